import { inFull } from '../i18n/index.ts';
import { error } from './words.ts';

/** Sizes from assembly/connect4/memory.ts and table.ts, which draw the layout. */
const FIXED_BYTES = 0x20000;
const L1_TABLE_BYTES = 0x80000;
const WASM_PAGE = 0x10000;
export const MAX_THREADS = 15;

/** A WebAssembly memory has 4 GiB of addresses; this leaves room for the rest. */
export const MAX_TABLE_MB = 4000;

/** Memory for the Connect 4 kernel with this many threads and a table of `hashMb` megabytes. */
export function kernelMemory(hashMb: number, threads: number): WebAssembly.Memory {
  return tableMemory(hashMb, threads, FIXED_BYTES + threads * L1_TABLE_BYTES);
}

/**
 * Memory for a table of `hashMb` megabytes and `otherBytes`, whole pages of WebAssembly. Shared by threads, if there is
 * more than one.
 */
export function tableMemory(hashMb: number, threads: number, otherBytes: number): WebAssembly.Memory {
  if (!Number.isInteger(hashMb) || hashMb < 1 || hashMb > MAX_TABLE_MB)
    throw error('bad-table-size', { most: MAX_TABLE_MB, megabytes: hashMb });
  if (!Number.isInteger(threads) || threads < 1 || threads > MAX_THREADS)
    throw error('bad-threads', { most: MAX_THREADS, threads });
  if (threads > 1 && typeof SharedArrayBuffer === 'undefined') throw error('no-shared-memory');
  const pages = (otherBytes + hashMb * 2 ** 20) / WASM_PAGE;
  try {
    return new WebAssembly.Memory({ initial: pages, maximum: pages, shared: threads > 1 });
  } catch (thrown) {
    throw error('no-memory-for-table', { megabytes: hashMb, reason: inFull((thrown as Error).message) });
  }
}

/** The address at which a thread of the Connect 4 kernel writes its count of positions. */
export function countAddress(thread: number): number {
  return 1024 + 4096 * thread;
}
