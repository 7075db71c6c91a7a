import type { TableRules } from '../games/index.ts';
import type { TableEntries, TableKernel } from '../kernels/index.ts';
import { narrowed, tallyOf } from './entry.ts';
import type { Pair } from './material.ts';
import { type TableHeader, tableBytes } from './table-file.ts';

/** A pair's entries, those of both slices one after the other, and what they come to. */
export interface SolvedPair {
  readonly pair: Pair;
  readonly slices: TableHeader['slices'];
  readonly entries: TableEntries;
}

/**
 * Solves a pair by the attractors of document 004 (assembly/tables/attractor.ts), in time linear in its positions and
 * moves. `known`: the entries of the slices that it converts into, by their keys. `mayGoOn` ends it by throwing.
 */
export function solvePair(
  kernel: TableKernel,
  pair: Pair,
  known: ReadonlyMap<number, TableEntries>,
  mayGoOn: () => void = () => {},
): SolvedPair {
  const [first, twin] = pair.slices;
  const entries = kernel.solve(first.key, twin?.positions ?? 0, known, mayGoOn);
  let at = 0;
  const slices = pair.slices.map(({ name, positions }) => {
    const from = at;
    at += positions;
    return { name, positions, ...tallyOf(entries.subarray(from, at), kernel.exports.holes(from, at)) };
  });
  return { pair, slices, entries: narrowed(entries) };
}

/** The file of a solved pair. */
export function pairBytes({ game }: TableRules, { slices, entries }: SolvedPair): Promise<Uint8Array<ArrayBuffer>> {
  return tableBytes({ game: game.name, slices }, entries);
}

/** What the file of a pair is called, in a folder with those of its game. */
export function fileName(name: string): string {
  return `${name}.table`;
}
