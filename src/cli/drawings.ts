import { writeFileSync } from 'node:fs';
import type { Args, Context } from './command.ts';
import { reason } from './load-game.ts';
import { failure, wrongUsage } from './problems.ts';

/** The formats that were asked for: each is an option whose value, the file, may be left out. Standard output takes one of them, or the JSON. */
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
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw failure((say) => say.unwritableFile(file, reason(error)));
  }
  note(words.written(file, Buffer.byteLength(text)));
}
