import { setUpCount } from '../stop';

/**
 * Linear memory of a kernel with the compiled search, laid out by hand because instances that share it would all
 * allocate the same addresses:
 *
 *     0                  nothing: 0 is no address
 *     64                 the words that all threads share (stop.ts)
 *     1 KiB              scratch and tables of the game's rules: RULES, the same in all threads
 *     64 KiB             the root position that threads share (SNAPSHOT)
 *     128 KiB + 6.6 MiB t  thread t: what it reports, its root moves, a block for each ply, lines,
 *                        history, the game's area, continuation history, caches, the L1 table
 *     ...                the transposition table
 *     ...                tablebases, where there are any, to the end (ENDGAME_SLICES)
 *
 * src/kernels/search.ts computes the size from the same numbers.
 */
export const MAX_THREADS: i32 = 15;

/** The data of the threads' current round (stop.ts). */
export const ROUND_SELECTIVE: usize = 72;
export const ROUND_DEPTH: usize = 76;
/** Counts how often the tables were to be cleared: threads clear their L1 tables when they see a new count. */
export const FORGOTTEN: usize = 92;
/** The age of table entries: shared, so that all threads replace the same. */
export const AGE: usize = 96;

/** For the game's rules: tables computed at start, and results handed to the outside. */
export const RULES: usize = 1024;
export const RULES_BYTES: usize = 0x10000 - RULES;

export const SNAPSHOT: usize = 0x10000;
export const SNAPSHOT_BYTES: usize = 0x10000;

const THREADS: usize = 0x20000;
const THREAD_BYTES: usize = 0x6a0000;
/** A kernel of the rules and one thread's part alone may use the memory that follows. */
export const FIRST_THREAD_END: usize = THREADS + THREAD_BYTES;

/** The longest line from the root that is searched. */
export const MAX_PLY: i32 = 128;

/**
 * Room for MOST_MOVES moves. Lists start 12,480 bytes apart, not 12,288: or all of them would fall into few sets of
 * the first-level cache.
 */
const PLY_BYTES: usize = 12480;
const ORDERS: usize = 8192;
/** Behind its list and its orders, a ply has 192 bytes for its node (node.ts). */
export const NODE: usize = 12288;

const LINE_BYTES: usize = 1024;
export const ROOT_BYTES: usize = 512;

const ROOTS: usize = 0x1000;
const PLIES: usize = ROOTS + 1024 * ROOT_BYTES;
const LINES: usize = PLIES + 0x188000;
const HISTORY: usize = LINES + 128 * LINE_BYTES;
const COUNTERS: usize = HISTORY + 0x8000;
const GAME: usize = COUNTERS + 0x8000;
/** The size of the game's own area at `gameArea`, in each thread. */
export const GAME_BYTES: usize = 0x129000;
const CONTINUATIONS: usize = GAME + GAME_BYTES;
const CONTINUATIONS_BYTES: usize = 0x200000;
const CACHES: usize = CONTINUATIONS + CONTINUATIONS_BYTES;
/** The size of the game's caches, in each thread that searches. */
export const CACHES_BYTES: usize = 0x3e000;
/**
 * A table for positions with few plies to search, small enough to stay in the cache: log2 of its buckets of 64 bytes.
 */
export const L1_LOG2: u64 = 13;
const L1: usize = THREAD_BYTES - (<usize>64 << <usize>L1_LOG2);

/** This thread's part of the memory. */
export let page: usize = THREADS;
export let gameArea: usize = THREADS + GAME;
/** 0 where there are rules alone. */
export let cacheArea: usize = 0;
export let thread: i32 = 0;
/** The L1 table, a multiple of 64. */
export let l1At: usize = 0;
/** The table: where it starts, and how many buckets it has. */
export let tableAt: usize = 0;
export let buckets: u64 = 0;
/**
 * Tablebases, the same for all threads, written there by the host; 0: there are none.
 *
 *     0                        positions with up to this number of pieces are probed
 *     ENDGAME_SLICES           65,536 addresses by the key of a slice: where its entries lie, plus 1 where an entry
 *                              has two bytes; 0: the slice is not there
 *     + 256 KiB                entries (tables/value.ts)
 */
export let endgameAt: usize = 0;
export const ENDGAME_SLICES: usize = 64;

/** Called once in each instance that searches; rules alone need it not. False if the memory is too small. */
export function layOut(ownThread: i32, threads: i32, megabytes: i32): bool {
  const end = <u64>THREADS + <u64>THREAD_BYTES * threads + (<u64>megabytes << 20);
  if (ownThread < 0 || ownThread >= threads || threads > MAX_THREADS || <u64>memory.size() << 16 < end) return false;
  thread = ownThread;
  page = THREADS + THREAD_BYTES * ownThread;
  gameArea = page + GAME;
  cacheArea = page + CACHES;
  l1At = page + L1;
  tableAt = THREADS + THREAD_BYTES * threads;
  buckets = <u64>megabytes << 14;
  endgameAt = <u64>memory.size() << 16 > end ? <usize>end : 0;
  setUpCount(page);
  return true;
}

/** A ply's moves, u64s. */
@inline
export function movesAt(ply: i32): usize {
  return page + PLIES + PLY_BYTES * ply;
}

/** Their scores in move ordering, i32s. */
@inline
export function ordersAt(ply: i32): usize {
  return movesAt(ply) + ORDERS;
}

/** The best line from a ply on: its length, then its moves, u64s. */
@inline
export function lineAt(ply: i32): usize {
  return page + LINES + LINE_BYTES * ply;
}

/** A root move with its result at the last depth to which it was searched; its line follows as u64s. */
@unmanaged
export class RootMove {
  move: u64;
  value: i32;
  bound: i32;
  depth: i32;
  /** Of the line. */
  length: i32;
}

@inline
export function rootAt(index: i32): RootMove {
  return changetype<RootMove>(page + ROOTS + ROOT_BYTES * index);
}
export const ROOT_LINE: i32 = 60;

/** The report of a thread, at the beginning of its memory. */
@unmanaged
export class Page {
  /** Positions: written by stop.ts. */
  nodes: f64;
  /** The last depth searched whole, the number of lines, and whether these hold to the end of the game. */
  depth: i32;
  lines: i32;
  isFinal: i32;
  /** The best move so far at the depth under way; depth 0: there is none. */
  aheadDepth: i32;
  aheadMove: u64;
  aheadValue: i32;
}

@inline
export function pageOf(): Page {
  return changetype<Page>(page);
}

/** 4096 i32s for each side. */
@inline
export function historyAt(side: i32, index: i32): usize {
  return page + HISTORY + (<usize>side << 14) + (<usize>index << 2);
}

/** The counter move, its history index + 1, to the move with this one. */
@inline
export function counterAt(side: i32, index: i32): usize {
  return page + COUNTERS + (<usize>side << 14) + (<usize>index << 2);
}

/**
 * Continuation history, how well moves did after another: 512 i16s for each `pieceTo` of that one. `before`: 0 for
 * the other side's last move, 1 for the own last one.
 */
@inline
export function continuationsAt(before: i32, side: i32, pieceTo: i32): usize {
  return page + CONTINUATIONS + (<usize>((before << 1) | side) << 19) + (<usize>pieceTo << 10);
}

/** Of history and counter moves, in this thread. */
export function clearHistory(): void {
  memory.fill(page + HISTORY, 0, 0x10000);
}

export function clearContinuations(): void {
  memory.fill(page + CONTINUATIONS, 0, CONTINUATIONS_BYTES);
}

/** Halves the history. */
export function fadeHistory(): void {
  for (let at = page + HISTORY; at < page + COUNTERS; at += 4) store<i32>(at, load<i32>(at) >> 1);
}
