import { DIAGONALS, rayFrom, reach } from './board';
import { stepMove } from './move';

/**
 * Moves that take nothing: men one square forward, kings one square (short) or any number of free ones (flying) along
 * the diagonals.
 */

/** Writes them from `at` on, and returns the address after the last. */
export function writeSteps(at: usize, men: u64, kings: u64, free: u64, up: bool, flying: bool): usize {
  if (up) {
    for (let to = (men >> 6) & free; to; to &= to - 1) at = writeStep(at, <i32>ctz(to) + 6, <i32>ctz(to));
    for (let to = (men >> 7) & free; to; to &= to - 1) at = writeStep(at, <i32>ctz(to) + 7, <i32>ctz(to));
  } else {
    for (let to = (men << 6) & free; to; to &= to - 1) at = writeStep(at, <i32>ctz(to) - 6, <i32>ctz(to));
    for (let to = (men << 7) & free; to; to &= to - 1) at = writeStep(at, <i32>ctz(to) - 7, <i32>ctz(to));
  }
  for (; kings; kings &= kings - 1) {
    const from = <i32>ctz(kings);
    for (let to = kingReach(from, free, flying); to; to &= to - 1) at = writeStep(at, from, <i32>ctz(to));
  }
  return at;
}

export function countSteps(men: u64, kings: u64, free: u64, up: bool, flying: bool): i32 {
  let count = up
    ? <i32>popcnt((men >> 6) & free) + <i32>popcnt((men >> 7) & free)
    : <i32>popcnt((men << 6) & free) + <i32>popcnt((men << 7) & free);
  for (; kings; kings &= kings - 1) count += <i32>popcnt(kingReach(<i32>ctz(kings), free, flying));
  return count;
}

@inline
function writeStep(at: usize, from: i32, to: i32): usize {
  store<u64>(at, stepMove(from, to));
  return at + 8;
}

@inline
export function kingReach(from: i32, free: u64, flying: bool): u64 {
  if (!flying) {
    const king = <u64>1 << from;
    return ((king << 6) | (king << 7) | (king >> 6) | (king >> 7)) & free;
  }
  let squares: u64 = 0;
  for (let direction = 0; direction < DIAGONALS; direction++) squares |= reach(rayFrom(from, direction), free, direction);
  return squares;
}
