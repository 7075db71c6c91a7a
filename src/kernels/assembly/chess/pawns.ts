import { cacheArea } from '../search/memory';
import { pawnAttacks } from './attacks';
import { other, own, setOf, side } from './board';
import {
  BACKWARD,
  CONNECTED,
  DOUBLED,
  ISOLATED,
  PASSED,
  PASSED_BLOCKED,
  PASSED_FREE,
  PASSED_OTHER_KING,
  PASSED_OWN_KING,
  PASSED_SAFE,
} from './features';
import { bit, BLACK, FILE_A, FILE_H, firstOf, PAWN, sizeOf, WHITE, withoutFirst } from './squares';
import { count, weightOfOne } from './evaluation-terms';

/** Squares in front of a set, up to the last row. */
@inline
export function ahead(set: u64, colour: i32): u64 {
  if (colour == WHITE) {
    set <<= 8;
    set |= set << 8;
    set |= set << 16;
    return set | (set << 32);
  }
  set >>= 8;
  set |= set >> 8;
  set |= set >> 16;
  return set | (set >> 32);
}

@inline
export function sideways(set: u64): u64 {
  return ((set & ~FILE_A) >> 1) | ((set & ~FILE_H) << 1);
}

@inline
export function onward(set: u64, colour: i32): u64 {
  return colour == WHITE ? set << 8 : set >> 8;
}

/** From the owner's side. */
@inline
export function rowOf(square: i32, colour: i32): i32 {
  return colour == WHITE ? square >> 3 : 7 - (square >> 3);
}

@inline
export function distance(a: i32, b: i32): i32 {
  return max(abs((a & 7) - (b & 7)), abs((a >> 3) - (b >> 3)));
}

/** The passed pawns of both sides; valid after `pawnStructure`. */
export let passed: u64 = 0;

/**
 * A cache of structures, for there are few of them in a search: 2048 records of both sides' pawns, the value, and
 * those that are passed. Where the memory has no place for it (rules alone) there is none.
 */
const RECORDS: usize = 2048;
const RECORD_BYTES: usize = 32;
export const PAWN_CACHE_BYTES: usize = RECORDS * RECORD_BYTES;

/** The value of White's pawn structure less that of Black's. */
export function pawnStructure(): i32 {
  const white = setOf(PAWN) & (side == BLACK ? other : own);
  const black = setOf(PAWN) ^ white;
  if (cacheArea == 0 || isDefined(TRACE)) return structure(white, black);
  const hash = (white * 0x9e3779b97f4a7c15) ^ (black * 0xd6e8feb86659fd93);
  const record = cacheArea + RECORD_BYTES * <usize>((hash ^ (hash >> 32)) >> 21 & (<u64>RECORDS - 1));
  if (load<u64>(record) == white && load<u64>(record, 8) == black) {
    passed = load<u64>(record, 16);
    return load<i32>(record, 24);
  }
  const value = structure(white, black);
  store<u64>(record, white);
  store<u64>(record, black, 8);
  store<u64>(record, passed, 16);
  store<i32>(record, value, 24);
  return value;
}

function structure(white: u64, black: u64): i32 {
  passed = 0;
  return sideStructure(white, black, WHITE) - sideStructure(black, white, BLACK);
}

@inline
function sideStructure(pawns: u64, enemies: u64, colour: i32): i32 {
  const files = ahead(pawns, WHITE) | ahead(pawns, BLACK) | pawns;
  const guarded = pawnAttacks(pawns, colour);
  const isolated = pawns & ~sideways(files);
  /** Squares that an own pawn guards or may come to guard. */
  const guardable = guarded | ahead(guarded, colour);
  const backward =
    pawns & ~isolated & ~guardable & ~sideways(pawns) & onward(pawnAttacks(enemies, colour ^ 1), colour ^ 1);
  let value =
    count(DOUBLED, sizeOf(pawns & ahead(pawns, colour)), colour) +
    count(ISOLATED, sizeOf(isolated), colour) +
    count(BACKWARD, sizeOf(backward), colour);
  for (let rest = pawns & (guarded | sideways(pawns)); rest; rest = withoutFirst(rest))
    value += weightOfOne(CONNECTED + rowOf(firstOf(rest), colour), colour);
  const stopped = ahead(enemies | sideways(enemies), colour ^ 1);
  const free = pawns & ~stopped & ~ahead(pawns, colour ^ 1);
  passed |= free;
  for (let rest = free; rest; rest = withoutFirst(rest)) value += weightOfOne(PASSED + rowOf(firstOf(rest), colour), colour);
  return value;
}

/** The additional value of a side's passed pawns by their surroundings. `attacked`: by the other side. */
@inline
export function passedValue(pieces: u64, attacked: u64, ownKing: i32, otherKing: i32, colour: i32): i32 {
  let value = 0;
  for (let rest = passed & pieces; rest; rest = withoutFirst(rest)) {
    const square = firstOf(rest);
    const row = rowOf(square, colour);
    const front = colour == WHITE ? square + 8 : square - 8;
    const beyond = row - 2;
    if (bit(front) & (own | other)) value += weightOfOne(PASSED_BLOCKED + row, colour);
    if (beyond > 0) {
      value += count(PASSED_OWN_KING, beyond * distance(front, ownKing), colour);
      value += count(PASSED_OTHER_KING, beyond * distance(front, otherKing), colour);
    }
    if (!(bit(front) & (attacked | own | other))) {
      value += count(PASSED_SAFE, row, colour);
      if (!(ahead(bit(square), colour) & (attacked | own | other))) value += count(PASSED_FREE, row, colour);
    }
  }
  return value;
}
