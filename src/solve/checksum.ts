import type { Arena } from './arena.ts';

/**
 * A 32-bit checksum of numbers, FNV-1a with 32-bit items. Each step is one-to-one in the state for a given item and in the item for a given state: so
 * two sequences that differ in a single item never have the same sum. It finds accidents, not forgers; `verify` finds those.
 */
export class Checksum {
  #state = 0x811c9dc5 | 0;

  add(item: number): void {
    this.#state = Math.imul(this.#state ^ item, 0x01000193);
  }

  addText(text: string): void {
    for (let i = 0; i < text.length; i++) this.add(text.charCodeAt(i));
  }

  /** Eight hexadecimal digits. */
  toString(): string {
    return (this.#state >>> 0).toString(16).padStart(8, '0');
  }
}

/** What a solution file says about the arena it solves: enough to notice that it is another one. */
export interface Fingerprint {
  readonly title: string;
  readonly positions: number;
  readonly moves: number;
  readonly start: number;
  /** Over owners, outcomes and moves, in the order of the numbers. */
  readonly arena: string;
}

export function fingerprint(arena: Arena): Fingerprint {
  const sum = new Checksum();
  const next: number[] = [];
  let moves = 0;
  for (let p = 0; p < arena.size; p++) {
    const count = arena.successors(p, next);
    sum.add(arena.owner(p));
    sum.add(arena.outcome(p) ?? GOES_ON);
    sum.add(count);
    for (let i = 0; i < count; i++) sum.add(next[i]);
    moves += count;
  }
  return { title: arena.title, positions: arena.size, moves, start: arena.start, arena: sum.toString() };
}

/** Beyond every score. */
const GOES_ON = 0x7fffffff;
