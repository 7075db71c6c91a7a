import { clearLearned, counterAt, fadeLearned, footingAt, historyAt, killersAt, movesAt, ordersAt, repliesAt } from './memory';

/**
 * The order in which moves are tried; it changes how much is cut, never a value. Document 001: moves that made cuts in nodes of the same level first (killer moves), and positions
 * sorted at each depth. From the first to the last:
 *
 *     the table's move > noisy moves > killer moves > the counter move > the rest by history
 *
 * with the game's own `promise` added throughout. History: how well a move did wherever it was legal, and, where the game has `footing`, how well it did
 * after the same move of the other side and after the same own move before that. Counter move: what answered the last move well (Uiterwijk 1992).
 */
const FROM_TABLE: i32 = 1 << 30;
const NOISY: i32 = 1 << 26;
const KILLER: i32 = 1 << 22;
const COUNTER: i32 = 1 << 21;
const HISTORY_LIMIT: i32 = 1 << 14;

/** A new search begins: what was learned is forgotten, or counts half where the game says whose turn it is. */
export function prepareOrder<G>(game: G): void {
  if (isDefined(game.sideToMove)) fadeLearned();
  else clearLearned();
}

/** Whose moves history is about: the side to move by the game's own count, or else counted from the root. */
@inline
export function sideOf<G>(game: G, ply: i32): i32 {
  if (isDefined(game.sideToMove)) return game.sideToMove();
  return ply & 1;
}

/** Says how promising the moves from place `first` on are. */
export function rank<G>(game: G, ply: i32, first: i32, count: i32, side: i32, previous: i32, tag: u32, depth: i32): void {
  const moves = movesAt(ply);
  const orders = ordersAt(ply);
  const killer = load<u64>(killersAt(ply));
  const second = load<u64>(killersAt(ply), 8);
  const counter = previous < 0 ? 0 : load<i32>(counterAt(side, previous));
  const history = historyAt(side, 0);
  let replies: usize = 0;
  let continuations: usize = 0;
  if (isDefined(game.footing)) {
    if (ply > 0) replies = repliesAt(0, side, load<i32>(footingAt(ply - 1)));
    if (ply > 1) continuations = repliesAt(1, side, load<i32>(footingAt(ply - 2)));
  }
  for (let i = first; i < count; i++) {
    const move = load<u64>(moves + (<usize>i << 3));
    let order: i32 = 0;
    if (isDefined(game.promise)) order = game.promise(move, depth);
    if (tag != 0 && game.tag(move) == tag) order += FROM_TABLE;
    else if (game.isNoisy(move)) order += NOISY;
    else {
      const slot = game.slot(move);
      order += load<i32>(history + (<usize>slot << 2));
      if (isDefined(game.footing)) {
        const footing = <usize>game.footing(move) << 1;
        if (replies != 0) order += <i32>load<i16>(replies + footing);
        if (continuations != 0) order += <i32>load<i16>(continuations + footing);
      }
      const mark = markOf(slot);
      if (mark == killer) order += KILLER + 1;
      else if (mark == second) order += KILLER;
      else if (slot + 1 == counter) order += COUNTER;
    }
    store<i32>(orders + (<usize>i << 2), order);
  }
}

/** What history says of a move: of the move alone, within ±HISTORY_LIMIT, and as much each of it as a reply and as a continuation. */
@inline
export function merit<G>(game: G, move: u64, ply: i32, side: i32): i32 {
  let sum = load<i32>(historyAt(side, game.slot(move)));
  if (isDefined(game.footing)) {
    const footing = <usize>game.footing(move) << 1;
    if (ply > 0) sum += <i32>load<i16>(repliesAt(0, side, load<i32>(footingAt(ply - 1))) + footing);
    if (ply > 1) sum += <i32>load<i16>(repliesAt(1, side, load<i32>(footingAt(ply - 2))) + footing);
  }
  return sum;
}

/** Whether the killer moves of the ply, or the counter move, are this one. */
@inline
export function isFavourite<G>(game: G, move: u64, ply: i32, side: i32, previous: i32): bool {
  const slot = game.slot(move);
  const mark = markOf(slot);
  if (mark == load<u64>(killersAt(ply)) || mark == load<u64>(killersAt(ply), 8)) return true;
  return previous >= 0 && slot + 1 == load<i32>(counterAt(side, previous));
}

/** Whether the move at place `i` of the list comes before all killer moves. */
@inline
export function goesFirst(ply: i32, i: i32): bool {
  return load<i32>(ordersAt(ply) + (<usize>i << 2)) > 2 * KILLER;
}

/** Brings the most promising of the moves from `i` on to place `i`, and returns it: sorting as far as it is needed. */
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

/** The move at place `i` of the list made a cut: quiet ones are credited, and those tried in vain before it are debited. */
export function credit<G>(game: G, ply: i32, i: i32, side: i32, previous: i32, depth: i32): void {
  const moves = movesAt(ply);
  const move = load<u64>(moves + (<usize>i << 3));
  if (game.isNoisy(move)) return;
  const slot = game.slot(move);
  const mark = markOf(slot);
  const killers = killersAt(ply);
  if (load<u64>(killers) != mark) {
    store<u64>(killers, load<u64>(killers), 8);
    store<u64>(killers, mark);
  }
  if (previous >= 0) store<i32>(counterAt(side, previous), slot + 1);
  const bonus = 16 * min(depth * depth, 400);
  learn<G>(game, move, ply, side, bonus);
  for (let k = 0; k < i; k++) {
    const tried = load<u64>(moves + (<usize>k << 3));
    if (!game.isNoisy(tried)) learn<G>(game, tried, ply, side, -bonus);
  }
}

/** The nearer to the limit, the less is added: old credit fades as new comes in. */
@inline
function learn<G>(game: G, move: u64, ply: i32, side: i32, bonus: i32): void {
  const at = historyAt(side, game.slot(move));
  store<i32>(at, nearer(load<i32>(at), bonus));
  if (isDefined(game.footing)) {
    const footing = <usize>game.footing(move) << 1;
    if (ply > 0) learnReply(repliesAt(0, side, load<i32>(footingAt(ply - 1))) + footing, bonus);
    if (ply > 1) learnReply(repliesAt(1, side, load<i32>(footingAt(ply - 2))) + footing, bonus);
  }
}

@inline
function learnReply(at: usize, bonus: i32): void {
  store<i16>(at, <i16>nearer(<i32>load<i16>(at), bonus));
}

@inline
function nearer(known: i32, bonus: i32): i32 {
  return known + bonus - (known * abs(bonus)) / HISTORY_LIMIT;
}

/** A slot as killers hold it: 0 is none. */
@inline
function markOf(slot: i32): u64 {
  return <u64>(slot + 1);
}
