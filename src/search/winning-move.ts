import { opponent, type Position, winFor } from '../core/index.ts';

/** The node whose moves are narrowed. */
interface NarrowedNode {
  readonly position: Position;
  readonly moves: number[];
  /** Whether trying its moves may take longer than a limit allows. */
  readonly slow: boolean;
  /** Called after each move that is tried at a slow node: the search may end there. */
  countTry(): void;
}

/**
 * The winning-move pruning (Marty 2013, section 3), as a step between generating the moves of a node and searching
 * them: it narrows moves[from..to[ to one where it can, and returns the new end. Any search can be composed with it,
 * because the minimax value of the node stays the same:
 *
 * - a move that wins at once is the best there is: keep it alone;
 * - if the opponent threatens to win at once, only the move that blocks the threat can avoid the loss: keep it alone
 *   (with two threats the game is lost in two plies whichever is blocked). Every other move loses in two plies, which a
 *   search sees only from depth 2 on. So this half is applied from depth 2 on; Marty 2013 also applies it at depth 1,
 *   which changes the value (E003-8).
 *
 * It costs one test for a winning move per player. The caller uses it at nodes with at least q plies below them, q
 * being the distance of Marty 2013.
 */
export function narrowToWinningMove(node: NarrowedNode, from: number, to: number, depth: number): number {
  const { position, moves } = node;
  const player = position.turn();
  if (position.winningMove === undefined) return narrowByTrying(node, from, to, winFor(player));
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

function narrowByTrying(node: NarrowedNode, from: number, to: number, win: number): number {
  const { position, moves, slow } = node;
  for (let i = from; i < to; i++) {
    position.play(moves[i]);
    const wins = position.outcome() === win;
    position.undo();
    if (slow) node.countTry();
    if (wins) {
      moves[from] = moves[i];
      return from + 1;
    }
  }
  return to;
}
