/**
 * A transposition table in linear memory, one u64 an entry:
 *
 *     63 .. 61   60 ............ 12   11 ....... 6   5 ....... 0
 *     age        key, 49 bits         32 - upper     lower + 32
 *
 * The whole key is there, so a hit is the position itself, never another one. An entry is read and written in one
 * access: threads that share a table see all of an entry or nothing of it, and need no lock. Bounds are facts about a
 * position and stay true for ever. `age` (1 to 7) makes forgetting cheap: an entry of another age is not found.
 * Zeroed memory is an empty table.
 *
 * There are two tables. The main table, of any size, keeps positions with many free cells, which have large subtrees;
 * its accesses miss the processor's caches, but they are few. The L1 table keeps all later positions, and is small
 * enough to stay in a core's second-level cache: most useful entries there are recent. Threads share the main table;
 * each has an L1 table of its own. Entries are always replaced.
 */
export const L1_BITS: u64 = 16;
export const L1_BYTES: usize = 8 << 16;

let l1: usize = 0;
let main: usize = 0;
let mainEntries: u64 = 0;
let age: u64 = 1 << 49;

export function placeTables(l1At: usize, mainAt: usize, entries: u64): void {
  l1 = l1At;
  main = mainAt;
  mainEntries = entries;
}

export function setAge(value: u32): void {
  age = <u64>value << 49;
}

export function clearL1(): void {
  memory.fill(l1, 0, L1_BYTES);
}

export function clearMain(): void {
  memory.fill(main, 0, <usize>mainEntries << 3);
}

/** The key with the age in front, as entries hold it. */
@inline
export function tagOf(key: u64): u64 {
  return key | age;
}

@inline
function hash(tag: u64): u64 {
  return tag * 0x9e3779b97f4a7c15;
}

@inline
export function l1Slot(tag: u64): usize {
  return l1 + (<usize>(hash(tag) >> (64 - L1_BITS)) << 3);
}

@inline
export function mainSlot(tag: u64): usize {
  return main + (<usize>(((hash(tag) >> 32) * mainEntries) >> 32) << 3);
}

@inline
export function readL1(slot: usize): u64 {
  return load<u64>(slot);
}

@inline
export function readMain(slot: usize): u64 {
  return ASC_FEATURE_THREADS ? atomic.load<u64>(slot) : load<u64>(slot);
}

@inline
export function writeL1(slot: usize, entry: u64): void {
  store<u64>(slot, entry);
}

@inline
export function writeMain(slot: usize, entry: u64): void {
  if (ASC_FEATURE_THREADS) atomic.store<u64>(slot, entry);
  else store<u64>(slot, entry);
}

@inline
export function holds(entry: u64, tag: u64): bool {
  return entry >> 12 == tag;
}

@inline
export function lowerOf(entry: u64): i32 {
  return <i32>(entry & 63) - 32;
}

@inline
export function upperOf(entry: u64): i32 {
  return 32 - (<i32>(entry >> 6) & 63);
}

@inline
export function entryOf(tag: u64, lower: i32, upper: i32): u64 {
  return (tag << 12) | (<u64>(32 - upper) << 6) | <u64>(lower + 32);
}
