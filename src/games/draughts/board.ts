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
  /** Occupied squares, except that of the capturing piece. */
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

/** A path of a capture: the squares where it lands, the last included, and the piece captured before each. */
export interface CaptureWay {
  readonly landed: readonly number[];
  readonly taken: readonly number[];
}

/**
 * The first path of a capture that takes exactly its pieces and passes the given squares in this order. Passed squares
 * are those where it lands, without the first and the last. The kernel identifies captures by the pieces they take;
 * paths are only for notation and boards.
 */
export function capturePath(capture: Capture, passing: readonly number[] = []): number[] | undefined {
  return captureWays(capture, 1, passing)[0]?.landed.slice(0, -1);
}

/** A piece that can be captured from a square, and the squares behind it on which the capture may land. */
type Jump = readonly [over: number, landings: readonly number[]];

/**
 * The ways on which a capture goes from its beginning to its end, takes exactly its pieces and passes the given squares
 * in this order; at most `most`. Ways meet again: a state that led nowhere once is not searched again.
 */
export function captureWays(capture: Capture, most: number, passing: readonly number[] = []): CaptureWay[] {
  const ways: CaptureWay[] = [];
  const prey = [...capture.taken];
  const landed: number[] = [];
  const taken: number[] = [];
  const jumps = new Map<number, readonly Jump[]>();
  const hopeless = new Set<number>();

  /** `passed`: how many of the required squares were passed; `left`: the pieces still to capture, one bit each. */
  function goOn(square: number, flies: boolean, passed: number, left: number): boolean {
    if (left === 0) {
      if (square !== capture.to || passed < passing.length) return false;
      ways.push({ landed: [...landed], taken: [...taken] });
      return true;
    }
    const here = square * 2 + Number(flies);
    const state = (here * 64 + passed) * 2 ** prey.length + left;
    if (hopeless.has(state)) return false;
    const nowPassed = landed.length > 0 && square === passing[passed] ? passed + 1 : passed;
    let found = false;
    let ahead = jumps.get(here);
    if (ahead === undefined) {
      ahead = jumpsFrom(square, flies, capture);
      jumps.set(here, ahead);
    }
    for (const [over, landings] of ahead) {
      const bit = 1 << prey.indexOf(over);
      if ((left & bit) === 0) continue;
      taken.push(over);
      for (const landing of landings) {
        landed.push(landing);
        const crowned = capture.fliesOnceCrowned && placeOf(landing, capture.size)[0] === capture.crowningRow;
        if (goOn(landing, flies || crowned, nowPassed, left ^ bit)) found = true;
        landed.pop();
        if (ways.length === most) return true;
      }
      taken.pop();
    }
    if (!found) hopeless.add(state);
    return found;
  }

  goOn(capture.from, capture.flies, 0, 2 ** prey.length - 1);
  return ways;
}

function jumpsFrom(square: number, flies: boolean, { taken, size, orthogonal, occupied }: Capture): readonly Jump[] {
  const [row, column] = placeOf(square, size);
  const isFree = (r: number, c: number) => {
    const square = squareAt(r, c, size);
    return square !== undefined && !occupied.has(square);
  };
  return (orthogonal ? [...DIAGONALS, ...ORTHOGONALS] : DIAGONALS).flatMap(([down, right]) => {
    let [r, c] = [row + down, column + right];
    while (flies && isFree(r, c)) [r, c] = [r + down, c + right];
    const over = squareAt(r, c, size);
    if (over === undefined || !taken.has(over)) return [];
    const landings: number[] = [];
    for ([r, c] = [r + down, c + right]; isFree(r, c); [r, c] = [r + down, c + right]) {
      landings.push(squareAt(r, c, size) as number);
      if (!flies) break;
    }
    return [[over, landings] as const];
  });
}
