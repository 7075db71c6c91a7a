import { page, ROUND, ROUND_ALPHA, ROUND_ANSWER, ROUND_MASK, ROUND_MOVER } from './memory';
import { halted, isAnswered, isStopped, openSlice, positions } from './slice';
import { WINDOWS } from './features';
import { CELLS, openCells, safeMoves, winningCells, worthOfWin } from './position';
import { doneShare, resume, search } from './search';

/**
 * The worth of a position, found by asking "is it more than alpha?" until two bounds meet. Worth: for the side to move, 0 is a draw, n > 0 a
 * win with its n-th stone from the end, -n a loss to the other side's n-th stone from the end.
 */
let mover: u64 = 0;
let mask: u64 = 0;
let wins: u64 = 0;
let ply: i32 = 0;
/** The worth lies from `least` to `most`. */
let least: i32 = 0;
let most: i32 = 0;
/** Only who wins is asked for. */
let weak: bool = false;
/** The window of a search that is under way, paused or not. */
let alpha: i32 = 0;
let asking: bool = false;
/** Counts the windows that threads have shared. */
let round: i32 = 0;

/** Takes a position where the game goes on. */
export function begin(theMover: u64, theMask: u64, onlyWinner: bool): void {
  mover = theMover;
  mask = theMask;
  weak = onlyWinner;
  ply = <i32>popcnt(mask);
  wins = winningCells(mover ^ mask, mask);
  asking = false;
  closeRound();
  const open = openCells(mask);
  if (winningCells(mover, mask) & open) least = most = worthOfWin(ply + 1);
  else if (ply >= CELLS - 1) least = most = 0;
  else if (!safeMoves(open, wins)) least = most = -worthOfWin(ply + 2);
  else {
    least = -worthOfWin(ply + 4);
    most = worthOfWin(ply + 3);
  }
}

/** After `begin`: what the outside knows of the worth already, so that it is not asked again. */
export function narrow(atLeast: i32, atMost: i32): void {
  if (least == most) return;
  least = max(least, atLeast);
  most = min(most, atMost);
}

export const PAUSED: i32 = 0;
export const DONE: i32 = 1;
export const STOPPED: i32 = 2;

/** Searches on for this many positions. STOPPED: the stop word was written; either way the next call goes on from there. */
export function advance(budget: f64): i32 {
  const end = positions() + budget;
  while (!isKnown()) {
    const goOn = asking;
    if (!asking) {
      alpha = nextAlpha();
      asking = true;
      openRound();
    }
    openSlice(end - positions(), round);
    resume(goOn);
    let value = search(mover, mask, wins, ply, alpha);
    if (halted) {
      if (!isAnswered()) {
        publish(doneShare());
        return isStopped() ? STOPPED : PAUSED;
      }
      value = (atomicAnswer() & 255) - 128;
    }
    asking = false;
    closeRound();
    if (value > alpha) least = value;
    else most = value;
    publish(0);
  }
  return DONE;
}

/** Another thread's part: searches the window that the leader has opened. False if there is none. */
export function help(): bool {
  if (!ASC_FEATURE_THREADS) return false;
  const joined = atomic.load<i32>(ROUND);
  if (joined == 0) return false;
  alpha = atomic.load<i32>(ROUND_ALPHA);
  mover = atomic.load<u64>(ROUND_MOVER);
  mask = atomic.load<u64>(ROUND_MASK);
  if (atomic.load<i32>(ROUND) != joined) return true;
  openSlice(Infinity, joined);
  resume(false);
  const value = search(mover, mask, winningCells(mover ^ mask, mask), <i32>popcnt(mask), alpha);
  if (!halted) atomic.store<i32>(ROUND_ANSWER, (joined << 8) | (value + 128));
  publish(0);
  return true;
}

@inline
function isKnown(): bool {
  return least == most || (weak && (least > 0 || most < 0));
}

/**
 * What to ask next. A quick win or loss is cheap to find and, where there is none, cheap to rule out; asking about a draw first would
 * search whole trees for what a few moves decide. Then who wins, and from there outwards one by one: the closer to the truth, the dearer
 * the question, and a bound on the near side is cheaper than one on the far side.
 */
function nextAlpha(): i32 {
  if (!WINDOWS) return halfway();
  for (let edge = 14; edge >= 8; edge -= 3) {
    if (least > edge || most < -edge) break;
    if (most > edge) return edge;
    if (least < -edge) return -edge - 1;
  }
  if (least <= 0 && most > 0) return 0;
  return most <= 0 ? most - 1 : least;
}

/** For comparison: the middle, or half of the farther end if that is closer to it. */
function halfway(): i32 {
  const middle = least + (most - least) / 2;
  if (middle <= 0 && least / 2 < middle) return least / 2;
  if (middle >= 0 && most / 2 > middle) return most / 2;
  return middle;
}

/** What the outside can read at any time in the thread's page: positions (also written while searching), window, bounds, share done. */
function publish(share: f64): void {
  store<f64>(page, positions());
  store<i32>(page, asking ? 1 : 0, 8);
  store<i32>(page, alpha, 12);
  store<i32>(page, least, 16);
  store<i32>(page, most, 20);
  store<f64>(page, share, 24);
}

export function leastWorth(): i32 {
  return least;
}

export function mostWorth(): i32 {
  return most;
}

function openRound(): void {
  if (!ASC_FEATURE_THREADS) return;
  round = (round + 1) & 0x3fffff;
  if (round == 0) round = 1;
  atomic.store<i32>(ROUND_ALPHA, alpha);
  atomic.store<u64>(ROUND_MOVER, mover);
  atomic.store<u64>(ROUND_MASK, mask);
  atomic.store<i32>(ROUND, round);
  atomic.notify(ROUND, -1);
}

export function closeRound(): void {
  if (ASC_FEATURE_THREADS) atomic.store<i32>(ROUND, 0);
}

@inline
function atomicAnswer(): i32 {
  return ASC_FEATURE_THREADS ? atomic.load<i32>(ROUND_ANSWER) : 0;
}
