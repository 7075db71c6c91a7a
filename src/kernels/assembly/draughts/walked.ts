import { lookSoon } from '../stop';
import { packAll } from './move';

/**
 * A cache for long captures. If two walks of a piece have captured the same pieces, in any order, and are on the same
 * square, they have the same continuations. Without the cache, one king on a full board takes minutes. So walks that
 * have captured pieces worth LONG men are stored, in a table where a new entry replaces the old one in its slot. A walk
 * that was replaced is made again, and its captures are then in the list already. An entry:
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
 * The limit of long walks for one list of moves. Lists of real games need less than a thousandth of it, but constructed
 * positions could take minutes: there, the captures found by then are used.
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

/**
 * Whether all continuations from here were generated before for the piece that began on `start`; also true once the
 * limit of walks is reached.
 */
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
