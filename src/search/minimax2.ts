import { INFINITE, MAX, type Player } from '../core/index.ts';
import type { Search } from './options.ts';
import { SearchContext } from './search-context.ts';

/**
 * Minimax2 (TIPE 2013, section 3): each node knows the best value `compare` of its earlier siblings and
 * stops as soon as its own value cannot change their parent's choice.
 *
 * Contract, the lemma of section 3.c. At a Max node: if Minimax(p) <= compare the value is Minimax(p), otherwise it
 * is at least compare. At a Min node: if Minimax(p) >= compare the value is Minimax(p), otherwise it is at most
 * compare. At the root compare is beta (Max) or alpha (Min): infinite by default, so the value is exact.
 * A trace sees compare as one side of a window: ]-oo, compare[ at Max's nodes, ]compare, +oo[ at Min's.
 */
export const minimax2: Search = (position, options = {}) => {
  const run = new SearchContext(position, options, { memory: false });
  const turn = position.turn();
  return run.result(() => search(run, run.depth, 0, turn, turn === MAX ? run.beta : run.alpha));
};

/** The compare that never prunes: for a node whose parent has the same player to move. */
function noBound(player: Player): number {
  return player === MAX ? INFINITE : -INFINITE;
}

function search(run: SearchContext, depth: number, ply: number, turn: Player, compare: number): number {
  const { position, moves, top } = run;
  const maximises = turn === MAX;
  if (maximises) run.enter(ply, -INFINITE, compare);
  else run.enter(ply, compare, INFINITE);
  const outcome = position.outcome();
  if (outcome !== undefined) return run.leaveFinished(outcome, ply);
  if (depth === 0) return run.leaveEstimated(position.evaluate(), ply);

  const to = run.prepare(position.moves(moves, top), depth, ply, undefined);
  let best = maximises ? -INFINITE : INFINITE;
  for (let i = top; i < to; i++) {
    const move = moves[i];
    run.descend(move, ply);
    position.play(move);
    const next = position.turn();
    const value = search(run, depth - 1, ply + 1, next, next === turn ? noBound(next) : best);
    position.undo();
    if (maximises ? value > best : value < best) {
      best = value;
      run.improve(ply, move, value);
      if (maximises ? best >= compare : best <= compare) {
        run.cut(maximises ? 'beta' : 'alpha', i, to, depth, ply);
        break;
      }
    }
  }
  run.top = top;
  return run.leave(best, 'children');
}
