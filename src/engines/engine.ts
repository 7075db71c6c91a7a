import type { EngineLimits } from './limits.ts';
import type { Thought } from './thought.ts';

/**
 * Plays one game: position and limits in, a stream of thoughts out. The first thought comes at once and has a move
 * where there is one; the last is the answer. Thinks come one after the other: one that is asked for while another is
 * under way waits for its end. Whatever goes wrong in one, the engine is good for the next.
 *
 * `From`: what a think may be about besides a text, where the engine was opened with a game object: its positions, or
 * the states of a pure game.
 */
export interface Engine<From = never> {
  /** As it was asked for. */
  readonly game: string;
  /** How many threads search. 1 where memory cannot be shared, whatever was asked for. */
  readonly threads: number;
  /**
   * Starts when the first thought is asked for. The position is in the game's notation. When the signal comes, it
   * ends within 50 ms with the best that it has (`stopped` is true); leaving the loop stops it too. One that still
   * waits for its turn, or for its thread to start, has its first thought only then. An engine in the calling thread
   * hears the signal between depths only. Throws a sentence where the position or a limit makes no sense, and where
   * the thread died, which the next think starts again.
   */
  think(position: string | From, limits?: EngineLimits, signal?: AbortSignal): AsyncGenerator<Thought, undefined>;
  /** Ends its threads, and a think that is under way with an error. */
  close(): void;
}

/**
 * Lets everything that waits in this thread's queue of events happen, messages and timers included. Costs
 * microseconds, unlike a timer in a page.
 */
export const turn: () => Promise<void> =
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

/** Work done one after the other, in the order in which it was asked for. */
export class Queue {
  #last: Promise<void> = Promise.resolve();

  /** Resolves when it is this caller's turn, with the function to call at its end. */
  async enter(): Promise<() => void> {
    const before = this.#last;
    let leave = () => {};
    this.#last = new Promise((resolve) => {
      leave = resolve;
    });
    await before;
    return leave;
  }
}
