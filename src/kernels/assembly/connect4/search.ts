import { countPosition, halted, mustHalt } from '../stop';
import { countAt, listAt, MARKS, MARKS_BYTES } from './memory';
import { entryOf, mainSlot, holds, lowerOf, l1Slot, readMain, readL1, tagOf, upperOf, writeMain, writeL1 } from './table';
import { CHILD_PROBES, CLAIM_EVEN, CONTROL, FORCED_MOVES, HORIZON, LOOKAHEAD, L1_TABLE, SYMMETRY } from './features';
import { columnOf, firstRank, insert, lengthOf, promiseOf, rankOf, withoutFirst } from './ordering';
import { isSingle, keyOf, mirror, openCells, safeMoves, winningCells, winValue } from './position';
import { followerBound, NO_BOUND } from './static-bounds';

/** Positions with at least this many stones are in the L1 table. */
const L1_FROM: i32 = isDefined(TRY_L1_FROM) ? TRY_L1_FROM : L1_TABLE ? 18 : 99;
/** Mirror images share an entry while there are fewer stones than this: later ones are hardly ever met. */
const MIRROR_UNTIL: i32 = SYMMETRY ? 12 : 0;
/** Threads keep out of each other's way at positions with fewer stones than this. */
const MARK_UNTIL: i32 = isDefined(TRY_MARK_UNTIL) ? TRY_MARK_UNTIL : 18;
/**
 * Nodes with fewer stones than this publish their remaining moves, from which the progress is computed. There are too
 * many later nodes, and each is done too soon to matter.
 */
const TELL_UNTIL: i32 = 18;

const NONE: i32 = -99;

/**
 * Decides whether the value for the side to move is greater than alpha.
 *
 * Before: `ply` stones are on the board, `wins` are the other side's winning cells, the mover cannot win with this
 * stone, and has a safe move (without LOOKAHEAD possibly none); `mustHalt` has returned false. Returns v > alpha if the
 * value is at least v, v <= alpha if it is at most v; invalid once `halted`. Every visited position is counted, also
 * those on a chain of forced moves. `mustHalt` is called before each child and not at the top, where every leaf would
 * pay for the call (4% of the time).
 *
 * Alpha-beta with the empty window ]alpha, alpha + 1[, fail-soft, after the published ideas of P. Pons's Connect 4
 * solver (blog.gamesolver.org): bitboards, safe moves only, most threats first, a table of bounds. The rest: children
 * are looked up in the table before any is searched (enhanced transposition cut-off, Plaat et al. 1996), static bounds
 * (static-bounds.ts), an L1 table and a main table (table.ts).
 */
export function search(mover: u64, mask: u64, wins: u64, ply: i32, alpha: i32): i32 {
  let sign = 1;
  let moves: u64;
  while (true) {
    countPosition();
    const soonestWin = winValue(ply + 3);
    if (soonestWin <= alpha) return sign * soonestWin;
    const soonestLoss = -winValue(ply + 4);
    moves = safeMoves(openCells(mask), wins);
    if (!LOOKAHEAD && !moves) return sign * -winValue(ply + 2);
    if (soonestLoss > alpha) return sign * soonestLoss;
    if (!FORCED_MOVES || !isSingle(moves)) break;

    const own = mover | moves;
    mover ^= mask;
    mask |= moves;
    wins = winningCells(own, mask);
    ply++;
    alpha = -alpha - 1;
    sign = -sign;
    if (LOOKAHEAD && !safeMoves(openCells(mask), wins)) return sign * -winValue(ply + 2);
    if (CLAIM_EVEN || CONTROL) {
      const bound = followerBound(mover, mask, wins, -alpha - 1);
      if (bound != NO_BOUND) return -sign * bound;
    }
  }

  const tag = tagAt(mover, mask, ply);
  const slot = slotOf(tag, ply);
  const entry = read(slot, ply);
  let lower = -32;
  let upper = 32;
  if (holds(entry, tag)) {
    lower = lowerOf(entry);
    if (lower > alpha) return sign * lower;
    upper = upperOf(entry);
    if (upper <= alpha) return sign * upper;
  }

  const other = mover ^ mask;
  const ownWins = winningCells(mover, mask);
  const list = listAt(ply);
  let order: u64 = 0;
  let best = NONE;
  for (let rest = moves; rest; rest &= rest - 1) {
    const move = rest & (0 - rest);
    const childMask = mask | move;
    let childTag: u64 = 0;
    let child: u64 = 0;
    if (CHILD_PROBES) {
      childTag = tagAt(other, childMask, ply + 1);
      child = read(slotOf(childTag, ply + 1), ply + 1);
    }
    const childWins = winningCells(mover | move, childMask);
    const replies = safeMoves(openCells(childMask), childWins);
    if (LOOKAHEAD && !replies) return sign * winValue(ply + 3);
    if (CLAIM_EVEN || CONTROL) {
      const bound = followerBound(other, childMask, childWins, alpha);
      if (bound != NO_BOUND) return sign * bound;
    }
    if (CHILD_PROBES && holds(child, childTag)) {
      const atLeast = -upperOf(child);
      if (atLeast > alpha) return sign * atLeast;
      const atMost = -lowerOf(child);
      if (atMost <= alpha) {
        best = max(best, atMost);
        continue;
      }
    }
    const rank = rankOf(move);
    store<u64>(list + (<usize>rank << 3), childWins);
    order = insert(order, promiseOf(move, ownWins, childWins, isSingle(replies)), rank);
  }
  if (HORIZON && LOOKAHEAD) {
    const soonestWin = winValue(ply + 5);
    if (soonestWin <= alpha) return sign * soonestWin;
  }

  if (ply < TELL_UNTIL) store<i32>(countAt(ply), <i32>popcnt(moves));
  let postponable = ASC_FEATURE_THREADS && ply < MARK_UNTIL ? lengthOf(order) : 0;
  while (order) {
    if (ply < TELL_UNTIL) store<u64>(list, order);
    if (mustHalt()) return 0;
    const rank = firstRank(order);
    const move = moves & columnOf(rank);
    const childWins = load<u64>(list + (<usize>rank << 3));
    let mark: usize = 0;
    if (ASC_FEATURE_THREADS && ply < MARK_UNTIL) {
      const childTag = tagAt(other, mask | move, ply + 1);
      mark = markOf(childTag);
      if (--postponable > 0 && best != NONE && atomic.load<u64>(mark) == childTag) {
        order = toTheEnd(order);
        continue;
      }
      atomic.store<u64>(mark, childTag);
    }
    const value = -search(other, mask | move, childWins, ply + 1, -alpha - 1);
    if (ASC_FEATURE_THREADS && ply < MARK_UNTIL) atomic.store<u64>(mark, 0);
    if (halted) return 0;
    if (value > best) {
      best = value;
      if (value > alpha) break;
    }
    order = withoutFirst(order);
  }
  if (ply < TELL_UNTIL) store<u64>(list, 0);
  if (best > alpha) lower = max(lower, best);
  else upper = min(upper, best);
  write(slot, ply, entryOf(tag, lower, upper));
  return sign * best;
}

@inline
function tagAt(mover: u64, mask: u64, ply: i32): u64 {
  const key = keyOf(mover, mask);
  return tagOf(ply < MIRROR_UNTIL ? min(key, mirror(key)) : key);
}

@inline
function slotOf(tag: u64, ply: i32): usize {
  return ply < L1_FROM ? mainSlot(tag) : l1Slot(tag);
}

@inline
function read(slot: usize, ply: i32): u64 {
  return ply < L1_FROM ? readMain(slot) : readL1(slot);
}

@inline
function write(slot: usize, ply: i32, entry: u64): void {
  if (ply < L1_FROM) writeMain(slot, entry);
  else writeL1(slot, entry);
}

@inline
function markOf(tag: u64): usize {
  return MARKS + (<usize>((tag * 0x9e3779b97f4a7c15) >> 40) & (MARKS_BYTES - 8));
}

/** Another thread is on the first move: it waits, behind the others. */
function toTheEnd(order: u64): u64 {
  const others = withoutFirst(order);
  return others | ((order & 511) << (9 * lengthOf(others)));
}

/** To be called before `search` at the root: no node is under way. */
export function clearShare(): void {
  for (let ply = 0; ply < TELL_UNTIL; ply++) store<u64>(listAt(ply), 0);
}

/**
 * How much of the search under way is done, from 0 to 1: the first move of a node is taken for half of its work, for
 * it often is all of it, and each further move for an equal share of the other half. Never falls while a window is
 * searched by one thread. From TELL_UNTIL stones on it is 0 until all is done.
 */
export function doneShare(): f64 {
  let done: f64 = 0;
  let share: f64 = 1;
  for (let ply = 0; ply < TELL_UNTIL; ply++) {
    const order = load<u64>(listAt(ply));
    if (!order) continue;
    const total = load<i32>(countAt(ply));
    const past = total - lengthOf(order);
    const further = 0.5 / <f64>(total - 1);
    if (past > 0) done += share * (0.5 + further * <f64>(past - 1));
    share *= past == 0 ? 0.5 : further;
  }
  return done;
}
