import { BUSY, CLOSED, CLOSED_MEANWHILE, type Engine } from '../engine.ts';
import { checkLimits, checkPosition, type EngineLimits } from '../limits.ts';
import type { Thought } from '../think.ts';
import type { ThinkerOptions } from '../thinker.ts';
import { EngineLine } from './engine-line.ts';
import type { ThinkStream } from './think-stream.ts';

/** After the signal the thread has this long for its last word; then the best so far is the answer. */
const LAST_WORD_MS = 20;
/** A thread that has not come to rest by then is ended: it searches without looking at its messages. */
const REST_MS = 250;

/** An engine in a thread of its own. */
export class WorkerEngine implements Engine {
  readonly game: string;
  readonly #options: ThinkerOptions;
  #line: EngineLine | undefined;
  #threads = 1;
  #state: 'free' | 'busy' | 'closed' = 'free';
  /** Resolves when the thread is through with the last think, or is ended. */
  #rest: Promise<void> = Promise.resolve();

  private constructor(game: string, options: ThinkerOptions) {
    this.game = game;
    this.#options = options;
  }

  static async open(game: string, options: ThinkerOptions): Promise<WorkerEngine> {
    const engine = new WorkerEngine(game, options);
    await engine.#connect();
    return engine;
  }

  get threads(): number {
    return this.#threads;
  }

  async *think(position: string, limits: EngineLimits = {}, signal?: AbortSignal): AsyncGenerator<Thought, undefined> {
    checkPosition(position);
    checkLimits(limits);
    if (this.#state === 'closed') throw new Error(CLOSED);
    if (this.#state === 'busy') throw new Error(BUSY);
    this.#state = 'busy';
    try {
      await this.#rest;
      const line = await this.#connect();
      yield* this.#listen(line, position, limits, signal);
    } finally {
      this.#free();
    }
  }

  close(): void {
    this.#state = 'closed';
    this.#line?.cut(new Error(CLOSED_MEANWHILE));
    this.#line = undefined;
  }

  async #connect(): Promise<EngineLine> {
    if (this.#line?.alive) return this.#line;
    const { line, threads } = await EngineLine.open(this.game, this.#options);
    if (this.#state === 'closed') {
      line.cut(new Error(CLOSED_MEANWHILE));
      throw new Error(CLOSED_MEANWHILE);
    }
    this.#line = line;
    this.#threads = threads;
    return line;
  }

  async *#listen(
    line: EngineLine,
    position: string,
    limits: EngineLimits,
    signal: AbortSignal | undefined,
  ): AsyncGenerator<Thought, undefined> {
    const { stream, stop } = line.begin(position, limits);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onAbort = () => {
      stop();
      timer = setTimeout(() => stream.push('hurry'), LAST_WORD_MS);
    };
    if (signal?.aborted) onAbort();
    signal?.addEventListener('abort', onAbort);
    let last: Thought | undefined;
    let hurried = false;
    let over = false;
    try {
      for (;;) {
        const event = await stream.next();
        if (event === 'end') {
          over = true;
          return;
        }
        if (event === 'hurry') hurried = true;
        else if ('error' in event) {
          over = true;
          throw event.error;
        } else {
          last = event.thought;
          if (!hurried) yield last;
        }
        if (hurried && last !== undefined) {
          yield { ...last, stopped: true };
          return;
        }
      }
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      if (!over) {
        stop();
        this.#rest = restOf(stream, line);
      }
    }
  }

  #free(): void {
    if (this.#state === 'busy') this.#state = 'free';
  }
}

/** Waits until the thread is through with a think that was left, and ends the thread if that takes too long. */
async function restOf(stream: ThinkStream, line: EngineLine): Promise<void> {
  const timer = setTimeout(() => line.cut(new Error('The thread did not stop.')), REST_MS);
  await stream.settled;
  clearTimeout(timer);
}
