import { gameArea, RULES } from '../search/memory';

/**
 * The evaluation of 8x8 by patterns, after M. Buro's Logistello. A pattern is a group of squares; every filling of it
 * has a weight, learned from games (scripts/tune-othello.mjs). A filling is a number in base 3, one digit per square: 0
 * empty, 1 the mover's, 2 the other side's. Each pattern is used in all its images under the symmetries of the board,
 * 46 altogether, with the same weights:
 *
 *     edges (4)        corners of 3x3 (4)   corners of 2x4 (8)   lines 2, 3, 4 (4 each)   diagonals 8 (2), 7 to 4 (4)
 *     # # # # # # # #  # # # .              # # # # .            . . . . . . . .          # . . .
 *     . . . . . . . .  # # # .              # # # # .            # # # # # # # #          . # . .
 *                      # # # .              . . . . .            . . . . . . . .          . . # .
 *
 * Weights are bytes, eighths of a disc, with one table for each ten empty squares. The host writes them
 * (scripts/weights.mjs) to the first thread's area, which all threads read; those of smaller boards follow.
 */
export const weightsAt: usize = gameArea + 0xa0000;

const EDGE: usize = 0;
const CORNER: usize = EDGE + 6561;
const BLOCK: usize = CORNER + 19683;
const LINE_2: usize = BLOCK + 6561;
const LINE_3: usize = LINE_2 + 6561;
const LINE_4: usize = LINE_3 + 6561;
const DIAGONAL_8: usize = LINE_4 + 6561;
const DIAGONAL_7: usize = DIAGONAL_8 + 6561;
const DIAGONAL_6: usize = DIAGONAL_7 + 2187;
const DIAGONAL_5: usize = DIAGONAL_6 + 729;
const DIAGONAL_4: usize = DIAGONAL_5 + 243;
const PATTERNS: usize = DIAGONAL_4 + 81;
/** After the patterns of a stage: the weights of mobility and of parity, i16s, in 1/128 of a disc. */
const STAGE_BYTES: usize = PATTERNS + 4;
export const smallWeights: usize = weightsAt + 6 * STAGE_BYTES;

const FILE: u64 = 0x0101010101010101;

/** The bits of a number as digits in base 3: 512 u16s. */
const TERNARY: usize = RULES + 0x3400;

countInThrees();

function countInThrees(): void {
  for (let bits = 0; bits < 512; bits++) {
    let number = 0;
    for (let bit = 8; bit >= 0; bit--) number = number * 3 + ((bits >> bit) & 1);
    store<u16>(TERNARY + (<usize>bits << 1), <u16>number);
  }
}

@inline
function weight(table: usize, own: u64, other: u64): i32 {
  return <i32>load<i8>(table + <usize>load<u16>(TERNARY + (<usize>own << 1)) + (<usize>load<u16>(TERNARY + (<usize>other << 1)) << 1));
}

@inline
function row(table: usize, own: u64, other: u64, shift: u64): i32 {
  return weight(table, (own >> shift) & 255, (other >> shift) & 255);
}

/** The squares of `mask`, which are in different columns, the first of them in column `from`. */
@inline
function diagonal(table: usize, own: u64, other: u64, mask: u64, from: u64): i32 {
  return weight(table, ((own & mask) * FILE) >> (56 + from), ((other & mask) * FILE) >> (56 + from));
}

@inline
function cornerOf(set: u64, first: u64, second: u64, third: u64): u64 {
  return ((set >> first) & 7) | (((set >> second) & 7) << 3) | (((set >> third) & 7) << 6);
}

@inline
function blockOf(set: u64, first: u64, second: u64): u64 {
  return ((set >> first) & 15) | (((set >> second) & 15) << 4);
}

@inline
function mirrored(set: u64): u64 {
  set = ((set >> 1) & 0x5555555555555555) | ((set & 0x5555555555555555) << 1);
  set = ((set >> 2) & 0x3333333333333333) | ((set & 0x3333333333333333) << 2);
  return ((set >> 4) & 0x0f0f0f0f0f0f0f0f) | ((set & 0x0f0f0f0f0f0f0f0f) << 4);
}

@inline
function transposed(set: u64): u64 {
  let changed = (set ^ (set >> 7)) & 0x00aa00aa00aa00aa;
  set ^= changed ^ (changed << 7);
  changed = (set ^ (set >> 14)) & 0x0000cccc0000cccc;
  set ^= changed ^ (changed << 14);
  changed = (set ^ (set >> 28)) & 0x00000000f0f0f0f0;
  return set ^ changed ^ (changed << 28);
}

/** The patterns at the corners of the top and bottom rows that are on the left. */
@inline
function corners(table: usize, own: u64, other: u64): i32 {
  return weight(table, cornerOf(own, 0, 8, 16), cornerOf(other, 0, 8, 16)) + weight(table, cornerOf(own, 56, 48, 40), cornerOf(other, 56, 48, 40));
}

@inline
function blocks(table: usize, own: u64, other: u64): i32 {
  return weight(table, blockOf(own, 0, 8), blockOf(other, 0, 8)) + weight(table, blockOf(own, 56, 48), blockOf(other, 56, 48));
}

@inline
function rows(table: usize, own: u64, other: u64): i32 {
  return (
    row(table + EDGE, own, other, 0) +
    row(table + EDGE, own, other, 56) +
    row(table + LINE_2, own, other, 8) +
    row(table + LINE_2, own, other, 48) +
    row(table + LINE_3, own, other, 16) +
    row(table + LINE_3, own, other, 40) +
    row(table + LINE_4, own, other, 24) +
    row(table + LINE_4, own, other, 32)
  );
}

@inline
function diagonals(table: usize, own: u64, other: u64): i32 {
  return (
    diagonal(table + DIAGONAL_8, own, other, 0x8040201008040201, 0) +
    diagonal(table + DIAGONAL_8, own, other, 0x0102040810204080, 0) +
    diagonal(table + DIAGONAL_7, own, other, 0x0080402010080402, 1) +
    diagonal(table + DIAGONAL_7, own, other, 0x4020100804020100, 0) +
    diagonal(table + DIAGONAL_7, own, other, 0x0001020408102040, 0) +
    diagonal(table + DIAGONAL_7, own, other, 0x0204081020408000, 1) +
    diagonal(table + DIAGONAL_6, own, other, 0x0000804020100804, 2) +
    diagonal(table + DIAGONAL_6, own, other, 0x2010080402010000, 0) +
    diagonal(table + DIAGONAL_6, own, other, 0x0000010204081020, 0) +
    diagonal(table + DIAGONAL_6, own, other, 0x0408102040800000, 2) +
    diagonal(table + DIAGONAL_5, own, other, 0x0000008040201008, 3) +
    diagonal(table + DIAGONAL_5, own, other, 0x1008040201000000, 0) +
    diagonal(table + DIAGONAL_5, own, other, 0x0000000102040810, 0) +
    diagonal(table + DIAGONAL_5, own, other, 0x0810204080000000, 3) +
    diagonal(table + DIAGONAL_4, own, other, 0x0000000080402010, 4) +
    diagonal(table + DIAGONAL_4, own, other, 0x0804020100000000, 0) +
    diagonal(table + DIAGONAL_4, own, other, 0x0000000001020408, 0) +
    diagonal(table + DIAGONAL_4, own, other, 0x1020408000000000, 4)
  );
}

/**
 * An estimate of the final difference in discs for the mover, in 1/128 of a disc. `mobility`: his moves less the
 * other side's.
 */
export function patternSum(own: u64, other: u64, stage: i32, odd: bool, mobility: i32): i32 {
  const table = weightsAt + <usize>stage * STAGE_BYTES;
  const ownMirrored = mirrored(own);
  const otherMirrored = mirrored(other);
  const ownTurned = transposed(own);
  const otherTurned = transposed(other);
  const eighths =
    rows(table, own, other) +
    rows(table, ownTurned, otherTurned) +
    diagonals(table, own, other) +
    corners(table + CORNER, own, other) +
    corners(table + CORNER, ownMirrored, otherMirrored) +
    blocks(table + BLOCK, own, other) +
    blocks(table + BLOCK, ownMirrored, otherMirrored) +
    blocks(table + BLOCK, ownTurned, otherTurned) +
    blocks(table + BLOCK, mirrored(ownTurned), mirrored(otherTurned));
  const parity = <i32>load<i16>(table, PATTERNS + 2);
  return 16 * eighths + <i32>load<i16>(table, PATTERNS) * mobility + (odd ? parity : -parity);
}
