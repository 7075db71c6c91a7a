import { allow, closeRound, halted, isSuperseded, mustHalt, openRound, ROUND, tellCount } from '../stop';
import { ROUND_ALPHA, ROUND_MASK, ROUND_MOVER } from './memory';
import { WINDOWS } from './features';
import { CELLS, openCells, safeMoves, winningCells, winValue } from './position';
import { clearShare, search } from './search';

/**
 * Finds the value of a position by asking "is it greater than alpha?" until the two bounds meet. From the view of the
 * side to move, 0 is a draw, n > 0 a win with its n-th stone from the end, -n a loss to the other side's n-th stone
 * from the end.
 */
let mover: u64 = 0;
let mask: u64 = 0;
let wins: u64 = 0;
let ply: i32 = 0;
/** The bounds of the value. */
let least: i32 = 0;
let most: i32 = 0;
/** Only computes who wins. */
let weak: bool = false;
/** The current question: is the value greater than this? */
let alpha: i32 = 0;
/** Counts the windows that threads have shared. */
let round: i32 = 0;

/** Sets an unfinished position, and the bounds of its value that the caller already knows. */
export function begin(theMover: u64, theMask: u64, onlyWinner: bool, atLeast: i32, atMost: i32): void {
  mover = theMover;
  mask = theMask;
  weak = onlyWinner;
  ply = <i32>popcnt(mask);
  wins = winningCells(mover ^ mask, mask);
  const open = openCells(mask);
  if (winningCells(mover, mask) & open) least = most = winValue(ply + 1);
  else if (ply >= CELLS - 1) least = most = 0;
  else if (!safeMoves(open, wins)) least = most = -winValue(ply + 2);
  else {
    least = max(atLeast, -winValue(ply + 4));
    most = min(atMost, winValue(ply + 3));
  }
}

/**
 * After `begin`: false if the limit, the stop flag or the host ended it before the value was known. The bounds found by
 * then are correct.
 */
export function run(limit: f64): bool {
  while (!isKnown()) {
    alpha = nextAlpha();
    shareWindow();
    allow(limit, true, round);
    clearShare();
    let value = mustHalt() ? 0 : search(mover, mask, wins, ply, alpha);
    if (halted) {
      const answer = answered();
      if (answer == 0) break;
      value = answer + ANSWER;
    }
    // If the caller's bound was wrong, the two still meet.
    if (value > alpha) least = min(value, most);
    else most = max(value, least);
  }
  tellCount();
  closeRound();
  return isKnown();
}

/** Another thread's part: searches the window that the leader has opened. False if there is none. */
export function help(): bool {
  if (!ASC_FEATURE_THREADS) return false;
  const joined = atomic.load<i32>(ROUND);
  if (joined <= 0) return false;
  alpha = atomic.load<i32>(ROUND_ALPHA);
  mover = atomic.load<u64>(ROUND_MOVER);
  mask = atomic.load<u64>(ROUND_MASK);
  if (atomic.load<i32>(ROUND) != joined) return true;
  allow(Infinity, false, joined);
  const value = mustHalt() ? 0 : search(mover, mask, winningCells(mover ^ mask, mask), <i32>popcnt(mask), alpha);
  if (!halted) atomic.cmpxchg<i32>(ROUND, joined, value - ANSWER);
  tellCount();
  return true;
}

@inline
function isKnown(): bool {
  return least == most || (weak && (least > 0 || most < 0));
}

/**
 * Chooses the next window. A quick win or loss is cheap to find or to exclude; asking about a draw first would search
 * whole trees for what a few moves decide. Then it asks who wins, and continues outwards one by one: a question costs
 * more the closer it is to the true value, and a bound on the near side is cheaper than one on the far side.
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

export function leastValue(): i32 {
  return least;
}

export function mostValue(): i32 {
  return most;
}

export function window(): i32 {
  return alpha;
}

/** Opens the window to the other threads. */
function shareWindow(): void {
  if (!ASC_FEATURE_THREADS) return;
  atomic.store<i32>(ROUND_ALPHA, alpha);
  atomic.store<u64>(ROUND_MOVER, mover);
  atomic.store<u64>(ROUND_MASK, mask);
  round = openRound(round);
}

/**
 * A helper that finds the value closes the round with it: less this much, which makes it negative, as no round is.
 * One access says both.
 */
const ANSWER: i32 = 128;

/** The answer of a helper that ended the round, or 0. */
function answered(): i32 {
  return ASC_FEATURE_THREADS && isSuperseded() ? atomic.load<i32>(ROUND) : 0;
}
