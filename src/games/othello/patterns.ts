import type { Translation } from '../../i18n/index.ts';

/** Squares of a pattern of the evaluation on 8x8 in the order of their digits, and where its weights begin. */
export interface Pattern {
  readonly name: Translation;
  readonly table: number;
  readonly squares: readonly number[];
}

const EDGE = 0;
const CORNER = EDGE + 6561;
const BLOCK = CORNER + 19683;
const LINES = BLOCK + 6561;
const DIAGONALS = LINES + 3 * 6561;
/** After the patterns of a stage: the weights of mobility and of parity. */
export const PATTERN_WEIGHTS = DIAGONALS + 6561 + 2187 + 729 + 243 + 81;
export const STAGE_BYTES = PATTERN_WEIGHTS + 4;

/** From a place as a pattern is drawn to the square of its image: the symmetries that the kernel goes through. */
type Image = (row: number, column: number) => number;
const asIs: Image = (row, column) => 8 * row + column;
const mirrored: Image = (row, column) => 8 * row + 7 - column;
const transposed: Image = (row, column) => 8 * column + row;
const turned: Image = (row, column) => 8 * (7 - column) + row;

const range = (length: number) => Array.from({ length }, (_, i) => i);

/** The first `width` squares of each of these rows. */
const block = (image: Image, rows: readonly number[], width: number) =>
  rows.flatMap((row) => range(width).map((column) => image(row, column)));

/** The four diagonals of a length, two where it is 8, from their leftmost squares on. */
function diagonals(length: number): number[][] {
  const off = 8 - length;
  const both = off === 0 ? [0] : [0, off];
  return both.flatMap((start) => {
    const other = off - start;
    return [range(length).map((i) => 8 * (i + other) + i + start), range(length).map((i) => 8 * (7 - i - other) + i + start)];
  });
}

const line = (row: number): Translation =>
  row === 0 ? { en: 'edge', fr: 'bord' } : { en: `line ${row + 1} from the edge`, fr: `ligne ${row + 1} depuis le bord` };

/** The 46 patterns (kernels/assembly/othello/patterns.ts draws them). */
export const PATTERNS: readonly Pattern[] = [
  ...range(4).flatMap((row) =>
    [asIs, transposed].flatMap((image) =>
      [row, 7 - row].map((at) => ({
        name: line(row),
        table: row === 0 ? EDGE : LINES + (row - 1) * 6561,
        squares: block(image, [at], 8),
      })),
    ),
  ),
  ...[asIs, mirrored].flatMap((image) =>
    [
      [0, 1, 2],
      [7, 6, 5],
    ].map((rows) => ({ name: { en: 'corner of 3x3', fr: 'coin de 3x3' }, table: CORNER, squares: block(image, rows, 3) })),
  ),
  ...[asIs, mirrored, transposed, turned].flatMap((image) =>
    [
      [0, 1],
      [7, 6],
    ].map((rows) => ({ name: { en: 'corner of 2x4', fr: 'coin de 2x4' }, table: BLOCK, squares: block(image, rows, 4) })),
  ),
  ...[8, 7, 6, 5, 4].flatMap((length) =>
    diagonals(length).map((squares) => ({
      name: { en: `diagonal of ${length}`, fr: `diagonale de ${length}` },
      table: DIAGONALS + [0, 6561, 8748, 9477, 9720][8 - length],
      squares,
    })),
  ),
];
