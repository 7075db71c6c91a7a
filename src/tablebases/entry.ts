import type { TableEntries } from '../kernels/index.ts';
import type { TableValue } from '../solve/index.ts';

/**
 * An entry is one number for the side to move: 0 is a draw, v > 0 is decided in v - 1 plies, won where v is even and
 * lost where it is odd (docs/tablebases.md; for the kernels, assembly/tables/value.ts).
 */
export const LOST_ENTRY = 1;

export function entryIn({ width, bytes }: TableEntries, index: number): number {
  return width === 1 ? bytes[index] : bytes[2 * index] | (bytes[2 * index + 1] << 8);
}

export function valueOfEntry(entry: number): TableValue {
  if (entry === 0) return { result: 'draw', plies: null };
  return { result: entry % 2 === 0 ? 'win' : 'loss', plies: entry - 1 };
}

/** The entry of a position as its predecessor sees it: one ply more. */
export function beforeMove(entry: number): number {
  return entry === 0 ? 0 : entry + 1;
}

/** The better one for the side to move: a win sooner, else a draw, else a loss later. */
export function betterOf(a: number, b: number): number {
  return preference(a) >= preference(b) ? a : b;
}

function preference(entry: number): number {
  if (entry === 0) return 0;
  return entry % 2 === 0 ? 0x20000 - entry : entry - 0x20000;
}

/** How many positions of a material class have each result, and the most plies to the end of a game. */
export interface Tally {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly longest: number;
}

/** `unusedNumbers`: the number of entries that belong to no position. */
export function tallyOf(entries: Uint16Array, unusedNumbers: number): Tally {
  let [won, lost, longest] = [0, 0, 0];
  for (const entry of entries) {
    if (entry === 0) continue;
    if (entry % 2 === 0) won++;
    else lost++;
    if (entry > longest) longest = entry;
  }
  return { won, drawn: entries.length - won - lost - unusedNumbers, lost, longest: Math.max(0, longest - 1) };
}

/** Entries of one byte if all fit, else of two. */
export function narrowed(entries: Uint16Array): TableEntries {
  let largest = 0;
  for (const entry of entries) if (entry > largest) largest = entry;
  if (largest < 256) return { width: 1, bytes: Uint8Array.from(entries) };
  const bytes = new Uint8Array(2 * entries.length);
  for (let i = 0; i < entries.length; i++) {
    bytes[2 * i] = entries[i] & 255;
    bytes[2 * i + 1] = entries[i] >> 8;
  }
  return { width: 2, bytes };
}

/** A win/draw/loss table without distances: 2 bits per entry, four to a byte, the low ones first. */
export function imageOf(entries: TableEntries): Uint8Array {
  const count = entries.bytes.length / entries.width;
  const image = new Uint8Array(Math.ceil(count / 4));
  for (let i = 0; i < count; i++) {
    const entry = entryIn(entries, i);
    if (entry !== 0) image[i >> 2] |= (entry % 2 === 0 ? 2 : 1) << (2 * (i & 3));
  }
  return image;
}
