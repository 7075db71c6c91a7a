import { checkedKey, INFINITE, MAX } from '../core/index.ts';
import type { Search } from './options.ts';
import { SearchContext } from './search-context.ts';

/**
 * Alpha-beta, fail-soft (Wikipédia; Course, II.5).
 *
 * Contract, for alpha < beta: a value v <= alpha is an upper bound of Minimax(p), a value v >= beta is a lower bound,
 * and a value in between is exact. "Soft": the value may fall outside the window, and is then the tighter bound for
 * it.
 *
 * With a transposition table both bounds of every node are stored, leaves included ("alpha-beta with memory": Plaat,
 * Schaeffer, Pijls and de Bruin, Best-first fixed-depth minimax algorithms, 1996): repeated searches of one tree
 * with moving windows, as MTD drivers make them, visit no leaf twice while the table keeps it.
 */
export const alphabetaSoft: Search = (position, options = {}) => {
  const run = new SearchContext(position, options, { memory: true });
  return run.result(() => softAlphabeta(run, run.depth, 0, run.alpha, run.beta));
};

/** The recursion itself, in the window ]alpha, beta[. */
export function softAlphabeta(run: SearchContext, depth: number, ply: number, alpha: number, beta: number): number {
  const { position, memory, moves, top } = run;
  run.enter(ply, alpha, beta);
  const key = memory === undefined ? 0 : checkedKey(position.key!());
  const entry = memory?.find(key);
  if (run.usable(entry, depth)) {
    const lower = run.lower(entry, ply);
    const upper = run.upper(entry, ply);
    const decided = lower >= beta || upper <= alpha || lower === upper;
    if (decided && (ply > 0 || memory!.move(entry) < 0)) return run.leaveRemembered(entry, lower >= beta ? lower : upper, ply);
  }
  const before = run.estimates;

  const outcome = position.outcome();
  if (outcome !== undefined || depth === 0) {
    const value = outcome === undefined ? run.leaveEstimated(position.evaluate(), ply) : run.leaveFinished(outcome, ply);
    if (memory !== undefined) run.remember(key, depth, ply, value, -INFINITE, INFINITE, -1, before);
    return value;
  }

  const maximises = position.turn() === MAX;
  const to = run.prepare(position.moves(moves, top), depth, ply, entry);
  const [alpha0, beta0] = [alpha, beta];
  let best = maximises ? -INFINITE : INFINITE;
  let bestMove = -1;
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
    bestMove = move;
    run.improve(ply, move, value);
    if (alpha >= beta) {
      run.cut(maximises ? 'beta' : 'alpha', i, to, depth, ply);
      break;
    }
  }
  run.top = top;
  if (memory !== undefined) run.remember(key, depth, ply, best, alpha0, beta0, bestMove, before);
  return run.leave(best, 'children');
}
