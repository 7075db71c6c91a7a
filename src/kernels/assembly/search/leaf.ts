import { atPly, INFINITE, NONE } from './contract';
import { MAX_PLY, movesAt, ordersAt } from './memory';
import { countPosition } from './slice';
import { pick } from './ordering';

/** Leaves so far whose value came from an evaluation, from a memory of one, or from a cut that only is likely to be right. */
export let estimates: u32 = 0;

@inline
export function estimated(): void {
  estimates++;
}

/** The value of a node at which the depth is used up and no rule has ended the game: of the game if it is over, else of the evaluation. */
@inline
export function evaluated<G>(game: G, ply: i32): i32 {
  if (isDefined(game.hasMoves)) {
    if (!game.hasMoves()) return atPly(game.lostOrDrawnWithoutMoves(), ply);
  } else if (game.generate(movesAt(ply)) == 0) return atPly(game.lostOrDrawnWithoutMoves(), ply);
  estimates++;
  return game.evaluate();
}

/**
 * Quiescence: where captures hang, the evaluation is not believed, and they are searched until none does. Before: the node was counted, no rule has ended
 * the game. Fail-soft, as the search itself. The mover may stand pat, that is take the evaluation instead of a capture, unless the game says that he is forced to move.
 * Its trees are small, so it is never halted.
 */
export function quiescence<G>(game: G, ply: i32, alpha: i32, beta: i32): i32 {
  const moves = movesAt(ply);
  let forced = false;
  if (isDefined(game.isForced)) forced = game.isForced();
  let count: i32;
  let best = -INFINITE;
  if (forced) {
    count = game.generate(moves);
    if (count == 0) return atPly(game.lostOrDrawnWithoutMoves(), ply);
    if (ply >= MAX_PLY - 1) {
      estimates++;
      return game.evaluate();
    }
  } else {
    best = evaluated<G>(game, ply);
    if (best >= beta || ply >= MAX_PLY - 1 || game.isQuiet()) return best;
    if (best > alpha) alpha = best;
    count = game.generateNoisy(moves);
  }
  const orders = ordersAt(ply);
  for (let i = 0; i < count; i++) {
    let order: i32 = 0;
    if (isDefined(game.promise)) order = game.promise(load<u64>(moves + (<usize>i << 3)), 0);
    store<i32>(orders + (<usize>i << 2), order);
  }
  for (let i = 0; i < count; i++) {
    game.play(pick(ply, i, count));
    countPosition();
    const rule = game.ruleResult();
    const value = rule != NONE ? -atPly(rule, ply + 1) : -quiescence<G>(game, ply + 1, -beta, -alpha);
    game.undo();
    if (value <= best) continue;
    best = value;
    if (value > alpha) {
      alpha = value;
      if (value >= beta) break;
    }
  }
  return best;
}
