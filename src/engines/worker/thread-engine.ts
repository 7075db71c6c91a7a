import { type StartThread, WorkerConnection } from '../../jobs/index.ts';
import type { Analysis } from '../analysis.ts';
import { type Engine, SerialLock } from '../engine.ts';
import { checkLimits, checkSignal, type EngineLimits } from '../limits.ts';
import type { SearcherOptions } from '../searcher.ts';
import { error as engineError } from '../words.ts';
import type { EngineCall, Kernels, OpenReply } from './messages.ts';

/** How long after the signal the thread may send its final reply; then the best result so far is the answer. */
const FINAL_REPLY_MS = 20;
/** If no first move has come this long after the signal, the game's own code hangs. */
const NO_REPLY_MS = 1000;
/**
 * How long a stopped thread that shares memory may take. It sees the stop flag at once, so a thread that continues
 * hangs in a game's code and is terminated.
 */
const STOP_TIMEOUT_SHARED_MS = 250;
/** The same without shared memory: such a thread sees a stop between two depths only. */
const STOP_TIMEOUT_UNSHARED_MS = 20;

/** How to start the thread of a game. */
export interface ThreadSource {
  readonly name: string;
  /** Name or module address of the game to open; undefined if the thread was started for one game. */
  readonly game: string | undefined;
  readonly start: StartThread;
}

/** An engine in a thread of its own. */
export class ThreadEngine implements Engine {
  readonly game: string;
  readonly #source: ThreadSource;
  readonly #options: SearcherOptions;
  readonly #queue = new SerialLock();
  #connection: EngineConnection | undefined;
  #kernels: Kernels = new Map();
  #threads = 1;
  #closed = false;

  private constructor(source: ThreadSource, options: SearcherOptions) {
    this.game = source.name;
    this.#source = source;
    this.#options = options;
  }

  static async open(source: ThreadSource, options: SearcherOptions): Promise<ThreadEngine> {
    const engine = new ThreadEngine(source, options);
    await engine.#connect();
    return engine;
  }

  get threads(): number {
    return this.#threads;
  }

  async *analyse(position: string, limits: EngineLimits = {}, signal?: AbortSignal): AsyncGenerator<Analysis, undefined> {
    if (typeof position !== 'string') throw engineError('not-a-position', { type: typeof position });
    checkLimits(limits);
    checkSignal(signal);
    const release = await this.#queue.acquire();
    let windingDown: Promise<void> | undefined;
    try {
      if (this.#closed) throw engineError('closed');
      const connection = await this.#connect();
      const think = connection.think(position, limits);
      try {
        yield* think.analyses(signal);
      } finally {
        windingDown = think.abandon(connection.shared ? STOP_TIMEOUT_SHARED_MS : STOP_TIMEOUT_UNSHARED_MS, () => this.#restart());
      }
    } finally {
      if (windingDown === undefined) release();
      else void windingDown.then(release);
    }
  }

  /** @deprecated Use `analyse`. */
  think(position: string, limits?: EngineLimits, signal?: AbortSignal): AsyncGenerator<Analysis, undefined> {
    return this.analyse(position, limits, signal);
  }

  close(): void {
    this.#closed = true;
    this.#connection?.terminate(engineError('closed-meanwhile'));
    this.#connection = undefined;
  }

  async #connect(): Promise<EngineConnection> {
    if (this.#connection === undefined || this.#connection.isDead)
      this.#connection = new EngineConnection(this.#source, this.#options, this.#kernels);
    const connection = this.#connection;
    const { threads, kernels } = await connection.opened;
    if (this.#closed) throw engineError('closed-meanwhile');
    this.#threads = threads;
    this.#kernels = kernels;
    return connection;
  }

  /** Terminates a thread that does not answer; the next one is started at once. */
  #restart(): void {
    if (this.#closed) return;
    this.#connection?.terminate(engineError('closed-meanwhile'));
    this.#connect().catch(() => {});
  }
}

/**
 * The thread's messages during one search: analyses, then the end or an error. `answerNow` asks for the best result so
 * far; `noAnswer` says that there is none.
 */
type Event = { readonly analysis: Analysis } | { readonly error: Error } | 'end' | 'answerNow' | 'noAnswer';

/** A running search, with the messages from the thread that have not been read yet. */
class PendingAnalysis {
  readonly #stop: () => void;
  readonly #hold: (held: boolean) => void;
  readonly #events: Event[] = [];
  #wake = () => {};
  #settle = () => {};
  /** Resolves when the thread has finished this search. */
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

  /**
   * Yields analyses as they arrive. After the signal a last one follows within `FINAL_REPLY_MS` if there is any, even
   * if the thread has not finished.
   */
  async *analyses(signal: AbortSignal | undefined): AsyncGenerator<Analysis, undefined> {
    const timers: ReturnType<typeof setTimeout>[] = [];
    const onAbort = () => {
      this.#stop();
      timers.push(setTimeout(() => this.push('answerNow'), FINAL_REPLY_MS));
      timers.push(setTimeout(() => this.push('noAnswer'), NO_REPLY_MS));
    };
    if (signal?.aborted) onAbort();
    signal?.addEventListener('abort', onAbort);
    let last: Analysis | undefined;
    let hurried = false;
    try {
      for (;;) {
        const event = await this.#next();
        if (event === 'end') return;
        if (event === 'noAnswer') throw engineError('silent');
        if (event === 'answerNow') hurried = true;
        else if ('error' in event) throw event.error;
        else {
          last = event.analysis;
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

  /** Stops listening. Resolves when the thread has finished; calls `end` if that takes longer than `killTimeoutMs`. */
  async abandon(killTimeoutMs: number, end: () => void): Promise<void> {
    if (this.#isSettled) return;
    this.#stop();
    const timer = setTimeout(end, killTimeoutMs);
    await this.#settled;
    clearTimeout(timer);
  }

  /** The thread keeps the process alive only while a caller waits for an event. */
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

/** The connection to a running thread. Lives as long as the thread. */
class EngineConnection {
  /** Whether the thread shares memory, and so sees a stop in the middle of an iteration. */
  readonly shared: boolean;
  readonly opened: Promise<OpenReply>;
  readonly #worker: WorkerConnection;
  readonly #flag: Int32Array | undefined;
  #id = 0;

  constructor({ game: load, start }: ThreadSource, options: SearcherOptions, kernels: Kernels) {
    const sharedMemory = options.sharedMemory ?? typeof SharedArrayBuffer !== 'undefined';
    this.shared = sharedMemory;
    const flag = sharedMemory ? new SharedArrayBuffer(4) : undefined;
    this.#flag = flag && new Int32Array(flag);
    this.#worker = new WorkerConnection(start, (reason, code) =>
      code === 'ERR_WORKER_OUT_OF_MEMORY' ? engineError('out-of-memory') : engineError('thread-died', { reason }),
    );
    const call: EngineCall = { kind: 'open', game: load, options: { ...options, sharedMemory }, flag, kernels };
    this.opened = this.#worker.call<OpenReply>(call);
    // A thread whose game failed to open is terminated. If nobody awaits the failure, the next search reports it.
    this.opened.catch((error: unknown) => this.terminate(error));
  }

  get isDead(): boolean {
    return this.#worker.isDead;
  }

  /** Starts a search. The previous one must have settled. */
  think(position: string, limits: EngineLimits): PendingAnalysis {
    const id = ++this.#id;
    const cancel = new AbortController();
    const stop = () => {
      if (this.#flag) Atomics.store(this.#flag, 0, id);
      cancel.abort();
    };
    const think = new PendingAnalysis(stop, (held) => this.#worker.hold(held));
    const onProgress = (analysis: Analysis) => think.push({ analysis });
    this.#worker
      .call<undefined, Analysis>({ kind: 'think', id, position, limits } satisfies EngineCall, {
        onProgress,
        signal: cancel.signal,
        holds: false,
      })
      .then(
        () => think.push('end'),
        (error: Error) => think.push({ error }),
      );
    return think;
  }

  /** Ends the thread at once. A running search fails with this error. */
  terminate(error: unknown): void {
    this.#worker.terminate(error);
  }
}
