import type { BoardSize } from '../in-a-row.ts';

/** The value of mailbox cells off the board: neither a stone nor empty. */
export const EDGE = 2;

/**
 * The board as a mailbox: one column after the other from the bottom up, each with an edge cell above it, and an edge
 * column on either side. Steps of 1, stride, stride + 1 and stride - 1 run along the four directions, and meet an
 * edge before they leave the array. For 4 columns of 2 rows (stride 3, edges in brackets):
 *
 *     [3]  [6]  [9] [12] [15] [18]
 *     [2]   5    8   11   14  [17]
 *     [1]   4    7   10   13  [16]
 *     [0]  [3]  [6]  [9] [12] [15]     the same edge cells again, seen from the column on their right
 */
export interface Shape extends BoardSize {
  /** The step from a cell to its right neighbour. */
  readonly stride: number;
  /** The steps of the four directions: up, right, and the diagonals. */
  readonly steps: readonly [number, number, number, number];
  /** An empty board, edges in place. */
  readonly empty: Int8Array;
  /** The lowest cell of each column. */
  readonly bottom: Int32Array;
  /** The column of each cell. */
  readonly column: Uint8Array;
  /** For each cell, the number of alignments of `inRow` cells through it: the Course's table, for any size. */
  readonly weight: Int32Array;
  /** How many columns fit into one part of the key. */
  readonly columnsPerPart: number;
}

/**
 * The bits that a part of the key may use: one less than the 53 that a double holds exactly, because one bit says who
 * began.
 */
const PART_BITS = 52;

export function shapeOf(size: BoardSize): Shape {
  const { columns, rows } = size;
  const stride = rows + 1;
  const length = (columns + 2) * stride + 1;
  const empty = new Int8Array(length).fill(EDGE);
  const bottom = Int32Array.from({ length: columns }, (_, column) => (column + 1) * stride + 1);
  const columnOf = new Uint8Array(length);
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const cell = bottom[column] + row;
      empty[cell] = 0;
      columnOf[cell] = column;
    }
  const steps = [1, stride, stride + 1, stride - 1] as const;
  const weight = weightsOf(empty, steps, size.inRow);
  return { ...size, stride, steps, empty, bottom, column: columnOf, weight, columnsPerPart: Math.floor(PART_BITS / stride) };
}

function weightsOf(empty: Int8Array, steps: readonly number[], inRow: number): Int32Array {
  const weight = new Int32Array(empty.length);
  for (let cell = 0; cell < empty.length; cell++)
    for (const step of steps) {
      let fits = 0;
      while (fits < inRow && empty[cell + fits * step] === 0) fits++;
      if (fits === inRow) for (let i = 0; i < inRow; i++) weight[cell + i * step]++;
    }
  return weight;
}
