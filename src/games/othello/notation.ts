import { failureAt, MAX, MIN, ok, type Player, type Result } from '../../core/index.ts';
import type { Language } from '../../i18n/index.ts';
import { stoneOf, stoneStatus } from '../position.ts';
import { OthelloPosition, type OthelloSize, PASS } from './position.ts';
import { failure } from './words.ts';

const COLUMNS = 'abcdefgh';

/** How far the first row and column of a smaller board are from those of 8x8. */
function inset(size: OthelloSize): number {
  return (8 - size) / 2;
}

/** The square in a row and column of the board, counted from 0 at its top left, as moves number it. */
export function squareAt(size: OthelloSize, row: number, column: number): number {
  return (row + inset(size)) * 8 + column + inset(size);
}

/** `d3`: the column's letter, the row's number from the top; `pass`. */
export function formatSquare(square: number, size: OthelloSize): string {
  if (square === PASS) return 'pass';
  return `${COLUMNS[(square & 7) - inset(size)]}${(square >> 3) - inset(size) + 1}`;
}

/** The square that the text names, in upper or lower case, or undefined. */
export function parseSquare(text: string, size: OthelloSize): number | undefined {
  const match = /^([a-h])([1-8])$/i.exec(text);
  if (match === null) return undefined;
  const column = COLUMNS.indexOf((match[1] as string).toLowerCase());
  const row = Number(match[2]) - 1;
  return column < size && row < size ? squareAt(size, row, column) : undefined;
}

/** How people and programs write a pass. */
export function isPass(text: string): boolean {
  return /^(pass|pa|ps|--)$/i.test(text);
}

/** All squares of a board, row by row. */
export function squaresOf(size: OthelloSize): number[] {
  return Array.from({ length: size * size }, (_, i) => squareAt(size, Math.floor(i / size), i % size));
}

/** The four discs in the middle: x on e4 and d5, o on d4 and e5 of 8x8. */
export function startPosition(size: OthelloSize): OthelloPosition {
  return new OthelloPosition({ own: 0x08_1000_0000n, other: 0x10_0800_0000n, size }, MAX);
}

/** The board row by row as one word of X, O and -, and the side to move: an OBF line without its moves. */
export function formatBoard(position: OthelloPosition): string {
  const cells = squaresOf(position.size).map((square) => letterOf(position.at(square)));
  return `${cells.join('')} ${letterOf(position.turn())}`;
}

/** A transcript (`f5d6c3`, passes left out or written), a board with its side to move, or nothing: the start. */
export function parsePositionText(text: string, size: OthelloSize): Result<OthelloPosition> {
  const trimmed = text.trim();
  if (trimmed === '' || /^(-|start)$/i.test(trimmed)) return ok(startPosition(size));
  if (/^[a-h]\d/i.test(trimmed) || isPass(trimmed.slice(0, 4))) return replay(trimmed, size);
  return parseBoard(text, size);
}

/**
 * Plays moves written one after the other, with or without spaces. A player who cannot move passes, whether the pass is
 * written or not.
 */
function replay(text: string, size: OthelloSize): Result<OthelloPosition> {
  const position = startPosition(size);
  const moves = text.match(/pass|pa|ps|--|[a-z]\d*|\S/gi) ?? [];
  for (const [i, move] of moves.entries()) {
    const here = { number: i + 1, typed: move };
    if (position.outcome() !== undefined) return failure('transcript-over', { ...here, last: i });
    const legal: number[] = [];
    legal.length = position.moves(legal, 0);
    if (isPass(move)) {
      if (legal[0] !== PASS) return failure('transcript-pass', { ...here, legal: listed(legal, size) });
      position.play(PASS);
      continue;
    }
    const square = parseSquare(move, size);
    if (square === undefined) return failure('transcript-square', { ...here, last: lastSquare(size) });
    if (legal[0] === PASS) {
      position.play(PASS);
      legal.length = position.moves(legal, 0);
    }
    if (!legal.includes(square))
      return failure('transcript-flips', { ...here, player: letterOf(position.turn()), legal: listed(legal, size) });
    position.play(square);
  }
  return ok(position);
}

/**
 * X, x, *, b and @ are black, O, o, w and 0 white, - . and _ empty. Spaces and new lines between squares are ignored.
 * After the side to move the rest is ignored too: in OBF, moves and scores.
 */
function parseBoard(text: string, size: OthelloSize): Result<OthelloPosition> {
  const cells = size * size;
  const discs = new Map<number, Player>();
  const squares = squaresOf(size);
  let read = 0;
  let line = 1;
  let column = 0;
  for (let i = 0; i < text.length; i++) {
    const letter = text[i] as string;
    column++;
    if (letter === '\n') {
      line++;
      column = 0;
    }
    if (/\s/.test(letter)) continue;
    const cell = cellOf(letter);
    if (read === cells) {
      if (cell === undefined || cell === 0) return failureAt(failure('othello-mover', { letter }), { line, column });
      if (/^\w/.test(text.slice(i + 1)))
        return failureAt(failure('board-goes-on', { size, cells }), { line, column: column + 1 });
      return positionFromDiscs(size, discs, cell);
    }
    if (cell === undefined) return failureAt(failure('no-disc', { letter }), { line, column });
    if (cell !== 0) discs.set(squares[read] as number, cell);
    read++;
  }
  return failureAt(read < cells ? failure('board-ends', { read, size, cells }) : failure('othello-no-mover'), {
    line,
    column: column + 1,
  });
}

/**
 * The position, or an error if one of the four middle squares is empty: they are occupied from the start and discs are
 * never removed.
 */
function positionFromDiscs(size: OthelloSize, discs: ReadonlyMap<number, Player>, turn: Player): Result<OthelloPosition> {
  for (const square of [27, 28, 35, 36])
    if (!discs.has(square)) return failure('empty-middle', { square: formatSquare(square, size) });
  return ok(fromSquares(size, discs, turn));
}

export function fromSquares(size: OthelloSize, discs: ReadonlyMap<number, Player>, turn: Player): OthelloPosition {
  let [own, other] = [0n, 0n];
  for (const [square, player] of discs)
    if (player === turn) own |= 1n << BigInt(square);
    else other |= 1n << BigInt(square);
  return new OthelloPosition({ own, other, size }, turn);
}

export function drawBoard(position: OthelloPosition, language?: Language): string {
  const { size } = position;
  const places = Array.from({ length: size }, (_, i) => i);
  const rows = places.map((row) =>
    [...places.map((column) => stoneOf(position.at(squareAt(size, row, column)))), row + 1].join(' '),
  );
  const letters = places.map((column) => formatSquare(squareAt(size, 0, column), size)[0]).join(' ');
  const count = `x ${position.discs(MAX)}, o ${position.discs(MIN)}.`;
  return [...rows, letters, `${stoneStatus(position, language)} ${count}`].join('\n');
}

function cellOf(letter: string): Player | 0 | undefined {
  if (/[xb*@]/i.test(letter)) return MAX;
  if (/[ow0]/i.test(letter)) return MIN;
  return /[-._]/.test(letter) ? 0 : undefined;
}

function letterOf(player: number): string {
  return player === 0 ? '-' : player === MAX ? 'X' : 'O';
}

function lastSquare(size: OthelloSize): string {
  return formatSquare(squareAt(size, size - 1, size - 1), size);
}

function listed(moves: readonly number[], size: OthelloSize): string[] {
  return moves.map((move) => formatSquare(move, size));
}
