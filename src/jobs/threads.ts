import { type StartThread, serveCalls, threadDied, WorkerConnection } from './calls.ts';
import type { Job, JobKind, Row } from './job.ts';
import type { Port } from './port.ts';
import type { Executor } from './schedule.ts';
import { error } from './words.ts';

const KILL_TIMEOUT_MS = 500;

/** A request to a thread that does jobs, one at a time. */
export interface JobRequest {
  /** The name of the kind of job, such as an experiment: jobs carry data, the thread has the code. */
  readonly experiment: string;
  readonly job: Job;
  readonly before: readonly (readonly [id: string, rows: readonly Row[]])[];
}

/** The thread's side: does the requested jobs; `find` gives the code of a kind of job. */
export function serveJobs(port: Port, find: (name: string) => JobKind): void {
  serveCalls(port, async ({ experiment, job, before }: JobRequest, { signal }) =>
    find(experiment).run(job, { signal, before: new Map(before) }),
  );
}

export interface JobThreadsOptions {
  /** The name of the kind of job. */
  readonly experiment: string;
  readonly threads: number;
  /** A job that does not end within this many milliseconds of a stop is terminated with its thread. Default: 500. */
  readonly killTimeoutMs?: number;
  /** Starts a thread that can do jobs of this kind. */
  readonly start: StartThread;
}

/**
 * Does jobs in threads, one at a time in each. Threads start when there is work for them and stay for the next job;
 * one that dies, fails or is stopped in the middle of a job is replaced.
 */
export class JobThreads implements Executor {
  readonly concurrency: number;
  readonly #options: JobThreadsOptions;
  readonly #idle: WorkerConnection[] = [];
  readonly #all = new Set<WorkerConnection>();

  constructor(options: JobThreadsOptions) {
    this.concurrency = options.threads;
    this.#options = options;
  }

  async perform(job: Job, before: ReadonlyMap<string, readonly Row[]>, signal: AbortSignal): Promise<readonly Row[]> {
    signal.throwIfAborted();
    const { experiment, killTimeoutMs = KILL_TIMEOUT_MS } = this.#options;
    const thread = this.#take();
    try {
      const request: JobRequest = { experiment, job, before: [...before] };
      const rows = await thread.call<readonly Row[]>(request, { signal, killTimeoutMs });
      this.#idle.push(thread);
      return rows;
    } catch (thrown) {
      // A failed job may have left its thread in any state.
      this.#end(thread);
      throw thrown;
    }
  }

  /** Ends all threads at once; jobs under way fail. */
  close(): void {
    for (const thread of this.#all) this.#end(thread);
    this.#idle.length = 0;
  }

  /** An idle thread that is alive, or a new one. */
  #take(): WorkerConnection {
    for (let thread = this.#idle.pop(); thread !== undefined; thread = this.#idle.pop()) {
      if (!thread.isDead) return thread;
      this.#all.delete(thread);
    }
    const thread = new WorkerConnection(this.#options.start, threadDied);
    this.#all.add(thread);
    return thread;
  }

  #end(thread: WorkerConnection): void {
    this.#all.delete(thread);
    thread.terminate(error('lab-closed'));
  }
}
