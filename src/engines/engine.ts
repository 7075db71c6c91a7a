import type { Analysis } from './analysis.ts';
import type { EngineLimits } from './limits.ts';

/**
 * Plays one game: takes a position and limits, and gives a stream of analyses. The first analysis comes at once, with a
 * move if there is one; the last is the answer. Searches run one after the other: a search requested while another runs
 * waits for its end. After an error the engine can still run the next search.
 *
 * `From`: the positions accepted besides a text, if the engine was opened with a game object: its positions, or the
 * states of a pure game.
 */
export interface Engine<From = never> {
  /** The name under which the game was opened. */
  readonly game: string;
  /** How many threads search; always 1 if memory cannot be shared. */
  readonly threads: number;
  /**
   * Starts when the first analysis is requested. The position is in the game's notation. When the signal comes, the
   * search ends within 50 ms with the best result so far (`stopped` is true); leaving the loop stops it too. A search
   * that still waits for its turn, or for its thread to start, gives its first analysis only then. An engine in the
   * calling thread checks the signal between depths only. Throws an error if the position or a limit is invalid,
   * or if the thread died; the next search starts a new thread.
   */
  analyse(position: string | From, limits?: EngineLimits, signal?: AbortSignal): AsyncGenerator<Analysis, undefined>;
  /** @deprecated Use `analyse`. */
  think(position: string | From, limits?: EngineLimits, signal?: AbortSignal): AsyncGenerator<Analysis, undefined>;
  /** Ends its threads; a running search fails with an error. */
  close(): void;
}

/**
 * Lets all pending events of this thread run, messages and timers included. Costs microseconds, unlike a timer in a
 * page.
 */
export const eventLoopTurn: () => Promise<void> =
  typeof setImmediate === 'function' ? () => new Promise((resolve) => setImmediate(resolve)) : channelTurn();

function channelTurn(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      port2.postMessage(undefined);
    });
}

/** Lets one caller at a time do its work, in the order of the calls. */
export class SerialLock {
  #last: Promise<void> = Promise.resolve();

  /** Resolves when it is this caller's turn, with the function that releases the lock. */
  async acquire(): Promise<() => void> {
    const before = this.#last;
    let leave = () => {};
    this.#last = new Promise((resolve) => {
      leave = resolve;
    });
    await before;
    return leave;
  }
}
