import type { Job, Row } from './experiment.ts';

/** Whoever does jobs: threads of this process, of a page, or machines behind a queue. */
export interface Executor {
  /** How many jobs it wants at once. */
  readonly room: number;
  /** Done, with its rows; thrown: the job itself failed, or the signal has said stop. */
  perform(job: Job, before: ReadonlyMap<string, readonly Row[]>, signal: AbortSignal): Promise<readonly Row[]>;
  close(): void | Promise<void>;
}

export interface Schedule {
  readonly jobs: readonly Job[];
  readonly executor: Executor;
  /** The rows of jobs that were done before, by their ids: these are not done again. */
  readonly done?: ReadonlyMap<string, readonly Row[]>;
  readonly signal: AbortSignal;
  /** Told of each job as it is done, in the order in which that happens. Where it throws, the run ends. */
  readonly onDone: (job: Job, rows: readonly Row[], progress: Progress) => void;
}

export interface Progress {
  readonly done: number;
  readonly all: number;
  /** How long this job was under way. */
  readonly ms: number;
}

/** A job that failed: the run ends with it, what was done stays done. */
export class JobError extends Error {
  readonly job: Job;
  constructor(job: Job, cause: unknown) {
    super(`Job ${job.id} failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'JobError';
    this.job = job;
  }
}

/**
 * Does all jobs, each when those that it comes after are done, and gives the rows of all by their ids. Ends early where
 * the signal says so, by throwing its reason once nothing is under way; what was done by then has been told.
 */
export async function perform(schedule: Schedule): Promise<ReadonlyMap<string, readonly Row[]>> {
  const { jobs, executor, signal, onDone } = schedule;
  const done = new Map(schedule.done);
  const waiting = waitingJobs(jobs, done);
  const underWay = new Set<Promise<void>>();
  /** Rung when a job ends. To wait for the first of a thousand promises would cost a thousand each time. */
  let ring = () => {};
  /** Ends all jobs when one has failed. */
  const halt = new AbortController();
  const either = AbortSignal.any([signal, halt.signal]);
  const begin = (job: Job): void => {
    const before = new Map((job.after ?? []).map((id) => [id, done.get(id) as readonly Row[]]));
    const began = performance.now();
    const work = (async () => {
      let rows: readonly Row[];
      try {
        // A signal of its own: where many listen to one, Node warns of a leak.
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
      ring();
    });
    underWay.add(work);
  };
  while (!either.aborted) {
    for (const job of waiting) {
      if (underWay.size >= executor.room) break;
      if (!(job.after ?? []).every((id) => done.has(id))) continue;
      waiting.delete(job);
      begin(job);
    }
    if (underWay.size === 0) break;
    await new Promise<void>((resolve) => (ring = resolve));
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
  // Of jobs that wait for each other none would ever begin.
  const settled = new Set(jobs.filter(({ after = [] }) => after.length === 0).map(({ id }) => id));
  for (let before = -1; before < settled.size; ) {
    before = settled.size;
    for (const { id, after = [] } of jobs) if (after.every((one) => settled.has(one))) settled.add(id);
  }
  if (settled.size < jobs.length) throw new RangeError('Some jobs wait for each other in a circle.');
  return new Set(jobs.filter(({ id }) => !done.has(id)));
}
