import { formatNumber } from '../../i18n/index.ts';
import type { Context } from '../command.ts';
import { EXIT_OK } from '../problems.ts';
import { table } from '../style.ts';
import { type OpenedTables, openTables } from './opened.ts';

/** `minerve tables list`: the tables of a folder. */
export async function listTables(context: Context, typed: string): Promise<number> {
  const opened = await openTables(context, typed);
  if (context.args.flags.json !== true) showList(opened, context);
  else {
    const { spec, folder, set, bytes } = opened;
    const slices = set.slices();
    const positions = sum(slices.map((slice) => slice.positions));
    context.out(`${JSON.stringify({ game: spec, pieces: set.pieces, folder, positions, bytes, slices })}\n`);
  }
  return EXIT_OK;
}

export function showList({ set, folder, bytes }: OpenedTables, { out, words, language, style }: Context): void {
  const slices = set.slices();
  const { slice, positions, won, drawn, lost, longest } = words.tables.columns;
  const rows = slices.map((one) => [
    one.name,
    ...[one.positions, one.won, one.drawn, one.lost, one.longest].map((count) => formatNumber(count, language)),
  ]);
  const all = sum(slices.map((one) => one.positions));
  const listed = table([slice, positions, won, drawn, lost, longest], rows, style, [false, true, true, true, true, true]);
  out(`${listed}\n\n${words.tables.inAll({ positions: all, bytes, each: all === 0 ? 0 : bytes / all, folder })}\n`);
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
