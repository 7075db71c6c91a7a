import { type Engine, type EngineLimits, openEngine, type Thought } from '../../engines/index.ts';

/** An engine in a thread of its own that is asked one thing at a time: a new question puts an end to the one before. */
export class Adviser {
  readonly #game: string;
  #engine: Promise<Engine> | undefined;
  #stop = new AbortController();
  #hurry = new AbortController();
  #ended: Promise<unknown> = Promise.resolve();
  #book = true;
  #closed = false;

  constructor(game: string) {
    this.#game = game;
  }

  /** The answer, after what was thought on the way; undefined where another question came in between. */
  async ask(
    position: string,
    limits: EngineLimits,
    onThought: (thought: Thought) => void = () => {},
  ): Promise<Thought | undefined> {
    this.cease();
    const question = { position, limits, onThought, stop: (this.#stop = new AbortController()).signal };
    this.#hurry = new AbortController();
    const hurry = AbortSignal.any([question.stop, this.#hurry.signal]);
    const answer = this.#ended.then(() => this.#answer({ ...question, hurry }));
    this.#ended = answer.catch(() => {});
    return answer;
  }

  /** Nobody wants to know any more. */
  cease(): void {
    this.#stop.abort();
  }

  /** The answer is wanted now: the best so far. */
  hurry(): void {
    this.#hurry.abort();
  }

  /** Ends its threads. */
  close(): void {
    this.cease();
    this.#closed = true;
    this.#forget();
  }

  async #answer(question: Question): Promise<Thought | undefined> {
    try {
      return await this.#think(question);
    } catch (error) {
      if (question.stop.aborted || this.#closed) return undefined;
      if (!this.#book) throw error;
      // A book may be out of reach while everything else is here: perfect play needs more time then, nothing else.
      this.#book = false;
      this.#forget();
      return await this.#think(question);
    }
  }

  async #think({ position, limits, onThought, stop, hurry }: Question): Promise<Thought | undefined> {
    let last: Thought | undefined;
    if (stop.aborted || this.#closed) return undefined;
    const engine = await this.#open();
    for await (const thought of engine.think(position, limits, hurry)) {
      if (stop.aborted) return undefined;
      last = thought;
      onThought(thought);
    }
    return stop.aborted ? undefined : last;
  }

  #open(): Promise<Engine> {
    this.#engine ??= openEngine(this.#game, { book: this.#book });
    const engine = this.#engine;
    engine.catch(() => {
      if (this.#engine === engine) this.#engine = undefined;
    });
    return engine;
  }

  #forget(): void {
    const engine = this.#engine;
    this.#engine = undefined;
    engine?.then(
      (open) => open.close(),
      () => {},
    );
  }
}

interface Question {
  readonly position: string;
  readonly limits: EngineLimits;
  readonly onThought: (thought: Thought) => void;
  readonly stop: AbortSignal;
  readonly hurry: AbortSignal;
}
