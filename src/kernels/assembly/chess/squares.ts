/**
 * Squares are numbered along the rows from White's side, and a set of squares is a u64 with the bit of each:
 *
 *     56 57 58 59 60 61 62 63      row 8
 *     48 49 50 51 52 53 54 55      row 7
 *      ...
 *      8  9 10 11 12 13 14 15      row 2
 *      0  1  2  3  4  5  6  7      row 1
 *      a  b  c  d  e  f  g  h
 *
 * So a shift by 8 moves a set up a row, by 1 along it, by 9 and 7 along the diagonals.
 */
export const FILE_A: u64 = 0x0101010101010101;
export const FILE_H: u64 = FILE_A << 7;
export const ROW_1: u64 = 0xff;
export const ROW_3: u64 = ROW_1 << 16;
export const ROW_6: u64 = ROW_1 << 40;
export const ROW_8: u64 = ROW_1 << 56;
/** The squares of the colour of a1. */
export const DARK: u64 = 0xaa55aa55aa55aa55;

export const WHITE: i32 = 0;
export const BLACK: i32 = 1;

/** Kinds of pieces; 0 is none. Sets of squares are stored by these numbers. */
export const PAWN: i32 = 1;
export const KNIGHT: i32 = 2;
export const BISHOP: i32 = 3;
export const ROOK: i32 = 4;
export const QUEEN: i32 = 5;
export const KING: i32 = 6;

@inline
export function bit(square: i32): u64 {
  return <u64>1 << square;
}

@inline
export function firstOf(set: u64): i32 {
  return <i32>ctz(set);
}

@inline
export function withoutFirst(set: u64): u64 {
  return set & (set - 1);
}

@inline
export function isSeveral(set: u64): bool {
  return (set & (set - 1)) != 0;
}

@inline
export function sizeOf(set: u64): i32 {
  return <i32>popcnt(set);
}
