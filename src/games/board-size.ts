import { fail, ok, type Result } from '../core/index.ts';

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
  if (numbers?.length !== 3)
    return fail('bad-option', `"${text}" is not a size: type columns x rows x stones in a row, like 7x6x4.`);
  const [columns, rows, inRow] = numbers as [number, number, number];
  const size = { columns, rows, inRow };
  const problem = boardSizeProblem(size);
  return problem === undefined ? ok(size) : fail('bad-size', problem);
}

/** Says why nobody can play on a board of this size, or undefined. */
export function boardSizeProblem({ columns, rows, inRow }: BoardSize): string | undefined {
  const sides = sidesProblem(columns, rows);
  if (sides !== undefined) return sides;
  if (!Number.isInteger(inRow) || inRow < 2) return `${inRow} in a row is no game: ask for at least 2 in a row.`;
  if (inRow > Math.max(columns, rows))
    return `${inRow} in a row do not fit on a board of ${columns}x${rows}: ask for fewer or take a larger board.`;
  return undefined;
}

export function sidesProblem(first: number, second: number): string | undefined {
  if (isSide(first) && isSide(second)) return undefined;
  return `A board of ${first}x${second} is impossible: each side is a whole number from 1 to ${LONGEST_SIDE}.`;
}

/** The numbers in `4x5` or `7x6x4`, or undefined where the text is anything else. */
export function parseDimensions(text: string): number[] | undefined {
  if (!/^\d+(x\d+)*$/i.test(text.trim())) return undefined;
  return text.trim().toLowerCase().split('x').map(Number);
}

function isSide(side: number): boolean {
  return Number.isInteger(side) && side >= 1 && side <= LONGEST_SIDE;
}
