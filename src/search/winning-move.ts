import { opponent, type Position, winFor } from '../core/index.ts';

/**
 * The winning-move pruning of document 003, section 3, as a step between generating the moves of a node and searching
 * them: it narrows moves[from..to[ to one where it can, and returns the new end. Any search can be composed with it,
 * because the minimax value of the node stays the same:
 *
 * - a move that wins at once is the best there is: keep it alone;
 * - where the opponent threatens to win at once, only the move that takes the threat away can avoid the loss: keep it
 *   alone (with two threats the game is lost two plies on whichever is met). Every other move loses two plies on, so
 *   the search must reach that far to agree: this half waits for depth 2, where document 003 applies it at depth 1 too
 *   and changes the value (docs/errata.md).
 *
 * It costs one look for a win for each player; document 003's distance q, the fewest plies below a node for which the
 * look is taken, is what the caller decides by.
 */
export function narrowToWinningMove(position: Position, moves: number[], from: number, to: number, depth: number): number {
  const player = position.turn();
  if (position.winningMove === undefined) return narrowByTrying(position, moves, from, to, winFor(player));
  const win = position.winningMove(player);
  if (win !== undefined) {
    moves[from] = win;
    return from + 1;
  }
  if (depth >= 2) {
    const threat = position.winningMove(opponent(player));
    if (threat !== undefined) {
      moves[from] = threat;
      return from + 1;
    }
  }
  return to;
}

function narrowByTrying(position: Position, moves: number[], from: number, to: number, win: number): number {
  for (let i = from; i < to; i++) {
    position.play(moves[i]);
    const wins = position.outcome() === win;
    position.undo();
    if (wins) {
      moves[from] = moves[i];
      return from + 1;
    }
  }
  return to;
}
