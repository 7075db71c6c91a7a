import { setUpCount } from '../stop';
import { L1_BYTES, placeTables } from './table';

/**
 * Linear memory, laid out by hand, because instances that share it would all allocate the same addresses:
 *
 *     0                  nothing: 0 is no address
 *     64                 the words that all threads share
 *     1024 + 4096 t      thread t's own page: its count of positions, then what is left to do at each ply
 *     64 KiB             marks of positions being searched, for threads to keep out of each other's way
 *     128 KiB            L1 tables, one a thread
 *     ...                the main table, to the end
 *
 * src/kernels/memory.ts computes the size from the same numbers.
 */
export const MAX_THREADS: i32 = 15;

/** The window that the threads are searching. STOP and ROUND, at 64 and 68, are in ../stop.ts. */
export const ROUND_ALPHA: usize = 72;
export const ROUND_MOVER: usize = 80;
export const ROUND_MASK: usize = 88;
export const AGE: usize = 96;

export const MARKS: usize = 0x10000;
export const MARKS_BYTES: usize = 0x8000;
const L1_TABLES: usize = 0x20000;
const THREAD_PAGES: usize = 1024;
const THREAD_PAGE: usize = 4096;

const COUNTS: usize = 256;
const LISTS: usize = 1024;

/** This thread's page. */
let page: usize = THREAD_PAGES;

/** Called once in each instance. False if the memory is too small. */
export function layOut(thread: i32, threads: i32, megabytes: i32): bool {
  const mainTable = L1_TABLES + L1_BYTES * threads;
  const end = <u64>mainTable + (<u64>megabytes << 20);
  if (thread < 0 || thread >= threads || threads > MAX_THREADS || <u64>memory.size() << 16 < end) return false;
  page = THREAD_PAGES + THREAD_PAGE * thread;
  setUpCount(page);
  placeTables(L1_TABLES + L1_BYTES * thread, mainTable, <u64>megabytes << 17);
  return true;
}

/** A ply's number of moves. */
@inline
export function countAt(ply: i32): usize {
  return page + COUNTS + (<usize>ply << 2);
}

/** Room for eight words of a ply's moves: one a rank, from 1 on; the first is for the moves that are left. */
@inline
export function listAt(ply: i32): usize {
  return page + LISTS + (<usize>ply << 6);
}
