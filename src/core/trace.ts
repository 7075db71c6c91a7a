import type { Player } from './score.ts';

/**
 * What an observer of a search sees. Calls nest like the tree: every `enter` is closed by its own `leave`, with the
 * children's in between. An observer cannot change the result.
 */
export interface Trace {
  /**
   * A node is visited: by which move from its parent (undefined at the root), who is to move, and the window it is
   * searched with, from Max's view. Algorithms without a window report ]-INFINITE, INFINITE[.
   */
  enter(node: Visit): void;
  /**
   * The rest of this node's moves need not be searched. `alpha`: a Min node fell to alpha or below; `beta`: a Max
   * node rose to beta or above.
   */
  cut(kind: CutKind, skipped: readonly number[]): void;
  /** The node's value, from Max's view, and how it came about. */
  leave(value: number, how: LeaveKind): void;
}

export interface Visit {
  readonly ply: number;
  readonly move: number | undefined;
  readonly turn: Player;
  readonly alpha: number;
  readonly beta: number;
}

export type CutKind = 'alpha' | 'beta';

/**
 * `outcome`: the game is over; `evaluation`: the depth limit; `memory`: from the table; `children`: backed up from
 * the children.
 */
export type LeaveKind = 'outcome' | 'evaluation' | 'memory' | 'children';
