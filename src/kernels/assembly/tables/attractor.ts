import { enter, FINISHED, firstOf, slotOf } from './directory';
import { HEADS, MOVES, PREDECESSORS, RANKS, reserve, SUCCESSORS } from './memory';
import { bestOfAlternatives, finishedEntry, mainEntryIndex, mainEntryKey } from './lookups';
import { beforeMove, betterOf, DRAWN, isLost, isWon, UNKNOWN } from './value';

/**
 * Retrograde analysis of a material class with either side to move (the pair): the attractors of the Course, I.3, of
 * both sides at once, in time linear in positions and moves (Dowling and Gallier 1984; src/solve/attractors.ts does the
 * same on any arena). The functions of the game G:
 *
 *     place(number)        puts the position with this number on the board; false if there is none
 *     generate(at), play(move), undo()
 *     stuck()              the value of a position without moves
 *     locate()             sets the entries to look up (lookups.ts) for the position on the board
 *     predecessors(at)     writes the numbers of the positions of the pair from which a move that changes no material
 *                          leads here, each once, and returns how many
 *     merges()             whether two moves may lead to one position: a constant
 *
 * Invariant: positions are decided in the order of their ranks. When p is decided, each undecided predecessor q
 *  - is won at once, if p is lost: no other successor of q was lost sooner;
 *  - has one undecided move less, if p is won; with none left q is lost, one ply later than its last successor.
 * A move out of the pair has its value from the start: a win waits in the list of its rank, a loss is stored as the
 * least rank that a loss of q can have. Positions that are never decided are draws.
 *
 * If the value of a successor is the best of its own entry and of other entries (huffs, en passant), counting moves is
 * not enough: such a q is *compound*, and is evaluated again whenever a successor is decided. Its rank can only become
 * smaller by that, and it is decided when its rank comes.
 */

/**
 * The state of a position, one byte: below SAFE the number of undecided successors in the pair. SAFE: it has a draw or
 * a win, so this number does not matter. COMPOUND, SAFE_COMPOUND: the same for compound positions. DECIDED. NOTHING:
 * the number belongs to no position.
 */
const SAFE: i32 = 249;
const SAFE_COMPOUND: i32 = 250;
const COMPOUND: i32 = 251;
const DECIDED: i32 = 252;
const NOTHING: i32 = 253;

let size: u32 = 0;
/** u16 each: the value; before it is decided, the scheduled win or loss, or the least possible loss. */
let valuesAt: usize = 0;
/** u8 each: the state. */
let leftAt: usize = 0;

/** Linked lists of positions by rank: a node has a number and the next node. Nodes are reused. */
const NODE_BYTES: usize = 8;
const NODES_MORE: usize = 0x100000;
let freeNode: usize = 0;
let nextNode: usize = 0;
let nodesEnd: usize = 0;
let deepest: i32 = 0;
let level: i32 = 0;
/** False once the memory could not grow: all later results are invalid. */
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
 * Lays out the memory for a pair from `at` on. Its two material classes, one for each side to move, have these keys and
 * sizes; if both are the same class, `otherPositions` is 0. Returns the address of the entries, or 0 if the memory is
 * too small.
 */
export function begin(at: usize, key: u32, positions: u32, second: u32, otherPositions: u32): usize {
  size = positions + otherPositions;
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
  if (otherPositions) enter(second, 0, 0, positions);
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

/**
 * The results of `evaluateMoves`: the number of moves, the soonest win, the latest loss, whether there is a draw, and
 * the number of undecided successors.
 */
let moves: i32 = 0;
let soonestWin: i32 = 0;
let latestLoss: i32 = 0;
let canDraw: bool = false;
let open: i32 = 0;
let isCompound: bool = false;

/** Plays all moves of the position on the board and collects the values of the successors known by now. */
function evaluateMoves<G>(game: G): void {
  moves = game.generate(MOVES);
  soonestWin = 0;
  latestLoss = 0;
  canDraw = false;
  open = 0;
  isCompound = false;
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
 * The value, so far, of the position whose entries were looked up. A win by an alternative counts although the main
 * entry may turn out to win sooner.
 */
@inline
function valueNow<G>(game: G): i32 {
  const side = bestOfAlternatives();
  if (mainEntryKey == 0) return side;
  const slot = slotOf(mainEntryKey);
  const first = firstOf(slot);
  if (first == FINISHED) return betterOf(finishedEntry(slot, mainEntryIndex), side);
  const p = first + mainEntryIndex;
  if (side != UNKNOWN) isCompound = true;
  if (leftOf(p) == DECIDED) return betterOf(load<u16>(valueAt(p)), side);
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

/**
 * The value that follows from `evaluateMoves`: a win or a loss that is certain, at this rank at the latest; 0: neither.
 */
@inline
function certain(): i32 {
  if (soonestWin) return soonestWin;
  return canDraw || open ? 0 : latestLoss;
}

/** The first pass, over some of the positions. False if the memory is too small. */
export function initialise<G>(game: G, from: u32, to: u32): bool {
  for (let p = from; p < to; p++) {
    if (!game.place(p)) {
      store<u8>(leftAt + p, NOTHING);
      continue;
    }
    evaluateMoves<G>(game);
    if (moves == 0) {
      store<u8>(leftAt + p, SAFE);
      const value = game.stuck();
      if (value) schedule(p, value);
      continue;
    }
    const value = certain();
    store<u8>(leftAt + p, soonestWin || canDraw ? (isCompound ? SAFE_COMPOUND : SAFE) : isCompound ? COMPOUND : open);
    if (value) schedule(p, value);
    else if (!isCompound && !canDraw) store<u16>(valueAt(p), latestLoss);
  }
  return hasRoom;
}

/** The second pass, after `initialise` of all: decides up to `most` positions. Returns how many it decided; 0: done. */
export function propagate<G>(game: G, most: u32): u32 {
  let decided: u32 = 0;
  for (; level <= deepest; level++) {
    const head = HEADS + (<usize>level << 2);
    for (let node = <usize>load<u32>(head); node; node = <usize>load<u32>(head)) {
      store<u32>(head, load<u32>(node, 4));
      store<u32>(node, <u32>freeNode, 4);
      freeNode = node;
      const p = load<u32>(node);
      if (leftOf(p) == DECIDED || load<u16>(valueAt(p)) != level) continue;
      store<u8>(leftAt + p, DECIDED);
      updatePredecessors<G>(game, p);
      if (++decided == most || !hasRoom) return decided;
    }
  }
  return decided;
}

@inline
function updatePredecessors<G>(game: G, p: u32): void {
  game.place(p);
  const count = game.predecessors(PREDECESSORS);
  const isLoss = isLost(level);
  for (let i = 0; i < count; i++) {
    const q = load<u32>(PREDECESSORS + (<usize>i << 2));
    const left = leftOf(q);
    if (left >= DECIDED) continue;
    if (left == COMPOUND || (left == SAFE_COMPOUND && isLoss)) evaluateAgain<G>(game, q);
    else if (isLoss) markWon(q, left);
    else if (left < SAFE) {
      store<u8>(leftAt + q, left - 1);
      if (left == 1) schedule(q, max(<i32>load<u16>(valueAt(q)), level + 1));
    }
  }
}

@inline
function markWon(q: u32, left: i32): void {
  const value = <i32>load<u16>(valueAt(q));
  if (left == SAFE && value != 0 && value <= level + 1) return;
  store<u8>(leftAt + q, SAFE);
  schedule(q, level + 1);
}

function evaluateAgain<G>(game: G, q: u32): void {
  game.place(q);
  evaluateMoves<G>(game);
  if (soonestWin || canDraw) store<u8>(leftAt + q, SAFE_COMPOUND);
  const value = certain();
  const before = <i32>load<u16>(valueAt(q));
  if (value != 0 && (before == 0 || value < before)) schedule(q, value);
}

export function isOutOfRoom(): bool {
  return !hasRoom;
}

/** After the last `propagate`: all undecided positions are draws. */
export function finish(): void {
  for (let p: u32 = 0; p < size; p++) if (leftOf(p) != DECIDED) store<u16>(valueAt(p), DRAWN);
}

/** How many numbers in a range belong to no position. */
export function unusedNumbers(from: u32, to: u32): u32 {
  let count: u32 = 0;
  for (let p = from; p < to; p++) if (leftOf(p) == NOTHING) count++;
  return count;
}
