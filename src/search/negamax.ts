import { checkedKey, INFINITE, type Player, seenBy } from '../core/index.ts';
import type { Search } from './options.ts';
import { SearchContext } from './search-context.ts';

/**
 * Negamax (Course, II.3): one function for both players, because min(a, b) = -max(-a, -b). Inside, values are
 * from the view of the player to move; they are turned to Max's view at the boundary. Value: always exact. With a
 * transposition table: memoisation.
 */
export const negamax: Search = (position, options = {}) => {
  const run = new SearchContext(position, options, { memory: true });
  const turn = position.turn();
  return run.result(() => seenBy(turn, search(run, run.depth, 0, turn)), true);
};

function search(run: SearchContext, depth: number, ply: number, turn: Player): number {
  const { position, memory, moves, top } = run;
  run.enter(ply, -INFINITE, INFINITE);
  const outcome = position.outcome();
  if (outcome !== undefined) return seenBy(turn, run.leaveFinished(outcome, ply));
  if (depth === 0) return seenBy(turn, run.leaveEstimated(position.evaluate(), ply));

  const key = memory === undefined ? 0 : checkedKey(position.key!());
  const entry = memory?.find(key);
  if (ply > 0 && run.usable(entry, depth) && run.lower(entry, ply) === run.upper(entry, ply))
    return seenBy(turn, run.leaveRemembered(entry, run.lower(entry, ply), ply));
  const before = run.estimates;

  const to = run.prepare(position.moves(moves, top), depth, ply, entry);
  let best = -INFINITE;
  let bestMove = -1;
  for (let i = top; i < to; i++) {
    const move = moves[i];
    run.descend(move, ply);
    position.play(move);
    const next = position.turn();
    const below = search(run, depth - 1, ply + 1, next);
    position.undo();
    const value = next === turn ? below : 0 - below;
    if (value > best) {
      best = value;
      bestMove = move;
      run.improve(ply, move, seenBy(turn, value));
    }
  }
  run.top = top;
  if (memory !== undefined) run.remember(key, depth, ply, seenBy(turn, best), -INFINITE, INFINITE, bestMove, before);
  run.leave(seenBy(turn, best), 'children');
  return best;
}
