import { bitOf, boardOf, rowOf } from './board';
import { BACK, FEATURES, MEN } from './evaluation-features';

/**
 * The layout of the evaluation's numbers in memory:
 *
 *     0     the weights, FEATURES i32s; each holds two, 65536 times the one of the opening plus the one of the ending
 *     512   the value of White's men in two rows: 1024 i32s for each pair of rows, by the ten bits of their squares
 *     ...   the same for Black
 *
 * So the value of all men on their squares takes five look-ups for each side, the pattern of the back row included.
 */
const PAIR_BYTES: usize = 4096;
export const WEIGHTS_BYTES: usize = 512;
const WHITE_MEN: usize = WEIGHTS_BYTES;
const BLACK_MEN: usize = WHITE_MEN + 5 * PAIR_BYTES;
export const EVALUATION_BYTES: usize = BLACK_MEN + 5 * PAIR_BYTES;

let numbers: usize = 0;
/** Squares of the left half. */
export let leftHalf: u64 = 0;
/** Squares of even rows, on which pieces are counted for the opposition when Black is to move (else on the others). */
export let evenRows: u64 = 0;
/** Rows that are well beyond the middle for White, and for Black. */
export let farForWhite: u64 = 0;
export let farForBlack: u64 = 0;
/** Rows with 1 or 2 more to go, and with 3 or 4. */
export let nearForWhite: u64 = 0;
export let nearForBlack: u64 = 0;
export let middleForWhite: u64 = 0;
export let middleForBlack: u64 = 0;
/** Squares from which no step leaves the board. */
export let inner: u64 = 0;

/** Copies the weights at `weights`, and computes the tables that depend on them. */
export function placeEvaluation(at: usize, weights: usize, size: i32): void {
  numbers = at;
  memory.copy(at, weights, WEIGHTS_BYTES);
  drawMasks(size);
  sumUp(size);
}

@inline
export function weight(feature: i32): i32 {
  return load<i32>(numbers + (<usize>feature << 2));
}

function drawMasks(size: i32): void {
  const board = boardOf(size);
  leftHalf = evenRows = farForWhite = farForBlack = 0;
  nearForWhite = rowOf(size, 1) | rowOf(size, 2);
  middleForWhite = rowOf(size, 3) | rowOf(size, 4);
  nearForBlack = rowOf(size, size - 2) | rowOf(size, size - 3);
  middleForBlack = rowOf(size, size - 4) | rowOf(size, size - 5);
  for (let row = 0; row < size; row++) {
    const left = (size / 2 + (row & 1)) >> 1;
    leftHalf |= ((<u64>1 << left) - 1) << bitOf(row, 0);
    if ((row & 1) == 0) evenRows |= rowOf(size, row);
    if (row < size / 2 - 1) farForWhite |= rowOf(size, row);
    if (row > size / 2) farForBlack |= rowOf(size, row);
  }
  inner = board & (board << 6) & (board << 7) & (board >> 6) & (board >> 7);
}

/**
 * Adds up single squares to pairs of rows. A black man has the value of a white man on the square that one gets by
 * turning the board.
 */
function sumUp(size: i32): void {
  memory.fill(numbers + WHITE_MEN, 0, 10 * PAIR_BYTES);
  const half = size / 2;
  for (let pair = 0; pair < half; pair++)
    for (let men = 1; men < 1024; men++) {
      const bit = ctz(men);
      const row = 2 * pair + (bit >= 5 ? 1 : 0);
      const column = bit >= 5 ? bit - 5 : bit;
      const at = numbers + WHITE_MEN + PAIR_BYTES * pair + (<usize>men << 2);
      const less = numbers + WHITE_MEN + PAIR_BYTES * pair + (<usize>(men & (men - 1)) << 2);
      const isSquare = column < half;
      store<i32>(at, load<i32>(less) + (isSquare ? weight(manOn(row, column, half)) : 0));
      const black = at + (BLACK_MEN - WHITE_MEN);
      const lessBlack = less + (BLACK_MEN - WHITE_MEN);
      store<i32>(black, load<i32>(lessBlack) + (isSquare ? weight(manOn(size - 1 - row, half - 1 - column, half)) : 0));
    }
  for (let men = 0; men < 1024; men++) {
    const white = numbers + WHITE_MEN + PAIR_BYTES * (half - 1) + (<usize>men << 2);
    const black = numbers + BLACK_MEN + (<usize>men << 2);
    store<i32>(white, load<i32>(white) + weight(BACK + ((men >> 5) & ((1 << half) - 1))));
    store<i32>(black, load<i32>(black) + weight(BACK + turnedRow(men & 31, half)));
  }
}

/** The feature of a white man on a square; on the crowning row, where no man stands, the place after the weights. */
@inline
function manOn(row: i32, column: i32, half: i32): i32 {
  return row == 0 ? FEATURES : MEN + (row - 1) * half + column;
}

function turnedRow(men: i32, half: i32): i32 {
  let turned = 0;
  for (let column = 0; column < half; column++) if ((men >> column) & 1) turned |= 1 << (half - 1 - column);
  return turned;
}

@inline
export function whiteMenValue(men: u64): i32 {
  return menValue(men, WHITE_MEN);
}

@inline
export function blackMenValue(men: u64): i32 {
  return menValue(men, BLACK_MEN);
}

@inline
function menValue(men: u64, table: usize): i32 {
  return (
    pairValue(men, table) +
    pairValue(men >> 13, table + PAIR_BYTES) +
    pairValue(men >> 26, table + 2 * PAIR_BYTES) +
    pairValue(men >> 39, table + 3 * PAIR_BYTES) +
    pairValue(men >> 52, table + 4 * PAIR_BYTES)
  );
}

@inline
function pairValue(rows: u64, table: usize): i32 {
  const squares = (<usize>rows & 31) | ((<usize>rows >> 1) & 0x3e0);
  return load<i32>(numbers + table + (squares << 2));
}
