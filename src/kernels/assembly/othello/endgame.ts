import { countPosition } from '../search/slice';
import { margin, playable, turned } from './board';

/**
 * The last empty squares, searched to the end of the game without table and lists of the search: a few thousand positions in well under a millisecond. Zero depth
 * to look at, so nothing is evaluated; every value is a difference in discs. All functions are fail-soft alpha-beta for `own` to move.
 */
const QUADRANTS: u64 = 0x0f0f0f0f;

/** From this many empty squares on moves are sorted: fastest first, what leaves the other side the fewest moves. */
const SORTED_FROM: i32 = 6;

export function playOut(own: u64, other: u64, board: u64, alpha: i32, beta: i32, empty: i32, lists: usize): i32 {
  return empty >= SORTED_FROM ? sorted(own, other, board, alpha, beta, empty, lists) : few(own, other, board, alpha, beta, empty);
}

function sorted(own: u64, other: u64, board: u64, alpha: i32, beta: i32, empty: i32, lists: usize): i32 {
  countPosition();
  const moves = playable(own, other, board);
  if (moves == 0) {
    if (playable(other, own, board) == 0) return margin(own, other, board);
    return -sorted(other, own, board, -beta, -alpha, empty, lists);
  }
  const odd = oddRegions(board & ~(own | other));
  // Each word of the list: replies that the move leaves, shifted by 8, and its square; kept sorted as it grows.
  let count = 0;
  for (let rest = moves; rest; rest &= rest - 1) {
    const square = <i32>ctz(rest);
    const bit = rest & (0 - rest);
    const flips = turned(own, other, square);
    const replies = playable(other ^ flips, own | flips | bit, board);
    const cost = 2 * <i32>popcnt(replies) - (bit & odd ? 1 : 0);
    const word = ((cost + 8) << 8) | square;
    let place = count++;
    while (place > 0 && load<i32>(lists + (<usize>(place - 1) << 2)) > word) {
      store<i32>(lists + (<usize>place << 2), load<i32>(lists + (<usize>(place - 1) << 2)));
      place--;
    }
    store<i32>(lists + (<usize>place << 2), word);
  }
  let best = -100;
  for (let i = 0; i < count; i++) {
    const square = load<i32>(lists + (<usize>i << 2)) & 255;
    const flips = turned(own, other, square);
    const nextOwn = other ^ flips;
    const nextOther = own | flips | ((<u64>1) << square);
    let value: i32;
    if (i == 0 || beta - alpha == 1) value = -playOut(nextOwn, nextOther, board, -beta, -alpha, empty - 1, lists + 64);
    else {
      value = -playOut(nextOwn, nextOther, board, -alpha - 1, -alpha, empty - 1, lists + 64);
      if (value > alpha && value < beta) value = -playOut(nextOwn, nextOther, board, -beta, -alpha, empty - 1, lists + 64);
    }
    if (value <= best) continue;
    best = value;
    if (value > alpha) alpha = value;
    if (alpha >= beta) break;
  }
  return best;
}

/** Parity: squares in quarters of the board with an odd number of empty squares first, since whoever plays there last gains. */
function few(own: u64, other: u64, board: u64, alpha: i32, beta: i32, empty: i32): i32 {
  countPosition();
  const free = board & ~(own | other);
  let best = -100;
  let rest = free & oddRegions(free);
  let later = free & ~rest;
  while (true) {
    if (rest == 0) {
      if (later == 0) break;
      rest = later;
      later = 0;
    }
    const square = <i32>ctz(rest);
    rest &= rest - 1;
    const flips = turned(own, other, square);
    if (flips == 0) continue;
    const nextOwn = other ^ flips;
    const nextOther = own | flips | ((<u64>1) << square);
    const value = empty == 1 ? margin(nextOther, nextOwn, board) : -few(nextOwn, nextOther, board, -beta, -alpha, empty - 1);
    if (value <= best) continue;
    best = value;
    if (value > alpha) alpha = value;
    if (alpha >= beta) return best;
  }
  if (best > -100) return best;
  if (playable(other, own, board) == 0) return margin(own, other, board);
  return -few(other, own, board, -beta, -alpha, empty);
}

/** The quarters of the board with an odd number of these squares. */
@inline
function oddRegions(squares: u64): u64 {
  let odd: u64 = 0;
  if (popcnt(squares & QUADRANTS) & 1) odd |= QUADRANTS;
  if (popcnt(squares & (QUADRANTS << 4)) & 1) odd |= QUADRANTS << 4;
  if (popcnt(squares & (QUADRANTS << 32)) & 1) odd |= QUADRANTS << 32;
  if (popcnt(squares & (QUADRANTS << 36)) & 1) odd |= QUADRANTS << 36;
  return odd;
}
