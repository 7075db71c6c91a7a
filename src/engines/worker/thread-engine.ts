import { inFull } from '../../say/index.ts';
import { type Engine, Queue } from '../engine.ts';
import { checkLimits, checkSignal, type EngineLimits } from '../limits.ts';
import type { ThinkerOptions } from '../thinker.ts';
import type { Thought } from '../thought.ts';
import { error as engineError } from '../words.ts';
import { errorOf, type Kernels, type News, type Order } from './messages.ts';
import type { Thread, ThreadEvents } from './thread.ts';

/** After the signal the thread has this long for its last word; then the best so far is the answer. */
const LAST_WORD_MS = 20;
/** Where not even a first move has come so long after the signal, the game is caught in its own code. */
const SILENT_MS = 1000;
/**
 * A thread that shares memory hears a stop at once: one that does not come to rest is in a game's own code, and is
 * ended.
 */
const REST_MS = 250;
/** One that does not share memory hears it between depths; in the middle of one it is ended. */
const REST_ALONE_MS = 20;

/** How to start the thread of a game. */
export interface ThreadSource {
  readonly name: string;
  /** What the thread is to load; undefined where it was made for one game. */
  readonly load: string | undefined;
  start(events: ThreadEvents): Thread;
}

/** An engine in a thread of its own. */
export class ThreadEngine implements Engine {
  readonly game: string;
  readonly #source: ThreadSource;
  readonly #options: ThinkerOptions;
  readonly #queue = new Queue();
  #line: Line | undefined;
  #kernels: Kernels = new Map();
  #threads = 1;
  #closed = false;

  private constructor(source: ThreadSource, options: ThinkerOptions) {
    this.game = source.name;
    this.#source = source;
    this.#options = options;
  }

  static async open(source: ThreadSource, options: ThinkerOptions): Promise<ThreadEngine> {
    const engine = new ThreadEngine(source, options);
    await engine.#connect();
    return engine;
  }

  get threads(): number {
    return this.#threads;
  }

  async *think(position: string, limits: EngineLimits = {}, signal?: AbortSignal): AsyncGenerator<Thought, undefined> {
    if (typeof position !== 'string') throw engineError('not-a-position', { type: typeof position });
    checkLimits(limits);
    checkSignal(signal);
    const leave = await this.#queue.enter();
    let rest: Promise<void> | undefined;
    try {
      if (this.#closed) throw engineError('closed');
      const line = await this.#connect();
      const think = line.think(position, limits);
      try {
        yield* think.thoughts(signal);
      } finally {
        rest = think.leave(line.shared ? REST_MS : REST_ALONE_MS, () => this.#restart());
      }
    } finally {
      if (rest === undefined) leave();
      else void rest.then(leave);
    }
  }

  close(): void {
    this.#closed = true;
    this.#line?.cut(engineError('closed-meanwhile'));
    this.#line = undefined;
  }

  async #connect(): Promise<Line> {
    if (this.#line === undefined || this.#line.isDead) this.#line = new Line(this.#source, this.#options, this.#kernels);
    const line = this.#line;
    const { threads, kernels } = await line.opened;
    if (this.#closed) throw engineError('closed-meanwhile');
    this.#threads = threads;
    this.#kernels = kernels;
    return line;
  }

  /** Ends a thread that does not hear its messages; the next one is started at once. */
  #restart(): void {
    if (this.#closed) return;
    this.#line?.cut(engineError('closed-meanwhile'));
    this.#connect().catch(() => {});
  }
}

/**
 * What comes from the thread during one think: thoughts, then the end or an error. `hurry` asks for the best so far,
 * `give up` says that there never was any.
 */
type Event = { readonly thought: Thought } | { readonly error: Error } | 'end' | 'hurry' | 'give up';

/** One think on its way: what has come from the thread and was not read yet. */
class Think {
  readonly #stop: () => void;
  readonly #hold: (held: boolean) => void;
  readonly #events: Event[] = [];
  #wake = () => {};
  #settle = () => {};
  /** Resolves when the thread is through with it. */
  readonly #settled = new Promise<void>((resolve) => {
    this.#settle = resolve;
  });
  #isSettled = false;

  /** `hold`: whether the thread keeps the process alive. */
  constructor(stop: () => void, hold: (held: boolean) => void) {
    this.#stop = stop;
    this.#hold = hold;
  }

  push(event: Event): void {
    this.#events.push(event);
    this.#wake();
    if (event !== 'end' && !(typeof event === 'object' && 'error' in event)) return;
    this.#isSettled = true;
    this.#settle();
  }

  /** As they come. After the signal the last one comes soon, whether the thread is through or not. */
  async *thoughts(signal: AbortSignal | undefined): AsyncGenerator<Thought, undefined> {
    const timers: ReturnType<typeof setTimeout>[] = [];
    const onAbort = () => {
      this.#stop();
      timers.push(setTimeout(() => this.push('hurry'), LAST_WORD_MS));
      timers.push(setTimeout(() => this.push('give up'), SILENT_MS));
    };
    if (signal?.aborted) onAbort();
    signal?.addEventListener('abort', onAbort);
    let last: Thought | undefined;
    let hurried = false;
    try {
      for (;;) {
        const event = await this.#next();
        if (event === 'end') return;
        if (event === 'give up') throw engineError('silent');
        if (event === 'hurry') hurried = true;
        else if ('error' in event) throw event.error;
        else {
          last = event.thought;
          if (!hurried) yield last;
        }
        if (hurried && last !== undefined) {
          yield { ...last, stopped: true };
          return;
        }
      }
    } finally {
      for (const timer of timers) clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    }
  }

  /**
   * Nobody listens any more. Resolves when the thread is through; `end` is called where that takes longer than so
   * many milliseconds.
   */
  async leave(patience: number, end: () => void): Promise<void> {
    if (this.#isSettled) return;
    this.#stop();
    const timer = setTimeout(end, patience);
    await this.#settled;
    clearTimeout(timer);
  }

  /** Only while somebody waits for an event does the thread keep the process alive. */
  async #next(): Promise<Event> {
    for (;;) {
      const event = this.#events.shift();
      if (event !== undefined) return event;
      this.#hold(true);
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      this.#hold(false);
    }
  }
}

/** The line to a running thread. Lives as long as the thread. */
class Line {
  /** Whether a stop is heard in the middle of a depth. */
  readonly shared: boolean;
  readonly opened: Promise<News & { readonly kind: 'ready' }>;
  readonly #thread: Thread;
  readonly #flag: Int32Array | undefined;
  #open: { resolve(news: News & { kind: 'ready' }): void; reject(error: Error): void } | undefined;
  #think: Think | undefined;
  #id = 0;
  /** Why the thread is no more. */
  #death: Error | undefined;

  constructor({ load, start }: ThreadSource, options: ThinkerOptions, kernels: Kernels) {
    const sharedMemory = options.sharedMemory ?? typeof SharedArrayBuffer !== 'undefined';
    this.shared = sharedMemory;
    const flag = sharedMemory ? new SharedArrayBuffer(4) : undefined;
    this.#flag = flag && new Int32Array(flag);
    this.opened = new Promise((resolve, reject) => {
      this.#open = { resolve, reject };
    });
    // Where nobody waits for it, that it failed is told by the next think.
    this.opened.catch(() => {});
    this.#thread = start({
      message: (data) => this.#hear(data as News),
      died: (reason, code) =>
        this.#end(
          code === 'ERR_WORKER_OUT_OF_MEMORY'
            ? engineError('out-of-memory')
            : engineError('thread-died', { reason: typeof reason === 'string' ? inFull(reason) : reason }),
        ),
    });
    this.#order({ kind: 'open', game: load, options: { ...options, sharedMemory }, flag, kernels });
  }

  get isDead(): boolean {
    return this.#death !== undefined;
  }

  /** Only when the one before is settled. */
  think(position: string, limits: EngineLimits): Think {
    const id = ++this.#id;
    const stop = () => {
      if (this.#flag) Atomics.store(this.#flag, 0, id);
      this.#order({ kind: 'stop', id });
    };
    const think = new Think(stop, (held) => this.#thread.hold(held));
    // What cannot be posted is refused here.
    this.#order({ kind: 'think', id, position, limits });
    this.#think = think;
    return think;
  }

  /** Ends the thread at once. A think under way fails with this error. */
  cut(error: Error): void {
    this.#thread.terminate();
    this.#end(error);
  }

  #hear(news: News): void {
    if (news.kind === 'ready') {
      this.#thread.hold(false);
      this.#open?.resolve(news);
    } else if (news.kind === 'failed' && news.id === 0) this.cut(errorOf(news.failure));
    else if (news.id === this.#id && news.kind === 'thought') this.#think?.push({ thought: news.thought });
    else if (news.id === this.#id) this.#finish(news.kind === 'failed' ? { error: errorOf(news.failure) } : 'end');
  }

  #finish(event: 'end' | { readonly error: Error }): void {
    const think = this.#think;
    this.#think = undefined;
    think?.push(event);
  }

  #end(error: Error): void {
    if (this.#death !== undefined) return;
    this.#death = error;
    this.#open?.reject(error);
    this.#finish({ error });
  }

  #order(order: Order): void {
    this.#thread.post(order);
  }
}
