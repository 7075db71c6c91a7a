import { ProblemError } from '../core/index.ts';
import type { Args } from '../say/index.ts';
import type { EngineLimits } from './limits.ts';
import type { Thought } from './thought.ts';

/**
 * Plays one game: position and limits in, a stream of thoughts out. The first thought comes at once and has a move where there is one; the last is the
 * answer. Thinks come one after the other: one that is asked for while another is under way waits for its end. Whatever goes wrong in one, the engine is good for the next.
 *
 * `From`: what a think may be about besides a text, where the engine was opened with a game object: its positions, or the states of a pure game.
 */
export interface Engine<From = never> {
  /** As it was asked for. */
  readonly game: string;
  /** How many threads search. 1 where memory cannot be shared, whatever was asked for. */
  readonly threads: number;
  /**
   * Starts when the first thought is asked for. The position is in the game's notation. When the signal comes, it ends within 50 ms with the best that it
   * has (`stopped` is true); leaving the loop stops it too. One that still waits for its turn, or for its thread to start, has its first thought only then. An engine in the calling
   * thread hears the signal between depths only. Throws a sentence where the position or a limit
   * makes no sense, and where the thread died, which the next think starts again.
   */
  think(position: string | From, limits?: EngineLimits, signal?: AbortSignal): AsyncGenerator<Thought, undefined>;
  /** Ends its threads, and a think that is under way with an error. */
  close(): void;
}

const SENTENCES = {
  closed: () => 'This engine is closed: open another one.',
  'closed-meanwhile': () =>
    'The engine was closed while it was thinking. Stop the think with its signal first if you want its answer.',
  'thread-died': ({ reason }: Args) => `The engine's thread came to an end (${reason}). The next think starts it again.`,
  'out-of-memory': () =>
    "The engine's thread had too little memory. The next think starts it again: give it a smaller table or game.",
  silent: () => 'The game did not come to a first move: it goes round in its own code. The next think starts its thread again.',
  'not-a-position': ({ type }: Args) =>
    `A position is a text in the game's notation ("4453" in Connect 4, the state as JSON in a game of your own), not ${type}.`,
} as const;

/** What can go wrong with an engine, by its code. */
export type EngineProblem = keyof typeof SENTENCES;

export function engineError(code: EngineProblem, args: Args = {}): ProblemError {
  return new ProblemError({ code, message: SENTENCES[code](args), args });
}
