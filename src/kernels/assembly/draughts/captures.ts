import { ALL_DIRECTIONS, DIAGONALS, nearest, rayFrom, reach } from './board';
import { captureMove, frisianCapture } from './move';
import { beginBoard, beginWalks, LONG, MAN, wasWalked } from './walked';

/**
 * All captures of one side, by depth-first walks. While a piece takes, its own square is free, and the pieces it has
 * captured stay on the board: they can be neither captured again nor jumped. If the rules leave a choice, a sequence
 * ends only where nothing more can be taken. Where long walks have come together, they are followed once (walked.ts).
 */

/** The state that all capture sequences of a side share. */
let prey: u64 = 0;
let free: u64 = 0;
let kingsOfPrey: u64 = 0;
let upwards: bool = false;
let crowning: u64 = 0;
/** The list being written. */
let first: usize = 0;
let end: usize = 0;
/** No capture of several pieces is written from here on. */
let full: usize = 0;
/** The most that a capture of the list takes. */
let best: i32 = 0;

/** The weights of captured men and kings in Frisian draughts: n kings weigh less than 2n men, and more than 2n - 1. */
const MAN_WEIGHT: i32 = 200;
const KING_WEIGHT: i32 = 398;

/** The men that can capture in a direction: with an enemy piece next to them and an empty square behind it. */
@inline
export function takersDown(men: u64, prey: u64, free: u64, step: u64): u64 {
  return men & (prey >> step) & (free >> (2 * step));
}

@inline
export function takersUp(men: u64, prey: u64, free: u64, step: u64): u64 {
  return men & (prey << step) & (free << (2 * step));
}

/** All men that can take. */
@inline
export function takingMen<R>(men: u64, preys: u64, free: u64, upwards: bool): u64 {
  const rules = changetype<R>(0);
  let takers: u64 = 0;
  if (rules.backward || !upwards) takers |= takersDown(men, preys, free, 6) | takersDown(men, preys, free, 7);
  if (rules.backward || upwards) takers |= takersUp(men, preys, free, 6) | takersUp(men, preys, free, 7);
  if (rules.orthogonal) {
    takers |= takersDown(men, preys, free, 1) | takersDown(men, preys, free, 13);
    takers |= takersUp(men, preys, free, 1) | takersUp(men, preys, free, 13);
  }
  return takers;
}

/** All kings that can take. */
export function takingKings<R>(kings: u64, preys: u64, free: u64): u64 {
  const rules = changetype<R>(0);
  if (!rules.flying)
    return (
      takersDown(kings, preys, free, 6) |
      takersDown(kings, preys, free, 7) |
      takersUp(kings, preys, free, 6) |
      takersUp(kings, preys, free, 7)
    );
  let takers: u64 = 0;
  for (let rest = kings; rest; rest &= rest - 1) {
    const square = <i32>ctz(rest);
    const directions = rules.orthogonal ? ALL_DIRECTIONS : DIAGONALS;
    for (let direction = 0; direction < directions; direction++) {
      const blocked = rayFrom(square, direction) & ~free;
      if ((blocked & preys) == 0) continue;
      const over = nearest(blocked, direction);
      if (((preys >> over) & 1) != 0 && reach(rayFrom(over, direction), free, direction) != 0) {
        takers |= rest & -rest;
        break;
      }
    }
  }
  return takers;
}

/** Call before writing the captures of a position: sets the end of the space for their list. */
@inline
export function beginCaptures(listsEnd: usize): void {
  full = listsEnd;
  beginWalks();
}

/** Writes all captures from `at` on, and returns the address after the last. */
export function writeCaptures<R>(at: usize, own: u64, kings: u64, preys: u64, frees: u64, up: bool, crown: u64): usize {
  const rules = changetype<R>(0);
  beginBoard();
  first = end = at;
  best = 0;
  prey = preys;
  kingsOfPrey = kings & preys;
  upwards = up;
  crowning = crown;
  const men = own & ~kings;
  if (rules.backward || !up) {
    menTakingDown<R>(takersDown(men, preys, frees, 6), frees, 6);
    menTakingDown<R>(takersDown(men, preys, frees, 7), frees, 7);
  }
  if (rules.backward || up) {
    menTakingUp<R>(takersUp(men, preys, frees, 6), frees, 6);
    menTakingUp<R>(takersUp(men, preys, frees, 7), frees, 7);
  }
  if (rules.orthogonal) {
    menTakingDown<R>(takersDown(men, preys, frees, 1), frees, 1);
    menTakingDown<R>(takersDown(men, preys, frees, 13), frees, 13);
    menTakingUp<R>(takersUp(men, preys, frees, 1), frees, 1);
    menTakingUp<R>(takersUp(men, preys, frees, 13), frees, 13);
  }
  for (let rest = own & kings; rest; rest &= rest - 1) {
    const square = <i32>ctz(rest);
    free = frees | (rest & -rest);
    if (!rules.flying) shortKingGoesOn<R>(square, square, 0);
    else
      for (let direction = 0; direction < (rules.orthogonal ? ALL_DIRECTIONS : DIAGONALS); direction++)
        kingTakes<R>(square, square, direction, 0, 0);
  }
  return end;
}

@inline
function menTakingDown<R>(takers: u64, frees: u64, step: u64): void {
  for (; takers; takers &= takers - 1) {
    const man = takers & -takers;
    free = frees | man;
    manTook<R>(<i32>ctz(man), man << (2 * step), man << step, weightOf<R>(man << step));
  }
}

@inline
function menTakingUp<R>(takers: u64, frees: u64, step: u64): void {
  for (; takers; takers &= takers - 1) {
    const man = takers & -takers;
    free = frees | man;
    manTook<R>(<i32>ctz(man), man >> (2 * step), man >> step, weightOf<R>(man >> step));
  }
}

@inline
function weightOf<R>(over: u64): i32 {
  return !changetype<R>(0).orthogonal ? 1 : over & kingsOfPrey ? KING_WEIGHT : MAN_WEIGHT;
}

/** Continues the capture of a man from `from`, now on the square `here`, that has captured `taken`. */
function manTook<R>(from: i32, here: u64, taken: u64, weight: i32): void {
  const rules = changetype<R>(0);
  if (rules.crossing && (here & crowning) != 0) {
    crownedGoesOn<R>(from, <i32>ctz(here), taken, weight);
    return;
  }
  if (rules.orthogonal && weight >= LONG * MAN_WEIGHT && wasWalked(from, <i32>ctz(here), MAN, taken)) return;
  let ended = true;
  if (rules.backward || !upwards) {
    ended = !manGoesDown<R>(from, here, taken, weight, 6) && ended;
    ended = !manGoesDown<R>(from, here, taken, weight, 7) && ended;
  }
  if (rules.backward || upwards) {
    ended = !manGoesUp<R>(from, here, taken, weight, 6) && ended;
    ended = !manGoesUp<R>(from, here, taken, weight, 7) && ended;
  }
  if (rules.orthogonal) {
    ended = !manGoesDown<R>(from, here, taken, weight, 1) && ended;
    ended = !manGoesDown<R>(from, here, taken, weight, 13) && ended;
    ended = !manGoesUp<R>(from, here, taken, weight, 1) && ended;
    ended = !manGoesUp<R>(from, here, taken, weight, 13) && ended;
  }
  if (ended) write<R>(from, <i32>ctz(here), taken, weight);
}

@inline
function manGoesDown<R>(from: i32, here: u64, taken: u64, weight: i32, step: u64): bool {
  const over = (here << step) & prey & ~taken;
  const to = (over << step) & free;
  if (to == 0) return false;
  manTook<R>(from, to, taken | over, weight + weightOf<R>(over));
  return true;
}

@inline
function manGoesUp<R>(from: i32, here: u64, taken: u64, weight: i32, step: u64): bool {
  const over = (here >> step) & prey & ~taken;
  const to = (over >> step) & free;
  if (to == 0) return false;
  manTook<R>(from, to, taken | over, weight + weightOf<R>(over));
  return true;
}

/** A man that was just crowned on `square`: it continues as a king, or its capture ends there. */
function crownedGoesOn<R>(from: i32, square: i32, taken: u64, weight: i32): void {
  let ended = true;
  for (let direction = 0; direction < DIAGONALS; direction++)
    ended = !kingTakes<R>(from, square, direction, taken, weight) && ended;
  if (ended) write<R>(from, square, taken, weight);
}

/** A king that steps over its neighbour only, as in English draughts. */
function shortKingGoesOn<R>(from: i32, square: i32, taken: u64): void {
  const here = <u64>1 << square;
  let ended = taken != 0;
  for (let direction = 0; direction < DIAGONALS; direction++) {
    const step: u64 = direction & 1 ? 7 : 6;
    const over = (direction & 2 ? here >> step : here << step) & prey & ~taken;
    const to = (direction & 2 ? over >> step : over << step) & free;
    if (to == 0) continue;
    ended = false;
    shortKingGoesOn<R>(from, <i32>ctz(to), taken | over);
  }
  if (ended) write<R>(from, square, taken, 1);
}

/**
 * Takes the first piece in a direction from `square`, if possible, and continues from every free square behind it:
 * sideways from each, straight on once. If nothing more can be taken from any of them, the capture may end on each.
 * True if a piece was taken.
 */
function kingTakes<R>(from: i32, square: i32, direction: i32, taken: u64, weight: i32): bool {
  const rules = changetype<R>(0);
  const blocked = rayFrom(square, direction) & ~free;
  const left = prey & ~taken;
  if ((blocked & left) == 0) return false;
  const over = nearest(blocked, direction);
  const overBit = <u64>1 << over;
  if ((overBit & left) == 0) return false;
  const landings = reach(rayFrom(over, direction), free, direction);
  if (landings == 0) return false;
  const nowTaken = taken | overBit;
  const nowWeight = weight + weightOf<R>(overBit);
  if (nowWeight >= (rules.orthogonal ? LONG * MAN_WEIGHT : LONG) && wasWalked(from, over, direction, nowTaken)) return true;
  let ended = !kingTakes<R>(from, over, direction, nowTaken, nowWeight);
  for (let rest = landings; rest; rest &= rest - 1) {
    const landing = <i32>ctz(rest);
    if (rules.orthogonal) {
      for (let other = 0; other < ALL_DIRECTIONS; other++)
        if (((other ^ direction) & 5) != 0) ended = !kingTakes<R>(from, landing, other, nowTaken, nowWeight) && ended;
    } else {
      ended = !kingTakes<R>(from, landing, (direction + 1) & 3, nowTaken, nowWeight) && ended;
      ended = !kingTakes<R>(from, landing, (direction + 3) & 3, nowTaken, nowWeight) && ended;
    }
  }
  if (ended)
    for (let rest = landings; rest; rest &= rest - 1)
      write<R>(from, <i32>ctz(rest), nowTaken, rules.orthogonal ? nowWeight | 1 : nowWeight);
  return true;
}

/**
 * Appends a capture that is not in the list. Where the largest capture is compulsory, a smaller one is not added, and a
 * larger one clears the list. Captures of several pieces are not added to a full list.
 */
function write<R>(from: i32, to: i32, taken: u64, weight: i32): void {
  const rules = changetype<R>(0);
  if (rules.most) {
    if (weight < best) return;
    if (weight > best) {
      best = weight;
      end = first;
    }
  }
  const move = rules.orthogonal ? frisianCapture(from, to, taken) : captureMove(from, to, taken);
  if ((taken & (taken - 1)) != 0) {
    if (end >= full) return;
    for (let at = first; at < end; at += 8) if (load<u64>(at) == move) return;
  }
  store<u64>(end, move);
  end += 8;
}
