import { type ReadonlySignal, signal } from '@preact/signals';
import { ProblemError } from '../../core/index.ts';
import type { Sayable } from '../../i18n/index.ts';
import {
  type Executor,
  type Experiment,
  type FinishedJob,
  type Job,
  JobError,
  perform,
  type Row,
  rowsInOrder,
  type Settings,
  ThreadExecutor,
} from '../../lab/index.ts';

/** One core is left to the page if there are several. */
export const THREADS = Math.max(1, (globalThis.navigator?.hardwareConcurrency ?? 2) - 1);

/**
 * The milliseconds that a job has to end after a cancel. A job that does not check its signal is terminated with its
 * thread.
 */
const KILL_TIMEOUT_MS = 150;

/** Why a run ended with a job that failed. */
export interface JobFailure {
  readonly job: string;
  readonly why: Sayable;
}

/** `waiting`: nobody has started it; `stopped`: by the visitor, or by a job that `failed`. */
export type RunState = 'waiting' | 'running' | 'stopping' | 'stopped' | 'done';

/** An experiment with its settings, run by threads of this page. Finished jobs are kept after a cancel. */
export class Run {
  readonly experiment: Experiment;
  readonly settings: Settings;
  readonly jobs: readonly Job[];
  readonly #state = signal<RunState>('waiting');
  readonly #failed = signal<JobFailure | undefined>(undefined);
  readonly #count = signal(0);
  readonly #underWay = signal<readonly string[]>([]);
  readonly #finished = new Map<string, FinishedJob>();
  #stop = new AbortController();

  constructor(experiment: Experiment, settings: Settings, jobs: readonly Job[]) {
    this.experiment = experiment;
    this.settings = settings;
    this.jobs = jobs;
  }

  get state(): ReadonlySignal<RunState> {
    return this.#state;
  }

  get failed(): ReadonlySignal<JobFailure | undefined> {
    return this.#failed;
  }

  /** How many jobs are finished. */
  get count(): ReadonlySignal<number> {
    return this.#count;
  }

  /** The ids of the jobs that threads are at. */
  get underWay(): ReadonlySignal<readonly string[]> {
    return this.#underWay;
  }

  /** In the order in which they were. */
  get finished(): readonly FinishedJob[] {
    return [...this.#finished.values()];
  }

  /** The rows in the order of the jobs, in whatever order these were done. */
  get rows(): readonly Row[] {
    return rowsInOrder(this.jobs, this.#rowsByJob());
  }

  /** Runs the jobs that are not finished yet. */
  async start(): Promise<void> {
    if (this.#state.value === 'running' || this.#state.value === 'stopping') return;
    this.#state.value = 'running';
    this.#failed.value = undefined;
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    const executor = this.#watched(
      new ThreadExecutor({ experiment: this.experiment.name, threads: THREADS, killTimeoutMs: KILL_TIMEOUT_MS }),
    );
    try {
      await perform({
        jobs: this.jobs,
        executor,
        done: this.#rowsByJob(),
        signal,
        onDone: ({ id }, rows, { ms }) => {
          this.#finished.set(id, { job: id, rows, ms });
          this.#count.value = this.#finished.size;
        },
      });
      this.#state.value = 'done';
    } catch (thrown) {
      if (!signal.aborted) this.#failed.value = failureOf(thrown);
      this.#state.value = 'stopped';
    } finally {
      await executor.close();
    }
  }

  cancel(): void {
    if (this.#state.value !== 'running') return;
    this.#state.value = 'stopping';
    this.#stop.abort();
  }

  #rowsByJob(): Map<string, readonly Row[]> {
    return new Map(Array.from(this.#finished, ([id, { rows }]) => [id, rows]));
  }

  /** The same, with the jobs that are under way in sight. */
  #watched(executor: Executor): Executor {
    const at = this.#underWay;
    return {
      concurrency: executor.concurrency,
      perform: async (job, before, signal) => {
        at.value = [...at.value, job.id];
        try {
          return await executor.perform(job, before, signal);
        } finally {
          at.value = at.value.filter((id) => id !== job.id);
        }
      },
      close: () => executor.close(),
    };
  }
}

function failureOf(thrown: unknown): JobFailure {
  const cause = thrown instanceof JobError ? thrown.cause : thrown;
  const why: Sayable = cause instanceof ProblemError ? cause : cause instanceof Error ? cause.message : String(cause);
  return { job: thrown instanceof JobError ? thrown.job.id : '', why };
}
