import type { EngineLimits } from '../limits.ts';
import type { ThinkerOptions } from '../thinker.ts';
import { startEngineThread } from './engine-thread.ts';
import { errorOf } from './failure.ts';
import type { News, Order } from './messages.ts';
import { ThinkStream } from './think-stream.ts';
import type { Thread } from './thread.ts';

/** The line to a running engine thread. Lives as long as the thread; an engine whose thread died opens another. */
export class EngineLine {
  readonly #thread: Thread;
  readonly #flag: Int32Array | undefined;
  readonly #opened: PromiseWithResolvers<number>;
  #stream: ThinkStream | undefined;
  #id = 0;
  /** Why the thread is no more. */
  #death: Error | undefined;

  private constructor(game: string, options: ThinkerOptions) {
    const shared = options.sharedMemory ?? typeof SharedArrayBuffer !== 'undefined';
    const flag = shared ? new SharedArrayBuffer(4) : undefined;
    this.#flag = flag && new Int32Array(flag);
    this.#opened = withResolvers();
    this.#thread = startEngineThread({
      message: (data) => this.#hear(data as News),
      died: (reason) => this.#end(new Error(`The engine's thread came to an end (${reason}). The next think starts it again.`)),
    });
    this.#order({ kind: 'open', game, options: { ...options, sharedMemory: shared }, flag });
  }

  /** Resolves when the thread is ready to think. */
  static async open(game: string, options: ThinkerOptions): Promise<{ line: EngineLine; threads: number }> {
    const line = new EngineLine(game, options);
    try {
      return { line, threads: await line.#opened.promise };
    } catch (error) {
      line.cut(error as Error);
      throw error;
    } finally {
      line.#thread.hold(false);
    }
  }

  get alive(): boolean {
    return this.#death === undefined;
  }

  /** Only when the one before is settled. */
  begin(position: string, limits: EngineLimits): { stream: ThinkStream; stop: () => void } {
    const stream = new ThinkStream();
    this.#stream = stream;
    const id = ++this.#id;
    this.#thread.hold(true);
    this.#order({ kind: 'think', id, position, limits });
    const stop = () => {
      if (this.#flag) Atomics.store(this.#flag, 0, id);
      this.#order({ kind: 'stop', id });
    };
    return { stream, stop };
  }

  /** Ends the thread at once. A think under way fails with this error. */
  cut(error: Error): void {
    this.#thread.terminate();
    this.#end(error);
  }

  #hear(news: News): void {
    if (news.kind === 'ready') this.#opened.resolve(news.threads);
    else if (news.kind === 'thought') this.#stream?.push({ thought: news.thought });
    else if (news.kind === 'end') this.#finish('end');
    else if (this.#stream === undefined) this.#opened.reject(errorOf(news.failure));
    else this.#finish({ error: errorOf(news.failure) });
  }

  #finish(event: 'end' | { error: Error }): void {
    this.#thread.hold(false);
    const stream = this.#stream;
    this.#stream = undefined;
    stream?.push(event);
  }

  #end(error: Error): void {
    if (this.#death !== undefined) return;
    this.#death = error;
    this.#opened.reject(error);
    this.#finish({ error });
  }

  #order(order: Order): void {
    this.#thread.post(order);
  }
}

interface PromiseWithResolvers<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
  readonly reject: (error: Error) => void;
}

/** Promise.withResolvers, which Node 20 lacks. A rejection that nobody waits for is no accident here. */
function withResolvers<T>(): PromiseWithResolvers<T> {
  let resolve: (value: T) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  promise.catch(() => {});
  return { promise, resolve, reject };
}
