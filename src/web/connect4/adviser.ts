import { type Engine, type EngineLimits, openEngine, type Thought } from '../../engines/index.ts';
import { formatMoves, type Moves } from './moves.ts';

/** An engine in a thread of its own that is asked one thing at a time: a new question puts an end to the one before. */
export class Adviser {
  #engine: Promise<Engine> | undefined;
  #stop = new AbortController();
  #ended: Promise<unknown> = Promise.resolve();
  #book = true;

  /** The answer, after what was thought on the way; undefined where another question came in between. */
  async ask(moves: Moves, limits: EngineLimits, onThought: (thought: Thought) => void = () => {}): Promise<Thought | undefined> {
    this.cease();
    const { signal } = (this.#stop = new AbortController());
    const answer = this.#ended.then(async () => {
      try {
        return await this.#think(moves, limits, signal, onThought);
      } catch {
        // The book may be out of reach while everything else is here: perfect play needs more time then, nothing else.
        this.#book = false;
        await this.#forget();
        return await this.#think(moves, limits, signal, onThought);
      }
    });
    this.#ended = answer.catch(() => {});
    return answer;
  }

  /** Nobody wants to know any more. */
  cease(): void {
    this.#stop.abort();
  }

  async #think(
    moves: Moves,
    limits: EngineLimits,
    signal: AbortSignal,
    onThought: (thought: Thought) => void,
  ): Promise<Thought | undefined> {
    let last: Thought | undefined;
    if (signal.aborted) return last;
    const engine = await this.#open();
    for await (const thought of engine.think(formatMoves(moves) || '-', limits, signal)) {
      if (signal.aborted) return undefined;
      last = thought;
      onThought(thought);
    }
    return last;
  }

  #open(): Promise<Engine> {
    this.#engine ??= openEngine('connect4', { book: this.#book });
    return this.#engine;
  }

  async #forget(): Promise<void> {
    const engine = this.#engine;
    this.#engine = undefined;
    (await engine?.catch(() => undefined))?.close();
  }
}
