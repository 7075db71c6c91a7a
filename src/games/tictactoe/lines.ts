import type { BoardSize } from '../board-size.ts';

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
