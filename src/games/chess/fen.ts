import { fail, MAX, MIN, ok, type Result } from '../../core/index.ts';
import { BLACK_PIECE, type ChessSetup } from '../../kernels/index.ts';
import { setupProblem } from './setup.ts';
import { formatSquare, KIND_LETTERS, parseSquare, squareAt } from './squares.ts';

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

/** A part of the text, and where it starts. */
interface Field {
  readonly text: string;
  /** Counted from 1. */
  readonly column: number;
}

/**
 * Reads a FEN: board, side to move, castling, en passant, moves without capture or pawn move, move number. The last two may be left out (0 and 1 are taken). Castling letters may come in
 * any order; a move number 0, which some programs write, is taken for 1; an en-passant square on which no legal move captures is dropped. Everything else that is not right is
 * refused with its column.
 */
export function parseFen(text: string): Result<NumberedSetup> {
  const fields = [...text.matchAll(/\S+/g)].map((match): Field => ({ text: match[0], column: match.index + 1 }));
  const end = text.trimEnd().length + 1;
  const field = (index: number): Field => fields[index] ?? { text: '', column: end };
  const board = readBoard(field(0));
  if (!board.ok) return board;
  if (field(1).text !== 'w' && field(1).text !== 'b')
    return refuse(field(1).column, `after the board comes w or b, who is to move, not "${field(1).text}".`);
  const turn = field(1).text === 'w' ? MAX : MIN;
  const castling = readCastling(field(2));
  if (!castling.ok) return castling;
  const enPassant = field(3).text === '-' ? 0 : parseSquare(field(3).text);
  if (enPassant === undefined)
    return refuse(
      field(3).column,
      `"${field(3).text}" is no en-passant square. Write a square like e3, or - where there is none.`,
    );
  const clock = readNumber(field(4), 0, MOST_CLOCK, 'the count of moves without capture or pawn move');
  if (!clock.ok) return clock;
  const number = readNumber(field(5), 1, MOST_MOVES, 'the number of the move');
  if (!number.ok) return number;
  if (fields.length > 6) return refuse(field(6).column, `a FEN has six fields, and "${field(6).text}" is one more.`);

  const setup = {
    pieces: board.value.pieces,
    turn,
    castling: castling.value,
    enPassant,
    clock: clock.value,
  } satisfies ChessSetup;
  const problem = setupProblem(setup);
  if (problem !== undefined) {
    const at = { board: 0, castling: 2, enPassant: 3 }[problem.field];
    const column = problem.square === undefined ? undefined : board.value.columns[problem.square];
    return refuse(column ?? field(at).column, problem.sentence);
  }
  return ok({ setup, number: Math.max(1, number.value) });
}

function refuse(column: number, sentence: string): Result<never> {
  return fail('bad-position', `Column ${column}: ${sentence}`);
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
    const at = column + i;
    const letter = text[i] as string;
    if (letter === '/') {
      if (file < 8) return refuse(at, `row ${row + 1} ends after ${file} squares. Each row has 8.`);
      if (row === 0) return refuse(at, 'the board ends with row 1, and here is more.');
      row--;
      file = 0;
    } else if (/[1-8]/.test(letter)) {
      if (/\d/.test(text[i - 1] ?? '')) return refuse(at, 'two digits stand side by side. Write their sum.');
      file += Number(letter);
      if (file > 8) return refuse(at, `row ${row + 1} has ${file} squares with these ${letter}. Each row has 8.`);
    } else {
      const kind = KIND_LETTERS.indexOf(letter.toUpperCase());
      if (kind < 1)
        return refuse(
          at,
          `"${letter}" is no piece. The pieces are KQRBNP for White and kqrbnp for Black, digits stand for empty squares.`,
        );
      if (file === 8) return refuse(at, `row ${row + 1} has more than 8 squares. Put a / between rows.`);
      const square = squareAt(file++, row);
      pieces[square] = kind + (letter === letter.toUpperCase() ? 0 : BLACK_PIECE);
      columns[square] = at;
    }
  }
  if (row > 0 || file < 8)
    return refuse(
      column + text.length,
      `the board ends after ${file} squares of row ${row + 1}. It has 8 rows of 8, from row 8 down.`,
    );
  return ok({ pieces, columns });
}

function readCastling({ text, column }: Field): Result<number> {
  if (text === '-') return ok(0);
  let rights = 0;
  for (let i = 0; i < text.length; i++) {
    const right = 1 << CASTLING.indexOf(text[i] as string);
    if (!CASTLING.includes(text[i] as string))
      return refuse(column + i, `"${text[i]}" is no right to castle. Write letters of KQkq, or - where nobody may.`);
    if (rights & right) return refuse(column + i, `the right to castle ${text[i]} is there twice.`);
    rights |= right;
  }
  return text === ''
    ? refuse(column, 'the rights to castle are missing. Write letters of KQkq, or - where nobody may.')
    : ok(rights);
}

function readNumber({ text, column }: Field, missing: number, most: number, what: string): Result<number> {
  if (text === '') return ok(missing);
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > most) return refuse(column, `${what} is a whole number from 0 to ${most}, not "${text}".`);
  return ok(number);
}

/** All six fields. The en-passant square is there only where a legal move captures on it, so that equal positions have equal FENs. */
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
