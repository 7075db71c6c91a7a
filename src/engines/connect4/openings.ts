import { type Connect4Board, connect4BoardOf } from '../../kernels/index.ts';

/** Positions of at most this many stones are in the book. */
export const BOOK_STONES = 8;

const COLUMNS = 7;
const ROWS = 6;
/**
 * Room for a column in a key: a 1, then a bit for each of its stones from the bottom, 1 where the stone is the first
 * player's.
 */
const COLUMN_SIZE = 2 ** (ROWS + 1);
const PLACE = Array.from({ length: COLUMNS }, (_, column) => COLUMN_SIZE ** column);

/** The board without stones, as a key: every column holds its leading 1 alone. */
export const EMPTY_KEY = PLACE.reduce((sum, place) => sum + place, 0);

/**
 * All positions where the game goes on, one of each mirror pair, by number of stones up to `stones`; each layer in
 * the order of its keys. This order gives each score its place in the book, so it must never change.
 */
export function openings(stones: number = BOOK_STONES): readonly Float64Array[] {
  const layers = [Float64Array.of(EMPTY_KEY)];
  for (let played = 0; played < stones; played++) {
    const next = new Set<number>();
    for (const key of layers[played])
      for (let column = 0; column < COLUMNS; column++) {
        const child = keyAfter(key, column, played);
        if (child !== undefined && !hasFourAt(child, column)) next.add(canonical(child));
      }
    layers.push(Float64Array.from(next).sort());
  }
  return layers;
}

/**
 * The key after a stone in this column, the first player's if an even number was played; undefined if the column is
 * full.
 */
export function keyAfter(key: number, column: number, played: number): number | undefined {
  const filled = columnOf(key, column);
  return filled >= COLUMN_SIZE / 2 ? undefined : key + (filled + 1 - (played & 1)) * PLACE[column];
}

/** The smaller of a key and its mirror image. */
export function canonical(key: number): number {
  let mirrored = 0;
  for (let column = 0; column < COLUMNS; column++) mirrored += columnOf(key, column) * PLACE[COLUMNS - 1 - column];
  return Math.min(key, mirrored);
}

/** Whether the topmost stone of the column completes four in a row. */
export function hasFourAt(key: number, column: number): boolean {
  const row = heightOf(key, column) - 1;
  const owner = stoneAt(key, column, row);
  return DIRECTIONS.some(([right, up]) => {
    const run = (sign: number) => {
      let length = 0;
      while (length < 3 && stoneAt(key, column + sign * (length + 1) * right, row + sign * (length + 1) * up) === owner) length++;
      return length;
    };
    return run(1) + run(-1) >= 3;
  });
}

const DIRECTIONS = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
] as const;

/** The key of a board of the kernel. */
export function keyOf({ mover, mask, stones }: Connect4Board): number {
  const first = (stones & 1) === 0 ? mover : mover ^ mask;
  let key = 0;
  for (let column = 0; column < COLUMNS; column++) {
    let code = 1;
    for (let cell = 1n << BigInt(7 * column); (mask & cell) !== 0n; cell <<= 1n)
      code = 2 * code + ((first & cell) === 0n ? 0 : 1);
    key += code * PLACE[column];
  }
  return key;
}

/** The kernel's board of a key. */
export function boardOf(key: number): Connect4Board {
  let first = 0n;
  let mask = 0n;
  for (let column = 0; column < COLUMNS; column++)
    for (let row = 0; row < heightOf(key, column); row++) {
      const cell = 1n << BigInt(7 * column + row);
      mask |= cell;
      if (stoneAt(key, column, row) === 1) first |= cell;
    }
  const stones = mask.toString(2).replaceAll('0', '').length;
  const board = connect4BoardOf((stones & 1) === 0 ? first : first ^ mask, mask);
  if (!board.ok) throw new Error(board.error.message);
  return board.value;
}

function columnOf(key: number, column: number): number {
  return Math.floor(key / PLACE[column]) % COLUMN_SIZE;
}

function heightOf(key: number, column: number): number {
  return 31 - Math.clz32(columnOf(key, column));
}

/** 1 where the first player has a stone, 0 where the second has one, undefined elsewhere and off the board. */
function stoneAt(key: number, column: number, row: number): number | undefined {
  if (column < 0 || column >= COLUMNS || row < 0) return undefined;
  const above = heightOf(key, column) - 1 - row;
  return above < 0 ? undefined : (columnOf(key, column) >> above) & 1;
}
