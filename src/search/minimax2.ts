import { INFINITE, MAX, type Player } from '../core/index.ts';
import type { Search } from './options.ts';
import { Run } from './run.ts';

/**
 * Minimax2 (document 000, section 3): each node knows the best value `compare` of its elder brothers and stops as
 * soon as its own value cannot change their father's choice.
 *
 * Contract, the lemma of section 3.c. At a Max node: if Minimax(p) <= compare the value is Minimax(p), otherwise it
 * is at least compare. At a Min node: if Minimax(p) >= compare the value is Minimax(p), otherwise it is at most
 * compare. At the root compare is beta (Max) or alpha (Min): infinite unless asked otherwise, so the value is exact.
 * A trace sees compare as one side of a window: ]-oo, compare[ at Max's nodes, ]compare, +oo[ at Min's.
 */
export const minimax2: Search = (position, options = {}) => {
  const run = new Run(position, options, { memory: false });
  const turn = position.turn();
  return run.result(() => visit(run, run.depth, 0, turn, turn === MAX ? run.beta : run.alpha));
};

/** What a node compares with when no brother can make its value needless: its father has the same aim. */
function noCompare(player: Player): number {
  return player === MAX ? INFINITE : -INFINITE;
}

function visit(run: Run, depth: number, ply: number, turn: Player, compare: number): number {
  const { position, moves, top } = run;
  const maximises = turn === MAX;
  if (maximises) run.enter(ply, -INFINITE, compare);
  else run.enter(ply, compare, INFINITE);
  const outcome = position.outcome();
  if (outcome !== undefined) return run.finished(outcome, ply);
  if (depth === 0) return run.estimated(position.evaluate(), ply);

  const to = run.prepare(position.moves(moves, top), depth, ply, undefined);
  let best = maximises ? -INFINITE : INFINITE;
  for (let i = top; i < to; i++) {
    const move = moves[i];
    run.descend(move, ply);
    position.play(move);
    const next = position.turn();
    const value = visit(run, depth - 1, ply + 1, next, next === turn ? noCompare(next) : best);
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
