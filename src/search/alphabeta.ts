import { MAX } from '../core/index.ts';
import type { Search } from './options.ts';
import { Run } from './run.ts';

/**
 * Alpha-beta, fail-hard: MinimaxAB of document 000, section 4.
 *
 * Contract, the lemma of section 4.c, for alpha < beta: if Minimax(p) <= alpha the value is at most alpha; if alpha
 * <= Minimax(p) <= beta it is Minimax(p); if Minimax(p) >= beta it is at least beta. "Hard": a Max node never answers
 * below alpha nor a Min node above beta, so that a node none of whose moves is good enough answers the bound itself
 * and nothing more.
 */
export const alphabeta: Search = (position, options = {}) => {
  const run = new Run(position, options, { memory: false });
  return run.result(() => visit(run, run.depth, 0, run.alpha, run.beta));
};

function visit(run: Run, depth: number, ply: number, alpha: number, beta: number): number {
  const { position, moves, top } = run;
  run.enter(ply, alpha, beta);
  const outcome = position.outcome();
  if (outcome !== undefined) return run.finished(outcome, ply);
  if (depth === 0) return run.estimated(position.evaluate(), ply);

  const maximises = position.turn() === MAX;
  const to = run.prepare(position.moves(moves, top), depth, ply, undefined);
  for (let i = top; i < to; i++) {
    const move = moves[i];
    run.descend(move, ply);
    position.play(move);
    const value = visit(run, depth - 1, ply + 1, alpha, beta);
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
