import {
  COLUMN_ORDER,
  type Connect4Board,
  Connect4Kernel,
  type Connect4Progress,
  dropped,
  isOpen,
  type KernelHost,
  winsAt,
} from '../../kernels/index.ts';
import type { StopSignal } from '../../search/index.ts';
import { error } from '../words.ts';
import { HelperThreads } from '../worker/helper-threads.ts';
import { type Connect4Book, openConnect4Book } from './book.ts';
import { BOOK_STONES } from './openings.ts';

export interface Connect4SolverOptions {
  /** Threads on one table, the calling one included. Default: 1; always 1 if memory cannot be shared. */
  readonly threads?: number;
  /** Megabytes of the table. Default: 16. */
  readonly hashMb?: number;
  /** false: without the opening book. The book is read when `prepare` first gets a position that is in it. */
  readonly book?: Connect4Book | boolean;
  /** false: as in a page that may not share memory between threads. */
  readonly sharedMemory?: boolean;
  /** @deprecated Use `hashMb`. */
  readonly tableMb?: number;
}

export interface SolveOptions {
  /** Only computes who wins. */
  readonly weak?: boolean;
  /** Stops after this number of positions, counted over all threads. */
  readonly nodes?: number;
  /**
   * Checked every 2,000 positions: a flag in shared memory, or a clock. An AbortSignal has no effect before the solve
   * has ended, unless `onProgress` aborts it.
   */
  readonly signal?: StopSignal;
  /** Called at most every 50 ms during the solve. The only method of this solver that it may call is `close`. */
  readonly onProgress?: (progress: SolveProgress) => void;
}

/**
 * Scores are for the side to move: 0 a draw, n a win with its n-th stone from the end, -n a loss to the other side's
 * n-th stone from the end.
 */
export interface SolveProgress extends Connect4Progress {
  readonly ms: number;
}

export interface Connect4Answer extends SolveProgress {
  /** The exact score; of a weak solution its sign. undefined if the solve was stopped. */
  readonly score: number | undefined;
  readonly fromBook: boolean;
}

export interface ColumnsOptions extends Omit<SolveOptions, 'weak' | 'onProgress'> {
  /** Called at most every 50 ms with the current column and the known scores. */
  readonly onProgress?: (progress: SolveProgress & ColumnsProgress) => void;
}

export interface ColumnsProgress {
  readonly column: number;
  readonly scores: readonly (number | undefined)[];
}

export interface Connect4Columns {
  /** The score of each column; undefined if it is full, or if the solve was stopped first. */
  readonly scores: readonly (number | undefined)[];
  readonly stopped: boolean;
  readonly nodes: number;
  readonly ms: number;
}

/** Shortest time between two progress reports: users would not see more. */
const PROGRESS_MS = 50;

/**
 * The exact solver of Connect 4 on 7x6 for users: it solves one position after the other with the same table, with
 * helper threads, a book and a signal. It blocks the calling thread; `openEngine('connect4')` runs it in a separate
 * thread, as a page needs.
 *
 * `prepare` loads the book and starts the helper threads before a position. The solver does not use what was not
 * prepared: the answer is the same, only later.
 */
export class Connect4Solver {
  readonly #kernel: Connect4Kernel;
  readonly #crew: HelperThreads | undefined;
  readonly #readsBook: boolean;
  #book: Connect4Book | undefined;
  #state: 'free' | 'busy' | 'closed' = 'free';

  private constructor(kernel: Connect4Kernel, book: Connect4Book | boolean) {
    this.#kernel = kernel;
    this.#readsBook = book === true;
    this.#book = typeof book === 'object' ? book : undefined;
    this.#crew = kernel.threads > 1 ? new HelperThreads(kernel) : undefined;
  }

  static async open(options: Connect4SolverOptions = {}): Promise<Connect4Solver> {
    const { tableMb, hashMb = tableMb, book = true, sharedMemory = typeof SharedArrayBuffer !== 'undefined' } = options;
    const threads = sharedMemory ? (options.threads ?? 1) : 1;
    const kernel = await Connect4Kernel.create({ threads, ...(hashMb !== undefined && { hashMb }) });
    return new Connect4Solver(kernel, book);
  }

  get threads(): number {
    return this.#kernel.threads;
  }

  /**
   * Prepares questions about a board and its continuations: reads the book if the board is in it, and starts the helper
   * threads. Costs nothing if that is done already. Fails if the book cannot be read.
   */
  async prepare({ stones }: Connect4Board): Promise<void> {
    try {
      if (this.#readsBook && stones <= BOOK_STONES) this.#book ??= await openConnect4Book();
    } finally {
      await this.#crew?.ready();
    }
  }

  solve(board: Connect4Board, options: SolveOptions = {}): Connect4Answer {
    return this.#alone(() => this.#solve(board, options, paceOf(options)));
  }

  /** The score of each column for the side to move. */
  columns(board: Connect4Board, { onProgress, ...options }: ColumnsOptions = {}): Connect4Columns {
    return this.#alone(() => {
      const started = performance.now();
      const pace = paceOf({ onProgress });
      const scores = new Array<number | undefined>(7).fill(undefined);
      let nodes = 0;
      const done = (stopped: boolean) => ({ scores, stopped, nodes, ms: performance.now() - started });
      for (const column of COLUMN_ORDER) {
        if (!isOpen(board, column)) continue;
        // Before the helper threads get the position: they would visit some before the first check of the signal.
        if (options.signal?.aborted) return done(true);
        if (winsAt(board, column)) {
          scores[column] = scoreOfWinNow(board);
          continue;
        }
        const tell = (progress: SolveProgress) =>
          onProgress?.({ ...progress, nodes: nodes + progress.nodes, ms: performance.now() - started, column, scores });
        const left = { ...options, nodes: leftOf(options, nodes), onProgress: tell };
        const answer = this.#solve(dropped(board, column), left, pace);
        nodes += answer.nodes;
        if (answer.score === undefined) return done(true);
        scores[column] = 0 - answer.score;
      }
      return done(false);
    });
  }

  /**
   * A column with this score, which is the board's exact one: the first that attains it in the given order. undefined
   * if stopped before it is found. The progress is that of the column under way.
   */
  columnOfScore(
    board: Connect4Board,
    score: number,
    order: readonly number[],
    options: Omit<SolveOptions, 'weak'> = {},
  ): { readonly column: number | undefined; readonly nodes: number } {
    return this.#alone(() => {
      const pace = paceOf(options);
      let nodes = 0;
      const open = order.filter((column) => isOpen(board, column));
      for (const column of open) {
        // The last column need not be solved: one of them attains the score.
        if (winsAt(board, column) || column === open.at(-1)) return { column, nodes };
        const left = { ...options, nodes: leftOf(options, nodes) };
        const child = this.#isWorth(dropped(board, column), 0 - score, left, pace);
        nodes += child.nodes;
        if (child.worth !== false) return { column: child.worth ? column : undefined, nodes };
      }
      return { column: undefined, nodes };
    });
  }

  /**
   * Whether a board whose score is at least `score` has exactly this score. undefined if stopped before it is known.
   */
  isWorth(
    board: Connect4Board,
    score: number,
    options: Pick<SolveOptions, 'nodes' | 'signal'> = {},
  ): { readonly worth: boolean | undefined; readonly nodes: number } {
    return this.#alone(() => this.#isWorth(board, score, options, undefined));
  }

  /** For searches to a fixed depth. */
  get kernel(): Connect4Kernel {
    return this.#kernel;
  }

  /** The score of the book, if the book was prepared and has the board. */
  bookScore(board: Connect4Board): number | undefined {
    return board.stones > BOOK_STONES ? undefined : this.#book?.score(board);
  }

  /** Clears the table: the next solve visits as many positions as the first. Never needed for correct scores. */
  forget(): void {
    this.#kernel.forget();
  }

  /** Ends the helper threads. A running solve is stopped, as by its signal. */
  close(): void {
    this.#state = 'closed';
    this.#kernel.stop();
    this.#crew?.terminate();
  }

  #alone<T>(work: () => T): T {
    if (this.#state === 'closed') throw error('solver-closed');
    if (this.#state === 'busy') throw error('solver-busy');
    this.#state = 'busy';
    this.#crew?.start();
    try {
      return work();
    } finally {
      if (this.#state === 'busy') {
        this.#state = 'free';
        this.#crew?.park();
      }
    }
  }

  #solve(board: Connect4Board, options: SolveOptions, pace: Pace | undefined): Connect4Answer {
    const { weak = false } = options;
    const started = performance.now();
    const known = this.bookScore(board);
    if (known !== undefined) {
      const score = weak ? Math.sign(known) : known;
      return { score, least: known, most: known, window: undefined, share: 1, nodes: 0, ms: 0, fromBook: true };
    }
    const { state: _, ...solution } = this.#kernel.solve(board, { weak, ...this.#limits(options, pace, started) });
    return { ...solution, ms: performance.now() - started, fromBook: false };
  }

  #isWorth(board: Connect4Board, score: number, options: SolveOptions, pace: Pace | undefined) {
    const known = this.bookScore(board);
    if (known !== undefined) return { worth: known === score, nodes: 0 };
    const question = { least: score, most: score + 1, ...this.#limits(options, pace, performance.now()) };
    const { score: found, nodes } = this.#kernel.solve(board, question);
    return { worth: found === undefined ? undefined : found === score, nodes };
  }

  #limits({ nodes = Number.POSITIVE_INFINITY, signal, onProgress }: SolveOptions, pace: Pace | undefined, started: number) {
    const alone = this.threads === 1;
    const shouldContinue = () => {
      if (signal?.aborted || !(alone || this.#kernel.nodes() < nodes)) return false;
      if (pace?.isDue()) onProgress?.({ ...this.#kernel.progress(), ms: performance.now() - started });
      return true;
    };
    return { nodes: Math.max(1, nodes), host: { shouldContinue } satisfies KernelHost };
  }
}

/** Comes due every PROGRESS_MS. */
class Pace {
  #next = performance.now() + PROGRESS_MS;

  isDue(): boolean {
    const now = performance.now();
    if (now < this.#next) return false;
    this.#next = now + PROGRESS_MS;
    return true;
  }
}

function paceOf({ onProgress }: { readonly onProgress?: unknown }): Pace | undefined {
  return onProgress === undefined ? undefined : new Pace();
}

function leftOf({ nodes = Number.POSITIVE_INFINITY }: SolveOptions, used: number): number {
  return nodes - used;
}

function scoreOfWinNow({ stones }: Connect4Board): number {
  return (43 - stones) >> 1;
}
