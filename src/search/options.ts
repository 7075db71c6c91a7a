import { asWritten, type Bound, type Counts, INFINITE, type Position, type Trace } from '../core/index.ts';
import type { Ordering } from './ordering.ts';
import type { TranspositionTable } from './transposition-table.ts';
import { error, type WholeLimit } from './words.ts';

/**
 * Stops a search: an AbortSignal, or a flag in memory shared with another thread. Searches check it about every
 * millisecond, in a slow game after each move generation, in a fast one every thousand nodes.
 */
export interface StopSignal {
  readonly aborted: boolean;
  /** Called with the number of nodes searched since the last call, some hundreds, to display progress. */
  countNodes?(nodes: number): void;
}

/**
 * One options object for every search; the row of a search in `algorithms` says which of the optional parts it can use.
 */
export interface SearchOptions {
  /** Plies to look ahead, 1 or more. Default: to the end of the game. */
  readonly depth?: number;
  /** Stop after this many milliseconds, or visited nodes, or when the signal says so. */
  readonly time?: number;
  readonly nodes?: number;
  readonly signal?: StopSignal;
  /** The window ]alpha, beta[ in which the value must be exact, from Max's view. Default: ]-oo, +oo[. */
  readonly alpha?: number;
  readonly beta?: number;
  /** A first guess at the value, for the searches that start from one. */
  readonly guess?: number;
  /** Remembers values between transpositions and searches. */
  readonly memory?: TranspositionTable;
  /** Tries promising moves first. */
  readonly order?: Ordering;
  /**
   * Winning-move pruning at every node that has at least q plies below it (Marty 2013); q is 1 or more. Default: none.
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
   * How the value relates to the true value at this depth: a search that was stopped or given a window may know only a
   * bound.
   */
  readonly bound: Bound;
  /**
   * A move that attains the value; undefined if the game is over, or if only an upper bound for the mover is known.
   */
  readonly move: number | undefined;
  /** The principal variation: best play of both sides as far as it is known, the move first. */
  readonly pv: readonly number[];
  /** The depth of the last tree that was searched completely; 0 if none was. */
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

/** The type of every search. Afterwards the position is the same as before, even if the search was stopped. */
export type Search = (position: Position, options?: SearchOptions) => SearchResult;

/**
 * Throws if the options make no sense for a search of this position; `uses`: the optional parts that the algorithm can
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
  if (memory !== undefined && !uses.memory) throw error('keeps-no-memory');
  if (memory !== undefined && position.key === undefined) throw error('memory-needs-key');
}

/** Throws if a limit is given that is not an integer, or is below `least`. */
export function checkWhole(name: WholeLimit, value: number | undefined, least?: number): void {
  if (value === undefined || (Number.isSafeInteger(value) && (least === undefined || value >= least))) return;
  throw error('limit-not-whole', { name, value: asWritten(value), least });
}

export function checkTime(time: number | undefined): void {
  if (time === undefined || (typeof time === 'number' && time >= 0)) return;
  throw error('bad-time', { value: asWritten(time) });
}
