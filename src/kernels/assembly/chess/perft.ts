import { movesAt } from '../search/memory';
import { playUncounted, undoUncounted } from './board';
import { countMoves, generate } from './generate';

/**
 * How many lines of `depth` moves there are from here: the last move of each is counted, not played. Rules about
 * draws do not end lines.
 */
export function perft(depth: i32): u64 {
  if (depth == 0) return 1;
  return depth == 1 ? <u64>countMoves() : below(depth, 0);
}

function below(depth: i32, ply: i32): u64 {
  const moves = movesAt(ply);
  const end = moves + (<usize>generate(moves) << 3);
  let total: u64 = 0;
  for (let at = moves; at < end; at += 8) {
    playUncounted(load<u32>(at));
    total += depth == 2 ? <u64>countMoves() : below(depth - 1, ply + 1);
    undoUncounted();
  }
  return total;
}
