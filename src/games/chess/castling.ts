import { BLACK_PIECE, KING, ROOK } from '../../kernels/index.ts';
import type { Translated } from '../translated.ts';
import type { ChessPosition } from './position.ts';
import { isAttacked, isWhite, type Pieces } from './reach.ts';
import { formatSquare } from './squares.ts';

/** Why the king on its first square cannot castle towards a square, which is two files away or its rook's; undefined where these are no squares of castling. */
export function castlingProblem(position: ChessPosition, pieces: Pieces, from: number, to: number): Translated | undefined {
  const white = isWhite(pieces[from]);
  const home = white ? 4 : 60;
  if ((pieces[from] & 7) !== KING || from !== home || from >> 3 !== to >> 3) return undefined;
  const kingSide = to > from;
  const rook = kingSide ? home + 3 : home - 4;
  const goal = kingSide ? home + 2 : home - 2;
  if (to !== goal && to !== rook) return undefined;
  if (to === rook && pieces[rook] !== (white ? ROOK : ROOK + BLACK_PIECE)) return undefined;
  return problem(position, pieces, { from, goal, rook }) ?? byMovingTheKing(goal);
}

interface Castling {
  readonly from: number;
  readonly goal: number;
  readonly rook: number;
}

function problem(position: ChessPosition, pieces: Pieces, { from, goal, rook }: Castling): Translated | undefined {
  const white = isWhite(pieces[from]);
  const right = (rook > from ? 1 : 2) << (white ? 0 : 2);
  const name = formatSquare(rook);
  if (pieces[rook] !== (white ? ROOK : ROOK + BLACK_PIECE))
    return { en: `There is no rook on ${name} to castle with.`, fr: `Il n’y a pas de tour en ${name} avec qui roquer.` };
  if ((position.board.castling() & right) === 0)
    return {
      en: `You cannot castle with the rook on ${name} any more: it or the king has moved.`,
      fr: `Vous ne pouvez plus roquer avec la tour en ${name} : elle ou le roi a déjà bougé.`,
    };
  const [low, high] = [Math.min(from, rook), Math.max(from, rook)];
  const blocked = pieces.findIndex((piece, square) => piece !== 0 && square > low && square < high);
  if (blocked >= 0)
    return {
      en: `You cannot castle: there is a piece between king and rook, on ${formatSquare(blocked)}.`,
      fr: `Impossible de roquer : il y a une pièce entre le roi et la tour, en ${formatSquare(blocked)}.`,
    };
  if (position.board.isCheck())
    return { en: 'You cannot castle while your king is in check.', fr: 'On ne roque pas quand le roi est en échec.' };
  const passed = (from + goal) / 2;
  if (isAttacked(pieces, passed, !white))
    return {
      en: `You cannot castle: the king would pass over ${formatSquare(passed)}, which is attacked.`,
      fr: `Impossible de roquer : le roi passerait par ${formatSquare(passed)}, qui est attaquée.`,
    };
  if (isAttacked(pieces, goal, !white))
    return {
      en: `You cannot castle: the king would be in check on ${formatSquare(goal)}.`,
      fr: `Impossible de roquer : le roi serait en échec en ${formatSquare(goal)}.`,
    };
  return undefined;
}

function byMovingTheKing(goal: number): Translated {
  return {
    en: `To castle, move the king two squares, to ${formatSquare(goal)}.`,
    fr: `Pour roquer, déplacez le roi de deux cases, en ${formatSquare(goal)}.`,
  };
}
