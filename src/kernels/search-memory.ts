import { tableMemory } from './memory.ts';

/** Sizes and places from assembly/search/memory.ts, which draws the layout. */
const THREADS_AT = 0x20000;
const THREAD_BYTES = 0x6a0000;
const ROOTS = 0x1000;
const ROOT_BYTES = 512;

/** Memory for a compiled search with this many threads and a table of so many megabytes. */
export function searchMemory(tableMb: number, threads: number): WebAssembly.Memory {
  return tableMemory(tableMb, threads, THREADS_AT + threads * THREAD_BYTES);
}

/** Where a thread tells its count of positions. */
export function countAddress(thread: number): number {
  return THREADS_AT + THREAD_BYTES * thread;
}

/** What a thread tells of its search. */
export interface SearchPage {
  readonly nodes: number;
  /** The last depth searched whole. */
  readonly depth: number;
  /** How many lines it knows at that depth. */
  readonly lines: number;
  readonly final: boolean;
  /** The depth under way, if a move has a value there already: that move, and the value, at least. */
  readonly ahead: { readonly depth: number; readonly move: bigint; readonly value: number } | undefined;
}

export function searchPage(memory: WebAssembly.Memory, thread: number): SearchPage {
  const page = new DataView(memory.buffer, countAddress(thread), 64);
  const aheadDepth = page.getInt32(20, true);
  return {
    nodes: page.getFloat64(0, true),
    depth: page.getInt32(8, true),
    lines: page.getInt32(12, true),
    final: page.getInt32(16, true) !== 0,
    ahead:
      aheadDepth === 0 ? undefined : { depth: aheadDepth, move: page.getBigUint64(24, true), value: page.getInt32(32, true) },
  };
}

/** A root move with its value at the last depth that it was searched to, in the kernel's numbers. */
export interface RootRecord {
  readonly move: bigint;
  readonly value: number;
  readonly pv: readonly bigint[];
}

export function rootRecord(memory: WebAssembly.Memory, index: number): RootRecord {
  const root = new DataView(memory.buffer, THREADS_AT + ROOTS + ROOT_BYTES * index, ROOT_BYTES);
  const pv = Array.from({ length: root.getInt32(20, true) }, (_, i) => root.getBigUint64(24 + 8 * i, true));
  return { move: root.getBigUint64(0, true), value: root.getInt32(8, true), pv };
}
