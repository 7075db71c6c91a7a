import { MAX } from '../../core/index.ts';
import { KING, PAWN } from '../../kernels/index.ts';
import type { Touches } from '../look.ts';
import type { ChessPosition } from './position.ts';
import { isWhite, obstacle } from './reach.ts';
import { readMove, type Wanted } from './san.ts';
import { formatSquare } from './squares.ts';

/** The squares that a typed move means, legal or not. Of several pieces it could mean the one that comes nearest to making it. */
export function touchesTyped(position: ChessPosition, text: string): Touches | undefined {
  const wanted = readMove(text.trim());
  if (typeof wanted === 'number') return undefined;
  const { pieces } = position.current().setup;
  const isOwn = (square: number) => pieces[square] !== 0 && isWhite(pieces[square]) === (position.turn() === MAX);
  const way = (from: number | undefined, to: number): Touches | undefined =>
    from === undefined ? undefined : { path: [formatSquare(from), formatSquare(to)] };
  if (wanted.castling !== undefined) {
    const king = pieces.findIndex((piece, square) => (piece & 7) === KING && isOwn(square));
    const goal = king + (wanted.castling === 'O-O' ? 2 : -2);
    return goal >> 3 === king >> 3 ? way(king, goal) : undefined;
  }
  const to = wanted.to as number;
  if (wanted.file !== undefined && wanted.row !== undefined) return way(wanted.row * 8 + wanted.file, to);
  const distance = (from: number) => HINDRANCES.indexOf(obstacle(pieces, from, to, position.board.enPassant())?.why);
  const [nearest] = pieces
    .flatMap((piece, square) => (isOwn(square) && mayBe(piece, square, wanted) ? [square] : []))
    .sort((one, other) => distance(one) - distance(other));
  return way(nearest, to);
}

/** The less a hindrance has to do with how the piece moves, the likelier is it that this one was meant. */
const HINDRANCES = [undefined, 'own', 'ahead', 'nothing', 'between', 'shape'];

function mayBe(piece: number, square: number, { kind, file, row, to }: Wanted): boolean {
  if ((piece & 7) !== kind || (row !== undefined && row !== square >> 3)) return false;
  // A pawn whose file is not named goes straight ahead.
  const onFile = file ?? (kind === PAWN ? (to as number) & 7 : undefined);
  return onFile === undefined || onFile === (square & 7);
}
