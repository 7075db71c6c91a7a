import { COLUMNS, type Connect4Board, dropped, isOpen, winsAt } from './connect4-board.ts';
import { kernelMemory, ROUND_WORD, SESSION_WORD, STOP_WORD, threadPage } from './memory.ts';
import { compileKernel, instantiate } from './wasm.ts';

export interface Connect4KernelOptions {
  /** Megabytes of the table. 16 if nothing is said: more does not help, and less costs little. */
  readonly tableMb?: number;
  /** How many threads will work on one position, this one included. 1 if nothing is said. */
  readonly threads?: number;
}

/** What other threads need to help: sent to a worker as it is. */
export interface Connect4Share {
  readonly module: WebAssembly.Module;
  readonly memory: WebAssembly.Memory;
  readonly tableMb: number;
  readonly threads: number;
}

/**
 * Scores are from the view of the side to move: 0 is a draw, n > 0 a win with its n-th stone from the end (1: with its very last), -n a loss to
 * the other side's n-th stone from the end.
 */
export interface Connect4Progress {
  /** Found, or stopped before. */
  readonly state: 'done' | 'paused' | 'stopped';
  /** The score lies from `least` to `most`. */
  readonly least: number;
  readonly most: number;
  /** The question under way: is the score more than this? */
  readonly window: number | undefined;
  /** How much of that question is done, from 0 to 1. */
  readonly share: number;
  /** Positions visited since `begin`, by all threads. */
  readonly nodes: number;
}

export interface Connect4Solution extends Connect4Progress {
  /** The exact score; in a weak solution its sign. Undefined if stopped or out of nodes before it was found. */
  readonly score: number | undefined;
}

export interface Connect4Question {
  /** Only who wins is asked for. */
  readonly weak?: boolean;
  /** The score is known to be this or more, this or less: nothing outside is asked. Wrong bounds give wrong scores. */
  readonly least?: number;
  readonly most?: number;
}

export interface Connect4Look {
  /** The minimax value at this depth, from the view of the side to move, wins as in core/score. Undefined if stopped before. */
  readonly value: number | undefined;
  /** A column that attains it. */
  readonly column: number | undefined;
  readonly nodes: number;
}

interface Exports {
  setUp(thread: number, threads: number, megabytes: number): number;
  forget(): void;
  solve(mover: bigint, mask: bigint, weak: boolean): void;
  narrow(least: number, most: number): void;
  advance(budget: number): number;
  help(): number;
  closeRound(): void;
  leastWorth(): number;
  mostWorth(): number;
  positions(): number;
  look(mover: bigint, mask: bigint, depth: number, budget: number): number;
  bestColumn(): number;
}

/** More than any score. */
const ANY = 99;

const MIDDLE_FIRST = [3, 2, 4, 1, 5, 0, 6];

const STATES = ['paused', 'done', 'stopped'] as const;
const NO_VALUE = -(2 ** 31);

/** The exact solver of Connect 4 on 7x6, compiled (assembly/connect4). One of them runs in one thread; threads may share a table. */
export class Connect4Kernel {
  readonly #share: Connect4Share;
  readonly #thread: number;
  readonly #kernel: Exports;
  readonly #words: Int32Array<ArrayBufferLike>;
  /** What the other threads had counted when this solve began. */
  #countedBefore = 0;

  private constructor(share: Connect4Share, thread: number) {
    this.#share = share;
    this.#thread = thread;
    this.#kernel = instantiate<Exports>(share, share.memory);
    if (!this.#kernel.setUp(thread, share.threads, share.tableMb))
      throw new RangeError(`Thread ${thread} of ${share.threads} has no place in this memory: threads are counted from 0.`);
    this.#words = new Int32Array(share.memory.buffer, 0, 64);
  }

  static async create(options: Connect4KernelOptions = {}): Promise<Connect4Kernel> {
    const { tableMb = 16, threads = 1 } = options;
    const memory = kernelMemory(tableMb, threads);
    const { module } = await compileKernel(threads > 1 ? 'connect4-threads' : 'connect4');
    return new Connect4Kernel({ module, memory, tableMb, threads }, 0);
  }

  /** In another thread: the helper number `thread`, from 1, of the kernel that gave its share. */
  static join(share: Connect4Share, thread: number): Connect4Kernel {
    return new Connect4Kernel(share, thread);
  }

  /** For `join` in other threads. */
  share(): Connect4Share {
    if (this.#share.threads === 1)
      throw new Error('This kernel was made for one thread: say { threads } when you create it, and send its share then.');
    return this.#share;
  }

  /** Takes up a position; `advance` solves it. */
  begin(board: Connect4Board, { weak = false, least = -ANY, most = ANY }: Connect4Question = {}): void {
    this.#kernel.solve(board.mover, board.mask, weak);
    this.#kernel.narrow(least, most);
    this.#countedBefore = this.#countedByHelpers();
  }

  /** Searches on for this many positions. After a pause or a stop the next call goes on exactly where this one ended. */
  advance(nodes = Number.POSITIVE_INFINITY): Connect4Progress {
    checkNodes(nodes);
    const state = STATES[this.#kernel.advance(nodes)];
    const page = threadPage(this.#share.memory, this.#thread);
    return {
      state,
      least: this.#kernel.leastWorth(),
      most: this.#kernel.mostWorth(),
      window: state === 'done' ? undefined : page.getInt32(12, true),
      share: state === 'done' ? 1 : page.getFloat64(24, true),
      nodes: this.#kernel.positions() + this.#countedByHelpers() - this.#countedBefore,
    };
  }

  solve(board: Connect4Board, options: Connect4Question & { readonly nodes?: number } = {}): Connect4Solution {
    this.begin(board, options);
    const progress = this.advance(options.nodes);
    if (progress.state !== 'done') return { ...progress, score: undefined };
    return { ...progress, score: options.weak ? Math.sign(progress.least) : progress.least };
  }

  /** The score of each column for the side to move, undefined where a column is full; all undefined if stopped or out of nodes before all were found. */
  columns(
    board: Connect4Board,
    options: { readonly nodes?: number } = {},
  ): { readonly scores: readonly (number | undefined)[]; readonly nodes: number } {
    let nodes = 0;
    const scores = new Array<number | undefined>(COLUMNS).fill(undefined);
    for (const column of MIDDLE_FIRST) {
      if (!isOpen(board, column)) continue;
      if (winsAt(board, column)) {
        scores[column] = (43 - board.stones) >> 1;
        continue;
      }
      const solution = this.solve(dropped(board, column), { nodes: (options.nodes ?? Number.POSITIVE_INFINITY) - nodes });
      nodes += solution.nodes;
      if (solution.score === undefined) return { scores: scores.fill(undefined), nodes };
      scores[column] = 0 - solution.score;
    }
    return { scores, nodes };
  }

  /**
   * A column that keeps the score of a position that has just been solved. Every column is asked whether it does, all in turn with more and more
   * positions: the answer that the table knows best is found first. Undefined if stopped before, or if the board is full.
   */
  bestColumn(board: Connect4Board, score: number): { readonly column: number | undefined; readonly nodes: number } {
    const open = MIDDLE_FIRST.filter((column) => isOpen(board, column));
    const winning = open.find((column) => winsAt(board, column));
    if (winning !== undefined || open.length === 1) return { column: winning ?? open[0], nodes: 0 };
    let total = 0;
    for (let nodes = 64; open.length > 0; nodes *= 4)
      for (const column of [...open]) {
        const { state, least, nodes: visited } = this.solve(dropped(board, column), { nodes, least: -score, most: 1 - score });
        total += visited;
        if (state === 'stopped') return { column: undefined, nodes: total };
        if (state !== 'done') continue;
        if (least === -score) return { column, nodes: total };
        open.splice(open.indexOf(column), 1);
      }
    return { column: undefined, nodes: total };
  }

  /** Looks so many plies ahead and evaluates there with the table heuristic of games/connect4: alpha-beta, no memory. */
  search(board: Connect4Board, depth: number, options: { readonly nodes?: number } = {}): Connect4Look {
    if (!Number.isInteger(depth) || depth < 1) throw new RangeError(`A search looks 1 ply ahead or more, not ${depth}.`);
    if (board.stones === 42) throw new Error('The board is full: there is no move to search for.');
    const { nodes = Number.POSITIVE_INFINITY } = options;
    checkNodes(nodes);
    const value = this.#kernel.look(board.mover, board.mask, Math.min(depth, 42), nodes);
    const found = value !== NO_VALUE;
    return {
      value: found ? value : undefined,
      column: found ? this.#kernel.bestColumn() : undefined,
      nodes: this.#kernel.positions(),
    };
  }

  /** Forgets all positions: the next solve visits as many as a new kernel's would. Never needed for right scores. */
  forget(): void {
    this.#kernel.forget();
  }

  /** Makes every search on this memory stop within some thousand positions, and stay stopped until `allow`. With shared memory any thread may call it. */
  stop(): void {
    Atomics.store(this.#words, STOP_WORD, 1);
  }

  allow(): void {
    Atomics.store(this.#words, STOP_WORD, 0);
  }

  /** Leaves the position that is under way, if there is one: helpers stop working on it and wait for the next. */
  abandon(): void {
    this.#kernel.closeRound();
  }

  /** Opens a session for helpers, and ends the one before. To be called before they are told its number. */
  openSession(): number {
    return Atomics.add(this.#words, SESSION_WORD, 1) + 1;
  }

  /** Ends the session: helpers return within 20 ms. */
  closeSession(): void {
    Atomics.add(this.#words, SESSION_WORD, 1);
  }

  /** A helper's work: searches whatever window thread 0 searches, until the session is over or everything is stopped. Blocks its thread. */
  help(session: number): void {
    const goesOn = () => Atomics.load(this.#words, SESSION_WORD) === session && Atomics.load(this.#words, STOP_WORD) === 0;
    while (goesOn()) if (!this.#kernel.help()) Atomics.wait(this.#words, ROUND_WORD, 0, 20);
  }

  #countedByHelpers(): number {
    let total = 0;
    for (let thread = 0; thread < this.#share.threads; thread++)
      if (thread !== this.#thread) total += threadPage(this.#share.memory, thread).getFloat64(0, true);
    return total;
  }
}

function checkNodes(nodes: number): void {
  if (!(nodes > 0)) throw new RangeError(`A search may visit 1 position or more, not ${nodes}.`);
}
