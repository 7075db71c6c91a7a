import { failure } from './problems.ts';

/** All of standard input. */
export async function readStandardInput(): Promise<string> {
  try {
    const { stdin } = process;
    stdin.setEncoding('utf8');
    const parts: string[] = [];
    for await (const part of stdin) parts.push(part as string);
    return parts.join('');
  } catch (error) {
    throw failure((say) => say.unreadableInput((error as Error).message));
  }
}
