import type { StopSignal } from '../search/index.ts';
import type { Analysis } from './analysis.ts';
import type { TablebaseSource } from './endgame.ts';
import type { EngineLimits } from './limits.ts';
import type { Settings } from './settings.ts';

/** The calls that a search makes to its caller. */
export interface Host {
  /**
   * Called about every 2,000 positions; every millisecond in games where that many positions take longer, and after
   * each move generation where one takes longer than a millisecond. Once it returns false, the search ends with its
   * best result so far.
   */
  shouldContinue(): boolean;
  /** Reports in the middle of a depth: a better move, how far an exact solution has come. */
  onInfo(analysis: Analysis): void;
}

/**
 * Plays one game inside a thread. A search is a generator that yields an analysis at each depth. The first comes at
 * once and has a move; the last is the answer. Between two of them the thread may do other work. One search at a time.
 */
export interface Searcher {
  /** How many threads it works with, its own included. */
  readonly threads: number;
  /** Waits for the book and the helper threads: called after the first analysis, which comes at once. */
  prepare?(position: string, limits: EngineLimits): Promise<void>;
  analyse(position: string, limits: EngineLimits, host: Host): Generator<Analysis, undefined>;
  close(): void;
}

export interface SearcherOptions {
  /** Number of threads, which share one table. 1 if memory cannot be shared. */
  readonly threads?: number;
  /** Megabytes of the table. */
  readonly hashMb?: number;
  /** false: without the opening book, if the game has one. */
  readonly book?: boolean;
  readonly seed?: number;
  /** false: as in a page that may not share memory between threads. */
  readonly sharedMemory?: boolean;
  /** Uses this composition of the general searches, even if the game has a search of its own. */
  readonly search?: Settings;
  /**
   * Solves the game first, and plays from the solution: for small games. Connect 4 on 7x6 does so at its last level
   * anyway.
   */
  readonly perfect?: boolean;
  /**
   * The folder into which `minerve tables build` wrote them (in Node), or their files (in a page). Where they cover a
   * position and the draw rules leave time for the result, they give the answer. The compiled search of draughts also
   * probes them at its nodes. Levels below the last do not use them.
   */
  readonly tablebases?: TablebaseSource;
  /** @deprecated Use `hashMb`. */
  readonly tableMb?: number;
  /** @deprecated Use `tablebases`. */
  readonly tables?: TablebaseSource;
}

/** The options with the deprecated names replaced by the new ones. */
export function withNewNames({ tableMb, tables, ...options }: SearcherOptions): SearcherOptions {
  return {
    ...(tableMb !== undefined && { hashMb: tableMb }),
    ...(tables !== undefined && { tablebases: tables }),
    ...options,
  };
}

/**
 * The host with a time limit: after `ms` milliseconds `shouldContinue` is false. It also serves as a StopSignal.
 * Default: no time limit.
 */
export function withTimeLimit(host: Host, ms = Number.POSITIVE_INFINITY): Host & StopSignal {
  const end = performance.now() + ms;
  const shouldContinue = () => performance.now() < end && host.shouldContinue();
  return {
    shouldContinue,
    onInfo: (analysis) => host.onInfo(analysis),
    get aborted() {
      return !shouldContinue();
    },
  };
}
