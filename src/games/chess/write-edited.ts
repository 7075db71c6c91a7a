import type { Player } from '../../core/index.ts';
import type { ChessSetup } from '../../kernels/index.ts';
import { formatFen } from './fen.ts';
import { formatPosition } from './notation.ts';
import type { ChessPosition } from './position.ts';
import { setupProblem } from './setup.ts';

/**
 * The text of a position that was put together by hand out of another one. Rights to castle and a capture en passant stay as far as the pieces allow; nobody knows
 * how long nothing has been taken, so that count begins anew.
 */
export function writeEdited(pieces: readonly number[], turn: Player, before: ChessPosition): string {
  const { setup, number } = before.current();
  if (turn === setup.turn && pieces.every((piece, square) => piece === setup.pieces[square])) return formatPosition(before);
  const edited: ChessSetup = { pieces, turn, castling: 0, enPassant: 0, clock: 0 };
  const fits = (more: Partial<ChessSetup>, field: 'castling' | 'enPassant') =>
    setupProblem({ ...edited, ...more })?.field !== field;
  const castling = [1, 2, 4, 8].filter((right) => setup.castling & right && fits({ castling: right }, 'castling'));
  const enPassant = turn === setup.turn && fits({ enPassant: setup.enPassant }, 'enPassant') ? setup.enPassant : 0;
  return formatFen({ setup: { ...edited, castling: castling.reduce((sum, right) => sum | right, 0), enPassant }, number });
}
