import { winningCells } from './position';
import { followerBound } from './static-bounds';

/**
 * For tests, compiled by them: the static bound of a position for the side that is not to move, whatever it is. -99:
 * none.
 */
export function boundOf(mover: u64, mask: u64): i32 {
  return followerBound(mover, mask, winningCells(mover ^ mask, mask), -50);
}
