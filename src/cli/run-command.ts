import type { Command, Context } from './command.ts';
import { explain } from './problems.ts';

/** Runs a command; whatever it throws becomes a sentence on standard error and an exit code. */
export async function runCommand(command: Command, context: Context): Promise<number> {
  try {
    return await command.run(context);
  } catch (thrown) {
    return complain(thrown, context);
  }
}

export function complain(thrown: unknown, context: Pick<Context, 'note' | 'language' | 'style'>): number {
  const { exitCode, text } = explain(thrown, context.language);
  context.note(`${context.style.bad('minerve:')} ${text}`);
  return exitCode;
}
