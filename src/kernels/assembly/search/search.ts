import { countPosition, halted, mustHalt } from '../stop';
import { atPly, fromPly, INFINITE, NONE } from './contract';
import { EXTENSIONS, QUIESCENCE, REDUCTIONS, TABLE } from './features';
import { estimated, estimates, evaluated, quiescence, ruleResult } from './leaf';
import { lineAt, MAX_PLY, movesAt } from './memory';
import { isSelective, salt } from './mode';
import { Node, nodeAt } from './node';
import { credit, moveAt, nextMove, NO_MOVE, scoreMoves, sideOf } from './ordering';
import { boundIn, depthIn, EXACT, isFinal, LOWER, probe, recall, record, tagIn, UPPER, valueIn } from './table';

/** From a game's `reductionOf`: the move is not searched at all. */
export const PRUNED: i32 = -1;

/** Children are looked up in the table from this depth on. */
const CHILDREN_FROM: i32 = isDefined(TRY_CHILDREN_FROM) ? TRY_CHILDREN_FROM : 5;
/** From this depth on, nodes for which the table has no move are searched less deep. */
const INTERNAL_REDUCTION_FROM: i32 = 4;
/** Late-move reductions: from which index, and from how many remaining plies on. */
const LATE_FROM: i32 = 3;
const LATE_DEPTH: i32 = 3;

/** The depth of the iteration. Lines twice as long are not extended further. */
export let iteration: i32 = 0;
export function setIteration(depth: i32): void {
  iteration = depth;
}

/**
 * The value of the position for the side to move, looked at `depth` plies ahead: NegaScout (Wikipédia), also known as
 * principal variation search, in negamax form.
 *
 * Before: alpha < beta; `ply` moves were played from the root, and the nodes before this one say which. Returns v: if
 * alpha < v < beta it is the value, v <= alpha an upper and v >= beta a lower bound of it (fail-soft). Means nothing
 * once `halted`. The game is the same afterwards in any case.
 *
 * `isCut`: the node is expected to fail high. Nodes of type 1 (Wikipédia) are those with beta - alpha > 1: they are
 * never decided by the table, so that they have a line to tell; nearly all others are of type 2 and 3.
 */
export function visit<G, M>(game: G, depth: i32, ply: i32, alpha: i32, beta: i32, isCut: bool): i32 {
  if (mustHalt()) return 0;
  countPosition();
  const isPv = beta - alpha > 1;
  if (isPv) store<i32>(lineAt(ply), 0);
  const rule = ruleResult<G, M>(game);
  if (rule != NONE) return atPly(rule, ply);
  if (isDefined(game.finishes)) {
    if (!isPv && game.finishes(depth, !isSelective<M>())) return game.finish(depth, alpha, beta);
  }
  const inCheck = isInCheck<G>(game);
  const isExtended = isSelective<M>() && EXTENSIONS && inCheck;
  let newDepth = depth - 1;
  if (depth <= 0 || ply >= MAX_PLY - 2) {
    if (!isExtended || ply >= MAX_PLY - 2) return leaf<G, M>(game, ply, alpha, beta);
    depth = 1;
    newDepth = 0;
  } else if (isExtended && ply < 2 * iteration) newDepth++;

  const before = estimates;
  const key = game.key() ^ salt<M>();
  const node = nodeAt(ply);
  const entry = TABLE ? recall<G>(game, key, depth) : 0;
  if (entry != 0 && !isPv && excludedAt<G, M>(game, node) == 0) {
    const known = valueFromTable<G, M>(game, entry, depth, ply, alpha, beta);
    if (known != NONE) return known;
  }
  node.depth = depth;
  node.newDepth = newDepth;
  node.side = sideOf<G>(game, ply);
  node.isPv = isPv;
  node.isCut = isCut;
  node.inCheck = inCheck;
  node.extension = 0;
  const early = valueBeforeMoves<G, M>(game, node, ply, alpha, beta, entry);
  if (early != NONE || halted) return early;

  listMoves<G>(game, node, ply, tagIn(entry));
  if (node.count == 0) return atPly(game.lostOrDrawnWithoutMoves(), ply);
  if (isOnlyMove(node)) {
    if (isSelective<M>() && EXTENSIONS && node.newDepth == depth - 1 && ply < 2 * iteration) node.newDepth++;
  } else {
    const known = valueFromChildren<G, M>(game, node, ply, beta);
    if (known != NONE) return known;
    scoreMoves<G>(game, ply, 0, tagIn(entry), depth);
  }

  const best = searchMoves<G, M>(game, node, ply, alpha, beta);
  if (halted) return 0;
  if (excludedAt<G, M>(game, node) != 0) return max(best, alpha);
  if (TABLE && mayDecide<G, M>(game, depth)) {
    const bound = best >= beta ? LOWER : best <= alpha ? UPPER : EXACT;
    record<G>(game, key, node.bestTag, fromPly(best, ply), depth, bound, estimates == before);
  }
  return best;
}

@inline
function isInCheck<G>(game: G): bool {
  if (isDefined(game.inCheck)) return game.inCheck();
  return false;
}

/** The tag of the move that is left out at a node, or 0. */
@inline
function excludedAt<G, M>(game: G, node: Node): u32 {
  if (isDefined(game.valueBeforeMoves)) return isSelective<M>() ? node.excluded : 0;
  return 0;
}

@inline
function leaf<G, M>(game: G, ply: i32, alpha: i32, beta: i32): i32 {
  if (isSelective<M>() && QUIESCENCE) return quiescence<G>(game, ply, alpha, beta);
  return evaluated<G>(game, ply);
}

/** The value of a table entry at a node with an empty window; NONE if it does not decide the node. */
@inline
function valueFromTable<G, M>(game: G, entry: u64, depth: i32, ply: i32, alpha: i32, beta: i32): i32 {
  if (!speaksFor<M>(entry, depth) || !mayDecide<G, M>(game, depth)) return NONE;
  const value = atPly(valueIn(entry), ply);
  const bound = boundIn(entry);
  if (bound != EXACT && (bound == LOWER ? value < beta : value > alpha)) return NONE;
  if (!isFinal(entry)) estimated();
  return value;
}

/**
 * NONE, or a value with which the game's hooks decide the node (contract.ts). Without a move from the table, the node
 * is searched less deeply.
 */
@inline
function valueBeforeMoves<G, M>(game: G, node: Node, ply: i32, alpha: i32, beta: i32, entry: u64): i32 {
  if (isSelective<M>()) {
    if (isDefined(game.reducible)) {
      // Internal iterative reduction: without a move from the table the order is poor, and a look less deep will make
      // the next one better.
      if (REDUCTIONS && tagIn(entry) == 0 && node.depth >= INTERNAL_REDUCTION_FROM) node.newDepth--;
    }
    if (isDefined(game.valueBeforeMoves)) return game.valueBeforeMoves(ply, alpha, beta, entry);
  }
  return NONE;
}

@inline
function isOnlyMove(node: Node): bool {
  return node.count == 1 && !node.isPartial;
}

/** Generates the moves, or the first part of them if the game has parts and the table's move is in it. */
@inline
function listMoves<G>(game: G, node: Node, ply: i32, tag: u32): void {
  node.isPartial = false;
  node.isUnsorted = false;
  node.quiets = 0;
  if (isDefined(game.generateFirst)) {
    if (!node.inCheck && (tag == 0 || game.isFirst(tag))) {
      node.count = game.generateFirst(movesAt(ply));
      node.isPartial = node.count != 0;
      if (!node.isPartial) node.count = game.generateRest(movesAt(ply));
      return;
    }
  }
  node.count = game.generate(movesAt(ply));
}

/**
 * The best value of the moves, searched in their order: fail-soft, as `visit`. Leaves the tag of the best move at the
 * node.
 */
@inline
function searchMoves<G, M>(game: G, node: Node, ply: i32, alpha: i32, beta: i32): i32 {
  let low = alpha;
  let best = -INFINITE;
  node.bestTag = 0;
  for (let i = 0; ; i++) {
    if (isSelective<M>()) {
      if (isDefined(game.skipLateMoves)) i = game.skipLateMoves(ply, i, best, low);
    }
    const move = nextMove<G>(game, node, ply, i);
    if (move == NO_MOVE) break;
    let reduction = 0;
    if (isSelective<M>()) {
      const excluded = excludedAt<G, M>(game, node);
      if (excluded != 0 && game.tag(move) == excluded) continue;
      reduction = reductionOf<G>(game, node, ply, move, i, best, low);
      if (reduction == PRUNED) {
        estimated();
        continue;
      }
    }
    const value = searchMove<G, M>(game, node, ply, move, i == 0, reduction, low, beta);
    if (halted) return 0;
    if (value <= best) continue;
    best = value;
    if (value <= low) continue;
    low = value;
    node.bestTag = game.tag(move);
    if (node.isPv) extendLine(ply, move);
    if (value >= beta) {
      credit<G>(game, node, ply, i);
      break;
    }
  }
  return best;
}

/**
 * How many plies less the move at place `i` is searched at first, or PRUNED. In a good order late moves are seldom
 * better (late-move reduction).
 */
@inline
function reductionOf<G>(game: G, node: Node, ply: i32, move: u64, i: i32, best: i32, low: i32): i32 {
  if (!REDUCTIONS) return 0;
  if (isDefined(game.reductionOf)) return game.reductionOf(ply, move, i, best, low);
  if (isDefined(game.reducible)) {
    if (i >= LATE_FROM && node.depth >= LATE_DEPTH && game.reducible(move))
      return (2 * logarithm16(node.depth) * logarithm16(i) - (node.isPv ? 512 : 0)) >> 10;
  }
  return 0;
}

/**
 * The value of a move. The first move is searched with the whole window. The others are searched with an empty window,
 * at first with their reduction if they have one, and again with the whole window if they turn out better than `low`.
 */
@inline
export function searchMove<G, M>(game: G, node: Node, ply: i32, move: u64, isFirst: bool, reduction: i32, low: i32, beta: i32): i32 {
  node.historyIndex = game.historyIndex(move);
  if (isDefined(game.pieceTo)) node.pieceTo = game.pieceTo(move);
  const newDepth = node.newDepth;
  const isCut = node.isCut;
  const isPv = node.isPv;
  game.play(move);
  let value = low + 1;
  if (reduction > 0) value = -visit<G, M>(game, newDepth - reduction, ply + 1, -low - 1, -low, true);
  if (!isFirst && value > low && !halted) value = -visit<G, M>(game, newDepth, ply + 1, -low - 1, -low, !isCut);
  if (isFirst) value = -visit<G, M>(game, newDepth + node.extension, ply + 1, -beta, -low, !isPv && !isCut);
  else if (value > low && value < beta && !halted) value = -visit<G, M>(game, newDepth, ply + 1, -beta, -low, !isPv && !isCut);
  game.undo();
  return value;
}

/**
 * Enhanced transposition cut-off (Plaat et al. 1996): a child whose entry already says that the move is too good for
 * the window makes a search needless. Only for games without rules that look back, where entries may always be
 * believed. NONE if there is none.
 */
@inline
function valueFromChildren<G, M>(game: G, node: Node, ply: i32, beta: i32): i32 {
  if (isDefined(game.childKey)) {
    if (!TABLE || node.isPv || node.depth < CHILDREN_FROM) return NONE;
    const count = node.count;
    const depth = node.newDepth;
    for (let i = 0; i < count; i++) {
      const entry = probe(game.childKey(moveAt(ply, i)) ^ salt<M>());
      if (entry == 0 || boundIn(entry) == LOWER || !speaksFor<M>(entry, depth)) continue;
      const value = -atPly(valueIn(entry), ply + 1);
      if (value < beta) continue;
      if (!isFinal(entry)) estimated();
      return value;
    }
  }
  return NONE;
}

/**
 * Whether an entry is valid for a search of `depth` plies. A search that must have the value of alpha-beta at its depth
 * uses only entries of exactly this depth, and final ones, which no deeper search would change; a selective search uses
 * any entry at least as deep.
 */
@inline
function speaksFor<M>(entry: u64, depth: i32): bool {
  const known = depthIn(entry);
  if (isFinal(entry) && known <= depth) return true;
  return isSelective<M>() ? known >= depth : known == depth;
}

/** Whether the table may decide a node, for the reasons given in contract.ts. */
@inline
function mayDecide<G, M>(game: G, depth: i32): bool {
  if (isDefined(game.historyFree)) return isSelective<M>() || game.historyFree(depth);
  return true;
}

/** The binary logarithm in sixteenths, straight between powers of two. */
@inline
export function logarithm16(n: i32): i32 {
  const whole = 31 - <i32>clz(n);
  return (whole << 4) + (((n << 4) >> whole) - 16);
}

/** Makes the move, followed by the line below it, the line of this node. A node that fails high needs no line. */
export function extendLine(ply: i32, move: u64): void {
  const line = lineAt(ply);
  const next = lineAt(ply + 1);
  const length = min(load<i32>(next), MAX_PLY - 4);
  store<u64>(line, move, 8);
  memory.copy(line + 16, next + 8, <usize>length << 3);
  store<i32>(line, length + 1);
}
