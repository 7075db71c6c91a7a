import * as attractor from '../tables/attractor';
import { MOST_PIECES } from '../tables/memory';
import { alternativeCount } from '../tables/lookups';
import { setUpAttacks } from './attacks';
import { clearBoard, kindAt, other, own, side } from './board';
import { setUpKeys } from './keys';
import { bit, sizeOf as piecesIn } from './squares';
import { setUpIndex, sizeOfClass, otherClass } from './table-index';
import { ChessTables, placeNumber } from './tables';

/** Tablebases of chess: first the functions that src/kernels/tables.ts needs of every game, then those of chess. */

export { finish, unloadClasses, unusedNumbers, isOutOfRoom, loadClass, mainIndex, mainKey, alternativesAt, reserve, roomAt } from '../tables/main';
export { clearBoard, put, finishSetup } from './board';

const game = changetype<ChessTables>(0);

export function sizeOf(key: u32): u32 {
  return sizeOfClass(key);
}

export function beginPair(at: usize, key: u32): usize {
  game.beginPair(key);
  const other = otherClass(key);
  return attractor.begin(at, key, sizeOfClass(key), other, other == key ? 0 : sizeOfClass(other));
}

export function initialise(from: u32, to: u32): bool {
  return attractor.initialise<ChessTables>(game, from, to);
}

export function propagate(most: u32): u32 {
  return attractor.propagate<ChessTables>(game, most);
}

/** As in draughts. */
export function locate(): i32 {
  if (piecesIn(own | other) > MOST_PIECES) return -1;
  game.locate();
  return alternativeCount;
}

/** Puts the position with this number in its material class on the board; false where there is none. */
export function find(key: u32, index: u32): bool {
  return placeNumber(key, index);
}

export function setUpRules(): void {
  setUpAttacks();
  setUpKeys();
  setUpIndex();
  clearBoard();
}

/** Its kind, and 8 more for Black's; 0 on an empty square. */
export function pieceAt(square: i32): i32 {
  const blacks = side ? own : other;
  return kindAt(square) | (blacks & bit(square) ? 8 : 0);
}
