/** The dark squares of a board, by their number: 10x10, 8x8 and 6x6. */
export type SquareCount = 50 | 32 | 18;

/** Numbers from 1, or a letter for the column and a number for the row. The 10x10 board has numbers only. */
export type SquareNotation = 'numeric' | 'algebraic';

/**
 * Squares are numbered row by row from the top left as White sees the board, and Black's men are at the top; PDN says N2 where White begins and N1
 * where Black does, which is the same. The lower left corner, a1, is a square that is played on:
 *
 *      8  .  1  .  2  .  3  .  4
 *      7  5  .  6  .  7  .  8  .
 *      ...
 *      1 29  . 30  . 31  . 32  .
 *         a  b  c  d  e  f  g  h
 */
export function rowsOf(squares: SquareCount): number {
  return squares === 50 ? 10 : squares === 32 ? 8 : 6;
}

export function hasAlgebraic(squares: SquareCount): boolean {
  return squares !== 50;
}

export function squareName(square: number, squares: SquareCount, notation: SquareNotation): string {
  if (notation === 'numeric') return String(square);
  const rows = rowsOf(squares);
  const row = Math.floor((square - 1) / (rows / 2));
  const column = 2 * ((square - 1) % (rows / 2)) + (row % 2 === 0 ? 1 : 0);
  return String.fromCharCode(97 + column) + (rows - row);
}

/** The square of a number or of a letter and a number, or undefined where the board has no such square that is played on. */
export function squareOf(name: string, squares: SquareCount): number | undefined {
  const rows = rowsOf(squares);
  if (/^\d{1,3}$/.test(name)) {
    const number = Number(name);
    return number >= 1 && number <= squares ? number : undefined;
  }
  if (!hasAlgebraic(squares) || !/^[a-z]\d$/i.test(name)) return undefined;
  const column = name.toLowerCase().charCodeAt(0) - 97;
  const row = rows - Number(name[1]);
  const onBoard = column < rows && row >= 0 && row < rows;
  return onBoard && column % 2 !== row % 2 ? (row * rows) / 2 + (column >> 1) + 1 : undefined;
}

/** What is said of a name that is no square of the board. */
export function squareProblem(name: string, squares: SquareCount): string {
  if (/^\d+$/.test(name)) return `there is no square ${name.slice(0, 12)}: they go from 1 to ${squares}.`;
  if (!hasAlgebraic(squares)) return `"${name}" is not a square: on this board they have numbers, from 1 to ${squares}.`;
  const last = squareName(rowsOf(squares) / 2, squares, 'algebraic');
  return `"${name}" is not a square that is played on: these are the dark ones, from a1 to ${last}.`;
}
