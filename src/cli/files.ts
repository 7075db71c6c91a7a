import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Args, Context } from './command.ts';
import { CommandProblem, FAILED, failure, wrongUsage } from './problems.ts';

export class UnreadableFile extends CommandProblem {}

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UnreadableFile(FAILED, (say) => say.unreadableFile(file, error as Error));
  }
}

/** Writes the whole file or leaves the old one, which `mayReplace` may refuse to have replaced by throwing. */
export function writeWhole(file: string, text: string, mayReplace: () => void): void {
  const unfinished = `${file}.${process.pid}.tmp`;
  writing(file, () => {
    if (existsSync(file)) mayReplace();
    try {
      writeFileSync(unfinished, text);
      renameSync(unfinished, file);
    } finally {
      rmSync(unfinished, { force: true });
    }
  });
}

function writing(file: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!('code' in (error as Error))) throw error;
    throw failure((say) => say.unwritableFile(file, error as Error));
  }
}

/**
 * The formats that were asked for: each is an option whose value, the file, may be left out. Standard output takes one
 * of them, or the JSON.
 */
export function drawingsAsked<Format extends string>({ flags }: Args, formats: Readonly<Record<Format, unknown>>): Format[] {
  const asked = (Object.keys(formats) as Format[]).filter((name) => flags[name] !== undefined);
  const [first, second] = [...asked, 'json'].filter((name) => flags[name] === true);
  if (second !== undefined)
    throw wrongUsage((say) =>
      say.conflict({ first: `--${first}`, second: `--${second}`, remedy: say.oneOutput(first as string) }),
    );
  return asked;
}

/** To the file that stands after the option, or to standard output where none does. */
export function writeDrawing(format: string, text: string, { args, out, note, words }: Context): void {
  const file = args.flags[format] as string | true;
  if (file === true) {
    out(text);
    return;
  }
  writing(file, () => writeFileSync(file, text));
  note(words.written({ file, bytes: Buffer.byteLength(text) }));
}
