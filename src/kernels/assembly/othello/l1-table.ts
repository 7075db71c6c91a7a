import { gameArea } from '../search/memory';

/**
 * What is known of positions with few empty squares, one table for each thread and small enough to stay in the
 * second-level cache. Every value holds to the end of the game, so an entry is true for ever. An entry is two u64s:
 * the key, and
 *
 *     23 .. 16   15 .. 8   7 .. 0
 *     square     upper     lower bound, both + 128
 */
const L1: usize = 0x20000;
export const L1_BITS: i32 = isDefined(TRY_L1_BITS) ? TRY_L1_BITS : 15;

@inline
function slotOf(key: u64): usize {
  return gameArea + L1 + (<usize>(key >> (64 - L1_BITS)) << 4);
}

/** 0 if nothing is known. */
@inline
export function l1Entry(key: u64): u32 {
  const slot = slotOf(key);
  return load<u64>(slot) == key ? <u32>load<u64>(slot, 8) : 0;
}

@inline
export function lowerIn(entry: u32): i32 {
  return <i32>(entry & 255) - 128;
}

@inline
export function upperIn(entry: u32): i32 {
  return <i32>((entry >> 8) & 255) - 128;
}

@inline
export function squareIn(entry: u32): i32 {
  return <i32>(entry >> 16);
}

@inline
export function keepL1(key: u64, lower: i32, upper: i32, square: i32): void {
  const slot = slotOf(key);
  store<u64>(slot, key);
  store<u64>(slot, <u64>((square << 16) | ((upper + 128) << 8) | (lower + 128)), 8);
}

export function clearL1(): void {
  memory.fill(gameArea + L1, 0, (<usize>1 << L1_BITS) << 4);
}
