import type { Failure } from '../core/index.ts';
import { failure } from './words.ts';

export interface SolveOptions {
  /** The most memory to use; what would need more is refused before it is taken. */
  readonly bytes?: number;
  readonly progress?: OnProgress;
}

/** What a long computation is at. */
export type Phase = 'explore' | 'count-moves' | 'list-predecessors' | 'decide' | 'sweep' | 'sieve' | 'backwards' | 'verify';

/** How far a long computation has come. Watching it never changes the result. */
export interface Progress {
  readonly phase: Phase;
  readonly done: number;
  /** Where done ends. While exploring, what is known so far: it grows. */
  readonly total: number;
  /** How long this phase will still take if it goes on as it went so far; undefined at its beginning. */
  readonly secondsLeft: number | undefined;
}

export type OnProgress = (progress: Progress) => void;

/** Reports one phase. Ask `due` in the loop, which is cheap, and only then `report`. */
export class Reporter {
  readonly #onProgress: OnProgress | undefined;
  readonly #phase: Phase;
  readonly #every: number;
  readonly #began = performance.now();

  /** `every`: a power of two, of steps that take some milliseconds together. */
  constructor(phase: Phase, onProgress: OnProgress | undefined, every = 0x10000) {
    this.#phase = phase;
    this.#onProgress = onProgress;
    this.#every = every;
  }

  /** True once in so many steps. */
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
  /**
   * Added to `grundy` and `values` where the graph is not descending and an order must be found: open successors 4,
   * queue 4, offsets 4, predecessors.
   */
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

/**
 * The refusal, in a sentence, of what would not fit; undefined where it fits. Numbers must also fit the 31 bits of an
 * Int32Array.
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
