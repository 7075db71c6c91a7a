import { type Bound, WIN } from '../core/index.ts';
import { ROUND_WORD, SESSION_WORD, STOP_WORD } from './memory.ts';
import { type RootRecord, rootRecord, searchMemory, searchPage } from './search-memory.ts';
import { compileKernel, instantiate, type KernelCode, type KernelFile } from './wasm.ts';

export interface SearchKernelOptions {
  /** Megabytes of the table. 32 if nothing is said. */
  readonly tableMb?: number;
  /** How many threads will work on one position, this one included. 1 if nothing is said. */
  readonly threads?: number;
}

/** What other threads need to help: sent to a worker as it is. */
export interface SearchShare extends KernelCode {
  readonly memory: WebAssembly.Memory;
  readonly tableMb: number;
  readonly threads: number;
}

/** What every kernel with the compiled search exports (assembly/search/root.ts), besides the functions that set its position. */
export interface SearchExports {
  setUp(thread: number, threads: number, megabytes: number): number;
  begin(depth: number, lines: number, switches: number): number;
  advance(budget: number): number;
  help(): number;
  closeRound(): void;
  forget(): void;
}

export interface SearchAim {
  /** Plies to look ahead at most. As far as it goes if nothing is said. */
  readonly depth?: number;
  /** How many of the best moves are to have their exact values; `Infinity`: all of them. 1 if nothing is said. */
  readonly lines?: number;
  /** false: exactly the value of alpha-beta at the depth, no line longer or shorter. true if nothing is said. */
  readonly selectivity?: boolean;
}

/** A move with what is expected to follow. Values are from the view of the side to move at the root, wins as in core/score. */
export interface SearchLine {
  readonly move: bigint;
  readonly value: number;
  readonly pv: readonly bigint[];
}

export interface SearchProgress {
  /** `deeper`: one more depth is done. `done`: no deeper look is wanted, or could change anything. */
  readonly state: 'deeper' | 'done' | 'paused' | 'stopped';
  /** The last depth searched whole; 0 before there is one. */
  readonly depth: number;
  /** The best moves at that depth, best first, as many as were asked for. */
  readonly lines: readonly SearchLine[];
  /** The values hold to the end of the game. */
  readonly final: boolean;
  /** The best move so far at the depth under way, with a value that is at least this: worth more than `lines` where the search must stop now. */
  readonly ahead: { readonly depth: number; readonly move: bigint; readonly value: number; readonly bound: Bound } | undefined;
  /** Positions visited since `begin`, by all threads. */
  readonly nodes: number;
}

const STATES = ['paused', 'done', 'stopped', 'deeper'] as const;
/** From assembly/search/contract.ts and switches.ts. */
const KERNEL_WIN = 30000;
const KERNEL_EVALUATIONS = 20000;
const SELECTIVITY = 15;
const NO_TABLE = 16;
const MOST_LINES = 1024;
const DEEPEST = 124;

/**
 * The compiled search of one game (assembly/search). One of them runs in one thread; threads may share a table. The game's own functions, `kernel`, set the
 * position; then `begin` and `advance`, again and again.
 */
export class SearchKernel<E extends SearchExports> {
  /** The game's own functions. */
  readonly kernel: E;
  readonly #share: SearchShare;
  readonly #thread: number;
  readonly #words: Int32Array<ArrayBufferLike>;
  /** What the other threads had counted when this search began. */
  #countedBefore = 0;
  #told: { depth: number; lines: readonly SearchLine[] } = { depth: 0, lines: [] };

  private constructor(share: SearchShare, thread: number) {
    this.#share = share;
    this.#thread = thread;
    this.kernel = instantiate<E>(share, share.memory);
    if (!this.kernel.setUp(thread, share.threads, share.tableMb))
      throw new RangeError(`Thread ${thread} of ${share.threads} has no place in this memory: threads are counted from 0.`);
    this.#words = new Int32Array(share.memory.buffer, 0, 64);
  }

  /** `files`: the kernel for memory of its own, and the one for shared memory. */
  static async create<E extends SearchExports>(
    files: readonly [alone: KernelFile, shared: KernelFile],
    options: SearchKernelOptions = {},
  ): Promise<SearchKernel<E>> {
    const { tableMb = 32, threads = 1 } = options;
    const memory = searchMemory(tableMb, threads);
    const code = await compileKernel(files[threads > 1 ? 1 : 0]);
    return new SearchKernel<E>({ ...code, memory, tableMb, threads }, 0);
  }

  /** In another thread: the helper number `thread`, from 1, of the kernel that gave its share. */
  static join<E extends SearchExports>(share: SearchShare, thread: number): SearchKernel<E> {
    return new SearchKernel<E>(share, thread);
  }

  get memory(): WebAssembly.Memory {
    return this.#share.memory;
  }

  /** For `join` in other threads. */
  share(): SearchShare {
    if (this.#share.threads === 1)
      throw new Error('This kernel was made for one thread: say { threads } when you create it, and send its share then.');
    return { ...this.#share, weights: undefined };
  }

  /** Takes up the position that was set, and returns its number of moves; `advance` searches it. Where the game is over there is no move, and nothing to search. */
  begin(aim: SearchAim = {}): number {
    return this.#begin(aim, 0);
  }

  /** The same without a table, to measure what it brings. */
  beginWithoutTable(aim: SearchAim = {}): number {
    return this.#begin(aim, NO_TABLE);
  }

  #begin({ depth = DEEPEST, lines = 1, selectivity = true }: SearchAim, more: number): number {
    if (!Number.isInteger(depth) || depth < 1) throw new RangeError(`A search looks 1 ply ahead or more, not ${depth}.`);
    if (!(lines >= 1)) throw new RangeError(`A search finds 1 line or more, not ${lines}.`);
    this.#told = { depth: 0, lines: [] };
    this.#countedBefore = this.#countedByHelpers();
    const switches = (selectivity ? SELECTIVITY : 0) | more;
    return this.kernel.begin(Math.min(depth, DEEPEST), Math.min(lines, MOST_LINES), switches);
  }

  /** Searches on for this many positions, or to the end of the next depth. Whatever ended it, the next call goes on exactly there. */
  advance(nodes = Number.POSITIVE_INFINITY): SearchProgress {
    if (!(nodes > 0)) throw new RangeError(`A search may visit 1 position or more, not ${nodes}.`);
    const state = STATES[this.kernel.advance(nodes)] as SearchProgress['state'];
    const { memory } = this.#share;
    const page = searchPage(memory, this.#thread);
    if (page.depth !== this.#told.depth)
      this.#told = { depth: page.depth, lines: Array.from({ length: page.lines }, (_, i) => lineOf(rootRecord(memory, i))) };
    return {
      state,
      depth: page.depth,
      lines: this.#told.lines,
      final: page.final,
      ahead: page.ahead && { ...page.ahead, value: scoreOf(page.ahead.value), bound: 'lower' },
      nodes: page.nodes + this.#countedByHelpers() - this.#countedBefore,
    };
  }

  /** Searches to the end of the aim, or until it is stopped. */
  search(aim: SearchAim = {}): SearchProgress {
    this.begin(aim);
    for (;;) {
      const progress = this.advance();
      if (progress.state !== 'deeper') return progress;
    }
  }

  /** Leaves the position: helpers have nothing to do any more. */
  abandon(): void {
    this.kernel.closeRound();
  }

  /** Forgets all positions: the next search visits as many as a new kernel's would. Never needed for right values. */
  forget(): void {
    this.kernel.forget();
  }

  /** Makes every search on this memory stop within some thousand positions, and stay stopped until `allow`. With shared memory any thread may call it. */
  stop(): void {
    Atomics.store(this.#words, STOP_WORD, 1);
  }

  allow(): void {
    Atomics.store(this.#words, STOP_WORD, 0);
  }

  /** Opens a session for helpers, and ends the one before. To be called before they are told its number. */
  openSession(): number {
    return Atomics.add(this.#words, SESSION_WORD, 1) + 1;
  }

  /** Ends the session: helpers return within 20 ms. */
  closeSession(): void {
    Atomics.add(this.#words, SESSION_WORD, 1);
    this.kernel.closeRound();
  }

  /** A helper's work: searches whatever position thread 0 searches, until the session is over or everything is stopped. Blocks its thread. */
  help(session: number): void {
    const goesOn = () => Atomics.load(this.#words, SESSION_WORD) === session && Atomics.load(this.#words, STOP_WORD) === 0;
    while (goesOn()) if (!this.kernel.help()) Atomics.wait(this.#words, ROUND_WORD, Atomics.load(this.#words, ROUND_WORD), 20);
  }

  #countedByHelpers(): number {
    let total = 0;
    for (let thread = 0; thread < this.#share.threads; thread++)
      if (thread !== this.#thread) total += searchPage(this.#share.memory, thread).nodes;
    return total;
  }
}

function lineOf({ move, value, pv }: RootRecord): SearchLine {
  return { move, value: scoreOf(value), pv };
}

/** A value of the kernel's, as core/score has it. */
function scoreOf(value: number): number {
  if (value > KERNEL_EVALUATIONS) return WIN - (KERNEL_WIN - value);
  if (value < -KERNEL_EVALUATIONS) return KERNEL_WIN + value - WIN;
  return value;
}
