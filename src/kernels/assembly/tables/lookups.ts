import { entryOf, isThere, slotOf } from './directory';
import { ALTERNATIVES } from './memory';
import { beforeMove, betterOf, LOST, UNKNOWN } from './value';

/**
 * The value of a position is one entry, or the best of several: if the mover may huff or capture en passant, also the
 * positions after that are looked up, and the best counts. These alternatives are in material classes with fewer
 * pieces. The main entry is kept in two variables; each alternative takes 16 bytes at ALTERNATIVES:
 *
 *     0   key of the class; 0: the side to move there has no piece left and has lost
 *     4   index
 *     8   1 if the position is reached by a move of the mover, 0 if the mover is still to move there
 */
const ALTERNATIVE_BYTES: usize = 16;

/** Of the main entry; key 0: there is none, because every move is one of the alternatives. */
export let mainEntryKey: u32 = 0;
export let mainEntryIndex: u32 = 0;
export let alternativeCount: i32 = 0;

@inline
export function setMainEntry(key: u32, index: u32): void {
  mainEntryKey = key;
  mainEntryIndex = index;
  alternativeCount = 0;
}

export function addAlternative(key: u32, index: u32, after: bool): void {
  const at = ALTERNATIVES + <usize>alternativeCount * ALTERNATIVE_BYTES;
  store<u32>(at, key);
  store<u32>(at, index, 4);
  store<u32>(at, after ? 1 : 0, 8);
  alternativeCount++;
}

/** The best value of the alternatives; UNKNOWN if there are none. */
export function bestOfAlternatives(): i32 {
  let best = UNKNOWN;
  for (let i = 0; i < alternativeCount; i++) {
    const at = ALTERNATIVES + <usize>i * ALTERNATIVE_BYTES;
    const key = load<u32>(at);
    const value = key == 0 ? LOST : finishedEntry(slotOf(key), load<u32>(at, 4));
    best = betterOf(best, load<u32>(at, 8) ? beforeMove(value) : value);
  }
  return best;
}

/**
 * An entry of a finished material class. The host has loaded all classes that moves of the pair being solved lead to (a
 * pair: a class and the one with the other side to move).
 */
@inline
export function finishedEntry(slot: usize, index: u32): i32 {
  if (!isThere(slot)) unreachable();
  return entryOf(slot, index);
}
