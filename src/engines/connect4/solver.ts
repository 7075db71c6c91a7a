import { type Connect4Board, Connect4Kernel, type Connect4Progress, dropped, isOpen, winsAt } from '../../kernels/index.ts';
import type { StopSignal } from '../../search/index.ts';
import { Crew } from '../worker/crew.ts';
import { type Connect4Book, openConnect4Book } from './book.ts';
import { BOOK_STONES } from './openings.ts';
import { inSlices } from './slices.ts';

export interface Connect4SolverOptions {
  /** Threads on one table, the calling one included. 1 if nothing is said, and always 1 where memory cannot be shared. */
  readonly threads?: number;
  /** Megabytes of the table: 16 if nothing is said. */
  readonly tableMb?: number;
  /** false: without the book of openings. It is read when a position that is in it first comes. */
  readonly book?: Connect4Book | boolean;
  /** false: as in a page that may not share memory between threads. */
  readonly sharedMemory?: boolean;
}

export interface SolveOptions {
  /** Only who wins is asked for. */
  readonly weak?: boolean;
  /** Gives up after so many positions, counted over all threads. */
  readonly nodes?: number;
  readonly signal?: StopSignal;
  /** Called every few milliseconds while it lasts. */
  readonly onProgress?: (progress: SolveProgress) => void;
}

/** Scores are for the side to move: 0 a draw, n a win with its n-th stone from the end, -n a loss to the other side's n-th stone from the end. */
export interface SolveProgress {
  /** The score lies from `least` to `most`. */
  readonly least: number;
  readonly most: number;
  /** The question under way, "is the score more than this?", and how much of it is done, from 0 to 1. */
  readonly window: number | undefined;
  readonly share: number;
  /** Positions visited, by all threads. */
  readonly nodes: number;
  readonly ms: number;
}

export interface Connect4Answer extends SolveProgress {
  /** The exact score; of a weak solution its sign. undefined if it was stopped before. */
  readonly score: number | undefined;
  readonly fromBook: boolean;
}

export interface ColumnsOptions extends Omit<SolveOptions, 'weak' | 'onProgress'> {
  /** Called every few milliseconds with the column under way and the scores that are known. */
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

/** From the middle outwards: what is better more often is solved first. */
export const COLUMN_ORDER = [3, 2, 4, 1, 5, 0, 6];

/**
 * The exact solver of Connect 4 on 7x6 as people use it: one position after the other with the same table, with helping threads, a book and a
 * signal. It works in the thread that calls it, in slices of some milliseconds; where that is too much, in a page say, `openEngine('connect4')` has it
 * in a thread of its own. One position at a time.
 */
export class Connect4Solver {
  readonly #kernel: Connect4Kernel;
  readonly #book: Connect4Book | boolean;
  readonly #crew: Crew | undefined;
  #state: 'free' | 'busy' | 'closed' = 'free';
  readonly threads: number;

  private constructor(kernel: Connect4Kernel, threads: number, book: Connect4Book | boolean) {
    this.#kernel = kernel;
    this.#book = book;
    this.threads = threads;
    this.#crew = threads > 1 ? new Crew(kernel, 'connect4') : undefined;
  }

  static async open(options: Connect4SolverOptions = {}): Promise<Connect4Solver> {
    const { tableMb, book = true, sharedMemory = typeof SharedArrayBuffer !== 'undefined' } = options;
    const threads = sharedMemory ? (options.threads ?? 1) : 1;
    const kernel = await Connect4Kernel.create({ threads, ...(tableMb !== undefined && { tableMb }) });
    return new Connect4Solver(kernel, threads, book);
  }

  solve(board: Connect4Board, options: SolveOptions = {}): Promise<Connect4Answer> {
    return this.#alone(() => this.#solve(board, options, () => false));
  }

  /** The score of each column for the side to move. */
  columns(board: Connect4Board, options: ColumnsOptions = {}): Promise<Connect4Columns> {
    return this.#alone(async () => {
      const started = performance.now();
      const scores = new Array<number | undefined>(7).fill(undefined);
      const { nodes: limit = Number.POSITIVE_INFINITY, signal, onProgress } = options;
      let nodes = 0;
      for (const column of COLUMN_ORDER) {
        if (!isOpen(board, column)) continue;
        if (winsAt(board, column)) {
          scores[column] = scoreOfWinNow(board);
          continue;
        }
        const before = nodes;
        const answer = await this.#solve(
          dropped(board, column),
          {
            nodes: limit - nodes,
            ...(signal && { signal }),
            ...(onProgress && {
              onProgress: (progress: SolveProgress) =>
                onProgress({ ...progress, nodes: before + progress.nodes, ms: performance.now() - started, column, scores }),
            }),
          },
          () => false,
        );
        nodes += answer.nodes;
        if (answer.score === undefined) return { scores, stopped: true, nodes, ms: performance.now() - started };
        scores[column] = 0 - answer.score;
      }
      return { scores, stopped: false, nodes, ms: performance.now() - started };
    });
  }

  /**
   * A column with this score, which is the board's exact one: the first that attains it in the given order. Columns that cannot are left as soon as that is
   * known. undefined if stopped before it is found.
   */
  columnWorth(
    board: Connect4Board,
    score: number,
    order: readonly number[],
    options: Omit<SolveOptions, 'weak'> = {},
  ): Promise<{ readonly column: number | undefined; readonly nodes: number }> {
    return this.#alone(async () => {
      const { nodes: limit = Number.POSITIVE_INFINITY } = options;
      let nodes = 0;
      const open = order.filter((column) => isOpen(board, column));
      for (const column of open) {
        if (winsAt(board, column)) return { column, nodes };
        // The last one left has no need to be looked at: one of them attains the score.
        if (column === open.at(-1)) return { column, nodes };
        const left = { ...options, nodes: limit - nodes };
        const child = await this.#solve(dropped(board, column), left, ({ least }) => least > 0 - score);
        nodes += child.nodes;
        if (child.most <= 0 - score) return { column, nodes };
        if (child.least <= 0 - score) return { column: undefined, nodes };
      }
      return { column: undefined, nodes };
    });
  }

  /** Whether a board, whose score is this at least, has exactly this one: asked for between two that tell. undefined if stopped before it is known. */
  isWorth(
    board: Connect4Board,
    score: number,
    { nodes = Number.POSITIVE_INFINITY, signal }: Pick<SolveOptions, 'nodes' | 'signal'> = {},
  ): Promise<{ readonly worth: boolean | undefined; readonly nodes: number }> {
    return this.#alone(async () => {
      const known = await this.bookScore(board);
      if (known !== undefined) return { worth: known === score, nodes: 0 };
      this.#crew?.wake();
      this.#kernel.begin(board, { least: score, most: score + 1 });
      const advance = (slice: number) => this.#kernel.advance(slice);
      const last = await inSlices(advance, { nodes, signal, onPause: () => {}, enough: () => false });
      return { worth: last.state === 'done' ? last.least === score : undefined, nodes: last.nodes };
    });
  }

  /** For searches to a fixed depth. */
  get kernel(): Connect4Kernel {
    return this.#kernel;
  }

  /** What the book says, if it is used and says anything. */
  async bookScore(board: Connect4Board): Promise<number | undefined> {
    if (this.#book === false || board.stones > BOOK_STONES) return undefined;
    const book = this.#book === true ? await openConnect4Book() : this.#book;
    return book.score(board);
  }

  /** Forgets all positions: the next solve visits as many as the first. Never needed for right scores. */
  forget(): void {
    this.#kernel.forget();
  }

  /** Lets the helping threads go. A position under way is given up, as with its signal. */
  close(): void {
    const busy = this.#state === 'busy';
    this.#state = 'closed';
    this.#kernel.stop();
    if (!busy) this.#crew?.dismiss();
  }

  async #alone<T>(work: () => Promise<T>): Promise<T> {
    if (this.#state === 'closed') throw new Error('This solver is closed: open another one.');
    if (this.#state === 'busy')
      throw new Error('This solver is at work on a position: wait for it, or stop it with its signal, or open another one.');
    this.#state = 'busy';
    try {
      return await work();
    } finally {
      if (this.#state === 'busy') {
        this.#state = 'free';
        this.#crew?.rest();
      } else this.#crew?.dismiss();
    }
  }

  async #solve(
    board: Connect4Board,
    { weak = false, nodes = Number.POSITIVE_INFINITY, signal, onProgress }: SolveOptions,
    enough: (progress: Connect4Progress) => boolean,
  ): Promise<Connect4Answer> {
    const started = performance.now();
    const known = await this.bookScore(board);
    if (known !== undefined) {
      const score = weak ? Math.sign(known) : known;
      return { score, least: known, most: known, window: undefined, share: 1, nodes: 0, ms: 0, fromBook: true };
    }
    this.#crew?.wake();
    this.#kernel.begin(board, { weak });
    const told = ({ least, most, window, share, nodes }: Connect4Progress): SolveProgress => {
      return { least, most, window, share, nodes, ms: performance.now() - started };
    };
    const advance = (slice: number) => this.#kernel.advance(slice);
    const onPause = (progress: Connect4Progress) => onProgress?.(told(progress));
    const last = await inSlices(advance, { nodes, signal, onPause, enough });
    const score = last.state !== 'done' ? undefined : weak ? Math.sign(last.least) : last.least;
    return { ...told(last), score, fromBook: false };
  }
}

function scoreOfWinNow({ stones }: Connect4Board): number {
  return (43 - stones) >> 1;
}
