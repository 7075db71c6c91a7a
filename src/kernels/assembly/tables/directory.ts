import { DIRECTORY_SLOTS, TABLES } from './memory';

/**
 * Where the entries of each material class (also called a slice) lie, by its key: a hash table with linear probing. A
 * slot has 16 bytes:
 *
 *     0 key, 0 where the slot is free   4 address of the entries   8 bytes of an entry   12 number of the first
 *                                                                                          position, or FINISHED
 *
 * Keys are the games' own and never 0. Positions of the pair being solved are numbered through both of its material
 * classes.
 */
export const FINISHED: u32 = 0xffff_ffff;

export function clearDirectory(): void {
  memory.fill(TABLES, 0, <usize>DIRECTORY_SLOTS << 4);
}

/** The slot of a material class; one with key 0 where it is not there. */
@inline
export function slotOf(key: u32): usize {
  let slot = (key * 0x9e3779b1) >> 20;
  let at = TABLES + (<usize>slot << 4);
  while (load<u32>(at) != key && load<u32>(at) != 0) {
    slot = (slot + 1) & (DIRECTORY_SLOTS - 1);
    at = TABLES + (<usize>slot << 4);
  }
  return at;
}

export function enter(key: u32, entries: usize, width: u32, first: u32): void {
  const slot = slotOf(key);
  store<u32>(slot, key);
  store<u32>(slot, <u32>entries, 4);
  store<u32>(slot, width, 8);
  store<u32>(slot, first, 12);
}

@inline
export function isThere(slot: usize): bool {
  return load<u32>(slot) != 0;
}

@inline
export function firstOf(slot: usize): u32 {
  return load<u32>(slot, 12);
}

/** The entry of a finished material class. */
@inline
export function entryOf(slot: usize, index: u32): i32 {
  const at = <usize>load<u32>(slot, 4);
  return load<u32>(slot, 8) == 1 ? <i32>load<u8>(at + index) : <i32>load<u16>(at + (<usize>index << 1));
}
