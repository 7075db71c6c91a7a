import { MAX_PLY, movesAt, NODE } from './memory';

/** In place of the history index of a move: there is no move before this node, or it was a null move. */
export const NO_MOVE_BEFORE: i32 = -1;

/**
 * The search's stack: the node of a ply while its moves are searched. Games read it in their hooks (contract.ts).
 * Deeper nodes overwrite deeper plies only. `staticEvaluation`, `historyIndex`, `pieceTo` and the killer moves stay
 * after the node is left, for other nodes to read.
 */
@unmanaged
export class Node {
  /** Plies to search; after a move, before the reduction or extension of that move. */
  depth: i32;
  newDepth: i32;
  /** The history's side to move. */
  side: i32;
  /** The window is open, so the node is or may come on the principal variation. */
  isPv: bool;
  /** It is expected to fail high. */
  isCut: bool;
  inCheck: bool;
  /** The side to move stands better than at its last turn. */
  isImproving: bool;
  /** The game's evaluation; NONE in check, where it was not called. */
  staticEvaluation: i32;
  /** The same, or the value in the table if that is a tighter bound. */
  evaluation: i32;
  /** The tag of a move that is left out, or 0. */
  excluded: u32;
  /** How much deeper the first move is searched. */
  extension: i32;
  /**
   * Moves in the list; whether those that the game generates last are still missing; whether the rest is taken as it
   * stands.
   */
  count: i32;
  isPartial: bool;
  isUnsorted: bool;
  /** Quiet moves looked at. */
  quiets: i32;
  /** The tag of the move with the best value inside the window, or 0. */
  bestTag: u32;
  /** The move that was played here: where history remembers it, and what moved where to, 0 for none. */
  historyIndex: i32;
  pieceTo: i32;
  /** Moves that made cuts at this ply: their history indices + 1, or 0. */
  killer: i32;
  secondKiller: i32;
}

@inline
export function nodeAt(ply: i32): Node {
  return changetype<Node>(movesAt(ply) + NODE);
}

/** Killer moves belong to their plies: a new search has none. */
export function clearKillers(): void {
  for (let ply = 0; ply < MAX_PLY; ply++) {
    const node = nodeAt(ply);
    node.killer = 0;
    node.secondKiller = 0;
  }
}

/** The history index of the move that led to a ply. */
@inline
export function indexBefore(ply: i32): i32 {
  return ply > 0 ? nodeAt(ply - 1).historyIndex : NO_MOVE_BEFORE;
}
