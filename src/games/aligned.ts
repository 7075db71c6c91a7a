import { type Player, type Position, winOf } from '../core/index.ts';
import type { Sentence } from '../say/index.ts';
import type { BoardSize } from './board-size.ts';
import type { Pointer, Side, Sign } from './look.ts';
import { linesOf } from './tictactoe/lines.ts';
import { sentence } from './words.ts';

const ALIGNED: Sign = { tone: 'triumph', shapes: ['ring', 'line'] };

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
  const said = sentence('winning-line');
  return [...aligned].sort((a, b) => a - b).map((cell) => ({ square: squareOf(cell), sign: ALIGNED, said }));
}

/** "4 in a row: Yellow has won." */
export function rowEnding(position: Position, { inRow }: BoardSize, sideOf: (player: Player) => Side): Sentence | undefined {
  const outcome = position.outcome();
  if (outcome === undefined) return undefined;
  const win = winOf(outcome);
  return win === undefined ? sentence('full-board') : sentence('won-in-a-row', { inRow, won: sideOf(win.winner).hasWon });
}
