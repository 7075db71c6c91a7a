import { gameArea } from '../search/memory';
import * as attractor from '../tables/attractor';
import { MOST_PIECES } from '../tables/memory';
import { alternativeCount } from '../tables/lookups';
import { WHITE } from './frame';
import { findPosition, foundKings, foundOther, foundOwn, sizeOfClass, otherClass } from './table-index';
import { DraughtsTables } from './tables';

/**
 * Tablebases of draughts: first the functions that src/kernels/tables.ts needs of every game, then those of draughts.
 */

export { finish, unloadClasses, unusedNumbers, isOutOfRoom, loadClass, mainIndex, mainKey, alternativesAt, reserve, roomAt } from '../tables/main';

@inline
function game(): DraughtsTables {
  return changetype<DraughtsTables>(gameArea);
}

export function sizeOf(key: u32): u32 {
  return sizeOfClass(key);
}

export function beginPair(at: usize, key: u32): usize {
  game().beginPair(key);
  const other = otherClass(key);
  return attractor.begin(at, key, sizeOfClass(key), other, other == key ? 0 : sizeOfClass(other));
}

export function initialise(from: u32, to: u32): bool {
  return attractor.initialise<DraughtsTables>(game(), from, to);
}

export function propagate(most: u32): u32 {
  return attractor.propagate<DraughtsTables>(game(), most);
}

/**
 * Sets the entries to look up for the position on the board, and returns the number of alternatives besides the main
 * entry; -1 if the position has too many pieces for tables.
 */
export function locate(): i32 {
  if (<i32>popcnt(game().white | game().black) > MOST_PIECES) return -1;
  game().locate();
  return alternativeCount;
}

/** Puts the position with this number in its material class on the board; false where there is none. */
export function find(key: u32, index: u32): bool {
  findPosition(key, index);
  game().setPosition(foundOwn, foundOther, foundKings, 0, WHITE);
  return true;
}

export function setRules(rules: i32, size: i32): void {
  game().setUpTables(rules, size);
}

export function setPosition(white: u64, black: u64, kings: u64, huffable: u64, turn: i32): void {
  game().setPosition(white, black, kings, huffable, turn);
}

export function white(): u64 {
  return game().white;
}

export function black(): u64 {
  return game().black;
}

export function kings(): u64 {
  return game().kings;
}
