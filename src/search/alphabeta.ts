import { MAX } from '../core/index.ts';
import type { Search } from './options.ts';
import { SearchContext } from './search-context.ts';

/**
 * Alpha-beta, fail-hard: MinimaxAB (TIPE 2013, section 4).
 *
 * Contract, the lemma of section 4.c, for alpha < beta: if Minimax(p) <= alpha the value is at most alpha; if alpha
 * <= Minimax(p) <= beta it is Minimax(p); if Minimax(p) >= beta it is at least beta. "Hard": a Max node never answers
 * below alpha nor a Min node above beta. A node without a good enough move answers the bound itself.
 */
export const alphabeta: Search = (position, options = {}) => {
  const run = new SearchContext(position, options, { memory: false });
  return run.result(() => search(run, run.depth, 0, run.alpha, run.beta));
};

function search(run: SearchContext, depth: number, ply: number, alpha: number, beta: number): number {
  const { position, moves, top } = run;
  run.enter(ply, alpha, beta);
  const outcome = position.outcome();
  if (outcome !== undefined) return run.leaveFinished(outcome, ply);
  if (depth === 0) return run.leaveEstimated(position.evaluate(), ply);

  const maximises = position.turn() === MAX;
  const to = run.prepare(position.moves(moves, top), depth, ply, undefined);
  for (let i = top; i < to; i++) {
    const move = moves[i];
    run.descend(move, ply);
    position.play(move);
    const value = search(run, depth - 1, ply + 1, alpha, beta);
    position.undo();
    if (maximises) {
      if (value <= alpha) continue;
      alpha = value;
    } else {
      if (value >= beta) continue;
      beta = value;
    }
    run.improve(ply, move, value);
    if (alpha >= beta) {
      run.cut(maximises ? 'beta' : 'alpha', i, to, depth, ply);
      break;
    }
  }
  run.top = top;
  return run.leave(maximises ? alpha : beta, 'children');
}
