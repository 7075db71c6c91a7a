import { unwrap } from '../../core/index.ts';
import { quoted } from '../../i18n/index.ts';
import type { Context } from '../command.ts';
import { type PositionLine, PositionLines } from '../position-lines.ts';
import { commandFailure, EXIT_OK, explain, FAILED, usageError } from '../problems.ts';
import { printable } from '../style.ts';
import { type OpenedTables, openTables } from './opened.ts';

/** `minerve tables probe`: a line out for each position that comes in, in order. */
export async function probeTables(context: Context, typed: string): Promise<number> {
  const opened = await openTables(context, typed);
  if (!context.piped) context.note(context.words.tables.waiting);
  const lines = new PositionLines({ whole: true });
  let [lineCount, bad] = [0, 0];
  for (let ended = false; !ended; ) {
    const piece = await context.more();
    ended = piece === undefined;
    let waiting = '';
    for (const line of lines.take(piece)) {
      const { text, isFine } = await answerTo(line, opened, context);
      lineCount++;
      if (!isFine) bad++;
      waiting += `${text}\n`;
    }
    if (waiting !== '') context.out(waiting);
  }
  if (lineCount === 0) throw usageError((say) => say.tables.noLines);
  return bad === 0 ? EXIT_OK : FAILED;
}

/** The line to write; if there is no answer, the reason has been noted on standard error. */
async function answerTo(
  { number, text }: PositionLine,
  { set, spec, game }: OpenedTables,
  { args, words, note, language, style }: Context,
): Promise<{ readonly text: string; readonly isFine: boolean }> {
  const json = args.flags.json === true;
  try {
    const value = await set.probe(unwrap(game.parsePosition(text)));
    if (value === undefined) throw commandFailure((say) => say.tables.unknown({ game: spec, pieces: set.pieces }));
    return { text: json ? JSON.stringify({ position: text, ...value }) : `${text}  ${words.tables.value(value)}`, isFine: true };
  } catch (thrown) {
    const { text: error } = explain(thrown, language);
    note(`${style.bad('minerve:')} ${words.tables.badLine({ line: number, why: printable(error) })}`);
    const position = printable(quoted(text));
    return { text: json ? JSON.stringify({ position, error, line: number }) : `${position || '-'}  ?`, isFine: false };
  }
}
