import { ENGLISH, INTERNATIONAL, SOUFFLER } from './rule-sets';

/**
 * Patterns of neighbouring squares: overlapping blocks of 4x4, with eight playable squares each. Every filling of a
 * block with men has a weight, learned from games (scripts/tune-draughts.mjs). A filling is a number in base 3, one
 * digit per square from the top left: 0 empty or a king, 1 a white man, 2 a black one. Blocks begin at every second row
 * and column, 16 on 10x10, 9 on 8x8.
 *
 *     . 0 . 1      If the board is turned and the colours are exchanged, a block becomes another block (the middle one
 *     2 . 3 .      of 8x8 itself), and its value for White becomes that of the other block for Black. So only the upper
 *     . 4 . 5      half of the blocks has weights, and the evaluation is their value for White, minus their value for
 *     6 . 7 .      Black on the turned board.
 *
 * A weight is two bytes, for the opening and for the ending, in hundredths of a man.
 */
const TABLE_BYTES: usize = 2 * 6561;
const BLOCKS_10: usize = 8;
const BLOCKS_8: usize = 5;

/** The weights of all rule sets that have them: brought from outside, in this order, filled up to whole cache lines. */
const SOUFFLER_AT: usize = 0;
const INTERNATIONAL_AT: usize = SOUFFLER_AT + BLOCKS_10 * TABLE_BYTES;
const ENGLISH_AT: usize = INTERNATIONAL_AT + BLOCKS_10 * TABLE_BYTES;
export const PATTERNS_BYTES: usize = (ENGLISH_AT + BLOCKS_8 * TABLE_BYTES + 63) & ~63;

/**
 * From the men of two rows, ten bits, to four numbers of 16 bits: the four squares of each block in these rows as
 * digits in base 3; and the same turned round. 1024 u64s each.
 */
const DIGITS_BYTES: usize = 8192;
export const PATTERN_DIGITS_BYTES: usize = 2 * DIGITS_BYTES;

let digits: usize = 0;
let tables: usize = 0;

/** Whether a rule set has patterns on a board of this size. */
export function hasPatterns(rules: i32, size: i32): bool {
  return rules == ENGLISH ? size == 8 : size == 10 && (rules == INTERNATIONAL || rules == SOUFFLER);
}

/** `weights`: where those of all rule sets begin. */
export function placePatterns(at: usize, weights: usize, rules: i32, size: i32): void {
  digits = at;
  tables = weights + (rules == ENGLISH ? ENGLISH_AT : rules == INTERNATIONAL ? INTERNATIONAL_AT : SOUFFLER_AT);
  const half = size / 2;
  for (let men = 0; men < 1024; men++) {
    store<u64>(at + (<usize>men << 3), digitsOf(men));
    store<u64>(at + (<usize>men << 3), digitsOf(turnedRows(men, half)), DIGITS_BYTES);
  }
}

function digitsOf(men: i32): u64 {
  let all: u64 = 0;
  for (let column = 0; column < 4; column++) {
    const upper = men >> column;
    const lower = men >> (column + 5);
    const number = (upper & 1) + 3 * ((upper >> 1) & 1) + 9 * (lower & 1) + 27 * ((lower >> 1) & 1);
    all |= <u64>number << (column << 4);
  }
  return all;
}

function turnedRows(men: i32, half: i32): i32 {
  let turned = 0;
  for (let column = 0; column < half; column++) {
    if ((men >> column) & 1) turned |= 32 << (half - 1 - column);
    if ((men >> (column + 5)) & 1) turned |= 1 << (half - 1 - column);
  }
  return turned;
}

/**
 * The value of the men's patterns for White: 65536 times the sum of the opening weights plus that of the ending
 * weights.
 */
@inline
export function patternsValue(whiteMen: u64, blackMen: u64, size: i32): i32 {
  return size == 10 ? blocksOn10(whiteMen, blackMen) : blocksOn8(whiteMen, blackMen);
}

@inline
function blocksOn10(white: u64, black: u64): i32 {
  const first = upright(white, black, 0);
  const second = upright(white, black, 13);
  const third = upright(white, black, 26);
  const last = turned(white, black, 52);
  const lastButOne = turned(white, black, 39);
  const middle = turned(white, black, 26);
  return (
    fourBlocks(first + 81 * second, 0) +
    fourBlocks(second + 81 * third, 4) -
    fourBlocks(last + 81 * lastButOne, 0) -
    fourBlocks(lastButOne + 81 * middle, 4)
  );
}

@inline
function blocksOn8(white: u64, black: u64): i32 {
  const first = upright(white, black, 0);
  const second = upright(white, black, 13);
  const third = upright(white, black, 26);
  const last = turned(white, black, 39);
  const lastButOne = turned(white, black, 26);
  const lastButTwo = turned(white, black, 13);
  return (
    threeBlocks(first + 81 * second) +
    twoBlocks(second + 81 * third) -
    threeBlocks(last + 81 * lastButOne) -
    twoBlocks(lastButOne + 81 * lastButTwo)
  );
}

/** The fillings of two rows that begin at bit `shift`: four numbers. */
@inline
function upright(white: u64, black: u64, shift: u64): u64 {
  return load<u64>(digits + placeOf(white >> shift)) + (load<u64>(digits + placeOf(black >> shift)) << 1);
}

@inline
function turned(white: u64, black: u64, shift: u64): u64 {
  return load<u64>(digits + placeOf(black >> shift), DIGITS_BYTES) + (load<u64>(digits + placeOf(white >> shift), DIGITS_BYTES) << 1);
}

/** The ten squares of two rows, as the place of a u64. */
@inline
function placeOf(rows: u64): usize {
  return ((<usize>rows & 31) << 3) | ((<usize>rows & 0x7c0) << 2);
}

@inline
function fourBlocks(fillings: u64, table: usize): i32 {
  return block(fillings, 0, table) + block(fillings, 1, table + 1) + block(fillings, 2, table + 2) + block(fillings, 3, table + 3);
}

@inline
function threeBlocks(fillings: u64): i32 {
  return block(fillings, 0, 0) + block(fillings, 1, 1) + block(fillings, 2, 2);
}

@inline
function twoBlocks(fillings: u64): i32 {
  return block(fillings, 0, 3) + block(fillings, 1, 4);
}

@inline
function block(fillings: u64, which: u64, table: usize): i32 {
  const at = tables + table * TABLE_BYTES + ((<usize>(fillings >> (which << 4)) & 0xffff) << 1);
  return (<i32>load<i8>(at) << 16) + <i32>load<i8>(at, 1);
}
