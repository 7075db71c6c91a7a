import type { TablebaseRules } from '../games/index.ts';
import type { TableEntries, TableKernel } from '../kernels/index.ts';
import { narrowed, tallyOf } from './entry.ts';
import type { MaterialPair } from './material.ts';
import { type TableHeader, tableBytes } from './table-file.ts';

/** A pair's entries, those of both material classes one after the other, with the count of results. */
export interface SolvedPair {
  readonly pair: MaterialPair;
  readonly slices: TableHeader['slices'];
  readonly entries: TableEntries;
}

/**
 * Solves a pair by retrograde analysis, the attractors of the Course, I.3 (assembly/tables/attractor.ts), in time
 * linear in its positions and moves. `known`: the entries of the material classes that it converts into, by their keys.
 * `checkAbort` stops it by throwing.
 */
export function solvePair(
  kernel: TableKernel,
  pair: MaterialPair,
  known: ReadonlyMap<number, TableEntries>,
  checkAbort: () => void = () => {},
): SolvedPair {
  const [first, second] = pair.slices;
  const entries = kernel.solve(first.key, second?.positions ?? 0, known, checkAbort);
  let at = 0;
  const slices = pair.slices.map(({ name, positions }) => {
    const from = at;
    at += positions;
    return { name, positions, ...tallyOf(entries.subarray(from, at), kernel.exports.unusedNumbers(from, at)) };
  });
  return { pair, slices, entries: narrowed(entries) };
}

/** The file of a solved pair. */
export function pairBytes({ game }: TablebaseRules, { slices, entries }: SolvedPair): Promise<Uint8Array<ArrayBuffer>> {
  return tableBytes({ game: game.name, slices }, entries);
}

/** The name of a game's folder in the folder of all tables. */
export function folderName({ game }: TablebaseRules): string {
  return game.name.replaceAll(':', '-');
}

/** The name of a pair's file in the folder of its game. */
export function fileName(name: string): string {
  return `${name}.table`;
}
