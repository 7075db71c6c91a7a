import { INFINITE, MAX, type Player, seenBy } from '../core/index.ts';
import type { Search } from './options.ts';
import { SearchContext } from './search-context.ts';

/**
 * Negamax with alpha-beta, fail-soft (Wikipédia, second pseudo-code; Course, exercise 3): the window is
 * negated with the values: ]alpha, beta[ becomes ]-beta, -alpha[. Contract as alphabeta-soft, from the view of
 * the player to move.
 */
export const negamaxAlphabeta: Search = (position, options = {}) => {
  const run = new SearchContext(position, options, { memory: false });
  const turn = position.turn();
  const [alpha, beta] = turn === MAX ? [run.alpha, run.beta] : [-run.beta, -run.alpha];
  return run.result(() => seenBy(turn, search(run, run.depth, 0, turn, alpha, beta)));
};

function search(run: SearchContext, depth: number, ply: number, turn: Player, alpha: number, beta: number): number {
  const { position, moves, top } = run;
  if (turn === MAX) run.enter(ply, alpha, beta);
  else run.enter(ply, 0 - beta, 0 - alpha);
  const outcome = position.outcome();
  if (outcome !== undefined) return seenBy(turn, run.leaveFinished(outcome, ply));
  if (depth === 0) return seenBy(turn, run.leaveEstimated(position.evaluate(), ply));

  const to = run.prepare(position.moves(moves, top), depth, ply, undefined);
  let best = -INFINITE;
  for (let i = top; i < to; i++) {
    const move = moves[i];
    run.descend(move, ply);
    position.play(move);
    const next = position.turn();
    const value =
      next === turn
        ? search(run, depth - 1, ply + 1, next, alpha, beta)
        : 0 - search(run, depth - 1, ply + 1, next, 0 - beta, 0 - alpha);
    position.undo();
    if (value <= best) continue;
    best = value;
    if (value <= alpha) continue;
    alpha = value;
    run.improve(ply, move, seenBy(turn, value));
    if (alpha >= beta) {
      run.cut(turn === MAX ? 'beta' : 'alpha', i, to, depth, ply);
      break;
    }
  }
  run.top = top;
  run.leave(seenBy(turn, best), 'children');
  return best;
}
