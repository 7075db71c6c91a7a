import { winOf } from '../core/index.ts';
import type { BoardSize } from './board-size.ts';
import type { Pointer, Sign } from './look.ts';
import { linesOf } from './tictactoe/lines.ts';
import type { Translated } from './translated.ts';

const ALIGNED: Sign = { tone: 'triumph', shapes: ['ring', 'line'] };
const WINNING: Translated = { en: 'the winning line', fr: 'l’alignement gagnant' };

/** Points at every cell of every full row of whoever has won. Cells are numbered from the bottom left, row by row. */
export function winningPointers(
  size: BoardSize,
  outcome: number | undefined,
  at: (cell: number) => number,
  squareOf: (cell: number) => string,
): Pointer[] {
  const winner = outcome === undefined ? undefined : winOf(outcome)?.winner;
  if (winner === undefined) return [];
  const { count, cells } = linesOf(size);
  const aligned = new Set<number>();
  for (let line = 0; line < count; line++) {
    const row = [...cells.subarray(line * size.inRow, (line + 1) * size.inRow)];
    if (row.every((cell) => at(cell) === winner)) for (const cell of row) aligned.add(cell);
  }
  return [...aligned].sort((a, b) => a - b).map((cell) => ({ square: squareOf(cell), sign: ALIGNED, said: WINNING }));
}

/** "4 in a row". */
export function alignedText(inRow: number): Translated {
  return { en: `${inRow} in a row`, fr: `${inRow} alignés` };
}

export const FULL_BOARD: Translated = { en: 'Draw: the board is full.', fr: 'Nulle : le plateau est plein.' };
