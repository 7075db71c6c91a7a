import { Draughts } from './draughts';

/**
 * Positions exactly `depth` plies below, each as often as there are ways to reach it; lines that end sooner count 0,
 * draw rules are not asked. The last ply is counted and not played. `lists` and what lies behind it is room for
 * moves.
 */
export function perft(game: Draughts, depth: i32, lists: usize): u64 {
  if (depth == 0) return 1;
  if (depth == 1) return game.count(lists);
  const end = lists + (<usize>game.generate(lists) << 3);
  let total: u64 = 0;
  for (let at = lists; at < end; at += 8) {
    game.play(load<u64>(at));
    total += perft(game, depth - 1, end);
    game.undo();
  }
  return total;
}
