import { INFINITE, MAX } from '../core/index.ts';
import { rememberingAlphabeta } from './alphabeta-memory.ts';
import type { Search } from './options.ts';
import { Run } from './run.ts';

/**
 * Alpha-beta, fail-soft (documents 001 and 004 II.5).
 *
 * Contract, for alpha < beta: a value v <= alpha is an upper bound of Minimax(p), a value v >= beta is a lower bound,
 * and a value in between is exact. "Soft": the value may fall outside the window, and is then the tighter bound for
 * it. With a memory, `alphabeta-memory.ts` does the same and remembers bounds.
 */
export const alphabetaSoft: Search = (position, options = {}) => {
  const run = new Run(position, options, { memory: true });
  const recursion = run.memory === undefined ? softAlphabeta : rememberingAlphabeta;
  return run.result(() => recursion(run, run.depth, 0, run.alpha, run.beta));
};

/** The recursion itself, in the window ]alpha, beta[. */
export function softAlphabeta(run: Run, depth: number, ply: number, alpha: number, beta: number): number {
  const { position, moves, top } = run;
  run.enter(ply, alpha, beta);
  const outcome = position.outcome();
  if (outcome !== undefined) return run.finished(outcome, ply);
  if (depth === 0) return run.estimated(position.evaluate(), ply);

  const maximises = position.turn() === MAX;
  const to = run.prepare(position.moves(moves, top), depth, ply, undefined);
  let best = maximises ? -INFINITE : INFINITE;
  for (let i = top; i < to; i++) {
    const move = moves[i];
    run.descend(move, ply);
    position.play(move);
    const value = softAlphabeta(run, depth - 1, ply + 1, alpha, beta);
    position.undo();
    if (maximises) {
      if (value <= best) continue;
      best = value;
      if (value <= alpha) continue;
      alpha = value;
    } else {
      if (value >= best) continue;
      best = value;
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
  return run.leave(best, 'children');
}
