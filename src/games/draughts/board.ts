import type { DraughtsSize } from '../../kernels/index.ts';
import { placeOf, squareAt } from './scene.ts';

/** Numbers from 1, or a letter for the column and a number for the row. The 10x10 board has numbers only. */
export type SquareNotation = 'numeric' | 'algebraic';

/**
 * Squares are numbered row by row from the top left as White sees the board, and Black's men are at the top; PDN says
 * N2 where White begins and N1 where Black does, which is the same. The lower left corner, a1, is a square that is
 * played on:
 *
 *      8  .  1  .  2  .  3  .  4
 *      7  5  .  6  .  7  .  8  .
 *      ...
 *      1 29  . 30  . 31  . 32  .
 *         a  b  c  d  e  f  g  h
 */
export function squareCount(size: DraughtsSize): number {
  return (size * size) / 2;
}

export function hasAlgebraic(size: DraughtsSize): boolean {
  return size !== 10;
}

export function squareName(square: number, size: DraughtsSize, notation: SquareNotation): string {
  if (notation === 'numeric') return String(square);
  const [row, column] = placeOf(square, size);
  return String.fromCharCode(97 + column) + (size - row);
}

/**
 * The square of a number or of a letter and a number, or undefined where the board has no such square that is played
 * on.
 */
export function squareOf(name: string, size: DraughtsSize): number | undefined {
  if (/^\d{1,3}$/.test(name)) return Number(name) >= 1 && Number(name) <= squareCount(size) ? Number(name) : undefined;
  if (!hasAlgebraic(size) || !/^[a-z]\d$/i.test(name)) return undefined;
  return squareAt(size - Number(name[1]), name.toLowerCase().charCodeAt(0) - 97, size);
}

/** A capture whose way is looked for: squares by their numbers. */
export interface Capture {
  readonly from: number;
  readonly to: number;
  readonly taken: ReadonlySet<number>;
  readonly size: DraughtsSize;
  /**
   * Whether the piece takes from afar from the beginning, and whether it does so once it has touched the crowning row.
   */
  readonly flies: boolean;
  readonly fliesOnceCrowned: boolean;
  /** Row that crowns the piece. */
  readonly crowningRow: number;
  readonly orthogonal: boolean;
  /** Squares with a piece on them, the taking one left out. */
  readonly occupied: ReadonlySet<number>;
}

const DIAGONALS = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const;
/** Two rows or two columns: the next squares of the same colour. */
const ORTHOGONALS = [
  [-2, 0],
  [2, 0],
  [0, -2],
  [0, 2],
] as const;

/** A way of a capture: the squares where it lands, its end included, and what it takes before each. */
export interface CaptureWay {
  readonly landed: readonly number[];
  readonly taken: readonly number[];
}

/**
 * The first way on which a capture goes from its beginning to its end, takes exactly its pieces and passes the given
 * squares in this order: the squares where it lands, beginning and end left out. The kernel knows captures by what
 * they take; this is for notation and boards alone.
 */
export function capturePath(capture: Capture, passing: readonly number[] = []): number[] | undefined {
  for (const { landed } of captureWays(capture)) {
    const via = landed.slice(0, -1);
    if (includesInOrder(via, passing)) return via;
  }
  return undefined;
}

/** All ways on which a capture goes from its beginning to its end and takes exactly its pieces. */
export function* captureWays(capture: Capture): Generator<CaptureWay> {
  const directions = capture.orthogonal ? [...DIAGONALS, ...ORTHOGONALS] : DIAGONALS;
  const landed: number[] = [];
  const taken: number[] = [];
  const isFree = (row: number, column: number) => {
    const square = squareAt(row, column, capture.size);
    return square !== undefined && !capture.occupied.has(square);
  };

  function* goOn(row: number, column: number, flies: boolean): Generator<CaptureWay> {
    if (taken.length === capture.taken.size) {
      if (landed.at(-1) === capture.to) yield { landed: [...landed], taken: [...taken] };
      return;
    }
    for (const [down, right] of directions) {
      let [r, c] = [row + down, column + right];
      while (flies && isFree(r, c)) [r, c] = [r + down, c + right];
      const over = squareAt(r, c, capture.size);
      if (over === undefined || !capture.taken.has(over) || taken.includes(over)) continue;
      taken.push(over);
      for (let [lr, lc] = [r + down, c + right]; isFree(lr, lc); [lr, lc] = [lr + down, lc + right]) {
        landed.push(squareAt(lr, lc, capture.size) as number);
        yield* goOn(lr, lc, flies || (capture.fliesOnceCrowned && lr === capture.crowningRow));
        landed.pop();
        if (!flies) break;
      }
      taken.pop();
    }
  }

  const [row, column] = placeOf(capture.from, capture.size);
  yield* goOn(row, column, capture.flies);
}

function includesInOrder(squares: readonly number[], wanted: readonly number[]): boolean {
  let found = 0;
  for (const square of squares) if (square === wanted[found]) found++;
  return found === wanted.length;
}
