/**
 * Stores for a position the bounds lower <= value <= upper of a search of exactly `depth` plies, and the best move
 * found. Values are from Max's view, with the distance of a win counted from the position itself, so that they hold
 * wherever it occurs.
 *
 * An entry is written only after its subtree was searched completely: a stopped search leaves no unfinished values.
 */
export interface TranspositionTable {
  /**
   * The entry of the position with this key, if there is one: pass it to the readers below, before the next `store`.
   */
  find(key: number | string): number | undefined;
  depth(entry: number): number;
  lower(entry: number): number;
  upper(entry: number): number;
  /** The best move known, or -1 if none is. */
  move(entry: number): number;
  store(key: number | string, depth: number, lower: number, upper: number, move: number): void;
}

/** The depth of a search without a depth limit. */
export const TO_THE_END = 1_000_000;

/**
 * Added to the depth of an entry whose bounds depend only on outcomes, not on evaluations: they hold for every search
 * that looks at least as far ahead. Other entries hold for their own depth only, so that a search with a memory
 * returns the value of one without.
 */
export const FINAL = 1 << 24;

/** Whether an entry of this depth can be used for a search of `depth` plies. */
export function isUsableAt(entryDepth: number, depth: number): boolean {
  if (entryDepth < FINAL) return entryDepth === depth;
  return depth >= entryDepth - FINAL || depth >= TO_THE_END / 2;
}

/**
 * Memoisation (Course, remark 7): a dictionary that keeps everything. Exact, and grows with the number of
 * different positions (about 100 bytes each): for small games. `HashTable` has a fixed size.
 */
export class Memo implements TranspositionTable {
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

/**
 * A transposition table of fixed size: one flat array with six 32-bit words per entry:
 *
 *     | key, low half | key, high half | depth + 1 | lower | upper | move |
 *
 * Number keys (safe integers) are compared completely: two positions are never confused. String keys are hashed to 64
 * bits: among a billion different positions the chance that any probe is mistaken stays below one in ten thousand for
 * a table of 2^20 entries. A new position takes the place of the one in its slot.
 */
export class HashTable implements TranspositionTable {
  readonly #words: Int32Array;
  readonly #mask: number;
  #low = 0;
  #high = 0;

  /** `megabytes` is rounded down to a power of two of entries; from 1 to 2048. */
  constructor(megabytes = 16) {
    if (!(megabytes >= 1 && megabytes <= 2048))
      throw new RangeError(`A transposition table takes from 1 to 2048 megabytes, not ${megabytes}.`);
    const entries = 2 ** Math.floor(Math.log2((megabytes * 1024 * 1024) / (4 * WORDS)));
    this.#mask = entries - 1;
    this.#words = new Int32Array(entries * WORDS);
  }

  get capacity(): number {
    return this.#mask + 1;
  }

  clear(): void {
    this.#words.fill(EMPTY);
  }

  find(key: number | string): number | undefined {
    const entry = this.#slot(key);
    const words = this.#words;
    return words[entry] === this.#low && words[entry + 1] === this.#high && words[entry + 2] !== EMPTY ? entry : undefined;
  }

  depth(entry: number): number {
    return this.#words[entry + 2] - 1;
  }

  lower(entry: number): number {
    return this.#words[entry + 3];
  }

  upper(entry: number): number {
    return this.#words[entry + 4];
  }

  move(entry: number): number {
    return this.#words[entry + 5];
  }

  store(key: number | string, depth: number, lower: number, upper: number, move: number): void {
    const entry = this.#slot(key);
    const words = this.#words;
    if (words[entry] === this.#low && words[entry + 1] === this.#high) {
      if (words[entry + 2] === depth + 1) {
        if (words[entry + 3] > lower) lower = words[entry + 3];
        if (words[entry + 4] < upper) upper = words[entry + 4];
      }
      if (move < 0 && words[entry + 2] !== EMPTY) move = words[entry + 5];
    }
    words[entry] = this.#low;
    words[entry + 1] = this.#high;
    words[entry + 2] = depth + 1;
    words[entry + 3] = lower;
    words[entry + 4] = upper;
    words[entry + 5] = move;
  }

  /** Splits the key into its halves and returns where its entry starts. */
  #slot(key: number | string): number {
    if (typeof key === 'string') this.#hash(key);
    else {
      this.#low = key | 0;
      this.#high = Math.floor(key / 0x100000000) | 0;
    }
    let mixed = Math.imul(this.#low ^ (this.#low >>> 15), 0x2c1b3c6d) ^ Math.imul(this.#high, 0x297a2d39);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0x85ebca6b);
    return ((mixed ^ (mixed >>> 16)) & this.#mask) * WORDS;
  }

  #hash(key: string): void {
    let low = 0x9e3779b9;
    let high = 0x7f4a7c15;
    for (let i = 0; i < key.length; i++) {
      const code = key.charCodeAt(i);
      low = Math.imul(low ^ code, 0x85ebca77);
      high = Math.imul(high ^ code, 0xc2b2ae3d) + low;
    }
    this.#low = Math.imul(low ^ (low >>> 16), 0x21f0aaad) | 0;
    this.#high = Math.imul(high ^ (high >>> 15), 0x735a2d97) | 0;
  }
}

const WORDS = 6;

/**
 * The depth + 1 of a slot that was never written. New memory is zero, so a large table costs nothing
 * until it is used.
 */
const EMPTY = 0;

/** @deprecated Use `HashTable`; `TranspositionTable` is the interface of `HashTable` and `Memo`. */
export const TranspositionTable = HashTable;
