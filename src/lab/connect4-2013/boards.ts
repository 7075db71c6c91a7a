import { legalMoves, MAX, MIN, type Random } from '../../core/index.ts';
import { Connect4Position, connect4 } from '../../games/index.ts';

const game = connect4({ columns: 7, rows: 6, inRow: 4 }, 'alignments');

/** Cells, and so the longest game. */
export const CELLS = 42;

/**
 * The position of the document's measurements: the empty board, with its own evaluation (1.3), columns tried from the
 * left.
 */
export function emptyBoard(): Connect4Position {
  return game.start();
}

/** The same, but columns are tried from the centre outwards: the document does not say its order. */
export function centreFirst(): Connect4Position {
  const { shape, heuristic } = game.start();
  return new CentreFirst(shape, heuristic);
}

class CentreFirst extends Connect4Position {
  override moves(into: number[], at: number): number {
    const to = super.moves(into, at);
    const centre = (this.shape.columns - 1) / 2;
    for (let i = at + 1; i < to; i++) {
      const move = into[i];
      let j = i;
      for (; j > at && Math.abs(into[j - 1] - centre) > Math.abs(move - centre); j--) into[j] = into[j - 1];
      into[j] = move;
    }
    return to;
  }
}

/**
 * A position after `plies` random plies in which nobody can win at once: otherwise the root itself has the answer, and
 * there is no tree to measure.
 */
export function quietPosition(random: Random, plies: number): Connect4Position {
  for (;;) {
    const position = emptyBoard();
    playAtRandom(position, random, plies);
    const isOver = position.outcome() !== undefined;
    if (!isOver && position.winningMove(MAX) === undefined && position.winningMove(MIN) === undefined) return position;
  }
}

/** Plays this number of random moves, or up to the end of the game. */
export function playAtRandom(position: Connect4Position, random: Random, plies: number): void {
  for (let ply = 0; ply < plies && position.outcome() === undefined; ply++) position.play(random.pick(legalMoves(position)));
}
