import { atPly, EVALUATIONS, fromPly, INFINITE, NONE } from './contract';
import { MAX_PLY, movesAt, ordersAt } from './memory';
import { pick } from './ordering';
import { countPosition } from '../stop';
import { may, NO_TABLE, salt } from './switches';
import { boundIn, EXACT, isFinal, LOWER, recall, record, tagIn, UPPER, valueIn } from './table';

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

/** The same where the mover may stand pat; a game that is hardly ever over there need not be asked. */
@inline
function standingPat<G>(game: G, ply: i32): i32 {
  if (isDefined(game.isSeldomStuck)) {
    if (game.isSeldomStuck()) {
      estimates++;
      return game.evaluate();
    }
  }
  return evaluated<G>(game, ply);
}

/**
 * Quiescence: where captures hang, the evaluation is not believed, and they are searched until none does. Before: the node was counted, no rule has ended
 * the game. Fail-soft, as the search itself. The mover may stand pat, that is take the evaluation instead of a capture, unless the game says that he is forced to move.
 * Its trees are small, so it is never halted. Where the game has `gain` it asks the table, and leaves out captures that cannot bring the value up to the window (delta pruning).
 */
export function quiescence<G>(game: G, ply: i32, alpha: i32, beta: i32): i32 {
  const moves = movesAt(ply);
  let forced = false;
  if (isDefined(game.isForced)) forced = game.isForced();
  let tag: u32 = 0;
  let key: u64 = 0;
  const before = estimates;
  const low = alpha;
  if (isDefined(game.gain)) {
    if (!may(NO_TABLE)) {
      key = game.key() ^ salt;
      const data = recall<G>(game, key, 0);
      if (data) {
        tag = tagIn(data);
        const value = atPly(valueIn(data), ply);
        const bound = boundIn(data);
        if (beta - alpha == 1 && (bound == EXACT || (bound == LOWER ? value >= beta : value <= alpha))) {
          if (!isFinal(data)) estimates++;
          return value;
        }
      }
    }
  }
  let count: i32;
  let best = -INFINITE;
  let standing = NONE;
  if (forced) {
    count = game.generate(moves);
    if (count == 0) return atPly(game.lostOrDrawnWithoutMoves(), ply);
    if (ply >= MAX_PLY - 1) {
      estimates++;
      return game.evaluate();
    }
  } else {
    best = standing = standingPat<G>(game, ply);
    if (best >= beta || ply >= MAX_PLY - 1 || game.isQuiet()) return best;
    if (best > alpha) alpha = best;
    count = game.generateNoisy(moves);
  }
  const orders = ordersAt(ply);
  for (let i = 0; i < count; i++) {
    const move = load<u64>(moves + (<usize>i << 3));
    let order: i32 = 0;
    if (isDefined(game.promise)) order = game.promise(move, 0);
    if (isDefined(game.gain)) if (tag != 0 && game.tag(move) == tag) order += 1 << 24;
    store<i32>(orders + (<usize>i << 2), order);
  }
  let bestTag: u32 = 0;
  for (let i = 0; i < count; i++) {
    const move = pick(ply, i, count);
    if (isDefined(game.gain)) {
      if (!forced) {
        const hope = standing + game.gain(move);
        if (hope <= alpha && alpha > -EVALUATIONS) {
          if (hope > best) best = hope;
          continue;
        }
      }
    }
    game.play(move);
    countPosition();
    const rule = game.ruleResult();
    const value = rule != NONE ? -atPly(rule, ply + 1) : -quiescence<G>(game, ply + 1, -beta, -alpha);
    game.undo();
    if (value <= best) continue;
    best = value;
    if (value > alpha) {
      alpha = value;
      if (isDefined(game.gain)) bestTag = game.tag(move);
      if (value >= beta) break;
    }
  }
  if (isDefined(game.gain)) {
    if (!may(NO_TABLE)) record<G>(game, key, bestTag, fromPly(best, ply), 0, best >= beta ? LOWER : best <= low ? UPPER : EXACT, estimates == before);
  }
  return best;
}
