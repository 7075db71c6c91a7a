import { MAX } from '../../core/index.ts';
import { BISHOP, BLACK_PIECE, KING, KNIGHT, PAWN, QUEEN, ROOK } from '../../kernels/index.ts';

/** `e4`. Squares are counted from a1, b1 to h8. */
export function formatSquare(square: number): string {
  return `${'abcdefgh'[square & 7]}${(square >> 3) + 1}`;
}

/** The square that a file's letter and a row's digit name, or undefined. */
export function parseSquare(text: string): number | undefined {
  return /^[a-h][1-8]$/.test(text) ? squareAt(text.charCodeAt(0) - 97, Number(text[1]) - 1) : undefined;
}

/** File and row are counted from 0. */
export function squareAt(file: number, row: number): number {
  return row * 8 + file;
}

/** The letters of the kinds, as numbered in the kernel: 1 is a pawn. */
export const KIND_LETTERS = ' PNBRQK';

/** A move is `from | to << 6 | promoted << 12`, as in the kernel; `promoted` is a kind or 0. */
export function moveOf(from: number, to: number, promoted = 0): number {
  return from | (to << 6) | (promoted << 12);
}

export function fromOf(move: number): number {
  return move & 63;
}

export function toOf(move: number): number {
  return (move >> 6) & 63;
}

/** The kind promoted to, or 0. */
export function promotedOf(move: number): number {
  return move >> 12;
}

/** `e2e4`, `e7e8q`, castling as the king's move: how engines write moves (UCI). */
export function formatUciMove(move: number): string {
  const promoted = promotedOf(move);
  const letter = promoted === 0 ? '' : (KIND_LETTERS[promoted] as string).toLowerCase();
  return formatSquare(fromOf(move)) + formatSquare(toOf(move)) + letter;
}

/** The pieces on the squares from a1, b1 to h8, as the kernel numbers them; 0 on empty ones. */
export type Pieces = readonly number[];

/**
 * Why a piece cannot move to a square, apart from check. `shape`: it does not move like that. `nothing`: a pawn moves
 * diagonally only to capture.
 */
export type Obstacle =
  | { readonly why: 'shape' | 'nothing' }
  | { readonly why: 'own' | 'between' | 'ahead'; readonly square: number };

export const isWhite = (piece: number) => piece < BLACK_PIECE;

export function coloured(kind: number, player: number): number {
  return player === MAX ? kind : kind + BLACK_PIECE;
}

/**
 * The first obstacle on a piece's way, or undefined where only a check could be against the move. Castling is no way
 * of a piece here.
 */
export function obstacle(pieces: Pieces, from: number, to: number, enPassant: number): Obstacle | undefined {
  const piece = pieces[from];
  const target = pieces[to];
  if (!hasShape(piece, from, to)) return { why: 'shape' };
  const blocked = between(from, to).find((square) => pieces[square] !== 0);
  if (blocked !== undefined) return { why: 'between', square: blocked };
  if ((piece & 7) === PAWN && (from & 7) === (to & 7)) return target === 0 ? undefined : { why: 'ahead', square: to };
  if (target !== 0) return isWhite(target) === isWhite(piece) ? { why: 'own', square: to } : undefined;
  return (piece & 7) === PAWN && (enPassant === 0 || to !== enPassant) ? { why: 'nothing' } : undefined;
}

/** Whether a piece of this colour attacks the square. */
export function isAttacked(pieces: Pieces, square: number, byWhite: boolean): boolean {
  return pieces.some((piece, from) => {
    if (piece === 0 || isWhite(piece) !== byWhite || !hasShape(piece, from, square)) return false;
    if ((piece & 7) === PAWN) return (from & 7) !== (square & 7);
    return between(from, square).every((at) => pieces[at] === 0);
  });
}

function hasShape(piece: number, from: number, to: number): boolean {
  const files = Math.abs((to & 7) - (from & 7));
  const rows = Math.abs((to >> 3) - (from >> 3));
  switch (piece & 7) {
    case PAWN: {
      const ahead = ((to >> 3) - (from >> 3)) * (isWhite(piece) ? 1 : -1);
      const isAtHome = from >> 3 === (isWhite(piece) ? 1 : 6);
      return (ahead === 1 && files <= 1) || (ahead === 2 && files === 0 && isAtHome);
    }
    case KNIGHT:
      return files * rows === 2;
    case BISHOP:
      return files === rows && files > 0;
    case ROOK:
      return (files === 0) !== (rows === 0);
    case QUEEN:
      return (files === rows && files > 0) || (files === 0) !== (rows === 0);
    case KING:
      return Math.max(files, rows) === 1;
    default:
      return false;
  }
}

/** The squares between two that are on a row, a column or a diagonal; none for a knight's. */
function between(from: number, to: number): number[] {
  const files = (to & 7) - (from & 7);
  const rows = (to >> 3) - (from >> 3);
  const steps = Math.max(Math.abs(files), Math.abs(rows));
  if (files !== 0 && rows !== 0 && Math.abs(files) !== Math.abs(rows)) return [];
  const step = 8 * Math.sign(rows) + Math.sign(files);
  return Array.from({ length: steps - 1 }, (_, i) => from + step * (i + 1));
}
