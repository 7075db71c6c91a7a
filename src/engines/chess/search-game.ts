import type { ChessOptions, ChessPosition } from '../../games/index.ts';
import { CHESS_FILES, type ChessExports, chessMoveOf, takeChess } from '../../kernels/index.ts';
import type { SearchGame } from '../search-thinker.ts';

/** Chess with any of its evaluations. The search takes a draw that can be claimed for a draw, whatever ends the game. */
export function chessSearch({ evaluation }: ChessOptions): SearchGame<ChessPosition, ChessExports> {
  return {
    files: CHESS_FILES,
    take: (kernel, position) => takeChess(kernel, position.board, evaluation),
    moveOf: chessMoveOf,
  };
}
