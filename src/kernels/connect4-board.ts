import { ok, type Result } from '../core/index.ts';
import type { Sentence } from '../i18n/index.ts';
import { failure, sentence } from './words.ts';

export const COLUMNS = 7;
export const ROWS = 6;
const CELLS = COLUMNS * ROWS;

/**
 * A position of Connect 4 on 7x6, unfinished or with a full board, as the kernel needs it: two sets of cells, bit 7 *
 * column + row of each, rows from the bottom. Legal by construction: nobody has four, and no stone is above an empty
 * cell.
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
    const why = columnProblem(board, column);
    if (why !== undefined) return failure('connect4-move', { number: i + 1, why });
    if (winsAt(board, column)) {
      if (i + 1 === columns.length) return failure('connect4-won', { number: i + 1 });
      return failure('connect4-move', { number: i + 2, why: sentence('played-after-the-end', { last: i + 1 }) });
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
    return failure('connect4-no-column', { number: wrong.index + 1, typed: trimmed, column: wrong[0], columns: COLUMNS });
  return connect4Board(Array.from(trimmed, (digit) => Number(digit) - 1));
}

/**
 * A position given by its stones. Refuses what no game can lead to, as far as counting stones and looking for fours
 * can tell.
 */
export function connect4BoardOf(mover: bigint, mask: bigint): Result<Connect4Board> {
  const stones = count(mask);
  if (mask < 0n || mover < 0n || (mask & ~BOARD) !== 0n) return failure('stones-off-board');
  if ((mover & ~mask) !== 0n) return failure('stones-of-nobody');
  for (let column = 0; column < COLUMNS; column++) {
    const filled = (mask >> BigInt(7 * column)) & 127n;
    if ((filled & (filled + 1n)) !== 0n) return failure('stone-in-the-air', { column: column + 1 });
  }
  const own = count(mover);
  if (own !== stones >> 1) return failure('stones-uneven', { own, all: stones, due: stones >> 1 });
  if (hasFour(mover) || hasFour(mover ^ mask)) return failure('connect4-four');
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

function columnProblem(board: Connect4Board, column: number): Sentence | undefined {
  if (!Number.isInteger(column) || column < 0 || column >= COLUMNS)
    return sentence('no-column', { column: column + 1, columns: COLUMNS });
  return isOpen(board, column) ? undefined : sentence('full-column', { column: column + 1, rows: ROWS });
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
