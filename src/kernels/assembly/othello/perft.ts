import { playable, turned } from './board';

/**
 * Sequences of `depth` plies, a pass being one. Games that are over sooner count nothing, or 1 each if `finished`.
 * The last ply is counted, not played.
 */
export function countSequences(own: u64, other: u64, board: u64, depth: i32, finished: u64): u64 {
  let moves = playable(own, other, board);
  if (moves == 0) {
    if (playable(other, own, board) == 0) return finished;
    return depth == 1 ? 1 : countSequences(other, own, board, depth - 1, finished);
  }
  if (depth == 1) return popcnt(moves);
  let total: u64 = 0;
  for (; moves; moves &= moves - 1) {
    const square = <i32>ctz(moves);
    const flips = turned(own, other, square);
    total += countSequences(other ^ flips, own | flips | ((<u64>1) << square), board, depth - 1, finished);
  }
  return total;
}
