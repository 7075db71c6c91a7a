import { fail, ok, type Result } from '../core/index.ts';

export const COLUMNS = 7;
export const ROWS = 6;
const CELLS = COLUMNS * ROWS;

/**
 * A position of Connect 4 on 7x6 where the game goes on or the board is full, as the kernel wants it: two sets of cells, bit 7 * column + row of
 * each, rows from the bottom. Legal by construction: nobody has four, no stone hangs in the air.
 */
export interface Connect4Board {
  /** The stones of the side to move. */
  readonly mover: bigint;
  /** All stones. */
  readonly mask: bigint;
  readonly stones: number;
}

/** The position after these columns, counted from 0, have been played. */
export function connect4Board(columns: readonly number[]): Result<Connect4Board> {
  let board: Connect4Board = { mover: 0n, mask: 0n, stones: 0 };
  for (let i = 0; i < columns.length; i++) {
    const column = columns[i];
    const problem = columnProblem(board, column);
    if (problem !== undefined) return fail('bad-position', `Move ${i + 1}: ${problem}`);
    if (winsAt(board, column)) {
      if (i + 1 === columns.length) return fail('game-over', `The game is over: move ${i + 1} made four in a row.`);
      return fail('bad-position', `Move ${i + 2}: the game was over before it. Leave out what comes after move ${i + 1}.`);
    }
    board = dropped(board, column);
  }
  return ok(board);
}

/** The same for text: `44455554221`, columns counted from 1; an empty text or `-` is the empty board. */
export function parseConnect4Board(text: string): Result<Connect4Board> {
  const trimmed = text.trim();
  if (trimmed === '-') return connect4Board([]);
  const wrong = /[^1-7]/.exec(trimmed);
  if (wrong !== null)
    return fail(
      'bad-position',
      `Move ${wrong.index + 1} of ${trimmed}: there is no column "${wrong[0]}". Columns are 1 to ${COLUMNS}.`,
    );
  return connect4Board(Array.from(trimmed, (digit) => Number(digit) - 1));
}

/** A position given by its stones. Refuses what no game can lead to, as far as counting stones and looking for fours can tell. */
export function connect4BoardOf(mover: bigint, mask: bigint): Result<Connect4Board> {
  const stones = count(mask);
  if (mask < 0n || mover < 0n || (mask & ~BOARD) !== 0n) return fail('bad-position', 'There are stones off the board.');
  if ((mover & ~mask) !== 0n) return fail('bad-position', 'The stones of the side to move are not all among the stones.');
  for (let column = 0; column < COLUMNS; column++) {
    const filled = (mask >> BigInt(7 * column)) & 127n;
    if ((filled & (filled + 1n)) !== 0n) return fail('bad-position', `A stone hangs in the air in column ${column + 1}.`);
  }
  const own = count(mover);
  if (own !== stones >> 1)
    return fail(
      'bad-position',
      `${own} stones of the side to move among ${stones} cannot be: players alternate, so it has ${stones >> 1}.`,
    );
  if (hasFour(mover) || hasFour(mover ^ mask)) return fail('game-over', 'The game is over: there are four in a row.');
  return ok({ mover, mask, stones });
}

/** Whether a column has room. */
export function isOpen({ mask }: Connect4Board, column: number): boolean {
  return (mask & (1n << BigInt(7 * column + ROWS - 1))) === 0n;
}

/** Whether the side to move makes four in a row with this column. */
export function winsAt(board: Connect4Board, column: number): boolean {
  return hasFour(board.mover | lowestFree(board, column));
}

/** The position after a column that is open and does not win. */
export function dropped(board: Connect4Board, column: number): Connect4Board {
  const { mover, mask, stones } = board;
  return { mover: mover ^ mask, mask: mask | lowestFree(board, column), stones: stones + 1 };
}

const BOTTOM = 0x40810204081n;
const BOARD = BOTTOM * 63n;

function lowestFree({ mask }: Connect4Board, column: number): bigint {
  return (mask + (1n << BigInt(7 * column))) & (63n << BigInt(7 * column));
}

function columnProblem(board: Connect4Board, column: number): string | undefined {
  if (!Number.isInteger(column) || column < 0 || column >= COLUMNS)
    return `there is no column ${column + 1}. Columns are 1 to ${COLUMNS}.`;
  return isOpen(board, column) ? undefined : `column ${column + 1} is full, it holds ${ROWS} stones.`;
}

function hasFour(stones: bigint): boolean {
  for (const step of [1n, 6n, 7n, 8n]) {
    const pairs = stones & (stones >> step);
    if ((pairs & (pairs >> (2n * step))) !== 0n) return true;
  }
  return false;
}

function count(cells: bigint): number {
  let n = 0;
  for (let rest = BigInt.asUintN(64, cells); rest !== 0n; rest &= rest - 1n) n++;
  return Math.min(n, CELLS + 1);
}
