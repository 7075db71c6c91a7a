import { asWritten, type Bound, type Counts, INFINITE, type Position, type Trace } from '../core/index.ts';
import type { Memory } from './memory.ts';
import type { Ordering } from './ordering.ts';
import { error, type WholeLimit } from './words.ts';

/**
 * Anything that can say "stop": an AbortSignal, or a flag in memory shared with another thread. Asked every thousand
 * nodes or so.
 */
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
  /**
   * Winning-move pruning at every node that has at least q plies below it (document 003); q is 1 or more. Without it:
   * none.
   */
  readonly q?: number;
  readonly trace?: Trace;
  /**
   * How many plies deep a recursion may go. The default fits the stack that Node and browsers give; raise it only
   * together with the stack (`new Worker(..., { resourceLimits: { stackSizeMb } })`, `node --stack-size`).
   */
  readonly maxPly?: number;
}

export interface SearchResult {
  /** From Max's view. */
  readonly value: number;
  /**
   * What the value says of the true value at this depth: a search that was stopped or given a window may know only
   * one side.
   */
  readonly bound: Bound;
  /**
   * A move that attains the value; undefined where the game is over, or where only an upper bound for the mover is
   * known.
   */
  readonly move: number | undefined;
  /** The principal variation: best play of both sides as far as it is known, the move first. */
  readonly pv: readonly number[];
  /** The depth of the last tree searched whole; 0 if none was. */
  readonly depth: number;
  /**
   * The value holds to the end of the game: no line was evaluated at a depth limit, or a win is seen that no deeper
   * line can better.
   */
  readonly final: boolean;
  /** The search was stopped by time, nodes or signal. */
  readonly stopped: boolean;
  readonly counts: Counts;
  readonly ms: number;
}

/** Every search has this form. The position is the same afterwards, also when the search is stopped. */
export type Search = (position: Position, options?: SearchOptions) => SearchResult;

/**
 * Throws a sentence where the options make no sense for a search of this position; `uses` is what the algorithm can
 * use.
 */
export function checkOptions(position: Position, options: SearchOptions, uses: { readonly memory: boolean }): void {
  const { depth, time, nodes, alpha = -INFINITE, beta = INFINITE, q, memory, maxPly } = options;
  checkWhole('depth', depth, 1);
  checkWhole('q', q, 1);
  checkWhole('nodes', nodes, 0);
  checkWhole('maxPly', maxPly, 1);
  checkTime(time);
  if (!(alpha < beta)) throw error('empty-window', { alpha, beta });
  if (memory !== undefined && !uses.memory)
    throw error('keeps-no-memory', { algorithms: ['minimax', 'negamax', 'alphabeta-soft', 'negascout', 'mtdf', 'sss', 'dual'] });
  if (memory !== undefined && position.key === undefined) throw error('memory-needs-key');
}

/** Throws a sentence where a limit is given that is no whole number, or below `least`. */
export function checkWhole(name: WholeLimit, value: number | undefined, least?: number): void {
  if (value === undefined || (Number.isSafeInteger(value) && (least === undefined || value >= least))) return;
  throw error('limit-not-whole', { name, value: asWritten(value), least });
}

export function checkTime(time: number | undefined): void {
  if (time === undefined || (typeof time === 'number' && time >= 0)) return;
  throw error('bad-time', { value: asWritten(time) });
}
