import { AGE, buckets, FORGOTTEN, NEAR_LOG2, nearAt, tableAt } from './memory';

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
 * There are two of them. The far one is large and shared by all threads, but each look at it waits for memory; the
 * near one, of each thread its own, stays in the second-level cache. A game that has `nearDepth` keeps positions with
 * so few plies to search in the near one alone, which is nearly all of them. Their places: by depth in the far table,
 * by when they were last written in the near one.
 *
 * `final`: the value rests on outcomes alone, on no evaluation and no cut of selectivity, so it holds for every
 * search that looks at least as deep. Aging: every search has its age, and entries of older ones are replaced first.
 */
export const LOWER: i32 = 1;
export const UPPER: i32 = 2;
export const EXACT: i32 = 3;

const ENTRY: usize = 16;
/** What was found of the same position in the same search, so much deeper, is kept. */
const MUCH: i32 = 3;

let age: u64 = 1;

@inline
function bucketOf(key: u64): usize {
  return tableAt + (<usize>((((key * 0x9e3779b97f4a7c15) >> 32) * buckets) >> 32) << 6);
}

@inline
function nearBucketOf(key: u64): usize {
  return nearAt + (<usize>((key * 0x9e3779b97f4a7c15) >> (64 - NEAR_LOG2)) << 6);
}

/** What is known of the position, or 0. */
@inline
export function probe(key: u64): u64 {
  return find(bucketOf(key), key);
}

@inline
function probeNear(key: u64): u64 {
  return find(nearBucketOf(key), key);
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
    const worth = depthIn(data) + (((data >> 48) & 0xff) == age ? 256 : 0);
    if (worth < least) {
      least = worth;
      slot = at;
    }
  }
  put(slot, key, tag, value, depth, bound, final);
}

/** The same in the near table: the newest entry stands first, and the oldest of the four goes. */
function rememberNear(key: u64, tag: u32, value: i32, depth: i32, bound: i32, final: bool): void {
  const bucket = nearBucketOf(key);
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

/** From the near table or the far one; what was found at less depth may at least propose a move. */
@inline
export function recall<G>(game: G, key: u64, depth: i32): u64 {
  if (isDefined(game.nearDepth)) {
    const far = depth > game.nearDepth() ? probe(key) : 0;
    return far != 0 ? far : probeNear(key);
  }
  return probe(key);
}

@inline
export function record<G>(game: G, key: u64, tag: u32, value: i32, depth: i32, bound: i32, final: bool): void {
  if (isDefined(game.nearDepth)) {
    if (depth <= game.nearDepth()) {
      rememberNear(key, tag, value, depth, bound, final);
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
  clearNear();
}

let forgotten: i32 = 0;

/** Forgets all positions, in the other threads' near tables too, as soon as they take up the next search. */
export function clear(): void {
  memory.fill(tableAt, 0, <usize>buckets << 6);
  store<i32>(FORGOTTEN, load<i32>(FORGOTTEN) + 1);
  clearNear();
}

/** Where that was asked for. */
function clearNear(): void {
  if (forgotten == load<i32>(FORGOTTEN)) return;
  forgotten = load<i32>(FORGOTTEN);
  memory.fill(nearAt, 0, <usize>64 << <usize>NEAR_LOG2);
}
