import type { Failure } from '../core/index.ts';
import { failure } from './words.ts';

export interface SolveOptions {
  /** Memory limit in bytes; a computation that would need more is refused before it allocates. */
  readonly bytes?: number;
  readonly progress?: OnProgress;
}

/** The phases of a long computation. */
export type Phase = 'explore' | 'count-moves' | 'list-predecessors' | 'decide' | 'sweep' | 'sieve' | 'backwards' | 'verify';

/** How far a long computation has come. Watching it never changes the result. */
export interface Progress {
  readonly phase: Phase;
  readonly done: number;
  /** The final value of `done`. While exploring: the positions found so far, which still grows. */
  readonly total: number;
  /** Time left in this phase at the rate so far; undefined at its beginning. */
  readonly secondsLeft: number | undefined;
}

export type OnProgress = (progress: Progress) => void;

/** Reports the progress of one phase. In a loop call `due`, which is cheap, and `report` only if it is true. */
export class Reporter {
  readonly #onProgress: OnProgress | undefined;
  readonly #phase: Phase;
  readonly #every: number;
  readonly #began = performance.now();

  /** `every`: a power of two; that many steps should take a few milliseconds. */
  constructor(phase: Phase, onProgress: OnProgress | undefined, every = 0x10000) {
    this.#phase = phase;
    this.#onProgress = onProgress;
    this.#every = every;
  }

  /** True at multiples of `every`. */
  due(done: number): boolean {
    return (done & (this.#every - 1)) === 0;
  }

  report(done: number, total: number): void {
    if (this.#onProgress === undefined) return;
    const seconds = (performance.now() - this.#began) / 1000;
    const secondsLeft = done > 0 ? (seconds * (total - done)) / done : undefined;
    this.#onProgress({ phase: this.#phase, done, total, secondsLeft });
  }
}

/** Memory that a solver may use by default: 4 GiB of typed arrays, which lie outside JavaScript's own heap. */
export const DEFAULT_BYTES = 2 ** 32;

/** The bytes that a computation needs per position and per move. */
export interface Footprint {
  readonly perPosition: number;
  readonly perMove: number;
}

/** The footprints of the computations. */
export const FOOTPRINTS = {
  /** Bytes: winner 1, rank 4, move 4, queue 4, offsets 4; and the predecessor lists. */
  attractors: { perPosition: 17, perMove: 4 },
  /** If the arena generates predecessors, there are no lists. */
  attractorsGenerated: { perPosition: 13, perMove: 0 },
  /** Winner 1, rank 4, move 4. */
  sweep: { perPosition: 9, perMove: 0 },
  /** Wins 1, rank 4. */
  impartial: { perPosition: 5, perMove: 0 },
  grundy: { perPosition: 4, perMove: 0 },
  /** Value 4, height 4, move 4. */
  values: { perPosition: 12, perMove: 0 },
  /**
   * Added to `grundy` and `values` where the graph is not descending and an order must be found: number of undecided
   * successors 4, queue 4, offsets 4, predecessors.
   */
  order: { perPosition: 12, perMove: 4 },
  /** By measurement, with room for growth: the table of keys and the flat arrays. Long keys take more. */
  explore: { perPosition: 140, perMove: 16 },
} as const satisfies Readonly<Record<string, Footprint>>;

/** The footprint of two computations that hold their memory at the same time. */
export function together(one: Footprint, other: Footprint = { perPosition: 0, perMove: 0 }): Footprint {
  return { perPosition: one.perPosition + other.perPosition, perMove: one.perMove + other.perMove };
}

export function memoryNeeded(footprint: Footprint, positions: number, moves = 0): number {
  return footprint.perPosition * positions + footprint.perMove * moves;
}

/**
 * A failure if the computation would not fit into `bytes`, otherwise undefined. Numbers of positions and moves must
 * also fit the 31 bits of an Int32Array.
 */
export function tooLarge(
  title: string,
  footprint: Footprint,
  positions: number,
  moves: number,
  bytes: number = DEFAULT_BYTES,
): Failure | undefined {
  const needed = memoryNeeded(footprint, positions, moves);
  if (positions > MOST || moves > MOST) return failure('too-large-to-number', { title, positions, moves, most: MOST });
  if (needed <= bytes) return undefined;
  return failure('too-large', { title, positions, moves, needed: mebibytes(needed), allowed: mebibytes(bytes) });
}

const MOST = 2 ** 31 - 2;

function mebibytes(bytes: number): number {
  return Math.ceil(bytes / 2 ** 20);
}
