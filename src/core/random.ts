/**
 * Seeded random numbers (sfc32 by Chris Doty-Humphrey, 128 bits of state): the same seed gives the same numbers on
 * every machine. Nothing in Minerve uses any other source of chance.
 */
export class Random {
  #a = 0;
  #b: number;
  #c = 0;
  #counter = 1;

  constructor(seed: number) {
    if (!Number.isSafeInteger(seed)) throw new RangeError(`A seed is a whole number, not ${seed}.`);
    this.#a = Math.floor(seed / 0x100000000) | 0;
    this.#b = seed | 0;
    for (let i = 0; i < 12; i++) this.next();
  }

  /** A whole number from 0 to 2^32 - 1. */
  next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** A whole number from 0 to bound - 1, each equally likely. */
  below(bound: number): number {
    if (!Number.isInteger(bound) || bound < 1 || bound > 0x100000000)
      throw new RangeError(`Random.below takes a whole number from 1 to 2^32, not ${bound}.`);
    const limit = 0x100000000 - (0x100000000 % bound);
    let n = this.next();
    while (n >= limit) n = this.next();
    return n % bound;
  }

  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }

  shuffle<T>(items: T[]): T[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [items[i], items[j]] = [items[j] as T, items[i] as T];
    }
    return items;
  }
}
