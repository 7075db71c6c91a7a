/** Plain data of rows and jobs, which can be sent to other threads and machines and stored in files. */
export type Cell = string | number | boolean | null;
export type Row = Readonly<Record<string, Cell>>;

/**
 * A piece of work that any thread on any machine can do. Its rows are the same wherever it is done, except for times.
 * It carries data, never code.
 */
export interface Job {
  /** Unique among the jobs of a run, and the same for the same work: it identifies finished jobs. */
  readonly id: string;
  readonly data: Row;
  /** Ids of the jobs that must be done first; this job receives their rows. */
  readonly after?: readonly string[];
}

/** The inputs of a running job besides its data. */
export interface JobContext {
  readonly signal: AbortSignal;
  /** The rows of the jobs listed in `after`, by their ids. */
  readonly before: ReadonlyMap<string, readonly Row[]>;
}

/** The code of one kind of job: an experiment of the lab, the pairs of endgame tables. */
export interface JobKind {
  /** Does one job. Stops soon after the signal, by throwing its reason. */
  run(job: Job, doing: JobContext): readonly Row[] | Promise<readonly Row[]>;
}

/** A finished job. */
export interface FinishedJob {
  readonly job: string;
  readonly rows: readonly Row[];
  readonly ms: number;
}

/** A finished job as a line of `rows.ndjson`. */
export function finishedLine({ job, rows, ms }: FinishedJob): string {
  return `${JSON.stringify({ job, rows, ms: Math.round(ms * 1000) / 1000 })}\n`;
}

/** The rows of all finished jobs, in the order of `jobs`. */
export function rowsInOrder(jobs: readonly Job[], done: ReadonlyMap<string, readonly Row[]>): readonly Row[] {
  return jobs.flatMap(({ id }) => done.get(id) ?? []);
}
