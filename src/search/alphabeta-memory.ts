import { INFINITE, MAX } from '../core/index.ts';
import type { Run } from './run.ts';

/**
 * Fail-soft alpha-beta that remembers both bounds of every node, leaves included ("alpha-beta with memory": Plaat,
 * Schaeffer, Pijls and de Bruin, Best-first fixed-depth minimax algorithms, 1996). Same contract as alphabeta-soft;
 * it needs run.memory. Repeated searches of one tree with moving windows, as MTD drivers make them, visit no leaf
 * twice while the memory keeps it.
 */
export function rememberingAlphabeta(run: Run, depth: number, ply: number, alpha: number, beta: number): number {
  const { position, moves, top } = run;
  const memory = run.memory!;
  run.enter(ply, alpha, beta);
  const key = position.key!();
  const entry = memory.find(key);
  if (run.usable(entry, depth)) {
    const lower = run.lower(entry, ply);
    const upper = run.upper(entry, ply);
    const decided = lower >= beta || upper <= alpha || lower === upper;
    if (decided && (ply > 0 || memory.move(entry) < 0)) return run.recalled(entry, lower >= beta ? lower : upper, ply);
  }
  const before = run.estimates;

  const outcome = position.outcome();
  if (outcome !== undefined || depth === 0) {
    const value = outcome === undefined ? run.estimated(position.evaluate(), ply) : run.finished(outcome, ply);
    run.remember(key, depth, ply, value, -INFINITE, INFINITE, -1, before);
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
    const value = rememberingAlphabeta(run, depth - 1, ply + 1, alpha, beta);
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
  run.remember(key, depth, ply, best, alpha0, beta0, bestMove, before);
  return run.leave(best, 'children');
}
