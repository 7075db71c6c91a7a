import { INFINITE, MAX } from '../core/index.ts';
import type { Search } from './options.ts';
import { SearchContext } from './search-context.ts';

/**
 * Minimax as the Course writes it (II.3): two functions that call each other, `maximin` for Maxence and `minimax` for
 * Minerve. Value: as minimax, always exact. The game decides who moves next, so games in which a player may move twice
 * work too.
 */
export const maximin: Search = (position, options = {}) => {
  const run = new SearchContext(position, options, { memory: false });
  return run.result(() => (position.turn() === MAX ? maximise(run, run.depth, 0) : minimise(run, run.depth, 0)), true);
};

function maximise(run: SearchContext, depth: number, ply: number): number {
  const { position, moves, top } = run;
  run.enter(ply, -INFINITE, INFINITE);
  const outcome = position.outcome();
  if (outcome !== undefined) return run.leaveFinished(outcome, ply);
  if (depth === 0) return run.leaveEstimated(position.evaluate(), ply);

  const to = run.prepare(position.moves(moves, top), depth, ply, undefined);
  let best = -INFINITE;
  for (let i = top; i < to; i++) {
    const value = play(run, moves[i], depth, ply);
    if (value > best) {
      best = value;
      run.improve(ply, moves[i], value);
    }
  }
  run.top = top;
  return run.leave(best, 'children');
}

function minimise(run: SearchContext, depth: number, ply: number): number {
  const { position, moves, top } = run;
  run.enter(ply, -INFINITE, INFINITE);
  const outcome = position.outcome();
  if (outcome !== undefined) return run.leaveFinished(outcome, ply);
  if (depth === 0) return run.leaveEstimated(position.evaluate(), ply);

  const to = run.prepare(position.moves(moves, top), depth, ply, undefined);
  let best = INFINITE;
  for (let i = top; i < to; i++) {
    const value = play(run, moves[i], depth, ply);
    if (value < best) {
      best = value;
      run.improve(ply, moves[i], value);
    }
  }
  run.top = top;
  return run.leave(best, 'children');
}

function play(run: SearchContext, move: number, depth: number, ply: number): number {
  const { position } = run;
  run.descend(move, ply);
  position.play(move);
  const value = position.turn() === MAX ? maximise(run, depth - 1, ply + 1) : minimise(run, depth - 1, ply + 1);
  position.undo();
  return value;
}
