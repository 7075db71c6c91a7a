import { countPosition } from '../stop';
import { atPly, EVALUATIONS, fromPly, INFINITE, NONE } from './contract';
import { TABLE } from './features';
import { MAX_PLY, movesAt, ordersAt } from './memory';
import { isSelective, Selective, SELECTIVE_SALT } from './mode';
import { pick } from './ordering';
import { boundIn, EXACT, isFinal, LOWER, recall, record, tagIn, UPPER, valueIn } from './table';

/** The table's move before all others. */
const FROM_TABLE: i32 = 1 << 24;

/**
 * Leaves so far whose value came from an evaluation, from a memory of one, or from a cut that only is likely to be
 * right.
 */
export let estimates: u32 = 0;

@inline
export function estimated(): void {
  estimates++;
}

/**
 * NONE, or the value where a rule has ended the game; a selective search may also take a position that came back for a
 * draw, and believes tablebases.
 */
@inline
export function ruleResult<G, M>(game: G): i32 {
  if (isDefined(game.isRepeatedInSearch)) {
    if (isSelective<M>() && game.isRepeatedInSearch()) return 0;
  }
  const rule = game.ruleResult();
  if (isDefined(game.known)) {
    if (isSelective<M>() && rule == NONE) return game.known();
  }
  return rule;
}

/**
 * The value of a node at which the depth is used up and no rule has ended the game: of the game if it is over, else
 * of the evaluation.
 */
@inline
export function evaluated<G>(game: G, ply: i32): i32 {
  if (isDefined(game.hasMoves)) {
    if (!game.hasMoves()) return atPly(game.lostOrDrawnWithoutMoves(), ply);
  } else if (game.generate(movesAt(ply)) == 0) return atPly(game.lostOrDrawnWithoutMoves(), ply);
  estimates++;
  return game.evaluate();
}

/** The same for a mover who may stand pat. In a game with `isSeldomStuck` it does not test whether the game is over. */
@inline
function standPat<G>(game: G, ply: i32): i32 {
  if (isDefined(game.isSeldomStuck)) {
    if (game.isSeldomStuck()) {
      estimates++;
      return game.evaluate();
    }
  }
  return evaluated<G>(game, ply);
}

/**
 * Quiescence: while captures are pending the evaluation is not trusted, so captures are searched until none is left.
 * Before: the node was counted, and no rule has ended the game. Fail-soft, as the search itself. The mover may stand
 * pat, that is, take the evaluation instead of a capture, unless the game says that he is forced to move. Its trees are
 * small, so it is never halted. In a game with `gain` it uses the table, and skips captures that cannot raise the value
 * to the window (delta pruning). Only selective searches come here.
 */
export function quiescence<G>(game: G, ply: i32, alpha: i32, beta: i32): i32 {
  const moves = movesAt(ply);
  const before = estimates;
  let isForced = false;
  if (isDefined(game.isForced)) isForced = game.isForced();
  let key: u64 = 0;
  let entry: u64 = 0;
  if (isDefined(game.gain)) {
    if (TABLE) {
      key = game.key() ^ SELECTIVE_SALT;
      entry = recall<G>(game, key, 0);
      if (entry != 0 && beta - alpha == 1) {
        const known = atPly(valueIn(entry), ply);
        const bound = boundIn(entry);
        if (bound == EXACT || (bound == LOWER ? known >= beta : known <= alpha)) {
          if (!isFinal(entry)) estimates++;
          return known;
        }
      }
    }
  }
  let count: i32;
  let low = alpha;
  let best = -INFINITE;
  let staticEvaluation = NONE;
  if (isForced) {
    count = game.generate(moves);
    if (count == 0) return atPly(game.lostOrDrawnWithoutMoves(), ply);
    if (ply >= MAX_PLY - 1) {
      estimates++;
      return game.evaluate();
    }
  } else {
    best = staticEvaluation = standPat<G>(game, ply);
    if (best >= beta || ply >= MAX_PLY - 1 || game.isQuiet()) return best;
    if (best > low) low = best;
    count = game.generateNoisy(moves);
  }
  scoreNoisyMoves<G>(game, ply, count, tagIn(entry));
  let bestTag: u32 = 0;
  for (let i = 0; i < count; i++) {
    const move = pick(ply, i, count);
    if (isDefined(game.gain)) {
      if (!isForced) {
        const most = staticEvaluation + game.gain(move);
        if (most <= low && low > -EVALUATIONS) {
          if (most > best) best = most;
          continue;
        }
      }
    }
    game.play(move);
    countPosition();
    const rule = ruleResult<G, Selective>(game);
    const value = rule != NONE ? -atPly(rule, ply + 1) : -quiescence<G>(game, ply + 1, -beta, -low);
    game.undo();
    if (value <= best) continue;
    best = value;
    if (value <= low) continue;
    low = value;
    if (isDefined(game.gain)) bestTag = game.tag(move);
    if (value >= beta) break;
  }
  if (isDefined(game.gain)) {
    if (TABLE) record<G>(game, key, bestTag, fromPly(best, ply), 0, best >= beta ? LOWER : best <= alpha ? UPPER : EXACT, estimates == before);
  }
  return best;
}

@inline
function scoreNoisyMoves<G>(game: G, ply: i32, count: i32, tag: u32): void {
  const moves = movesAt(ply);
  const orders = ordersAt(ply);
  for (let i = 0; i < count; i++) {
    const move = load<u64>(moves + (<usize>i << 3));
    let order: i32 = 0;
    if (isDefined(game.orderingScore)) order = game.orderingScore(move, 0);
    if (isDefined(game.gain)) if (tag != 0 && game.tag(move) == tag) order += FROM_TABLE;
    store<i32>(orders + (<usize>i << 2), order);
  }
}
