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
