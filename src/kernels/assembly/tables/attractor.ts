import { enter, FINISHED, firstOf, slotOf } from './directory';
import { HEADS, MOVES, PREDECESSORS, RANKS, reserve, SUCCESSORS } from './memory';
import { bestOfAlternatives, finishedEntry, mainEntryIndex, mainEntryKey } from './questions';
import { beforeMove, betterOf, DRAWN, isLost, isWon, UNKNOWN } from './value';

/**
 * Retrograde analysis of a material class with either side to move (the pair): the attractors of the Course, I.3, of
 * both sides at once, in time linear in positions and moves (Dowling and Gallier 1984; src/solve/attractors.ts does the
 * same on any arena). What the game G is asked:
 *
 *     place(number)        puts the position with this number on the board; false where there is none
 *     generate(at), play(move), undo()
 *     stuck()              what a position without moves is worth
 *     locate()             sets the entries to look up (questions.ts) for the position on the board
 *     predecessors(at)     writes the numbers of the positions of the pair from which a move that changes no material
 *                          leads here, each once, and returns how many
 *     merges()             whether two moves may lead to one position: a constant
 *
 * Invariant: ranks are settled in rising order. When p is settled, each predecessor q that is not
 *  - wins at once, if p is lost: none of q's successors was lost sooner;
 *  - has one move less to hope for, if p is won; with none left it is lost, later than all of them.
 * A move out of the pair has its value from the start: a win waits in the list of its rank, a loss is remembered as the
 * least rank of a loss. What is never settled is a draw.
 *
 * Where a successor's worth is the best of its entry and of other positions (huffs, en passant), counting does not do:
 * such a q is bound, and evaluated again whenever a successor is settled. Its value then only falls, and it is settled
 * when its rank comes.
 */

/**
 * How many successors in the pair are not known to be won; or that it does not matter, because there is a draw or a
 * win to be had; the same of positions that are bound; or that it is settled, or that the number has no position.
 */
const SAFE: i32 = 249;
const SAFE_BOUND: i32 = 250;
const BOUND: i32 = 251;
const SETTLED: i32 = 252;
const NOTHING: i32 = 253;

let size: u32 = 0;
/** u16 each: the value; before that the win or loss that waits, or the least loss. */
let valuesAt: usize = 0;
/** u8 each. */
let leftAt: usize = 0;

/** Lists of positions by rank: nodes of a number and the next node. A list that is done gives its nodes back. */
const NODE_BYTES: usize = 8;
const NODES_MORE: usize = 0x100000;
let freeNode: usize = 0;
let nextNode: usize = 0;
let nodesEnd: usize = 0;
let deepest: i32 = 0;
let level: i32 = 0;
/** False once the memory could not grow: then all that follows is worth nothing. */
let hasRoom: bool = true;

@inline
function valueAt(p: u32): usize {
  return valuesAt + (<usize>p << 1);
}

@inline
function leftOf(p: u32): i32 {
  return load<u8>(leftAt + p);
}

/**
 * Lays out the work on a pair from `at` on; its material classes have these keys and sizes, and the second is not there
 * where the first is its own twin. Returns where the entries are, or 0 where there is no room.
 */
export function begin(at: usize, key: u32, positions: u32, twin: u32, twinPositions: u32): usize {
  size = positions + twinPositions;
  valuesAt = at;
  leftAt = at + (<usize>size << 1);
  nextNode = nodesEnd = (leftAt + size + 15) & ~15;
  freeNode = 0;
  deepest = 0;
  level = 0;
  hasRoom = reserve(nodesEnd);
  if (!hasRoom) return 0;
  memory.fill(valuesAt, 0, <usize>size * 3);
  memory.fill(HEADS, 0, <usize>RANKS << 2);
  enter(key, 0, 0, 0);
  if (twinPositions) enter(twin, 0, 0, positions);
  return valuesAt;
}

function schedule(p: u32, value: i32): void {
  if (value >= RANKS) unreachable();
  store<u16>(valueAt(p), value);
  let node = freeNode;
  if (node) freeNode = <usize>load<u32>(node, 4);
  else {
    if (nextNode == nodesEnd) {
      hasRoom = hasRoom && reserve(nodesEnd + NODES_MORE);
      if (!hasRoom) return;
      nodesEnd += NODES_MORE;
    }
    node = nextNode;
    nextNode += NODE_BYTES;
  }
  const head = HEADS + (<usize>value << 2);
  store<u32>(node, p);
  store<u32>(node, load<u32>(head), 4);
  store<u32>(head, <u32>node);
  if (value > deepest) deepest = value;
}

/** What `weigh` finds: the moves, the soonest win, the latest loss, a draw, and what is open. */
let moves: i32 = 0;
let soonestWin: i32 = 0;
let latestLoss: i32 = 0;
let canDraw: bool = false;
let open: i32 = 0;
let isBound: bool = false;

/** Looks at all moves of the position on the board, with what is known by now. */
function weigh<G>(game: G): void {
  moves = game.generate(MOVES);
  soonestWin = 0;
  latestLoss = 0;
  canDraw = false;
  open = 0;
  isBound = false;
  for (let i = 0; i < moves; i++) {
    game.play(load<u64>(MOVES + (<usize>i << 3)));
    game.locate();
    const value = beforeMove(valueNow<G>(game));
    game.undo();
    if (value == UNKNOWN) continue;
    if (value == DRAWN) canDraw = true;
    else if (isWon(value)) soonestWin = soonestWin ? min(soonestWin, value) : value;
    else latestLoss = max(latestLoss, value);
  }
}

/**
 * What the position that has asked is worth as far as is known. A win by one of its other questions counts although
 * its own entry may turn out to win sooner.
 */
@inline
function valueNow<G>(game: G): i32 {
  const side = bestOfAlternatives();
  if (mainEntryKey == 0) return side;
  const slot = slotOf(mainEntryKey);
  const first = firstOf(slot);
  if (first == FINISHED) return betterOf(finishedEntry(slot, mainEntryIndex), side);
  const p = first + mainEntryIndex;
  if (side != UNKNOWN) isBound = true;
  if (leftOf(p) == SETTLED) return betterOf(load<u16>(valueAt(p)), side);
  if (isWon(side)) return side;
  if (!game.merges() || isNew(p)) open++;
  return UNKNOWN;
}

/** Whether none of the open successors so far is this one. */
function isNew(p: u32): bool {
  for (let i = 0; i < open; i++) if (load<u32>(SUCCESSORS + (<usize>i << 2)) == p) return false;
  store<u32>(SUCCESSORS + (<usize>open << 2), p);
  return true;
}

/** What `weigh` comes to: a win or a loss that holds at the latest; 0: neither is certain. */
@inline
function certain(): i32 {
  if (soonestWin) return soonestWin;
  return canDraw || open ? 0 : latestLoss;
}

/** The first pass, over some of the positions. False where there is no room. */
export function examine<G>(game: G, from: u32, to: u32): bool {
  for (let p = from; p < to; p++) {
    if (!game.place(p)) {
      store<u8>(leftAt + p, NOTHING);
      continue;
    }
    weigh<G>(game);
    if (moves == 0) {
      store<u8>(leftAt + p, SAFE);
      const value = game.stuck();
      if (value) schedule(p, value);
      continue;
    }
    const value = certain();
    store<u8>(leftAt + p, soonestWin || canDraw ? (isBound ? SAFE_BOUND : SAFE) : isBound ? BOUND : open);
    if (value) schedule(p, value);
    else if (!isBound && !canDraw) store<u16>(valueAt(p), latestLoss);
  }
  return hasRoom;
}

/** The second pass, after `examine` of all: settles up to `most` positions. Returns how many it settled; 0: done. */
export function settle<G>(game: G, most: u32): u32 {
  let settled: u32 = 0;
  for (; level <= deepest; level++) {
    const head = HEADS + (<usize>level << 2);
    for (let node = <usize>load<u32>(head); node; node = <usize>load<u32>(head)) {
      store<u32>(head, load<u32>(node, 4));
      store<u32>(node, <u32>freeNode, 4);
      freeNode = node;
      const p = load<u32>(node);
      if (leftOf(p) == SETTLED || load<u16>(valueAt(p)) != level) continue;
      store<u8>(leftAt + p, SETTLED);
      tellPredecessors<G>(game, p);
      if (++settled == most || !hasRoom) return settled;
    }
  }
  return settled;
}

@inline
function tellPredecessors<G>(game: G, p: u32): void {
  game.place(p);
  const count = game.predecessors(PREDECESSORS);
  const isLoss = isLost(level);
  for (let i = 0; i < count; i++) {
    const q = load<u32>(PREDECESSORS + (<usize>i << 2));
    const left = leftOf(q);
    if (left >= SETTLED) continue;
    if (left == BOUND || (left == SAFE_BOUND && isLoss)) weighAgain<G>(game, q);
    else if (isLoss) winNow(q, left);
    else if (left < SAFE) {
      store<u8>(leftAt + q, left - 1);
      if (left == 1) schedule(q, max(<i32>load<u16>(valueAt(q)), level + 1));
    }
  }
}

@inline
function winNow(q: u32, left: i32): void {
  const value = <i32>load<u16>(valueAt(q));
  if (left == SAFE && value != 0 && value <= level + 1) return;
  store<u8>(leftAt + q, SAFE);
  schedule(q, level + 1);
}

function weighAgain<G>(game: G, q: u32): void {
  game.place(q);
  weigh<G>(game);
  if (soonestWin || canDraw) store<u8>(leftAt + q, SAFE_BOUND);
  const value = certain();
  const before = <i32>load<u16>(valueAt(q));
  if (value != 0 && (before == 0 || value < before)) schedule(q, value);
}

export function isOutOfRoom(): bool {
  return !hasRoom;
}

/** After the last `settle`: what is not settled is a draw. */
export function finish(): void {
  for (let p: u32 = 0; p < size; p++) if (leftOf(p) != SETTLED) store<u16>(valueAt(p), DRAWN);
}

/** How many numbers in a range stand for no position. */
export function holes(from: u32, to: u32): u32 {
  let count: u32 = 0;
  for (let p = from; p < to; p++) if (leftOf(p) == NOTHING) count++;
  return count;
}
