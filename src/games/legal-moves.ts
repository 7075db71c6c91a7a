import type { Position } from '../core/index.ts';

/** The legal moves; none where the game is over. */
export function legalMoves(position: Position): number[] {
  if (position.outcome() !== undefined) return [];
  const moves: number[] = [];
  moves.length = position.moves(moves, 0);
  return moves;
}
