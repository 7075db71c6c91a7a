import type { EngineLimits } from './limits.ts';
import type { Thought } from './think.ts';

/**
 * Plays one game: position and limits in, a stream of thoughts out. The first thought comes at once and has a move where there is one; the last is the
 * answer. One think at a time; whatever goes wrong in one, the engine is good for the next.
 */
export interface Engine {
  /** As it was asked for. */
  readonly game: string;
  /** How many threads search. 1 where memory cannot be shared, whatever was asked for. */
  readonly threads: number;
  /**
   * Starts when the first thought is asked for. The position is in the game's notation. When the signal comes, it ends within 50 ms with the best that it
   * has (`stopped` is true); leaving the loop stops it too. Throws a sentence where the position or a limit makes no sense, where another think is under way, and where the
   * thread died, which the next think starts again.
   */
  think(position: string, limits?: EngineLimits, signal?: AbortSignal): AsyncGenerator<Thought, undefined>;
  /** Ends its threads, and a think that is under way with an error. */
  close(): void;
}

/** The answer of a think: its last thought. */
export async function lastThought(thoughts: AsyncIterable<Thought>): Promise<Thought> {
  let last: Thought | undefined;
  for await (const thought of thoughts) last = thought;
  if (last === undefined) throw new Error('The think ended without a thought: it was left before its first one.');
  return last;
}

export const CLOSED = 'This engine is closed: open another one.';
export const CLOSED_MEANWHILE =
  'The engine was closed while it was thinking. Stop the think with its signal first if you want its answer.';
export const BUSY =
  'This engine is thinking already: wait until that think has ended, stop it with its signal, or open another engine.';
