/**
 * What searches remember of a position: bounds lower <= value <= upper for a search of exactly `depth` plies, and the best
 * move found. Values are from Max's view and count wins from the position itself, so that they hold wherever it is met.
 *
 * An entry is written only after its subtree was searched whole: a search that is stopped leaves no half-truth behind.
 */
export interface Memory {
  /** The entry of the position with this key, if there is one: pass it to the readers below, before the next `store`. */
  find(key: number | string): number | undefined;
  depth(entry: number): number;
  lower(entry: number): number;
  upper(entry: number): number;
  /** The best move known, or -1 where none is. */
  move(entry: number): number;
  store(key: number | string, depth: number, lower: number, upper: number, move: number): void;
}

/** The depth of a search without a depth limit. */
export const TO_THE_END = 1_000_000;

/**
 * Added to the depth of an entry whose bounds rest on outcomes alone, on no evaluation: they hold for every search that looks at
 * least as far ahead. Other entries hold for their own depth only, so that a search with a memory returns the value of one without.
 */
export const FINAL = 1 << 24;

/** Whether an entry of this depth speaks for a search of `depth` plies. */
export function speaksFor(entryDepth: number, depth: number): boolean {
  if (entryDepth < FINAL) return entryDepth === depth;
  return depth >= entryDepth - FINAL || depth >= TO_THE_END / 2;
}

/**
 * Memoisation as in document 004, remark 7: a dictionary that keeps everything. Exact, and grows with the number of different positions
 * (about 100 bytes each): for small games. `TranspositionTable` has a fixed size.
 */
export class Memo implements Memory {
  readonly #entries = new Map<number | string, number>();
  readonly #depths: number[] = [];
  readonly #lowers: number[] = [];
  readonly #uppers: number[] = [];
  readonly #moves: number[] = [];

  get size(): number {
    return this.#entries.size;
  }

  find(key: number | string): number | undefined {
    return this.#entries.get(key);
  }

  depth(entry: number): number {
    return this.#depths[entry];
  }

  lower(entry: number): number {
    return this.#lowers[entry];
  }

  upper(entry: number): number {
    return this.#uppers[entry];
  }

  move(entry: number): number {
    return this.#moves[entry];
  }

  store(key: number | string, depth: number, lower: number, upper: number, move: number): void {
    let entry = this.#entries.get(key);
    if (entry === undefined) {
      entry = this.#entries.size;
      this.#entries.set(key, entry);
    } else if (this.#depths[entry] === depth) {
      lower = Math.max(lower, this.#lowers[entry]);
      upper = Math.min(upper, this.#uppers[entry]);
      if (move < 0) move = this.#moves[entry];
    }
    this.#depths[entry] = depth;
    this.#lowers[entry] = lower;
    this.#uppers[entry] = upper;
    this.#moves[entry] = move;
  }
}
