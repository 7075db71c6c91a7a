import { AGE, buckets, FORGOTTEN, L1_LOG2, l1At, tableAt } from './memory';

/**
 * A transposition table in linear memory. A bucket of four entries is one cache line; an entry is two u64s, the
 * second of which is
 *
 *     63 .. 56   55 .. 48   47 .. 43   42      41 40   39 .. 32   31 .. 16   15 .. 0
 *                age                   final   bound   depth      value      tag of the best move
 *
 * and the first the key xor the second. Threads write without locks: where two writes mix, key and data no longer fit
 * and nothing is found (R. Hyatt and T. Mann, A lockless transposition table, 2002). Values count wins from the
 * position itself.
 *
 * There are two tables. The main table is large and shared by all threads, but each probe of it waits for memory. The
 * L1 table, one for each thread, stays in the second-level cache. A game that has `l1Depth` keeps positions up to that
 * depth, which are nearly all, in the L1 table alone. Replacement is by depth in the main table, by age in the L1.
 *
 * `final`: the value rests on outcomes alone, on no evaluation and no cut of selectivity, so it holds for every
 * search that looks at least as deep. Aging: every search has its age, and entries of older ones are replaced first.
 */
export const LOWER: i32 = 1;
export const UPPER: i32 = 2;
export const EXACT: i32 = 3;

const ENTRY: usize = 16;
/** An entry of the same position from the same search that is this much deeper is kept. */
const MUCH: i32 = 3;

let age: u64 = 1;

@inline
function bucketOf(key: u64): usize {
  return tableAt + (<usize>((((key * 0x9e3779b97f4a7c15) >> 32) * buckets) >> 32) << 6);
}

@inline
function l1BucketOf(key: u64): usize {
  return l1At + (<usize>((key * 0x9e3779b97f4a7c15) >> (64 - L1_LOG2)) << 6);
}

/** The entry of the position, or 0. */
@inline
export function probe(key: u64): u64 {
  return find(bucketOf(key), key);
}

@inline
function probeL1(key: u64): u64 {
  return find(l1BucketOf(key), key);
}

@inline
function find(bucket: usize, key: u64): u64 {
  let data = load<u64>(bucket, 8);
  if ((load<u64>(bucket) ^ data) == key) return data;
  data = load<u64>(bucket, 24);
  if ((load<u64>(bucket, 16) ^ data) == key) return data;
  data = load<u64>(bucket, 40);
  if ((load<u64>(bucket, 32) ^ data) == key) return data;
  data = load<u64>(bucket, 56);
  if ((load<u64>(bucket, 48) ^ data) == key) return data;
  return 0;
}

@inline
export function tagIn(data: u64): u32 {
  return <u32>data & 0xffff;
}

@inline
export function valueIn(data: u64): i32 {
  return <i32>(<i16>(data >> 16));
}

@inline
export function depthIn(data: u64): i32 {
  return <i32>(data >> 32) & 0xff;
}

@inline
export function boundIn(data: u64): i32 {
  return <i32>(data >> 40) & 3;
}

@inline
export function isFinal(data: u64): bool {
  return ((data >> 42) & 1) != 0;
}

export function remember(key: u64, tag: u32, value: i32, depth: i32, bound: i32, final: bool): void {
  const bucket = bucketOf(key);
  let slot = bucket;
  let least: i32 = i32.MAX_VALUE;
  for (let i = 0; i < 4; i++) {
    const at = bucket + ENTRY * i;
    const data = load<u64>(at, 8);
    if ((load<u64>(at) ^ data) == key) {
      if (depth + MUCH < depthIn(data) && bound != EXACT && ((data >> 48) & 0xff) == age) return;
      if (tag == 0) tag = tagIn(data);
      slot = at;
      break;
    }
    const usefulness = depthIn(data) + (((data >> 48) & 0xff) == age ? 256 : 0);
    if (usefulness < least) {
      least = usefulness;
      slot = at;
    }
  }
  put(slot, key, tag, value, depth, bound, final);
}

/** The same in the L1 table: the newest entry stands first, and the oldest of the four goes. */
function rememberL1(key: u64, tag: u32, value: i32, depth: i32, bound: i32, final: bool): void {
  const bucket = l1BucketOf(key);
  let slot = bucket;
  for (; slot < bucket + 3 * ENTRY; slot += ENTRY) {
    const data = load<u64>(slot, 8);
    if ((load<u64>(slot) ^ data) == key) {
      if (tag == 0) tag = tagIn(data);
      break;
    }
  }
  for (; slot > bucket; slot -= ENTRY) {
    store<u64>(slot, load<u64>(slot - ENTRY));
    store<u64>(slot, load<u64>(slot - ENTRY, 8), 8);
  }
  put(bucket, key, tag, value, depth, bound, final);
}

@inline
function put(slot: usize, key: u64, tag: u32, value: i32, depth: i32, bound: i32, final: bool): void {
  const data =
    <u64>tag |
    (<u64>(<u16>value) << 16) |
    (<u64>(<u8>depth) << 32) |
    (<u64>bound << 40) |
    (<u64>(final ? 1 : 0) << 42) |
    (age << 48);
  store<u64>(slot, key ^ data);
  store<u64>(slot, data, 8);
}

/** From the L1 table or the main table; an entry of less depth may at least propose a move. */
@inline
export function recall<G>(game: G, key: u64, depth: i32): u64 {
  if (isDefined(game.l1Depth)) {
    const main = depth > game.l1Depth() ? probe(key) : 0;
    return main != 0 ? main : probeL1(key);
  }
  return probe(key);
}

@inline
export function record<G>(game: G, key: u64, tag: u32, value: i32, depth: i32, bound: i32, final: bool): void {
  if (isDefined(game.l1Depth)) {
    if (depth <= game.l1Depth()) {
      rememberL1(key, tag, value, depth, bound, final);
      return;
    }
  }
  remember(key, tag, value, depth, bound, final);
}

/** A new search begins: the leader counts the age up, helpers take it over. */
export function grow(): void {
  age = <u64>(load<i32>(AGE) + 1) & 0xff;
  store<i32>(AGE, <i32>age);
}

export function takeAge(): void {
  age = <u64>load<i32>(AGE) & 0xff;
  clearL1();
}

let forgotten: i32 = 0;

/** Clears the tables, the other threads' L1 tables as soon as they begin the next search. */
export function clear(): void {
  memory.fill(tableAt, 0, <usize>buckets << 6);
  store<i32>(FORGOTTEN, load<i32>(FORGOTTEN) + 1);
  clearL1();
}

/** Clears the L1 table, if that was requested. */
function clearL1(): void {
  if (forgotten == load<i32>(FORGOTTEN)) return;
  forgotten = load<i32>(FORGOTTEN);
  memory.fill(l1At, 0, <usize>64 << <usize>L1_LOG2);
}
