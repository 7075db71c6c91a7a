import { searchMemory } from './search-memory.ts';
import { compiledKernel, instantiate } from './wasm.ts';

/**
 * The rules of Othello, compiled (assembly/othello). A set of squares is two Int32s, squares 0 to 31 and 32 to 63, where a1 is 0, h1 is 7 and h8 is 63; smaller
 * boards are the middle squares. `own` is the side to move, `other` the other one.
 */
export interface OthelloRules {
  /** The set that `moves` or `flips` found last: its two halves. */
  readonly found: Int32Array;
  /** Where the mover may place a disc. */
  moves(size: number, ownLow: number, ownHigh: number, otherLow: number, otherHigh: number): void;
  /** What a disc of the mover's on this square turns over. */
  flips(square: number, ownLow: number, ownHigh: number, otherLow: number, otherHigh: number): void;
  /** An estimate of the final difference in discs, from the mover's view, for positions where the game goes on. */
  evaluate(size: number, ownLow: number, ownHigh: number, otherLow: number, otherHigh: number): number;
  /** Sequences of `depth` plies, a pass being one; with `finished`, games that are over sooner count 1 each instead of nothing. */
  perft(own: bigint, other: bigint, size: number, depth: number, finished: boolean): number;
}

/** From assembly/search/memory.ts. */
const RULES_AT = 1024;

let rules: OthelloRules | undefined;

/** One instance a thread. In pages, after `compileKernel('othello')`. */
export function othelloRules(): OthelloRules {
  if (rules === undefined) {
    // As for a search: the weights of the evaluation lie in the first thread's area.
    const memory = searchMemory(1, 1);
    const { moves, flips, evaluate, perft } = instantiate<OthelloRules>(compiledKernel('othello'), memory);
    rules = { found: new Int32Array(memory.buffer, RULES_AT, 2), moves, flips, evaluate, perft };
  }
  return rules;
}
