import { ok, type Problem, type Result } from '../core/index.ts';
import { failure, problem } from './words.ts';

/** A board on which `inRow` stones in a row win: 3x3x3 is tic-tac-toe, 7x6x4 is Connect 4. */
export interface BoardSize {
  readonly columns: number;
  readonly rows: number;
  readonly inRow: number;
}

/** Columns are named with one letter, and bit patterns of two sides fit in one exact number. */
export const LONGEST_SIDE = 26;

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

export function sidesProblem(first: number, second: number): Problem | undefined {
  return isSide(first) && isSide(second) ? undefined : problem('bad-size', { first, second, most: LONGEST_SIDE });
}

/** The numbers in `4x5` or `7x6x4`, or undefined where the text is anything else. */
export function parseDimensions(text: string): number[] | undefined {
  if (!/^\d+(x\d+)*$/i.test(text.trim())) return undefined;
  return text.trim().toLowerCase().split('x').map(Number);
}

function isSide(side: number): boolean {
  return Number.isInteger(side) && side >= 1 && side <= LONGEST_SIDE;
}
