import { type Failure, ok, opponent, type Player, type Position, type Problem, type Result, winOf } from '../core/index.ts';
import type { Sentence } from '../i18n/index.ts';
import type { Highlight, Marker, Side } from './board-adapter.ts';
import { parseDimensions, sidesProblem, stoneOf } from './position.ts';
import { failure, problem, sentence } from './words.ts';

/** A board on which `inRow` stones in a row win: 3x3x3 is tic-tac-toe, 7x6x4 is Connect 4. */
export interface BoardSize {
  readonly columns: number;
  readonly rows: number;
  readonly inRow: number;
}

export function formatBoardSize(size: BoardSize): string {
  return `${size.columns}x${size.rows}x${size.inRow}`;
}

export function parseBoardSize(text: string): Result<BoardSize> {
  const numbers = parseDimensions(text);
  if (numbers?.length !== 3) return failure('bad-option', { typed: text });
  const [columns, rows, inRow] = numbers as [number, number, number];
  const size = { columns, rows, inRow };
  const error = boardSizeProblem(size);
  return error === undefined ? ok(size) : { ok: false, error };
}

/** Says why nobody can play on a board of this size, or undefined. */
export function boardSizeProblem({ columns, rows, inRow }: BoardSize): Problem | undefined {
  const sides = sidesProblem(columns, rows);
  if (sides !== undefined) return sides;
  if (!Number.isInteger(inRow) || inRow < 2) return problem('row-too-short', { inRow });
  return inRow > Math.max(columns, rows) ? problem('row-too-long', { inRow, columns, rows }) : undefined;
}

/** Refuses numbers of stones that are impossible if this player began. */
export function unevenStones(began: Player, first: number, second: number): Failure {
  return failure('uneven-stones', { first, second, stone: stoneOf(began), other: stoneOf(opponent(began)) });
}

/**
 * Every way to stand `inRow` cells in a row. Cells are numbered from the bottom left, row by row:
 *
 *     6 7 8
 *     3 4 5
 *     0 1 2
 */
export interface Lines {
  readonly count: number;
  /** The cells of line n: `cells[n * inRow]` and the `inRow - 1` that follow. */
  readonly cells: Int16Array;
  /** The lines through cell c: `through[first[c]]` up to, but not including, `through[first[c + 1]]`. */
  readonly first: Int32Array;
  readonly through: Int32Array;
}

/** Right, up, and the two diagonals that go up: each line is found once, from its lowest or leftmost cell. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
] as const;

export function linesOf({ columns, rows, inRow }: BoardSize): Lines {
  const cells: number[] = [];
  const linesAt: number[][] = Array.from({ length: columns * rows }, () => []);
  let count = 0;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      for (const [right, up] of DIRECTIONS) {
        const lastColumn = column + right * (inRow - 1);
        const lastRow = row + up * (inRow - 1);
        if (lastColumn < 0 || lastColumn >= columns || lastRow >= rows) continue;
        for (let i = 0; i < inRow; i++) {
          const cell = (row + up * i) * columns + column + right * i;
          cells.push(cell);
          linesAt[cell].push(count);
        }
        count++;
      }
  const first = new Int32Array(columns * rows + 1);
  for (let cell = 0; cell < linesAt.length; cell++) first[cell + 1] = first[cell] + linesAt[cell].length;
  return { count, cells: Int16Array.from(cells), first, through: Int32Array.from(linesAt.flat()) };
}

const ALIGNED: Marker = { tone: 'triumph', shapes: ['ring', 'line'] };

/** Highlights every cell of every full row of the winner. Cells are numbered from the bottom left, row by row. */
export function winningHighlights(
  size: BoardSize,
  outcome: number | undefined,
  at: (cell: number) => number,
  squareOf: (cell: number) => string,
): Highlight[] {
  const winner = outcome === undefined ? undefined : winOf(outcome)?.winner;
  if (winner === undefined) return [];
  const { count, cells } = linesOf(size);
  const aligned = new Set<number>();
  for (let line = 0; line < count; line++) {
    const row = [...cells.subarray(line * size.inRow, (line + 1) * size.inRow)];
    if (row.every((cell) => at(cell) === winner)) for (const cell of row) aligned.add(cell);
  }
  const caption = sentence('winning-line');
  return [...aligned].sort((a, b) => a - b).map((cell) => ({ square: squareOf(cell), marker: ALIGNED, message: caption }));
}

/** "4 in a row: Yellow has won." */
export function rowEnding(position: Position, { inRow }: BoardSize, sideOf: (player: Player) => Side): Sentence | undefined {
  const outcome = position.outcome();
  if (outcome === undefined) return undefined;
  const win = winOf(outcome);
  return win === undefined ? sentence('full-board') : sentence('won-in-a-row', { inRow, won: sideOf(win.winner).hasWon });
}
