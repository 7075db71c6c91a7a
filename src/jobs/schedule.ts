import type { Job, JobKind, Row } from './job.ts';

/** Runs jobs: threads of this process, of a page, or machines behind a queue. */
export interface Executor {
  /** How many jobs it can do at the same time. */
  readonly concurrency: number;
  /** Resolves with the job's rows. Rejects if the job failed or the signal stopped it. */
  perform(job: Job, before: ReadonlyMap<string, readonly Row[]>, signal: AbortSignal): Promise<readonly Row[]>;
  close(): void | Promise<void>;
}

export interface Schedule {
  readonly jobs: readonly Job[];
  readonly executor: Executor;
  /** The rows of jobs that are already done, by their ids. They are not done again. */
  readonly done?: ReadonlyMap<string, readonly Row[]>;
  readonly signal: AbortSignal;
  /** Called when a job is done. If it throws, the run ends. */
  readonly onDone: (job: Job, rows: readonly Row[], progress: Progress) => void;
}

export interface Progress {
  readonly done: number;
  readonly all: number;
  /** How long this job took. */
  readonly ms: number;
}

/** A job that failed. The run ends with it; finished jobs stay finished. */
export class JobError extends Error {
  readonly job: Job;
  constructor(job: Job, cause: unknown) {
    super(`Job ${job.id} failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'JobError';
    this.job = job;
  }
}

/**
 * Does all jobs, each after the jobs that it depends on, and returns the rows of all by their ids. If the signal
 * aborts, it throws the signal's reason once no job is running, after reporting all finished jobs.
 */
export async function perform(schedule: Schedule): Promise<ReadonlyMap<string, readonly Row[]>> {
  const { jobs, executor, signal, onDone } = schedule;
  const done = new Map(schedule.done);
  const waiting = waitingJobs(jobs, done);
  const underWay = new Set<Promise<void>>();
  /** Called when a job ends. `Promise.race` over a thousand running jobs would cost a thousand steps per job. */
  let notify = () => {};
  /** Ends all jobs when one has failed. */
  const halt = new AbortController();
  const either = AbortSignal.any([signal, halt.signal]);
  const begin = (job: Job): void => {
    const before = new Map((job.after ?? []).map((id) => [id, done.get(id) as readonly Row[]]));
    const began = performance.now();
    const work = (async () => {
      let rows: readonly Row[];
      try {
        // Each job gets its own signal: Node warns of a leak if many listen to one.
        rows = await executor.perform(job, before, AbortSignal.any([either]));
      } catch (thrown) {
        if (!either.aborted) halt.abort(new JobError(job, thrown));
        return;
      }
      if (halt.signal.aborted) return;
      done.set(job.id, rows);
      try {
        onDone(job, rows, { done: done.size, all: jobs.length, ms: performance.now() - began });
      } catch (thrown) {
        halt.abort(thrown);
      }
    })().finally(() => {
      underWay.delete(work);
      notify();
    });
    underWay.add(work);
  };
  while (!either.aborted) {
    for (const job of waiting) {
      if (underWay.size >= executor.concurrency) break;
      if (!(job.after ?? []).every((id) => done.has(id))) continue;
      waiting.delete(job);
      begin(job);
    }
    if (underWay.size === 0) break;
    await new Promise<void>((resolve) => (notify = resolve));
  }
  await Promise.all(underWay);
  either.throwIfAborted();
  return done;
}

function waitingJobs(jobs: readonly Job[], done: ReadonlyMap<string, unknown>): Set<Job> {
  const known = new Set(jobs.map(({ id }) => id));
  if (known.size < jobs.length) throw new RangeError('Two jobs have the same id: a job is known by it.');
  for (const { id, after = [] } of jobs)
    for (const one of after) if (!known.has(one)) throw new RangeError(`Job ${id} comes after ${one}, which is no job.`);
  // Jobs that wait for each other would never begin.
  const settled = new Set(jobs.filter(({ after = [] }) => after.length === 0).map(({ id }) => id));
  for (let before = -1; before < settled.size; ) {
    before = settled.size;
    for (const { id, after = [] } of jobs) if (after.every((one) => settled.has(one))) settled.add(id);
  }
  if (settled.size < jobs.length) throw new RangeError('Some jobs wait for each other in a circle.');
  return new Set(jobs.filter(({ id }) => !done.has(id)));
}

/**
 * Does jobs in this thread: for tests, for programs with an experiment of their own, and for jobs that only wait for
 * other processes, so that several can run at once.
 */
export class LocalExecutor implements Executor {
  readonly concurrency: number;
  readonly #kind: JobKind;

  constructor(kind: JobKind, room = 1) {
    this.#kind = kind;
    this.concurrency = room;
  }

  async perform(job: Job, before: ReadonlyMap<string, readonly Row[]>, signal: AbortSignal): Promise<readonly Row[]> {
    signal.throwIfAborted();
    return this.#kind.run(job, { signal, before });
  }

  close(): void {}
}
