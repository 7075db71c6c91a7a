import type { NimRules } from './rules.ts';

/**
 * The positions of Nim numbered without gaps, for either player to move, so that a solver needs no table of keys: the
 * solver's `ImpartialGame`. The heaps are the digits of the number, each in its own base, so taking sticks always leads
 * to a smaller number.
 */
export class NimIndex {
  readonly title: string;
  readonly rules: NimRules;
  readonly size: number;
  readonly start: number;
  readonly descending = true;
  /** The outcome for a player without a stick to take: in normal play a loss, because the other took the last one. */
  readonly play: 'normal' | 'misere';
  readonly predecessors: (position: number, visit: (predecessor: number) => void) => void;
  readonly #weights: Float64Array;

  constructor(title: string, rules: NimRules) {
    this.title = title;
    this.rules = rules;
    this.play = rules.lastLoses ? 'misere' : 'normal';
    this.#weights = new Float64Array(rules.heaps.length);
    let numbers = 1;
    for (const [heap, sticks] of rules.heaps.entries()) {
      this.#weights[heap] = numbers;
      numbers *= sticks + 1;
    }
    this.size = numbers;
    this.start = numbers - 1;
    this.predecessors = (position, visit) => this.#predecessors(position, visit);
  }

  /** The position with these heaps. */
  index(heaps: ArrayLike<number>): number {
    return this.#weights.reduce((sum, weight, heap) => sum + weight * heaps[heap], 0);
  }

  successors(position: number, into: number[]): number {
    const { heaps, most } = this.rules;
    let count = 0;
    for (let heap = 0; heap < heaps.length; heap++) {
      const weight = this.#weights[heap];
      const limit = Math.min(this.#sticks(position, heap), most);
      for (let taken = 1; taken <= limit; taken++) into[count++] = position - taken * weight;
    }
    return count;
  }

  /** `3.4.5`. */
  name(position: number): string {
    return this.rules.heaps.map((_, heap) => this.#sticks(position, heap)).join('.');
  }

  #predecessors(position: number, visit: (predecessor: number) => void): void {
    const { heaps, most } = this.rules;
    for (let heap = 0; heap < heaps.length; heap++) {
      const weight = this.#weights[heap];
      const limit = Math.min(heaps[heap] - this.#sticks(position, heap), most);
      for (let added = 1; added <= limit; added++) visit(position + added * weight);
    }
  }

  #sticks(position: number, heap: number): number {
    return Math.floor(position / this.#weights[heap]) % (this.rules.heaps[heap] + 1);
  }
}
