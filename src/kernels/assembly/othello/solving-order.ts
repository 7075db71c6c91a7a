import { playable } from './board';
import { cornersOf, estimateFinely } from './evaluation';
import { ESTIMATED_ORDER } from './features';

/** A reply that is left to the other side counts as much as so many discs, in 1/128. */
const REPLY: i32 = 512;

/**
 * The score of a move in a search to the end of the game: few replies (fastest first), and a position that the
 * evaluation likes. `mover` is to reply.
 */
export function solvingScore(mover: u64, waiting: u64, replies: u64, board: u64): i32 {
  const cost = REPLY * (<i32>popcnt(replies) + <i32>popcnt(replies & cornersOf(board)));
  if (!ESTIMATED_ORDER) return -cost;
  return -cost - estimateFinely(mover, waiting, replies, playable(waiting, mover, board), board);
}
