import { MAX } from '../../core/index.ts';
import type { Sentence } from '../../i18n/index.ts';
import { BLACK_PIECE, KING, PAWN, ROOK } from '../../kernels/index.ts';
import type { Touches } from '../board-adapter.ts';
import { legalMoves } from '../position.ts';
import { sentence as shared } from '../words.ts';
import { formatSquare, isAttacked, isWhite, type Obstacle, obstacle, type Pieces, parseSquare, squareAt } from './board.ts';
import type { ChessPosition } from './position.ts';
import { formatSan, type MoveParts, readMove } from './san.ts';
import { type Kind, sentence } from './words.ts';

/** The most moves that a message lists. */
const NAMED = 6;

/** By the numbers of the kernel, from 1. */
export const KINDS: readonly Kind[] = ['pawn', 'knight', 'bishop', 'rook', 'queen', 'king'];

const kindOf = (piece: number) => KINDS[(piece & 7) - 1];

/** Why these squares, touched in this order, do not begin a legal move. */
export function explainChess(position: ChessPosition, path: readonly string[]): Sentence {
  const [from, to] = path.map(parseSquare);
  if (from === undefined || path.length > 2) return sentence('touch-a-piece');
  const { pieces } = position.current().setup;
  if (pieces[from] === 0) return shared('no-piece', { square: path[0] });
  const isWhitesTurn = position.turn() === MAX;
  if (isWhite(pieces[from]) !== isWhitesTurn) return shared(isWhitesTurn ? 'turn-of-white' : 'turn-of-black');
  return to === undefined ? explainPiece(position, pieces, from) : explainMove(position, pieces, from, to);
}

/** Why a piece of the mover's has no legal move at all. */
function explainPiece(position: ChessPosition, pieces: Pieces, from: number): Sentence {
  const piece = kindOf(pieces[from]);
  if (position.board.isCheck()) return outOfCheck(position);
  const reaches = pieces.some((_, to) => obstacle(pieces, from, to, position.board.enPassant()) === undefined);
  if (!reaches) return sentence('piece-shut-in', { piece, square: formatSquare(from) });
  return piece === 'king' ? sentence('king-stuck') : sentence('pinned', { piece });
}

function explainMove(position: ChessPosition, pieces: Pieces, from: number, to: number): Sentence {
  const castling = castlingProblem(position, pieces, from, to);
  if (castling !== undefined) return castling;
  const hindered = obstacle(pieces, from, to, position.board.enPassant());
  if (hindered !== undefined) return explainObstacle(hindered, pieces, from, to);
  const piece = kindOf(pieces[from]);
  if (piece === 'king') return sentence('king-into-check', { square: formatSquare(to) });
  return position.board.isCheck() ? outOfCheck(position) : sentence('pinned', { piece });
}

function explainObstacle(hindered: Obstacle, pieces: Pieces, from: number, to: number): Sentence {
  const square = formatSquare('square' in hindered ? hindered.square : to);
  switch (hindered.why) {
    case 'shape':
      return sentence(`${kindOf(pieces[from])}-moves`);
    case 'nothing':
      return sentence('nothing-to-take', { square });
    case 'own':
      return sentence('own-piece', { piece: kindOf(pieces[hindered.square]), square });
    case 'ahead':
      return sentence('pawn-blocked', { square });
    case 'between':
      return sentence('way-blocked', { square });
  }
}

function outOfCheck(position: ChessPosition): Sentence {
  const moves = legalMoves(position);
  const named = moves.slice(0, NAMED).map((move) => formatSan(move, position));
  return sentence('out-of-check', { moves: moves.length > NAMED ? [...named, '…'] : named });
}

/**
 * Why the king on its first square cannot castle towards a square, which is two files away or its rook's; undefined
 * where these are no squares of castling.
 */
function castlingProblem(position: ChessPosition, pieces: Pieces, from: number, to: number): Sentence | undefined {
  const white = isWhite(pieces[from]);
  const home = white ? 4 : 60;
  if ((pieces[from] & 7) !== KING || from !== home || from >> 3 !== to >> 3) return undefined;
  const [rook, goal] = to > from ? [home + 3, home + 2] : [home - 4, home - 2];
  const hasRook = pieces[rook] === (white ? ROOK : ROOK + BLACK_PIECE);
  if (to !== goal && (to !== rook || !hasRook)) return undefined;
  if (!hasRook) return sentence('castling-no-rook', { rook: formatSquare(rook) });
  const right = (rook > from ? 1 : 2) << (white ? 0 : 2);
  if ((position.board.castling() & right) === 0) return sentence('castling-lost', { rook: formatSquare(rook) });
  const [low, high] = [Math.min(from, rook), Math.max(from, rook)];
  const blocked = pieces.findIndex((piece, square) => piece !== 0 && square > low && square < high);
  if (blocked >= 0) return sentence('castling-blocked', { square: formatSquare(blocked) });
  if (position.board.isCheck()) return sentence('castling-in-check');
  const passed = (from + goal) / 2;
  if (isAttacked(pieces, passed, !white)) return sentence('castling-through-check', { square: formatSquare(passed) });
  return sentence(isAttacked(pieces, goal, !white) ? 'castling-into-check' : 'castling-by-king', { square: formatSquare(goal) });
}

/**
 * The squares that a typed move means, legal or not. Of several pieces it could mean the one that comes nearest to
 * making it.
 */
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
  if (wanted.file !== undefined && wanted.row !== undefined) return way(squareAt(wanted.file, wanted.row), to);
  const distance = (from: number) => HINDRANCES.indexOf(obstacle(pieces, from, to, position.board.enPassant())?.why);
  const [nearest] = pieces
    .flatMap((piece, square) => (isOwn(square) && mayBe(piece, square, wanted) ? [square] : []))
    .sort((one, other) => distance(one) - distance(other));
  return way(nearest, to);
}

/** The less an obstacle concerns the way the piece moves, the more likely that piece was meant. */
const HINDRANCES = [undefined, 'own', 'ahead', 'nothing', 'between', 'shape'];

function mayBe(piece: number, square: number, { kind, file, row, to }: MoveParts): boolean {
  if ((piece & 7) !== kind || (row !== undefined && row !== square >> 3)) return false;
  // A pawn whose file is not named goes straight ahead.
  const onFile = file ?? (kind === PAWN ? (to as number) & 7 : undefined);
  return onFile === undefined || onFile === (square & 7);
}
