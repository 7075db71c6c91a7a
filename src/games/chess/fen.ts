import { type Failure, failureAt, MAX, MIN, ok, opponent, type Player, type Result } from '../../core/index.ts';
import { BISHOP, BLACK_PIECE, ChessBoard, type ChessSetup, KING, KNIGHT, PAWN, QUEEN, ROOK } from '../../kernels/index.ts';
import { coloured, formatSquare, KIND_LETTERS, parseSquare, squareAt } from './board.ts';
import { failure, SIDES } from './words.ts';

export const START_FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** A setup with the number of its move. */
export interface NumberedSetup {
  readonly setup: ChessSetup;
  /** 1 at the start, one more after each of Black's moves. */
  readonly number: number;
}

/** Largest numbers that are read: no game under the rules comes near. */
const MOST_CLOCK = 999;
const MOST_MOVES = 99999;

const CASTLING = 'KQkq';

/** A part of the text, with its start. */
interface Field {
  readonly text: string;
  /** Counted from 1. */
  readonly column: number;
}

/**
 * Reads a FEN: board, side to move, castling, en passant, moves without capture or pawn move, move number. The last
 * two may be left out (0 and 1 are taken). Castling letters may come in any order; a move number 0, which some
 * programs write, is taken for 1; an en-passant square on which no legal move captures is dropped. Everything else
 * that is not right is refused with its column.
 */
export function parseFen(text: string): Result<NumberedSetup> {
  const fields: Field[] = [];
  for (const match of text.matchAll(/\S+/g)) if (fields.push({ text: match[0], column: match.index + 1 }) > 6) break;
  const end = text.trimEnd().length + 1;
  const field = (index: number): Field => fields[index] ?? { text: '', column: end };
  const board = readBoard(field(0));
  if (!board.ok) return board;
  if (field(1).text !== 'w' && field(1).text !== 'b') return refuse(field(1), failure('fen-turn', { text: field(1).text }));
  const turn = field(1).text === 'w' ? MAX : MIN;
  const castling = readCastling(field(2));
  if (!castling.ok) return castling;
  const enPassant = field(3).text === '-' ? 0 : parseSquare(field(3).text);
  if (enPassant === undefined) return refuse(field(3), failure('fen-en-passant', { text: field(3).text }));
  const clock = readNumber(field(4), 0, MOST_CLOCK, 'fen-clock');
  if (!clock.ok) return clock;
  const number = readNumber(field(5), 1, MOST_MOVES, 'fen-number');
  if (!number.ok) return number;
  if (fields.length > 6) return refuse(field(6), failure('fen-fields', { text: field(6).text }));

  const setup = {
    pieces: board.value.pieces,
    turn,
    castling: castling.value,
    enPassant,
    clock: clock.value,
  } satisfies ChessSetup;
  const problem = setupProblem(setup);
  if (problem !== undefined) {
    const { column } = field({ board: 0, castling: 2, enPassant: 3 }[problem.field]);
    const squareColumn = problem.square === undefined ? undefined : board.value.columns[problem.square];
    return refuse({ column: squareColumn ?? column }, problem.failure);
  }
  return ok({ setup, number: Math.max(1, number.value) });
}

function refuse({ column }: Pick<Field, 'column'>, because: Failure): Failure {
  return failureAt(because, { column });
}

interface ReadBoard {
  readonly pieces: readonly number[];
  /** The column of each piece, by its square. */
  readonly columns: readonly number[];
}

function readBoard({ text, column }: Field): Result<ReadBoard> {
  const pieces = new Array<number>(64).fill(0);
  const columns = new Array<number>(64).fill(column);
  let row = 7;
  let file = 0;
  for (let i = 0; i < text.length; i++) {
    const at = { column: column + i };
    const letter = text[i] as string;
    if (letter === '/') {
      if (file < 8) return refuse(at, failure('fen-short-row', { row: row + 1, squares: file }));
      if (row === 0) return refuse(at, failure('fen-many-rows'));
      row--;
      file = 0;
    } else if (/[1-8]/.test(letter)) {
      if (/\d/.test(text[i - 1] ?? '')) return refuse(at, failure('fen-digits'));
      file += Number(letter);
      if (file > 8) return refuse(at, failure('fen-wide-row', { row: row + 1, squares: file, digit: letter }));
    } else {
      const kind = KIND_LETTERS.indexOf(letter.toUpperCase());
      if (kind < 1) return refuse(at, failure('fen-piece', { letter }));
      if (file === 8) return refuse(at, failure('fen-long-row', { row: row + 1 }));
      const square = squareAt(file++, row);
      pieces[square] = kind + (letter === letter.toUpperCase() ? 0 : BLACK_PIECE);
      columns[square] = at.column;
    }
  }
  if (row > 0 || file < 8)
    return refuse({ column: column + text.length }, failure('fen-short-board', { squares: file, row: row + 1 }));
  return ok({ pieces, columns });
}

function readCastling({ text, column }: Field): Result<number> {
  if (text === '-') return ok(0);
  if (text === '') return refuse({ column }, failure('fen-no-castling'));
  let rights = 0;
  for (let i = 0; i < text.length; i++) {
    const letter = text[i];
    const right = 1 << CASTLING.indexOf(letter);
    if (!CASTLING.includes(letter)) return refuse({ column: column + i }, failure('fen-castling', { letter }));
    if (rights & right) return refuse({ column: column + i }, failure('fen-castling-twice', { letter }));
    rights |= right;
  }
  return ok(rights);
}

function readNumber(field: Field, missing: number, most: number, code: 'fen-clock' | 'fen-number'): Result<number> {
  const { text } = field;
  if (text === '') return ok(missing);
  if (!/^\d+$/.test(text) || Number(text) > most) return refuse(field, failure(code, { most, text }));
  return ok(Number(text));
}

/**
 * All six fields. The en-passant square is there only where a legal move captures on it, so that equal positions have
 * equal FENs.
 */
export function formatFen({ setup, number }: NumberedSetup): string {
  const { pieces, turn, castling, enPassant, clock } = setup;
  const rows = Array.from({ length: 8 }, (_, fromTop) => formatRow(pieces.slice(56 - 8 * fromTop, 64 - 8 * fromTop)));
  const rights = [...CASTLING].filter((_, i) => castling & (1 << i)).join('');
  const square = enPassant === 0 ? '-' : formatSquare(enPassant);
  return `${rows.join('/')} ${turn === MAX ? 'w' : 'b'} ${rights || '-'} ${square} ${clock} ${number}`;
}

function formatRow(pieces: readonly number[]): string {
  return pieces
    .map(pieceLetter)
    .join('')
    .replace(/\.+/g, (empty) => String(empty.length));
}

/** `P` for White's pawn, `p` for Black's, `.` for none. */
export function pieceLetter(piece: number): string {
  if (piece === 0) return '.';
  const letter = KIND_LETTERS[piece & 7] as string;
  return piece < BLACK_PIECE ? letter : letter.toLowerCase();
}

/** Why a setup cannot be a position of a game, and the field that is wrong. */
export interface SetupProblem {
  readonly field: 'board' | 'castling' | 'enPassant';
  /** The square, if a single square is wrong. */
  readonly square?: number;
  readonly failure: Failure;
}

/**
 * The first reason why this is no position to play from, or undefined. Refused is what no game can lead to by a plain
 * count or look: kings missing, too many pieces, pawns on the last rows, castling rights or an en-passant square that
 * the pieces contradict, three pieces giving check, a king that could be captured. Whether a game really leads there
 * is not asked: that would be retrograde analysis.
 */
export function setupProblem(setup: ChessSetup): SetupProblem | undefined {
  return (
    pieceProblem(setup, MAX) ??
    pieceProblem(setup, MIN) ??
    castlingProblem(setup) ??
    enPassantProblem(setup) ??
    checkProblem(setup)
  );
}

export const sideOf = (player: Player) => SIDES[player === MAX ? 'white' : 'black'];

function pieceProblem({ pieces }: ChessSetup, player: Player): SetupProblem | undefined {
  const side = sideOf(player);
  const of = (kind: number) => pieces.filter((piece) => piece === coloured(kind, player)).length;
  const blame = (failure: Failure, square = -1): SetupProblem => ({ field: 'board', failure, ...(square >= 0 && { square }) });
  const last = (kind: number) => pieces.lastIndexOf(coloured(kind, player));
  if (of(KING) === 0) return blame(failure('no-king', { side }));
  if (of(KING) > 1) return blame(failure('many-kings', { side, count: of(KING) }), last(KING));
  const pawn = pieces.findIndex((piece, square) => piece === coloured(PAWN, player) && (square < 8 || square >= 56));
  if (pawn >= 0) return blame(failure('pawn-on-edge', { square: formatSquare(pawn) }), pawn);
  const pawns = of(PAWN);
  if (pawns > 8) return blame(failure('many-pawns', { side, count: pawns }), last(PAWN));
  const promoted = Math.max(0, of(QUEEN) - 1) + [KNIGHT, BISHOP, ROOK].reduce((sum, kind) => sum + Math.max(0, of(kind) - 2), 0);
  const missing = 8 - pawns;
  return promoted > missing ? blame(failure('many-promoted', { side, promoted, pawns, missing })) : undefined;
}

const RIGHTS = [
  { right: 1, letter: 'K', king: 4, rook: 7, player: MAX },
  { right: 2, letter: 'Q', king: 4, rook: 0, player: MAX },
  { right: 4, letter: 'k', king: 60, rook: 63, player: MIN },
  { right: 8, letter: 'q', king: 60, rook: 56, player: MIN },
];

function castlingProblem({ pieces, castling }: ChessSetup): SetupProblem | undefined {
  for (const { right, letter, king, rook, player } of RIGHTS)
    if (castling & right && (pieces[king] !== coloured(KING, player) || pieces[rook] !== coloured(ROOK, player))) {
      const squares = { king: formatSquare(king), rook: formatSquare(rook) };
      return { field: 'castling', failure: failure('castling-without', { letter, side: sideOf(player), ...squares }) };
    }
  return undefined;
}

function enPassantProblem({ pieces, enPassant, turn }: ChessSetup): SetupProblem | undefined {
  if (enPassant === 0) return undefined;
  const row = turn === MAX ? 5 : 2;
  const ahead = turn === MAX ? -8 : 8;
  const square = formatSquare(enPassant);
  if (enPassant >> 3 !== row)
    return { field: 'enPassant', failure: failure('en-passant-row', { side: sideOf(turn), row: row + 1, square }) };
  const isPassed =
    pieces[enPassant + ahead] === coloured(PAWN, opponent(turn)) && pieces[enPassant] === 0 && pieces[enPassant - ahead] === 0;
  return isPassed ? undefined : { field: 'enPassant', failure: failure('en-passant-pawn', { square }) };
}

function checkProblem(setup: ChessSetup): SetupProblem | undefined {
  const board = new ChessBoard(setup);
  const sides = { checked: sideOf(opponent(setup.turn)), mover: sideOf(setup.turn) };
  if (board.isOtherInCheck()) return { field: 'board', failure: failure('king-to-capture', sides) };
  if (board.checks() > 2) return { field: 'board', failure: failure('many-checks', { count: board.checks() }) };
  return undefined;
}
