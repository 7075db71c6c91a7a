import { readFileSync, statSync } from 'node:fs';
import { writeWhole } from '../core/node/index.ts';
import type { Args, Context } from './command.ts';
import { CommandProblem, FAILED, usageError } from './problems.ts';

export class UnreadableFile extends CommandProblem {}

export function readText(file: string): string {
  try {
    // Reading some devices never ends.
    if (statSync(file).isCharacterDevice()) throw Object.assign(new Error('it is a device'), { code: 'ENODEV' });
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UnreadableFile(FAILED, (say) => say.unreadableFile(file, error as Error));
  }
}

/**
 * The requested formats. Each is an option with an optional value, the file. Standard output has room for one of them,
 * or for the JSON.
 */
export function requestedDrawings<Format extends string>({ flags }: Args, formats: Readonly<Record<Format, unknown>>): Format[] {
  const asked = (Object.keys(formats) as Format[]).filter((name) => flags[name] !== undefined);
  const [first, second] = [...asked, 'json'].filter((name) => flags[name] === true);
  if (second !== undefined)
    throw usageError((say) =>
      say.conflict({ first: `--${first}`, second: `--${second}`, remedy: say.oneOutput(first as string) }),
    );
  return asked;
}

/** Writes to the file after the option, or to standard output if there is none. */
export function writeDrawing(format: string, text: string, { args, out, note, words }: Context): void {
  const file = args.flags[format] as string | true;
  if (file === true) {
    out(text);
    return;
  }
  writeWhole(file, text);
  note(words.written({ file, bytes: Buffer.byteLength(text) }));
}
