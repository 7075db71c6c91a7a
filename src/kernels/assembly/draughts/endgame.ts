import { ENDGAME_SLICES, endgameAt } from '../search/memory';
import { beforeMove, betterOf, LOST, UNKNOWN } from '../tables/value';
import { WHITE } from './frame';
import { classIndex, classKey, setUpIndex, turnedSet } from './table-index';

/** Probes the tablebases in the memory of the search (search/memory.ts). */

export function setUpEndgame(size: i32): void {
  if (endgameAt != 0) setUpIndex(size);
}

/**
 * The entry of a position (tables/value.ts) for the side to move; UNKNOWN if a material class is missing. With huffable
 * pieces it is the best of the position as it is and of those without one of these pieces (tables.ts).
 */
export function entryOf(own: u64, other: u64, kings: u64, huffable: u64, turn: i32): i32 {
  if (own == 0 || other == 0) return UNKNOWN;
  if (turn != WHITE) {
    own = turnedSet(own);
    other = turnedSet(other);
    kings = turnedSet(kings);
    huffable = turnedSet(huffable);
  }
  let entry = entryIn(own, other, kings);
  for (let rest = huffable; rest && entry != UNKNOWN; rest &= rest - 1) {
    const left = other ^ (rest & -rest);
    const without = left == 0 ? beforeMove(LOST) : entryIn(own, left, kings & (own | left));
    entry = without == UNKNOWN ? UNKNOWN : betterOf(entry, without);
  }
  return entry;
}

/** White is to move, and nothing may be huffed. */
@inline
function entryIn(own: u64, other: u64, kings: u64): i32 {
  const slice = load<u32>(endgameAt + ENDGAME_SLICES + (<usize>classKey(own, other, kings) << 2));
  if (slice == 0) return UNKNOWN;
  const index = <usize>classIndex(own, other, kings);
  const at = <usize>(slice & ~1);
  return slice & 1 ? <i32>load<u16>(at + (index << 1)) : <i32>load<u8>(at + index);
}
