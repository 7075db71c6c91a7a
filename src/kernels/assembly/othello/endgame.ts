/**
 * The last empty squares, searched to the end of the game with their own move lists and table, not those of the general
 * search. Every value is a difference in discs. All functions ask whether the value is greater than alpha for `own`,
 * the side to move; the answer is fail-soft, as in last-squares.ts.
 */
import { countPosition } from '../stop';
import { margin, playable, turned } from './board';
import { cornersOf } from './evaluation';
import { CHILD_PROBES, FASTEST_FIRST, LAST_SQUARES, L1_TABLE, PARITY, STABILITY } from './features';
import { keyOf } from './board';
import { four, one, three, touches, two } from './last-squares';
import { keepL1, lowerIn, l1Entry, squareIn, upperIn } from './l1-table';
import { stableDiscs } from './stability';

/** The quarter of the board with the low bits. */
const QUADRANT: u64 = 0x0f0f0f0f;

/** From this many empty squares on moves are sorted: fastest first, what leaves the other side the fewest moves. */
const SORTED_FROM: i32 = FASTEST_FIRST ? 7 : 99;
/** From this many on positions are remembered. */
const REMEMBERED_FROM: i32 = L1_TABLE ? 8 : 99;
/** From this many on the children are looked up before any is searched (enhanced transposition cut-off). */
const CHILDREN_FROM: i32 = L1_TABLE && CHILD_PROBES ? 10 : 99;

const ENTRY_BYTES: usize = 16;
const LIST_BYTES: usize = 33 * ENTRY_BYTES;

export function playOut(own: u64, other: u64, board: u64, alpha: i32, empty: i32, lists: usize): i32 {
  return empty >= SORTED_FROM ? searchSorted(own, other, board, alpha, empty, lists) : searchByParity(own, other, board, alpha, empty);
}

function searchSorted(own: u64, other: u64, board: u64, alpha: i32, empty: i32, lists: usize): i32 {
  countPosition();
  if (STABILITY && board == ~(<u64>0) && alpha >= stableFrom(empty)) {
    // Discs that the other side can never lose limit the mover's final score.
    const most = 64 - 2 * <i32>popcnt(stableDiscs(other, own));
    if (most <= alpha) return most;
  }
  let proposed = 64;
  let key: u64 = 0;
  let lower = -64;
  let upper = 64;
  if (empty >= REMEMBERED_FROM) {
    key = keyOf(own, other, board);
    const entry = l1Entry(key);
    if (entry) {
      lower = lowerIn(entry);
      if (lower > alpha) return lower;
      upper = upperIn(entry);
      if (upper <= alpha) return upper;
      proposed = squareIn(entry);
    }
  }
  let moves = playable(own, other, board);
  if (moves == 0) {
    if (playable(other, own, board) == 0) return margin(own, other, board);
    return -searchSorted(other, own, board, -alpha - 1, empty, lists);
  }
  const corners = cornersOf(board);
  const odd = oddRegions(board & ~(own | other));
  let count: usize = 0;
  for (; moves; moves &= moves - 1) {
    const square = <i32>ctz(moves);
    const bit = moves & (0 - moves);
    const flips = turned(own, other, square);
    const entry = lists + count++ * ENTRY_BYTES;
    store<u64>(entry, flips);
    let cost: i32;
    if (flips == other) return <i32>popcnt(board);
    if (square == proposed) cost = -1000;
    else {
      const nextOwn = other ^ flips;
      const nextOther = own | flips | bit;
      if (empty >= CHILDREN_FROM) {
        const child = l1Entry(keyOf(nextOwn, nextOther, board));
        if (child && -upperIn(child) > alpha) return -upperIn(child);
      }
      const replies = playable(nextOwn, nextOther, board);
      cost = (<i32>popcnt(replies) + <i32>popcnt(replies & corners)) * 4;
      if (bit & corners) cost -= 6;
      if (bit & odd) cost -= 3;
    }
    store<i32>(entry, (cost << 8) | square, 8);
  }
  let best = -100;
  let bestSquare = 64;
  for (let i: usize = 0; i < count; i++) {
    const place = lists + i * ENTRY_BYTES;
    let least = load<i32>(place, 8);
    let found = place;
    for (let k = i + 1; k < count; k++) {
      const word = load<i32>(lists + k * ENTRY_BYTES, 8);
      if (word < least) {
        least = word;
        found = lists + k * ENTRY_BYTES;
      }
    }
    const flips = load<u64>(found);
    if (found != place) {
      store<u64>(found, load<u64>(place));
      store<i32>(found, load<i32>(place, 8), 8);
    }
    const square = least & 255;
    const value = -playOut(other ^ flips, own | flips | ((<u64>1) << square), board, -alpha - 1, empty - 1, lists + LIST_BYTES);
    if (value <= best) continue;
    best = value;
    bestSquare = square;
    if (value > alpha) break;
  }
  if (empty >= REMEMBERED_FROM) {
    if (best > alpha) lower = best;
    else upper = best;
    keepL1(key, lower, upper, bestSquare);
  }
  return best;
}

/**
 * Parity: squares in quarters of the board with an odd number of empty squares first, since the side that plays there
 * last gains.
 */
function searchByParity(own: u64, other: u64, board: u64, alpha: i32, empty: i32): i32 {
  const free = board & ~(own | other);
  let rest = free & oddRegions(free);
  let later = free & ~rest;
  if (LAST_SQUARES && empty <= 4) return last(own, other, board, alpha, rest, later, empty);
  countPosition();
  let best = -100;
  while (true) {
    if (rest == 0) {
      if (later == 0) break;
      rest = later;
      later = 0;
    }
    const square = <i32>ctz(rest);
    rest &= rest - 1;
    if (!touches(square, other)) continue;
    const flips = turned(own, other, square);
    if (flips == 0) continue;
    const value = -searchByParity(other ^ flips, own | flips | ((<u64>1) << square), board, -alpha - 1, empty - 1);
    if (value <= best) continue;
    best = value;
    if (value > alpha) return best;
  }
  if (best > -100) return best;
  if (playable(other, own, board) == 0) return margin(own, other, board);
  return -searchByParity(other, own, board, -alpha - 1, empty);
}

@inline
function last(own: u64, other: u64, board: u64, alpha: i32, odd: u64, even: u64, empty: i32): i32 {
  if (empty == 4) {
    if (odd == 0) {
      odd = even;
      even = 0;
    }
    const a = <i32>ctz(odd);
    odd &= odd - 1;
    const b = <i32>ctz(odd);
    odd &= odd - 1;
    if (odd == 0) odd = even;
    const c = <i32>ctz(odd);
    odd &= odd - 1;
    return four(own, other, board, alpha, a, b, c, <i32>ctz(odd), false);
  }
  let all = odd | even;
  const a = <i32>ctz(all);
  all &= all - 1;
  if (empty == 3) {
    const b = <i32>ctz(all);
    all &= all - 1;
    return three(own, other, board, alpha, a, b, <i32>ctz(all), false);
  }
  if (empty == 2) return two(own, other, board, alpha, a, <i32>ctz(all), false);
  if (empty == 1) return one(own, other, <i32>popcnt(board), a);
  return margin(own, other, board);
}

/** Stable discs are counted only if enough of them could cause a cut. */
@inline
function stableFrom(empty: i32): i32 {
  return 2 * empty - 4;
}

/** The quarters of the board with an odd number of these squares. */
@inline
function oddRegions(squares: u64): u64 {
  if (!PARITY) return 0;
  let odd: u64 = 0;
  if (popcnt(squares & QUADRANT) & 1) odd |= QUADRANT;
  if (popcnt(squares & (QUADRANT << 4)) & 1) odd |= QUADRANT << 4;
  if (popcnt(squares & (QUADRANT << 32)) & 1) odd |= QUADRANT << 32;
  if (popcnt(squares & (QUADRANT << 36)) & 1) odd |= QUADRANT << 36;
  return odd;
}
