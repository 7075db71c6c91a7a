import type { Position } from '../../core/index.ts';

/** The tree that minimax visits. */
export interface MinimaxCounts {
  /** Inner nodes. */
  readonly nodes: number;
  /** Positions at the full depth and games that end sooner. */
  readonly leaves: number;
}

/**
 * How many nodes minimax visits, without visiting them: a position reached in many ways is counted once and taken as
 * often. Needs `key`.
 */
export function minimaxCounts(position: Position, height: number, signal?: AbortSignal): MinimaxCounts {
  const moves: number[] = [];
  /** The counts below the positions of each height. */
  const known = Array.from({ length: height + 1 }, () => new Map<number | string, MinimaxCounts>());
  const count = (left: number, top: number): MinimaxCounts => {
    if (left === 0 || position.outcome() !== undefined) return LEAF;
    // All children of the lowest inner nodes are leaves, so storing these positions saves nothing.
    if (left === 1) return { nodes: 1, leaves: position.moves(moves, top) - top };
    const key = position.key!();
    const before = known[left].get(key);
    if (before !== undefined) return before;
    if (left >= 4) signal?.throwIfAborted();
    let [nodes, leaves] = [1, 0];
    const to = position.moves(moves, top);
    for (let i = top; i < to; i++) {
      position.play(moves[i]);
      const below = count(left - 1, to);
      position.undo();
      nodes += below.nodes;
      leaves += below.leaves;
    }
    const counts = { nodes, leaves };
    known[left].set(key, counts);
    return counts;
  };
  return count(height, 0);
}

const LEAF: MinimaxCounts = { nodes: 0, leaves: 1 };
