import { atPly, EVALUATIONS, fromPly, INFINITE, NONE } from './contract';
import { estimated, estimates, evaluated, quiescence } from './leaf';
import { footingAt, lineAt, MAX_PLY, movesAt, standingAt } from './memory';
import { credit, goesFirst, isFavourite, merit, pick, rank, sideOf } from './ordering';
import {
  BELIEVED_ABOVE,
  BELIEVED_BELOW,
  FUTILE_TO,
  isUndecided,
  LATE_MOVES_TO,
  lateReduction,
  marginAbove,
  marginBelow,
  passReduction,
  quietHope,
  quietMoves,
  singledMargin,
  SINGLED_FROM,
  tolerableLoss,
} from './selective';
import { countPosition, halted, mustHalt } from '../stop';
import { EXTENSIONS, may, NO_TABLE, NULL_MOVE, QUIESCENCE, REDUCTIONS, salt, SELECTIVITY } from './switches';
import { boundIn, depthIn, EXACT, isFinal, LOWER, probe, recall, record, tagIn, UPPER, valueIn } from './table';

/** What a node is doing. */
const PASSING: i32 = 0;
const LISTING: i32 = 1;
/** The table's move is left out, to see whether it is the only good one. */
const SINGLING: i32 = 6;
const NEXT: i32 = 2;
/** The move is searched less deep, with the empty window. */
const REDUCED: i32 = 3;
/** "Is it better?", with the empty window ]alpha, alpha + 1[. */
const SCOUT: i32 = 4;
/** With the whole window. */
const FULL: i32 = 5;

/** The table's move is to be singled out after the pass that is under way. */
const WANTED: i32 = 9;

/** There is no move before this one, or it was a pass that the search made. */
export const NO_SLOT: i32 = -1;

/** Children are looked up where so many plies are to be searched. */
const CHILDREN_FROM: i32 = isDefined(TRY_CHILDREN_FROM) ? TRY_CHILDREN_FROM : 5;

/** The tag of a move that the next node leaves out, or 0. */
let leftOut: u32 = 0;

/** The depth of the iteration, for extensions not to run away. */
let iteration: i32 = 0;
export function setIteration(depth: i32): void {
  iteration = depth;
}

/**
 * The value of the position for the side to move, looked at `depth` plies ahead: NegaScout (document 001), also known as principal variation search, in negamax form.
 *
 * Before: alpha < beta; `ply` moves were played from the root, the last one with the slot `previous`. Returns v: if alpha < v < beta it is the value, v <= alpha an upper and v >= beta
 * a lower bound of it (fail-soft). Means nothing once `halted`. The game is the same afterwards in any case.
 *
 * The first move is searched with the whole window, the others with an empty one that only asks whether they are better, and again where they are. Nodes of type 1 of document 001 are
 * those with beta - alpha > 1: they are never decided by the table, so that they have a line to tell; nearly all others are of type 2 and 3.
 */
export function visit<G>(game: G, depth: i32, ply: i32, alpha: i32, beta: i32, previous: i32, cut: bool): i32 {
  let excluded = leftOut;
  leftOut = 0;
  if (mustHalt()) return 0;
  const side = sideOf<G>(game, ply);
  const open = beta - alpha > 1;
  let stage: i32;
  let low = alpha;
  let best = -INFINITE;
  let bestTag: u32 = 0;
  let move: u64 = 0;
  let count: i32 = 0;
  let i: i32 = -1;
  let reduction: i32 = 0;
  let reach: i32 = depth;
  let quiets: i32 = 0;
  let checked = false;
  let improving = false;
  let standing: i32 = NONE;
  /** What the table's move has to be worth for the others to be hopeless, and how much deeper it is searched then. */
  let hurdle: i32 = 0;
  let extension: i32 = 0;
  let unit: i32 = 0;
  let prunes = false;
  /** The list holds the first part of the moves only. */
  let partly = false;
  countPosition();
  if (open) store<i32>(lineAt(ply), 0);
  const rule = game.ruleResult();
  if (rule != NONE) return atPly(rule, ply);
  if (isDefined(game.finishes)) {
    if (!open && game.finishes(depth, !may(SELECTIVITY))) return game.finish(alpha, beta);
  }
  if (isDefined(game.inCheck)) checked = game.inCheck();
  if (depth <= 0 || ply >= MAX_PLY - 2) {
    if (checked && may(EXTENSIONS) && ply < MAX_PLY - 2) reach = depth = 1;
    else return may(QUIESCENCE) ? quiescence<G>(game, ply, alpha, beta) : evaluated<G>(game, ply);
  } else if (checked && may(EXTENSIONS) && ply < 2 * iteration) reach++;

  const before = estimates;
  const key = game.key() ^ salt;
  let known: i32 = NONE;
  let knownBound: i32 = 0;
  let knownDepth: i32 = 0;
  if (!may(NO_TABLE)) {
    const data = recall<G>(game, key, depth);
    if (data) {
      bestTag = tagIn(data);
      known = atPly(valueIn(data), ply);
      knownBound = boundIn(data);
      knownDepth = depthIn(data);
      if (!open && excluded == 0 && speaksFor(data, depth) && mayDecide<G>(game, depth)) {
        if (knownBound == EXACT || (knownBound == LOWER ? known >= beta : known <= alpha)) {
          if (!isFinal(data)) estimated();
          return known;
        }
      }
    }
  }
  stage = LISTING;
  if (isDefined(game.allowsNullMove)) {
    if (may(SELECTIVITY)) {
      if (!checked) standing = game.evaluate();
      store<i32>(standingAt(ply), standing);
      if (!checked) {
        if (ply > 1) {
          const last = load<i32>(standingAt(ply - 2));
          improving = last != NONE && standing > last;
        }
        // A memory of a search says more than the evaluation alone.
        if (known != NONE && abs(known) < EVALUATIONS && (knownBound == EXACT || (knownBound == LOWER ? known > standing : known < standing)))
          standing = known;
        const unit = swing<G>(game);
        if (!open && may(NULL_MOVE) && isUndecided(beta, unit) && previous != NO_SLOT && excluded == 0) {
          if (depth <= BELIEVED_ABOVE && standing - marginAbove(depth, unit, improving) >= beta && standing < EVALUATIONS) {
            // So far above the window that no move is needed to see it: the null move without a search.
            estimated();
            return (standing + beta) / 2;
          }
          if (depth <= BELIEVED_BELOW && standing + marginBelow(depth, unit) <= alpha) {
            const value = quiescence<G>(game, ply, alpha, beta);
            if (value <= alpha) {
              estimated();
              return value;
            }
          }
          if (depth >= 3 && standing >= beta && game.allowsNullMove()) {
            estimated();
            stage = PASSING;
            reduction = passReduction(depth, standing - beta, unit);
          }
        }
      }
    }
  }
  if (isDefined(game.allowsNullMove)) {
    if (
      depth >= SINGLED_FROM &&
      bestTag != 0 &&
      excluded == 0 &&
      may(EXTENSIONS) &&
      knownBound != UPPER &&
      knownDepth >= depth - 3 &&
      abs(known) < EVALUATIONS &&
      ply < 2 * iteration &&
      ply < MAX_PLY - 8
    ) {
      hurdle = known - singledMargin(depth, swing<G>(game));
      if (stage == LISTING) stage = SINGLING;
      else extension = WANTED;
    }
  }
  if (isDefined(game.reducible)) {
    // Where the table proposes no move the order is poor, and a look less deep will make the next one better.
    if (bestTag == 0 && depth >= 4 && may(REDUCTIONS)) reach--;
  }

  if (isDefined(game.allowsNullMove)) {
    if (stage == PASSING) {
      // Null move: whoever stands so well that he may pass need not move to be too good for the window.
      if (isDefined(game.footing)) store<i32>(footingAt(ply), 0);
      game.playNull();
      const value = -visit<G>(game, depth - 1 - reduction, ply + 1, -beta, 1 - beta, NO_SLOT, !cut);
      game.undoNull();
      if (halted) return 0;
      if (value >= beta) return value > EVALUATIONS ? beta : value;
      stage = extension == WANTED ? SINGLING : LISTING;
      extension = 0;
    }
    if (stage == SINGLING) {
      // Singular extension: where all other moves are much worse, everything hangs on this one. The same position is searched without it, as if two plies further on: frames, lists and killers
      // are kept by ply, and the sides alternate.
      store<i32>(footingAt(ply + 1), load<i32>(footingAt(ply - 1)));
      store<i32>(footingAt(ply), ply > 1 ? load<i32>(footingAt(ply - 2)) : 0);
      leftOut = bestTag;
      const value = visit<G>(game, (depth - 1) / 2, ply + 2, hurdle - 1, hurdle, previous, cut);
      if (halted) return 0;
      if (value < hurdle) extension = 1;
      else if (hurdle >= beta && !open) {
        estimated();
        return hurdle;
      }
      stage = LISTING;
    }
  }

  if (stage == LISTING) {
    if (isDefined(game.generateFirst)) {
      partly = !checked && (bestTag == 0 || game.isFirst(bestTag));
      count = partly ? game.generateFirst(movesAt(ply)) : game.generate(movesAt(ply));
      if (partly && count == 0) {
        count = game.generateRest(movesAt(ply));
        partly = false;
      }
    } else count = game.generate(movesAt(ply));
    if (count == 0) return atPly(game.lostOrDrawnWithoutMoves(), ply);
    if (count == 1 && !partly) {
      if (may(EXTENSIONS) && reach == depth && ply < 2 * iteration) reach++;
    } else {
      if (isDefined(game.childKey)) {
        if (!open && depth >= CHILDREN_FROM && !may(NO_TABLE)) {
          const known = cutByChild<G>(game, ply, count, reach - 1, beta);
          if (known != NONE) return known;
        }
      }
      rank<G>(game, ply, 0, count, side, previous, bestTag, depth);
    }
    bestTag = 0;
    stage = NEXT;
  }

  while (true) {
    if (stage == NEXT) {
      i++;
      let picked = false;
      if (isDefined(game.generateFirst)) {
        if (partly) {
          if (i < count) {
            move = pick(ply, i, count);
            picked = goesFirst(ply, i);
          }
          if (!picked) {
            partly = false;
            const first = count;
            count += game.generateRest(movesAt(ply) + (<usize>count << 3));
            rank<G>(game, ply, first, count, side, previous, 0, depth);
          }
        }
      }
      if (i >= count) break;
      if (isDefined(game.allowsNullMove)) {
        unit = swing<G>(game);
        prunes = may(REDUCTIONS) && best > -EVALUATIONS && isUndecided(low, unit);
        const moves = movesAt(ply);
        if (depth <= LATE_MOVES_TO && may(REDUCTIONS) && quiets > quietMoves(depth, improving)) {
          // Enough quiet moves were tried, and noisy ones stand before them: only what is urgent among the rest is looked at, in any order.
          if (prunes && !checked) {
            const first = i;
            while (i < count && !game.isUrgent(load<u64>(moves + (<usize>i << 3)))) i++;
            if (i > first) estimated();
            if (i >= count) break;
          }
          move = load<u64>(moves + (<usize>i << 3));
        } else if (!picked) move = pick(ply, i, count);
      } else move = pick(ply, i, count);
      if (isDefined(game.allowsNullMove)) if (excluded != 0 && game.tag(move) == excluded) continue;
      stage = i == 0 ? FULL : SCOUT;
      if (isDefined(game.allowsNullMove)) {
        if (may(REDUCTIONS)) {
          const noisy = game.isNoisy(move);
          if (!noisy) quiets++;
          reduction = 0;
          const prunesQuiet = prunes && !noisy && !checked;
          /** Left out whatever its merit: its reduction need not be known. */
          let hopeless = false;
          if (prunesQuiet) {
            hopeless =
              (depth <= LATE_MOVES_TO && quiets > quietMoves(depth, improving)) ||
              (reach - 1 <= FUTILE_TO && standing + quietHope(reach - 1, unit) <= low);
            if (hopeless && !game.isUrgent(move)) {
              estimated();
              stage = NEXT;
              continue;
            }
          }
          if (i >= 2 && depth >= 2 && !noisy && !checked)
            reduction = lateReduction(
              depth,
              i,
              open,
              cut,
              improving,
              isFavourite<G>(game, move, ply, side, previous),
              merit<G>(game, move, ply, side),
            );
          if (prunes && !noisy) {
            const left = max(reach - 1 - reduction, 0);
            if (prunesQuiet && !hopeless && left <= FUTILE_TO && standing + quietHope(left, unit) <= low && !game.isUrgent(move)) {
              estimated();
              stage = NEXT;
              continue;
            }
            if (left <= FUTILE_TO && !game.exchangeBrings(move, -tolerableLoss(left, unit, true))) {
              estimated();
              stage = NEXT;
              continue;
            }
          }
          reduction = min(reduction, reach - 2);
          if (reduction > 0 && depth >= 3) stage = REDUCED;
        }
      } else if (isDefined(game.reducible)) {
        if (i >= 3 && depth >= 3 && may(REDUCTIONS) && game.reducible(move)) {
          // Late-move reduction: in a good order late moves are seldom better, so they are first asked at less depth.
          reduction = (logarithm(depth) * logarithm(i)) / (open ? 3 : 2);
          if (reduction > 0) stage = REDUCED;
        }
      }
    }
    const slot = game.slot(move);
    if (isDefined(game.footing)) store<i32>(footingAt(ply), game.footing(move));
    game.play(move);
    if (open && stage != FULL) store<i32>(lineAt(ply + 1), 0);
    let value: i32;
    while (true) {
      const below = reach - 1 - (stage == REDUCED ? reduction : 0) + (i == 0 ? extension : 0);
      const expectsCut = stage == REDUCED || (stage == SCOUT ? !cut : !open && !cut);
      value = -visit<G>(game, below, ply + 1, stage == FULL ? -beta : -low - 1, -low, slot, expectsCut);
      if (halted || value <= low) break;
      if (stage == REDUCED) stage = SCOUT;
      else if (stage == SCOUT && value < beta) stage = FULL;
      else break;
    }
    game.undo();
    if (halted) return 0;
    stage = NEXT;
    if (value <= best) continue;
    best = value;
    if (value <= low) continue;
    low = value;
    bestTag = game.tag(move);
    if (open) extendLine(ply, move);
    if (value >= beta) {
      credit<G>(game, ply, i, side, previous, depth);
      break;
    }
  }
  if (excluded != 0) return max(best, alpha);
  if (!may(NO_TABLE) && mayDecide<G>(game, depth)) {
    const bound = best >= beta ? LOWER : best <= alpha ? UPPER : EXACT;
    record<G>(game, key, bestTag, fromPly(best, ply), depth, bound, estimates == before);
  }
  return best;
}

/**
 * Enhanced transposition cut-off (Plaat et al. 1996): a child whose entry already says that the move is too good for the window makes a search needless. Only for games
 * without rules that look back, where entries may always be believed. NONE if there is none.
 */
function cutByChild<G>(game: G, ply: i32, count: i32, depth: i32, beta: i32): i32 {
  const moves = movesAt(ply);
  for (let i = 0; i < count; i++) {
    const data = probe(game.childKey(load<u64>(moves + (<usize>i << 3))) ^ salt);
    if (data == 0 || boundIn(data) == LOWER || !speaksFor(data, depth)) continue;
    const value = -atPly(valueIn(data), ply + 1);
    if (value < beta) continue;
    if (!isFinal(data)) estimated();
    return value;
  }
  return NONE;
}

/**
 * Whether an entry holds for a search of `depth` plies. A search that is to have the value of alpha-beta at its depth believes entries of just this depth, and
 * final ones, which no deeper look would change; a selective one is glad of anything deeper.
 */
@inline
function speaksFor(data: u64, depth: i32): bool {
  const known = depthIn(data);
  if (isFinal(data) && known <= depth) return true;
  return may(SELECTIVITY) ? known >= depth : known == depth;
}

/** Whether the table may decide a node, for the reasons given in contract.ts. */
@inline
function mayDecide<G>(game: G, depth: i32): bool {
  if (isDefined(game.historyFree)) return may(SELECTIVITY) || game.historyFree(depth);
  return true;
}

/** How much values usually change from a depth to the next. */
@inline
export function swing<G>(game: G): i32 {
  if (isDefined(game.aspiration)) return game.aspiration();
  return 25;
}

@inline
function logarithm(n: i32): i32 {
  return 31 - <i32>clz(n);
}

/** The move leads to the best value so far: its line is the move, and what was found to follow it; nothing, if it was only scouted. */
export function extendLine(ply: i32, move: u64): void {
  const line = lineAt(ply);
  const next = lineAt(ply + 1);
  const length = min(load<i32>(next), MAX_PLY - 4);
  store<u64>(line, move, 8);
  memory.copy(line + 16, next + 8, <usize>length << 3);
  store<i32>(line, length + 1);
}
