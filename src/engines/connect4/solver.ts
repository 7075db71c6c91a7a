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
import { Crew } from '../worker/crew.ts';
import { type Connect4Book, openConnect4Book } from './book.ts';
import { BOOK_STONES } from './openings.ts';

export interface Connect4SolverOptions {
  /**
   * Threads on one table, the calling one included. 1 if nothing is said, and always 1 where memory cannot be shared.
   */
  readonly threads?: number;
  /** Megabytes of the table: 16 if nothing is said. */
  readonly tableMb?: number;
  /** false: without the book of openings. It is read when `prepare` first has a position that is in it. */
  readonly book?: Connect4Book | boolean;
  /** false: as in a page that may not share memory between threads. */
  readonly sharedMemory?: boolean;
}

export interface SolveOptions {
  /** Only who wins is asked for. */
  readonly weak?: boolean;
  /** Gives up after so many positions, counted over all threads. */
  readonly nodes?: number;
  /**
   * Looked at every 2,000 positions: a flag in shared memory, or a clock. An AbortSignal is not heard before the
   * solve has ended, unless `onProgress` aborts it.
   */
  readonly signal?: StopSignal;
  /** Called every 50 ms at most while it lasts. It may not ask the same solver for anything but to close. */
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
  /** The exact score; of a weak solution its sign. undefined if it was stopped before. */
  readonly score: number | undefined;
  readonly fromBook: boolean;
}

export interface ColumnsOptions extends Omit<SolveOptions, 'weak' | 'onProgress'> {
  /** Called every 50 ms at most with the column under way and the scores that are known. */
  readonly onProgress?: (progress: SolveProgress & ColumnsProgress) => void;
}

export interface ColumnsProgress {
  readonly column: number;
  readonly scores: readonly (number | undefined)[];
}

export interface Connect4Columns {
  /** Of each column, undefined where it is full, or if it was stopped before. */
  readonly scores: readonly (number | undefined)[];
  readonly stopped: boolean;
  readonly nodes: number;
  readonly ms: number;
}

/** How often progress is told at most: more is not seen. */
const PROGRESS_MS = 50;

/**
 * The exact solver of Connect 4 on 7x6 as people use it: one position after the other with the same table, with
 * helping threads, a book and a signal. It works in the thread that calls it, and blocks it; where that is too much,
 * in a page say, `openEngine('connect4')` has it in a thread of its own.
 *
 * What may have to be waited for, the book and the helping threads, `prepare` brings before a position. What it did
 * not bring is not used: the answer is as right without, only later.
 */
export class Connect4Solver {
  readonly #kernel: Connect4Kernel;
  readonly #crew: Crew | undefined;
  readonly #readsBook: boolean;
  #book: Connect4Book | undefined;
  #state: 'free' | 'busy' | 'closed' = 'free';

  private constructor(kernel: Connect4Kernel, book: Connect4Book | boolean) {
    this.#kernel = kernel;
    this.#readsBook = book === true;
    this.#book = typeof book === 'object' ? book : undefined;
    this.#crew = kernel.threads > 1 ? new Crew(kernel) : undefined;
  }

  static async open(options: Connect4SolverOptions = {}): Promise<Connect4Solver> {
    const { tableMb, book = true, sharedMemory = typeof SharedArrayBuffer !== 'undefined' } = options;
    const threads = sharedMemory ? (options.threads ?? 1) : 1;
    const kernel = await Connect4Kernel.create({ threads, ...(tableMb !== undefined && { tableMb }) });
    return new Connect4Solver(kernel, book);
  }

  get threads(): number {
    return this.#kernel.threads;
  }

  /**
   * Before a board and what follows it is asked about: reads the book where the board is in it, and starts the
   * helping threads. Costs nothing where that is done. Fails where the book cannot be read.
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
  columnWorth(
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
        // The last one left has no need to be looked at: one of them attains the score.
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
   * Whether a board, whose score is this at least, has exactly this one: asked for between two that tell. undefined
   * if stopped before it is known.
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

  /** What the book says, if it was prepared and says anything. */
  bookScore(board: Connect4Board): number | undefined {
    return board.stones > BOOK_STONES ? undefined : this.#book?.score(board);
  }

  /** Forgets all positions: the next solve visits as many as the first. Never needed for right scores. */
  forget(): void {
    this.#kernel.forget();
  }

  /** Lets the helping threads go. A position under way is given up, as with its signal. */
  close(): void {
    this.#state = 'closed';
    this.#kernel.stop();
    this.#crew?.dismiss();
  }

  #alone<T>(work: () => T): T {
    if (this.#state === 'closed') throw error('solver-closed');
    if (this.#state === 'busy') throw error('solver-busy');
    this.#state = 'busy';
    this.#crew?.wake();
    try {
      return work();
    } finally {
      if (this.#state === 'busy') {
        this.#state = 'free';
        this.#crew?.rest();
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
    const mayGoOn = () => {
      if (signal?.aborted || !(alone || this.#kernel.nodes() < nodes)) return false;
      if (pace?.isDue()) onProgress?.({ ...this.#kernel.progress(), ms: performance.now() - started });
      return true;
    };
    return { nodes: Math.max(1, nodes), host: { mayGoOn } satisfies KernelHost };
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
