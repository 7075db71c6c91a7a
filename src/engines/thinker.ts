import type { StopSignal } from '../search/index.ts';
import type { EndgameTables } from './endgame.ts';
import type { EngineLimits } from './limits.ts';
import type { Settings } from './settings.ts';
import type { Thought } from './thought.ts';

/** What a search asks of whoever runs it. */
export interface Host {
  /** Asked every 2,000 positions or so. Once it says no, the think ends with what it has. */
  mayGoOn(): boolean;
  /** News in the middle of a depth: a better move, how far an exact solution has come. */
  told(thought: Thought): void;
}

/**
 * What plays one game inside a thread. A think is a plain loop: it yields a thought at each depth, the first at once
 * and with a move, and the last is the answer; in between the thread may do other things. One think at a time.
 */
export interface Thinker {
  /** How many threads it works with, its own included. */
  readonly threads: number;
  /** What has to be waited for, a book, helping threads: after the first thought, which comes at once. */
  prepare?(position: string, limits: EngineLimits): Promise<void>;
  think(position: string, limits: EngineLimits, host: Host): Generator<Thought, undefined>;
  close(): void;
}

export interface ThinkerOptions {
  /** Threads on one table, where there is shared memory; one otherwise. */
  readonly threads?: number;
  /** Megabytes of the table. */
  readonly tableMb?: number;
  /** false: without the opening book, where the game has one. */
  readonly book?: boolean;
  readonly seed?: number;
  /** false: as in a page that may not share memory between threads. */
  readonly sharedMemory?: boolean;
  /** Thinks by this composition of the general searches, whatever the game has of its own. */
  readonly search?: Settings;
  /**
   * Solves the game first, and plays from the solution: for small games. Connect 4 on 7x6 does so at its last level
   * anyway.
   */
  readonly perfect?: boolean;
  /**
   * Endgame tables: the folder where `minerve tables build` wrote them (in Node), or their files (in a page). What they
   * tell of every move is the answer, and a compiled search of draughts looks into them; levels below the last do
   * without.
   */
  readonly tables?: EndgameTables;
}

/** The same host, also as a signal, which says no after so many milliseconds; without a number, never by itself. */
export function within(host: Host, ms = Number.POSITIVE_INFINITY): Host & StopSignal {
  const end = performance.now() + ms;
  const mayGoOn = () => performance.now() < end && host.mayGoOn();
  return {
    mayGoOn,
    told: (thought) => host.told(thought),
    get aborted() {
      return !mayGoOn();
    },
  };
}
