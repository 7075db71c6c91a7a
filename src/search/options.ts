import type { Bound, Counts, Position, Trace } from '../core/index.ts';
import type { Memory } from './memory.ts';
import type { Ordering } from './ordering.ts';

/** Anything that can say "stop": an AbortSignal, or a flag in memory shared with another thread. Asked every thousand nodes or so. */
export interface StopSignal {
  readonly aborted: boolean;
}

/** One options object for every search; each search says in its registry row which of the optional parts it can use. */
export interface SearchOptions {
  /** Plies to look ahead, 1 or more. Without it: to the end of the game. */
  readonly depth?: number;
  /** Stop after this many milliseconds, or visited nodes, or when the signal says so. */
  readonly time?: number;
  readonly nodes?: number;
  readonly signal?: StopSignal;
  /** The window ]alpha, beta[ in which the value must be exact, from Max's view. Without it: everything. */
  readonly alpha?: number;
  readonly beta?: number;
  /** A first guess at the value, for the searches that start from one. */
  readonly guess?: number;
  /** Remembers values between transpositions and searches. */
  readonly memory?: Memory;
  /** Tries promising moves first. */
  readonly order?: Ordering;
  /** Winning-move pruning at every node that has at least q plies below it (document 003); q is 1 or more. Without it: none. */
  readonly q?: number;
  readonly trace?: Trace;
  /**
   * How many plies deep a recursion may go. The default fits the stack that Node and browsers give; raise it only together with the
   * stack (`new Worker(..., { resourceLimits: { stackSizeMb } })`, `node --stack-size`).
   */
  readonly maxPly?: number;
}

export interface SearchResult {
  /** From Max's view. */
  readonly value: number;
  /** What the value says of the true value at this depth: a search that was stopped or given a window may know only one side. */
  readonly bound: Bound;
  /** A move that attains the value; undefined where the game is over, or where only an upper bound for the mover is known. */
  readonly move: number | undefined;
  /** The principal variation: best play of both sides as far as it is known, the move first. */
  readonly pv: readonly number[];
  /** The depth of the last tree searched whole; 0 if none was. */
  readonly depth: number;
  /** The value holds to the end of the game: no line was evaluated at a depth limit, or a win is seen that no deeper line can better. */
  readonly final: boolean;
  /** The search was stopped by time, nodes or signal. */
  readonly stopped: boolean;
  readonly counts: Counts;
  readonly ms: number;
}

/** Every search has this form. The position is the same afterwards, also when the search is stopped. */
export type Search = (position: Position, options?: SearchOptions) => SearchResult;
