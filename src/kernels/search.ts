import { type Bound, WIN } from '../core/index.ts';
import { type KernelExports, type KernelShare, KernelThread } from './kernel-thread.ts';
import { tableMemory } from './memory.ts';
import type { TableEntries } from './tables.ts';
import { compileKernel, type KernelFile } from './wasm.ts';

export interface SearchKernelOptions {
  /** Megabytes of the table. Default: 32. */
  readonly hashMb?: number;
  /** How many threads will work on one position, this one included. Default: 1. */
  readonly threads?: number;
  /** Tablebases that selective searches probe. Default: none. */
  readonly endgame?: EndgameSlices;
}

/** Entries of tablebases, by the keys of their material classes. */
export type EndgameSlices = ReadonlyMap<number, TableEntries>;

/**
 * The exports of every kernel with the compiled search (assembly/search/root.ts), except the functions that set its
 * position.
 */
export interface SearchExports extends KernelExports {
  begin(depth: number, lines: number, selective: boolean): number;
  deepen(nodes: number): number;
}

export interface SearchAim {
  /** Plies to look ahead at most. Default: no limit. */
  readonly depth?: number;
  /** How many of the best moves are to have their exact values; `Infinity`: all of them. Default: 1. */
  readonly lines?: number;
  /** false: exactly the value of alpha-beta at the depth, no line longer or shorter. Default: true. */
  readonly selectivity?: boolean;
  /** Positions that this thread may visit, exactly; but the first depth is always searched whole. */
  readonly nodes?: number;
}

/**
 * The callbacks of a running search. It must not throw, nor call the kernel. The first depth is searched without
 * asking.
 */
export interface SearchHost {
  /** Every 2,000 positions or so: whether to go on. `nodes`: visited since `begin`, by all threads. */
  shouldContinue(nodes: number): boolean;
  /**
   * There is a better move at the depth under way (`ahead`) than the one last reported, or than the best of the last
   * depth.
   */
  onInfo?(progress: SearchProgress): void;
}

/**
 * A move with the expected continuation. Values are from the view of the side to move at the root, wins as in
 * core/score.
 */
export interface SearchLine {
  readonly move: bigint;
  readonly value: number;
  readonly pv: readonly bigint[];
}

export interface SearchProgress {
  /**
   * `deeper`: a deeper search may change something. `done`: none is wanted, or could. `stopped`: the limit, the host or
   * the stop flag ended the search.
   */
  readonly state: 'deeper' | 'done' | 'stopped';
  /** The last depth searched whole; 0 before there is one. */
  readonly depth: number;
  /** The best moves at that depth, best first, as many as requested. */
  readonly lines: readonly SearchLine[];
  /** The values hold to the end of the game. */
  readonly final: boolean;
  /**
   * The best move so far at the depth under way, with a value that is at least this: worth more than `lines` where
   * the search must stop now.
   */
  readonly ahead: { readonly depth: number; readonly move: bigint; readonly value: number; readonly bound: Bound } | undefined;
  /** Positions visited since `begin`, by all threads. */
  readonly nodes: number;
}

/** The return values of `deepen` in assembly/search/root.ts. */
const STATES: Readonly<Record<number, SearchProgress['state']>> = { 1: 'done', 2: 'stopped', 3: 'deeper' };
/** From assembly/search/contract.ts. */
const KERNEL_WIN = 30000;
const KERNEL_EVALUATIONS = 20000;
const MOST_LINES = 1024;
const DEEPEST = 124;

/**
 * The compiled search of one game (assembly/search). One of them runs in one thread; threads may share a table. The
 * game's own functions, `exports`, set the position; then `begin`, and `deepen` again and again.
 */
export class SearchKernel<E extends SearchExports> extends KernelThread<E> {
  #nodes = Number.POSITIVE_INFINITY;
  /** The count of the other threads when this search began. */
  #countedBefore = 0;
  #whole: { depth: number; lines: readonly SearchLine[] } = { depth: 0, lines: [] };
  #underway = false;

  /** `files`: the kernel for memory of its own, and the one for shared memory. */
  static async create<E extends SearchExports>(
    files: readonly [alone: KernelFile, shared: KernelFile],
    options: SearchKernelOptions = {},
  ): Promise<SearchKernel<E>> {
    const { hashMb = 32, threads = 1, endgame } = options;
    const memory = searchMemory(hashMb, threads, endgame);
    const code = await compileKernel(files[threads > 1 ? 1 : 0]);
    return SearchKernel.join<E>({ ...code, memory, hashMb, threads }, 0);
  }

  /** In another thread: the helper number `thread`, from 1, of the kernel that gave its share. */
  static join<E extends SearchExports>(share: KernelShare, thread: number): SearchKernel<E> {
    return new SearchKernel<E>(share, thread, countAddress);
  }

  /** The next searches probe the tablebases for positions with up to this number of pieces; 0: never. */
  lookUp(pieces: number): void {
    const at = endgameAddress(this.hashMb, this.threads);
    if (at < this.memory.buffer.byteLength) new DataView(this.memory.buffer).setUint32(at, pieces, true);
  }

  /**
   * Starts a search of the position that was set, and returns its number of moves; `deepen` then searches it. If the
   * game is over there is no move, and nothing to search.
   */
  begin(aim: SearchAim = {}, host?: SearchHost): number {
    const { depth = DEEPEST, lines = 1, selectivity = true, nodes = Number.POSITIVE_INFINITY } = aim;
    if (!Number.isInteger(depth) || depth < 1) throw new RangeError(`A search looks 1 ply ahead or more, not ${depth}.`);
    if (!(lines >= 1)) throw new RangeError(`A search finds 1 line or more, not ${lines}.`);
    if (!(nodes > 0)) throw new RangeError(`A search may visit 1 position or more, not ${nodes}.`);
    this.#nodes = nodes;
    this.#whole = { depth: 0, lines: [] };
    this.#countedBefore = this.countedByHelpers();
    this.#underway = true;
    this.host = host && {
      shouldContinue: (positions) => host.shouldContinue(positions + this.countedByHelpers() - this.#countedBefore),
      onInfo: () => host.onInfo?.(this.#progress('deeper')),
    };
    return this.exports.begin(Math.min(depth, DEEPEST), Math.min(lines, MOST_LINES), selectivity);
  }

  /**
   * Searches one depth further, unless the limit, the host or the stop flag ends it. After `done` or `stopped` the
   * search is over; `ahead` has the result of the interrupted depth so far.
   */
  deepen(): SearchProgress {
    if (!this.#underway) throw new Error('No search is under way: call begin first.');
    const state = STATES[this.exports.deepen(this.#nodes)] as SearchProgress['state'];
    this.#underway = state === 'deeper';
    return this.#progress(state);
  }

  /** `begin`, then `deepen` to the end. */
  search(aim: SearchAim = {}, host?: SearchHost): SearchProgress {
    this.begin(aim, host);
    for (;;) {
      const progress = this.deepen();
      if (progress.state !== 'deeper') return progress;
    }
  }

  #progress(state: SearchProgress['state']): SearchProgress {
    const { memory } = this;
    const page = searchPage(memory, this.thread);
    if (page.depth !== this.#whole.depth)
      this.#whole = { depth: page.depth, lines: Array.from({ length: page.lines }, (_, i) => rootLine(memory, i)) };
    return {
      state,
      depth: page.depth,
      lines: this.#whole.lines,
      final: page.final,
      ahead: page.ahead && { ...page.ahead, value: scoreOf(page.ahead.value), bound: 'lower' },
      nodes: page.nodes + this.countedByHelpers() - this.#countedBefore,
    };
  }
}

/** Sizes and places from assembly/search/memory.ts, which draws the layout. */
const THREADS_AT = 0x20000;
const THREAD_BYTES = 0x6a0000;
const ROOTS = 0x1000;
const ROOT_BYTES = 512;

/** Offsets in the tablebases' part of the memory: of the addresses of material classes, and of the entries. */
const SLICES_AT = 64;
const ENTRIES_AT = SLICES_AT + 4 * 0x10000;
const WASM_PAGE = 0x10000;

/** Memory for a compiled search with this many threads, a table of `hashMb` megabytes, and tablebases in it. */
export function searchMemory(hashMb: number, threads: number, endgame?: EndgameSlices): WebAssembly.Memory {
  const bytes = endgame === undefined ? 0 : WASM_PAGE * Math.ceil(placesOf(endgame).end / WASM_PAGE);
  const memory = tableMemory(hashMb, threads, THREADS_AT + threads * THREAD_BYTES + bytes);
  if (endgame !== undefined) writeEndgame(memory, endgameAddress(hashMb, threads), endgame);
  return memory;
}

function endgameAddress(hashMb: number, threads: number): number {
  return THREADS_AT + threads * THREAD_BYTES + hashMb * 2 ** 20;
}

/**
 * The place of each material class's entries, relative to the tablebases: an even number, because the low bit is the
 * width's.
 */
function placesOf(endgame: EndgameSlices): { readonly places: ReadonlyMap<number, number>; readonly end: number } {
  let end = ENTRIES_AT;
  const places = new Map<number, number>();
  for (const [key, { bytes }] of endgame) {
    places.set(key, end);
    end += 2 * Math.ceil(bytes.length / 2);
  }
  return { places, end };
}

function writeEndgame(memory: WebAssembly.Memory, at: number, endgame: EndgameSlices): void {
  const view = new DataView(memory.buffer);
  for (const [key, place] of placesOf(endgame).places) {
    const { width, bytes } = endgame.get(key) as TableEntries;
    view.setUint32(at + SLICES_AT + 4 * key, at + place + width - 1, true);
    new Uint8Array(memory.buffer).set(bytes, at + place);
  }
}

/** The address of a thread's count of positions. */
function countAddress(thread: number): number {
  return THREADS_AT + THREAD_BYTES * thread;
}

/**
 * What a thread writes about its search: the last completed depth, the number of its lines, and `ahead`, a move of the
 * current depth that already has a value there.
 */
export function searchPage(memory: WebAssembly.Memory, thread: number) {
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

/** A root move with its value at the last depth that it was searched to. */
function rootLine(memory: WebAssembly.Memory, index: number): SearchLine {
  const root = new DataView(memory.buffer, THREADS_AT + ROOTS + ROOT_BYTES * index, ROOT_BYTES);
  const pv = Array.from({ length: root.getInt32(20, true) }, (_, i) => root.getBigUint64(24 + 8 * i, true));
  return { move: root.getBigUint64(0, true), value: scoreOf(root.getInt32(8, true)), pv };
}

/** A value of the kernel's, as core/score has it. */
function scoreOf(value: number): number {
  if (value > KERNEL_EVALUATIONS) return WIN - (KERNEL_WIN - value);
  if (value < -KERNEL_EVALUATIONS) return KERNEL_WIN + value - WIN;
  return value;
}
