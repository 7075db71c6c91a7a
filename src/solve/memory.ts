import { fail, type Problem } from '../core/index.ts';

/** What a solver may use unless told otherwise: 4 GiB of typed arrays, which lie outside JavaScript's own heap. */
export const DEFAULT_BYTES = 2 ** 32;

/** The bytes that a computation takes: so many for each position and for each move. Known before it begins. */
export interface Footprint {
  readonly perPosition: number;
  readonly perMove: number;
}

/** What each computation takes, by its name. */
export const FOOTPRINTS = {
  /** Winner 1, rank 4, move 4, queue 4, offsets 4; and its predecessor lists. */
  attractors: { perPosition: 17, perMove: 4 },
  /** Where the arena generates predecessors, there are no lists. */
  attractorsGenerated: { perPosition: 13, perMove: 0 },
  /** Winner 1, rank 4, move 4. */
  sweep: { perPosition: 9, perMove: 0 },
  /** Wins 1, rank 4. */
  impartial: { perPosition: 5, perMove: 0 },
  grundy: { perPosition: 4, perMove: 0 },
  /** Value 4, height 4, move 4. */
  values: { perPosition: 12, perMove: 0 },
  /** Added to `grundy` and `values` where the graph is not descending and an order must be found: open successors 4, queue 4, offsets 4, predecessors. */
  order: { perPosition: 12, perMove: 4 },
  /** By measurement, with room for growth: the table of keys and the flat arrays. Long keys take more. */
  explore: { perPosition: 140, perMove: 16 },
} as const satisfies Readonly<Record<string, Footprint>>;

/** Of two computations whose memory is taken at the same time. */
export function together(one: Footprint, other: Footprint = { perPosition: 0, perMove: 0 }): Footprint {
  return { perPosition: one.perPosition + other.perPosition, perMove: one.perMove + other.perMove };
}

export function memoryNeeded(footprint: Footprint, positions: number, moves = 0): number {
  return footprint.perPosition * positions + footprint.perMove * moves;
}

/** The refusal, in a sentence, of what would not fit; undefined where it fits. Numbers must also fit the 31 bits of an Int32Array. */
export function tooLarge(
  what: string,
  footprint: Footprint,
  positions: number,
  moves: number,
  bytes: number = DEFAULT_BYTES,
): { readonly ok: false; readonly error: Problem } | undefined {
  const needed = memoryNeeded(footprint, positions, moves);
  const counted = `${count(positions)} positions${moves > 0 ? ` and ${count(moves)} moves` : ''}`;
  if (positions > MOST || moves > MOST)
    return fail('too-large', `${what} has ${counted}: at most ${count(MOST)} of each can be numbered. Solve a smaller board.`);
  if (needed <= bytes) return undefined;
  return fail(
    'too-large',
    `${what} has ${counted} and needs ${megabytes(needed)}, but ${megabytes(bytes)} are allowed. Allow more bytes, or solve a smaller board.`,
  );
}

const MOST = 2 ** 31 - 2;

function count(n: number): string {
  return n.toLocaleString('en');
}

function megabytes(bytes: number): string {
  return `${count(Math.ceil(bytes / 2 ** 20))} MiB`;
}
