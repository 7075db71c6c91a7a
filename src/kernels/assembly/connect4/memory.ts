import { NEAR_BYTES, placeTables } from './table';

/**
 * Linear memory, laid out by hand, because instances that share it would all allocate the same addresses:
 *
 *     0                  nothing: 0 is no address
 *     64                 the words that all threads share
 *     1024 + 4096 t      thread t's own page: what it tells the outside, then its search's frames and lists
 *     64 KiB             marks of positions being searched, for threads to keep out of each other's way
 *     128 KiB            near tables, one a thread
 *     ...                the far table, to the end
 *
 * src/kernels/memory.ts computes the size from the same numbers.
 */
export const MAX_THREADS: i32 = 15;

/** Written from outside, read by every search within some thousand positions: not 0 means stop. */
export const STOP: usize = 64;
/** Which window the threads are searching, counted up; 0: none. Written after all that it speaks of. */
export const ROUND: usize = 68;
export const ROUND_ALPHA: usize = 72;
/** The round in which it was found, shifted by 8, and the value + 128. */
export const ROUND_ANSWER: usize = 76;
export const ROUND_MOVER: usize = 80;
export const ROUND_MASK: usize = 88;
export const AGE: usize = 96;

export const MARKS: usize = 0x10000;
export const MARKS_BYTES: usize = 0x8000;
const NEAR_TABLES: usize = 0x20000;
const THREAD_PAGES: usize = 1024;
const THREAD_PAGE: usize = 4096;

const FRAMES: usize = 256;
const LISTS: usize = 1024;

/** This thread's page. */
export let page: usize = THREAD_PAGES;

/** Called once in each instance. False if the memory is too small. */
export function layOut(thread: i32, threads: i32, megabytes: i32): bool {
  const farTable = NEAR_TABLES + NEAR_BYTES * threads;
  const end = <u64>farTable + (<u64>megabytes << 20);
  if (thread < 0 || thread >= threads || threads > MAX_THREADS || <u64>memory.size() << 16 < end) return false;
  page = THREAD_PAGES + THREAD_PAGE * thread;
  placeTables(NEAR_TABLES + NEAR_BYTES * thread, farTable, <u64>megabytes << 17);
  return true;
}

/** Sixteen bytes for each ply of a search that is paused there. */
@inline
export function frameAt(ply: i32): usize {
  return page + FRAMES + (<usize>ply << 4);
}

/** Room for eight words of a ply's moves. */
@inline
export function listAt(ply: i32): usize {
  return page + LISTS + (<usize>ply << 6);
}
