import { type Failure, failureAt, legalMove, ok, type Result } from '../../core/index.ts';
import { KING, PAWN } from '../../kernels/index.ts';
import { legalMoves, MOST_PLIES } from '../position.ts';
import { failure as tooLong } from '../words.ts';
import { formatSquare, formatUciMove, fromOf, KIND_LETTERS, promotedOf, squareAt, toOf } from './board.ts';
import type { ChessPosition } from './position.ts';
import { failure } from './words.ts';

/** The most legal moves that an error message lists. */
const LISTED = 20;

/** `Nf3`, `exd6`, `e8=Q+`, `O-O-O`, `R1a3#`: the standard algebraic notation, unique among the legal moves. */
export function formatSan(move: number, position: ChessPosition): string {
  const san = withoutCheck(move, position);
  const { board } = position;
  if (!board.play(move)) throw new RangeError(`${formatUciMove(move)} is not legal here.`);
  const check = board.isCheck() ? (board.status() === 'checkmate' ? '#' : '+') : '';
  board.undo();
  return san + check;
}

function withoutCheck(move: number, { board }: ChessPosition): string {
  const [from, to] = [fromOf(move), toOf(move)];
  const kind = board.at(from) & 7;
  if (isCastling(kind, from, to)) return to > from ? 'O-O' : 'O-O-O';
  const file = formatSquare(from)[0] as string;
  const target = formatSquare(to);
  if (kind === PAWN) {
    const promoted = promotedOf(move);
    const taking = (from & 7) === (to & 7) ? '' : `${file}x`;
    return `${taking}${target}${promoted === 0 ? '' : `=${KIND_LETTERS[promoted]}`}`;
  }
  const legal: number[] = [];
  legal.length = board.moves(legal, 0);
  const rivals = legal
    .map(fromOf)
    .filter((square, i) => square !== from && toOf(legal[i] as number) === to && (board.at(square) & 7) === kind);
  const taking = board.at(to) === 0 ? '' : 'x';
  return `${KIND_LETTERS[kind]}${origin(from, rivals)}${taking}${target}`;
}

/** The first of these that identifies the moving piece: nothing, its file, its row, both. */
function origin(from: number, rivals: readonly number[]): string {
  const square = formatSquare(from);
  if (rivals.length === 0) return '';
  if (!rivals.some((rival) => (rival & 7) === (from & 7))) return square[0] as string;
  if (!rivals.some((rival) => rival >> 3 === from >> 3)) return square[1] as string;
  return square;
}

function isCastling(kind: number, from: number, to: number): boolean {
  return kind === KING && Math.abs(from - to) === 2;
}

/** The parts of a move that a text specifies; the others are undefined. */
export interface MoveParts {
  readonly kind?: number;
  readonly file?: number;
  readonly row?: number;
  readonly to?: number;
  readonly promoted?: number;
  readonly castling?: 'O-O' | 'O-O-O';
}

/**
 * Finds the legal move that a text means. Also accepted: without + # or =, with x or - in places where they make sense,
 * with more squares than necessary, with ! or ? after it, 0-0, lower-case piece letters that are not files, and the
 * form of engines, `e2e4`, `e7e8q`. A + on a move that gives no check is ignored.
 */
export function parseSan(text: string, position: ChessPosition): Result<number> {
  const start = text.length - text.trimStart().length;
  const trimmed = text.trim();
  const refused = () => legalMove(trimmed, position, formatSan) as Failure;
  if (position.outcome() !== undefined) return refused();
  if (position.board.plies >= MOST_PLIES) return tooLong('game-too-long', { most: MOST_PLIES });
  const read = readMove(trimmed);
  const legal = legalMoves(position);
  if (typeof read === 'number') {
    const listed = legal.slice(0, LISTED).map((move) => formatSan(move, position));
    const unread = { text: trimmed, letter: trimmed[read], legal: listed, more: legal.length - listed.length };
    return failureAt(failure(trimmed === '' ? 'no-move' : 'unreadable-move', unread), { column: start + read + 1 });
  }
  const meant = legal.filter((move) => fits(move, read, position));
  if (meant.length === 1) return ok(meant[0] as number);
  const moves = meant.map((move) => formatSan(move, position));
  return failureAt(moves.length === 0 ? refused() : failure('ambiguous-move', { text: trimmed, moves }), { column: start + 1 });
}

const CASTLING = /^[O0o]-[O0o](-[O0o])?/;
/** Piece, origin, capture mark, target, promotion. */
const PARTS = /^([KQRBNP]|[kqrn](?=[a-h1-8x:-]))?([a-h])?([1-8])?[x:-]?([a-h])([1-8])(?:=?([QRBNqrbn]))?/;
/** Optional suffixes: check, mate, en passant, `!` and `?`. */
const DECORATION = /^(?:\s?e\.?p\.?)?[+#]*(?:[!?]*)$/;

/** The parts of the text, or the index of the first character that cannot be read. */
export function readMove(text: string): MoveParts | number {
  const castling = CASTLING.exec(text);
  if (castling !== null) {
    const wanted: MoveParts = { castling: castling[1] === undefined ? 'O-O' : 'O-O-O' };
    return DECORATION.test(text.slice(castling[0].length)) ? wanted : castling[0].length;
  }
  const parts = PARTS.exec(text);
  if (parts === null) return readable(text);
  const rest = text.slice(parts[0].length);
  if (!DECORATION.test(rest)) return parts[0].length;
  const [, letter, file, row, toFile, toRow, promoted] = parts;
  const from = { ...(file && { file: fileOf(file) }), ...(row && { row: rowOf(row) }) };
  // Two whole squares and no letter: any piece, as engines write.
  const kind = letter === undefined ? (file && row ? undefined : PAWN) : KIND_LETTERS.indexOf(letter.toUpperCase());
  return {
    ...from,
    ...(kind !== undefined && { kind }),
    to: squareAt(fileOf(toFile as string), rowOf(toRow as string)),
    promoted: promoted === undefined ? 0 : KIND_LETTERS.indexOf(promoted.toUpperCase()),
  };
}

function fileOf(letter: string): number {
  return letter.charCodeAt(0) - 97;
}

function rowOf(digit: string): number {
  return Number(digit) - 1;
}

/** How many characters of the text could begin a move. */
function readable(text: string): number {
  const beginning = /^(?:[O0o](?:-[O0o]?)?|[KQRBNPkqrn]?[a-h]?[1-8]?[x:-]?[a-h]?[1-8]?)/.exec(text);
  return beginning?.[0].length ?? 0;
}

function fits(move: number, wanted: MoveParts, { board }: ChessPosition): boolean {
  const [from, to] = [fromOf(move), toOf(move)];
  const kind = board.at(from) & 7;
  if (wanted.castling !== undefined) return isCastling(kind, from, to) && to > from === (wanted.castling === 'O-O');
  if (to !== wanted.to || promotedOf(move) !== wanted.promoted) return false;
  if (wanted.kind !== undefined && wanted.kind !== kind) return false;
  if (wanted.file !== undefined && wanted.file !== (from & 7)) return false;
  if (wanted.row !== undefined && wanted.row !== from >> 3) return false;
  // A king that castles goes two squares, which only engines write as a move to a square.
  return !isCastling(kind, from, to) || (wanted.file !== undefined && wanted.row !== undefined);
}
