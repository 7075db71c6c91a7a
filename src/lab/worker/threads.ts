import { errorOf, type Thread, type ThreadEvents } from '../../engines/index.ts';
import { inFull } from '../../say/index.ts';
import type { Job, Row } from '../experiment.ts';
import type { Executor } from '../schedule.ts';
import { error } from '../words.ts';
import { startLabThread } from './lab-thread.ts';
import type { JobNews, JobOrder } from './messages.ts';

const PATIENCE_MS = 500;

export interface ThreadsOptions {
  /** The name of the experiment that the jobs are of. */
  readonly experiment: string;
  readonly threads: number;
  /** After a stop, so many milliseconds (500) for a job to end what it has started; then its thread is ended. */
  readonly patience?: number;
  /** How a thread is started; without it: one that knows the table of experiments. */
  readonly start?: (events: ThreadEvents) => Thread;
}

/**
 * Does jobs in threads, one a thread at a time. Threads start when there is work for them and stay for the next job;
 * one that dies or is stopped in the middle of a job is replaced.
 */
export class ThreadExecutor implements Executor {
  readonly room: number;
  readonly #experiment: string;
  readonly #patience: number;
  readonly #start: (events: ThreadEvents) => Thread;
  readonly #idle: Bench[] = [];
  readonly #all = new Set<Bench>();

  constructor({ experiment, threads, patience = PATIENCE_MS, start = startLabThread }: ThreadsOptions) {
    this.room = threads;
    this.#experiment = experiment;
    this.#patience = patience;
    this.#start = start;
  }

  async perform(job: Job, before: ReadonlyMap<string, readonly Row[]>, signal: AbortSignal): Promise<readonly Row[]> {
    signal.throwIfAborted();
    const bench = this.#idle.pop() ?? this.#open();
    if (bench.isDead) return this.perform(job, before, signal);
    try {
      const rows = await bench.work(
        { kind: 'job', experiment: this.#experiment, job, before: [...before] },
        signal,
        this.#patience,
      );
      this.#idle.push(bench);
      return rows;
    } catch (thrown) {
      // What a job that failed has left behind in its thread nobody knows.
      this.#end(bench);
      throw thrown;
    }
  }

  /** Ends all threads at once; jobs under way fail. */
  close(): void {
    for (const bench of this.#all) this.#end(bench);
  }

  #open(): Bench {
    const bench = new Bench(this.#start);
    this.#all.add(bench);
    return bench;
  }

  #end(bench: Bench): void {
    this.#all.delete(bench);
    const at = this.#idle.indexOf(bench);
    if (at >= 0) this.#idle.splice(at, 1);
    bench.end(error('lab-closed'));
  }
}

/** One thread, and the job that it is at. */
class Bench {
  readonly #thread: Thread;
  #settle: { resolve(rows: readonly Row[]): void; reject(why: unknown): void } | undefined;
  #death: Error | undefined;

  constructor(start: (events: ThreadEvents) => Thread) {
    this.#thread = start({
      message: (data) => this.#hear(data as JobNews),
      died: (reason, code) =>
        this.end(
          code === 'ERR_WORKER_OUT_OF_MEMORY'
            ? error('lab-out-of-memory')
            : error('lab-thread-died', { reason: typeof reason === 'string' ? inFull(reason) : reason }),
        ),
    });
  }

  /** It came to its end while nobody looked. */
  get isDead(): boolean {
    return this.#death !== undefined;
  }

  async work(order: JobOrder, signal: AbortSignal, patience: number): Promise<readonly Row[]> {
    this.#thread.hold(true);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onAbort = () => {
      this.#thread.post({ kind: 'stop' } satisfies JobOrder);
      timer = setTimeout(() => this.end(signal.reason), patience);
    };
    signal.addEventListener('abort', onAbort, { once: true });
    try {
      return await new Promise((resolve, reject) => {
        this.#settle = { resolve, reject };
        this.#thread.post(order);
      });
    } finally {
      signal.removeEventListener('abort', onAbort);
      clearTimeout(timer);
      this.#settle = undefined;
      // A thread without work keeps no process alive.
      this.#thread.hold(false);
    }
  }

  end(why: unknown): void {
    this.#death ??= why instanceof Error ? why : new Error(String(why));
    this.#thread.terminate();
    this.#settle?.reject(why);
  }

  #hear(news: JobNews): void {
    if (news.kind === 'done') this.#settle?.resolve(news.rows);
    else this.#settle?.reject(errorOf(news.failure));
  }
}
