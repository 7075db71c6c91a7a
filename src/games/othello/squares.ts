import { type OthelloSize, PASS } from './position.ts';

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
