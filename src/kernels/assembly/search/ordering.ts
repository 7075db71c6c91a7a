import { clearContinuations, clearHistory, continuationsAt, counterAt, fadeHistory, historyAt, movesAt, ordersAt } from './memory';
import { clearKillers, indexBefore, Node, nodeAt } from './node';

/**
 * The order in which moves are tried; it changes how much is cut, never a value. Wikipédia: moves that made cuts
 * in nodes of the same level first (killer moves), and positions sorted at each depth. From the first to the last:
 *
 *     the table's move > noisy moves > killer moves > the counter move > the rest by history
 *
 * with the game's own `orderingScore` added throughout. History: how well a move did wherever it was legal (butterfly
 * history), and, where the game has `pieceTo`, how well it did after the same move of the other side and after the
 * same own move before that (continuation history). Counter move: what answered the last move well (Uiterwijk 1992).
 */
const FROM_TABLE: i32 = 1 << 30;
const NOISY: i32 = 1 << 26;
const KILLER: i32 = 1 << 22;
const COUNTER: i32 = 1 << 21;
const HISTORY_LIMIT: i32 = 1 << 14;

/** There are no more moves in the list. */
export const NO_MOVE: u64 = u64.MAX_VALUE;

/** A new search begins: history is forgotten, or counts half where the game says whose turn it is. */
export function prepareOrder<G>(game: G): void {
  if (isDefined(game.sideToMove)) fadeHistory();
  else clearHistory();
  clearKillers();
}

export function forgetOrder(): void {
  clearHistory();
  clearContinuations();
  clearKillers();
}

/** Whose moves history is about: the side to move by the game's own count, or else counted from the root. */
@inline
export function sideOf<G>(game: G, ply: i32): i32 {
  if (isDefined(game.sideToMove)) return game.sideToMove();
  return ply & 1;
}

@inline
export function moveAt(ply: i32, i: i32): u64 {
  return load<u64>(movesAt(ply) + (<usize>i << 3));
}

/** Gives the moves of a ply's list from place `first` on their scores. `tag`: of the table's move, or 0. */
export function scoreMoves<G>(game: G, ply: i32, first: i32, tag: u32, depth: i32): void {
  const node = nodeAt(ply);
  const count = node.count;
  const side = node.side;
  const moves = movesAt(ply);
  const orders = ordersAt(ply);
  const killer = node.killer;
  const second = node.secondKiller;
  const before = indexBefore(ply);
  const counter = before < 0 ? 0 : load<i32>(counterAt(side, before));
  const history = historyAt(side, 0);
  let replies: usize = 0;
  let continuations: usize = 0;
  if (isDefined(game.pieceTo)) {
    if (ply > 0) replies = continuationsAt(0, side, nodeAt(ply - 1).pieceTo);
    if (ply > 1) continuations = continuationsAt(1, side, nodeAt(ply - 2).pieceTo);
  }
  for (let i = first; i < count; i++) {
    const move = load<u64>(moves + (<usize>i << 3));
    let order: i32 = 0;
    if (isDefined(game.orderingScore)) order = game.orderingScore(move, depth);
    if (tag != 0 && game.tag(move) == tag) order += FROM_TABLE;
    else if (game.isNoisy(move)) order += NOISY;
    else {
      const index = game.historyIndex(move);
      order += load<i32>(history + (<usize>index << 2));
      if (isDefined(game.pieceTo)) {
        const pieceTo = <usize>game.pieceTo(move) << 1;
        if (replies != 0) order += <i32>load<i16>(replies + pieceTo);
        if (continuations != 0) order += <i32>load<i16>(continuations + pieceTo);
      }
      if (index + 1 == killer) order += KILLER + 1;
      else if (index + 1 == second) order += KILLER;
      else if (index + 1 == counter) order += COUNTER;
    }
    store<i32>(orders + (<usize>i << 2), order);
  }
}

/** The history of a move: its own, within ±HISTORY_LIMIT, plus as much each as a reply and as a continuation. */
@inline
export function historyOf<G>(game: G, move: u64, ply: i32, side: i32): i32 {
  let sum = load<i32>(historyAt(side, game.historyIndex(move)));
  if (isDefined(game.pieceTo)) {
    const pieceTo = <usize>game.pieceTo(move) << 1;
    if (ply > 0) sum += <i32>load<i16>(continuationsAt(0, side, nodeAt(ply - 1).pieceTo) + pieceTo);
    if (ply > 1) sum += <i32>load<i16>(continuationsAt(1, side, nodeAt(ply - 2).pieceTo) + pieceTo);
  }
  return sum;
}

@inline
export function isKillerOrCounter<G>(game: G, move: u64, ply: i32, side: i32): bool {
  const index = game.historyIndex(move);
  const node = nodeAt(ply);
  if (index + 1 == node.killer || index + 1 == node.secondKiller) return true;
  const before = indexBefore(ply);
  return before >= 0 && index + 1 == load<i32>(counterAt(side, before));
}

/**
 * The move for place `i` of the list, or NO_MOVE: the best that is left. Where the list is partial, the missing moves
 * are generated as soon as one of them may come before those that are left.
 */
@inline
export function nextMove<G>(game: G, node: Node, ply: i32, i: i32): u64 {
  if (isDefined(game.generateRest)) {
    if (node.isPartial) {
      const first = node.count;
      if (i < first) {
        const move = pick(ply, i, first);
        if (load<i32>(ordersAt(ply) + (<usize>i << 2)) > 2 * KILLER) return move;
      }
      node.isPartial = false;
      node.count = first + game.generateRest(movesAt(ply) + (<usize>first << 3));
      scoreMoves<G>(game, ply, first, 0, node.depth);
    }
  }
  if (isDefined(game.skipLateMoves)) {
    if (node.isUnsorted && i < node.count) return moveAt(ply, i);
  }
  return i < node.count ? pick(ply, i, node.count) : NO_MOVE;
}

/**
 * Brings the move with the highest score from place `i` on to place `i`, and returns it: sorting as far as it is
 * needed.
 */
@inline
export function pick(ply: i32, i: i32, count: i32): u64 {
  const moves = movesAt(ply);
  const orders = ordersAt(ply);
  let first = i;
  let most = load<i32>(orders + (<usize>i << 2));
  for (let k = i + 1; k < count; k++) {
    const order = load<i32>(orders + (<usize>k << 2));
    if (order > most) {
      most = order;
      first = k;
    }
  }
  const move = load<u64>(moves + (<usize>first << 3));
  if (first != i) {
    store<u64>(moves + (<usize>first << 3), load<u64>(moves + (<usize>i << 3)));
    store<i32>(orders + (<usize>first << 2), load<i32>(orders + (<usize>i << 2)));
    store<u64>(moves + (<usize>i << 3), move);
    store<i32>(orders + (<usize>i << 2), most);
  }
  return move;
}

/**
 * The move at place `i` of the list made a cut: quiet ones are credited, and those tried in vain before it are
 * debited.
 */
export function credit<G>(game: G, node: Node, ply: i32, i: i32): void {
  const move = moveAt(ply, i);
  if (game.isNoisy(move)) return;
  const mark = game.historyIndex(move) + 1;
  if (node.killer != mark) {
    node.secondKiller = node.killer;
    node.killer = mark;
  }
  const side = node.side;
  const before = indexBefore(ply);
  if (before >= 0) store<i32>(counterAt(side, before), mark);
  const bonus = 16 * min(node.depth * node.depth, 400);
  learn<G>(game, move, ply, side, bonus);
  for (let k = 0; k < i; k++) {
    const tried = moveAt(ply, k);
    if (!game.isNoisy(tried)) learn<G>(game, tried, ply, side, -bonus);
  }
}

@inline
function learn<G>(game: G, move: u64, ply: i32, side: i32, bonus: i32): void {
  const at = historyAt(side, game.historyIndex(move));
  store<i32>(at, nearer(load<i32>(at), bonus));
  if (isDefined(game.pieceTo)) {
    const pieceTo = <usize>game.pieceTo(move) << 1;
    if (ply > 0) learnContinuation(continuationsAt(0, side, nodeAt(ply - 1).pieceTo) + pieceTo, bonus);
    if (ply > 1) learnContinuation(continuationsAt(1, side, nodeAt(ply - 2).pieceTo) + pieceTo, bonus);
  }
}

@inline
function learnContinuation(at: usize, bonus: i32): void {
  store<i16>(at, <i16>nearer(<i32>load<i16>(at), bonus));
}

/** The nearer to the limit, the less is added: old credit fades as new comes in (history gravity). */
@inline
function nearer(known: i32, bonus: i32): i32 {
  return known + bonus - (known * abs(bonus)) / HISTORY_LIMIT;
}
