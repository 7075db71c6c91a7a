import { checkedKey, INFINITE, MAX } from '../core/index.ts';
import type { Search } from './options.ts';
import { SearchContext } from './search-context.ts';

/**
 * Minimax (TIPE 2013, section 2): every node of the tree is visited.
 * Value: the maximum of the children's at Max's nodes, the minimum at Min's; always exact.
 * With a transposition table: memoisation (Course, remark 7), each position searched once for each depth.
 */
export const minimax: Search = (position, options = {}) => {
  const run = new SearchContext(position, options, { memory: true });
  return run.result(() => search(run, run.depth, 0), true);
};

function search(run: SearchContext, depth: number, ply: number): number {
  const { position, memory, moves, top } = run;
  run.enter(ply, -INFINITE, INFINITE);
  const outcome = position.outcome();
  if (outcome !== undefined) return run.leaveFinished(outcome, ply);
  if (depth === 0) return run.leaveEstimated(position.evaluate(), ply);

  const key = memory === undefined ? 0 : checkedKey(position.key!());
  const entry = memory?.find(key);
  if (ply > 0 && run.usable(entry, depth) && run.lower(entry, ply) === run.upper(entry, ply))
    return run.leaveRemembered(entry, run.lower(entry, ply), ply);
  const before = run.estimates;

  const maximises = position.turn() === MAX;
  const to = run.prepare(position.moves(moves, top), depth, ply, entry);
  let best = maximises ? -INFINITE : INFINITE;
  let bestMove = -1;
  for (let i = top; i < to; i++) {
    const move = moves[i];
    run.descend(move, ply);
    position.play(move);
    const value = search(run, depth - 1, ply + 1);
    position.undo();
    if (maximises ? value > best : value < best) {
      best = value;
      bestMove = move;
      run.improve(ply, move, value);
    }
  }
  run.top = top;
  if (memory !== undefined) run.remember(key, depth, ply, best, -INFINITE, INFINITE, bestMove, before);
  return run.leave(best, 'children');
}
