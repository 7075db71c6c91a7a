import { lookSoon } from '../stop';
import { packAll } from './move';

/**
 * Long captures come together again: after the same pieces were taken, in whatever order, a piece that stands at the
 * same place goes on in the same ways. Without a memory of them, one king on a full board walks for minutes. So walks
 * that have taken pieces worth LONG men are remembered, in a table that forgets the older of two in one place: what was
 * forgotten is walked again and found to be in the list. The walks of one taker share it:
 *
 *     63 .... 60   59 .... 10   9 ........ 4   3 ............... 0
 *     which taker  taken        last taken     direction, or MAN: a
 *     (1 to 15)                 (man: here)    man, on that square
 */
export const LONG: i32 = 6;
export const MAN: i32 = 8;

const SLOTS_LOG2: u64 = 16;
export const WALKED_BYTES: usize = <usize>8 << <usize>SLOTS_LOG2;
const LAST_TAKER: u64 = 15;

/**
 * How many long walks one list of moves is worth. No list of a game needs a thousandth of them, but positions can be
 * made up that would take minutes: there, what was found by then are the captures.
 */
const MOST_WALKS: i32 = 1 << 22;
/** After this number, the search soon checks whether it has to stop. */
const LOOK: i32 = 1 << 14;

let walkedAt: usize = 0;
let taker: u64 = 0;
/** Where the piece stood that took last; -1: none has. */
let from: i32 = -1;
let walksLeft: i32 = 0;

/** The table, at set-up, in memory of this instance's own. */
export function placeWalked(at: usize): void {
  walkedAt = at;
  taker = LAST_TAKER;
}

/** Before the captures of a position. */
@inline
export function beginWalks(): void {
  walksLeft = MOST_WALKS;
}

/** Before the walks on one board: a huffed piece makes it another. */
@inline
export function beginBoard(): void {
  from = -1;
}

/** Whether all ways on from here were followed before by the piece that began on `start`, or it is too late for it. */
export function wasWalked(start: i32, square: i32, direction: i32, taken: u64): bool {
  if (start != from) {
    from = start;
    if (++taker > LAST_TAKER) {
      memory.fill(walkedAt, 0, WALKED_BYTES);
      taker = 1;
    }
  }
  const walk = (taker << 60) | (packAll(taken) << 10) | <u64>((square << 4) | direction);
  const slot = walkedAt + (<usize>((walk * 0x9e3779b97f4a7c15) >> (64 - SLOTS_LOG2)) << 3);
  if (load<u64>(slot) == walk) return true;
  store<u64>(slot, walk);
  if ((--walksLeft & (LOOK - 1)) == 0) lookSoon();
  return walksLeft < 0;
}
