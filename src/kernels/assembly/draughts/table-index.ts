import { choose, rankOf, setOfRank } from '../tables/combinations';
import { boardOf, rowOf } from './board';

/**
 * The perfect index of a material class: White is to move, with given numbers of men and kings on each side. Numbers
 * run through
 *
 *     own men on their back row, which the other side's men never stand on: first none of them, then one...
 *     which squares of that row, which of the middle rows for the other own men (never on the crowning row)
 *     the other side's men, among the squares left that are not their crowning row: that back row
 *     own kings, then the other side's kings, among the squares left
 *
 * so that kings, which move most, run fastest.
 */

/** Squares of the board, of a row, and as sets. */
let squares: u32 = 0;
let row: u32 = 0;
let board: u64 = 0;
let backRow: u64 = 0;
let middle: u64 = 0;
/** The shift of `turnedSet`. */
let unused: u64 = 0;

export function setUpIndex(size: i32): void {
  row = size >> 1;
  squares = row * size;
  board = boardOf(size);
  backRow = rowOf(size, size - 1);
  middle = board & ~backRow & ~rowOf(size, 0);
  unused = clz(board);
}

/** The key of a material class: its numbers of men and kings, four bits each. */
@inline
export function keyOfCounts(ownMen: u32, ownKings: u32, otherMen: u32, otherKings: u32): u32 {
  return ownMen | (ownKings << 4) | (otherMen << 8) | (otherKings << 12);
}

@inline
export function otherClass(key: u32): u32 {
  return (key >> 8) | ((key & 255) << 8);
}

/** The material class of a position with White to move. */
@inline
export function classKey(own: u64, other: u64, kings: u64): u32 {
  return keyOfCounts(
    <u32>popcnt(own & ~kings),
    <u32>popcnt(own & kings),
    <u32>popcnt(other & ~kings),
    <u32>popcnt(other & kings),
  );
}

/** The same position with the other side to move: the first square becomes the last. */
@inline
export function turnedSet(set: u64): u64 {
  set = ((set >> 1) & 0x5555555555555555) | ((set & 0x5555555555555555) << 1);
  set = ((set >> 2) & 0x3333333333333333) | ((set & 0x3333333333333333) << 2);
  set = ((set >> 4) & 0x0f0f0f0f0f0f0f0f) | ((set & 0x0f0f0f0f0f0f0f0f) << 4);
  return bswap(set) >> unused;
}

/** Numbers in which `back` own men stand on their back row. */
@inline
function positionsWith(back: u32, ownMen: u32, otherMen: u32, kingWays: u32): u32 {
  const free = squares - row - (ownMen - back);
  return choose(row, back) * choose(squares - 2 * row, ownMen - back) * choose(free, otherMen) * kingWays;
}

@inline
function kingWaysOf(men: u32, ownKings: u32, otherKings: u32): u32 {
  return choose(squares - men, ownKings) * choose(squares - men - ownKings, otherKings);
}

export function sizeOfClass(key: u32): u32 {
  const ownMen = key & 15;
  const otherMen = (key >> 8) & 15;
  const kingWays = kingWaysOf(ownMen + otherMen, (key >> 4) & 15, (key >> 12) & 15);
  let size: u32 = 0;
  for (let back: u32 = 0; back <= min(row, ownMen); back++) size += positionsWith(back, ownMen, otherMen, kingWays);
  return size;
}

/** The number of a position with White to move in its material class. */
export function classIndex(own: u64, other: u64, kings: u64): u32 {
  const ownMenSet = own & ~kings;
  const otherMenSet = other & ~kings;
  const otherKingSet = other & kings;
  const ownMen = <u32>popcnt(ownMenSet);
  const otherMen = <u32>popcnt(otherMenSet);
  const men = ownMen + otherMen;
  const ownKings = <u32>popcnt(own & kings);
  const otherKings = <u32>popcnt(otherKingSet);
  const otherKingWays = choose(squares - men - ownKings, otherKings);
  const ownKingWays = choose(squares - men, ownKings);
  const kingWays = ownKingWays * otherKingWays;
  let number: u32 = 0;
  let way: u32 = 0;
  if (men) {
    const back = <u32>popcnt(ownMenSet & backRow);
    for (let less: u32 = 0; less < back; less++) number += positionsWith(less, ownMen, otherMen, kingWays);
    if (ownMen) {
      way = back ? rankOf(ownMenSet & backRow, backRow) : 0;
      way = way * choose(squares - 2 * row, ownMen - back) + rankOf(ownMenSet & middle, middle);
    }
    if (otherMen) {
      const free = squares - row - (ownMen - back);
      way = way * choose(free, otherMen) + rankOf(otherMenSet, board & ~backRow & ~ownMenSet);
    }
  }
  const left = board & ~(ownMenSet | otherMenSet);
  if (ownKings) way = way * ownKingWays + rankOf(own & kings, left);
  if (otherKings) way = way * otherKingWays + rankOf(otherKingSet, left & ~own);
  return number + way;
}

/** The position that has a number, for `classIndex`. */
export let foundOwn: u64 = 0;
export let foundOther: u64 = 0;
export let foundKings: u64 = 0;

export function findPosition(key: u32, number: u32): void {
  const ownMen = key & 15;
  const ownKings = (key >> 4) & 15;
  const otherMen = (key >> 8) & 15;
  const otherKings = (key >> 12) & 15;
  const men = ownMen + otherMen;
  const otherKingWays = choose(squares - men - ownKings, otherKings);
  const ownKingWays = choose(squares - men, ownKings);
  let back: u32 = 0;
  for (; ; back++) {
    const here = positionsWith(back, ownMen, otherMen, ownKingWays * otherKingWays);
    if (number < here) break;
    number -= here;
  }
  const otherKingRank = number % otherKingWays;
  number /= otherKingWays;
  const ownKingRank = number % ownKingWays;
  number /= ownKingWays;
  const otherMenWays = choose(squares - row - (ownMen - back), otherMen);
  const otherMenRank = number % otherMenWays;
  number /= otherMenWays;
  const middleWays = choose(squares - 2 * row, ownMen - back);
  const ownMenSet = setOfRank(number / middleWays, back, backRow) | setOfRank(number % middleWays, ownMen - back, middle);
  const otherMenSet = setOfRank(otherMenRank, otherMen, board & ~backRow & ~ownMenSet);
  const left = board & ~(ownMenSet | otherMenSet);
  const ownKingSet = setOfRank(ownKingRank, ownKings, left);
  const otherKingSet = setOfRank(otherKingRank, otherKings, left & ~ownKingSet);
  foundOwn = ownMenSet | ownKingSet;
  foundOther = otherMenSet | otherKingSet;
  foundKings = ownKingSet | otherKingSet;
}
