import type { StopSignal } from '../search/index.ts';
import type { EngineLimits } from './limits.ts';
import type { Thought } from './think.ts';

/** Says "stop" to whoever computes. Where no memory is shared, `aborted` changes only while messages are let in. */
export interface Stop extends StopSignal {
  /** Lets the thread's messages in. To be awaited every few milliseconds by whoever can pause. */
  turn(): Promise<void>;
}

/**
 * What plays one game inside an engine's thread. The first thought comes at once and has a move, whatever the stop says; the last is the answer. It
 * stops within some milliseconds of `stop.aborted`. One think at a time.
 */
export interface Thinker {
  /** How many threads it works with, its own included. */
  readonly threads: number;
  think(position: string, limits: EngineLimits, stop: Stop): AsyncIterable<Thought>;
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
}

/** A stop that also comes by itself, in `left` milliseconds; where no time is set, in infinitely many. */
export interface TimedStop extends Stop {
  readonly left: number;
}

/** The same stop, which also comes by itself after so many milliseconds. */
export function within(stop: Stop, ms = Number.POSITIVE_INFINITY): TimedStop {
  const end = performance.now() + ms;
  return {
    get aborted() {
      return stop.aborted || performance.now() >= end;
    },
    get left() {
      return end - performance.now();
    },
    turn: () => stop.turn(),
  };
}
