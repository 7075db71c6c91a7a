import type { Result } from '../core/index.ts';
import type { Translation } from '../say/index.ts';
import type { Figure } from './figure.ts';

/** What a row holds, and what a job is described by: plain data, which crosses threads, files and machines. */
export type Cell = string | number | boolean | null;
export type Row = Readonly<Record<string, Cell>>;

/**
 * A piece of work that can be done alone, in any thread on any machine, and gives the same rows wherever it is done but
 * for times. It carries data, never code.
 */
export interface Job {
  /** Unique among the jobs of a run, and the same for the same work: what is done is known by it. */
  readonly id: string;
  readonly data: Row;
  /** Jobs that have to be done before; it is given their rows. */
  readonly after?: readonly string[];
}

/** What a job sees of the world while it is done. */
export interface Doing {
  readonly signal: AbortSignal;
  /** The rows of the jobs that it comes after, by their ids. */
  readonly before: ReadonlyMap<string, readonly Row[]>;
}

/** What a person may vary, with its usual value; values are typed as texts. */
export interface Setting {
  readonly about: Translation;
  readonly usual: string;
}

/** Typed settings, whole: every name of the experiment's own has its value. */
export type Settings = Readonly<Record<string, string>>;

/** A column of the rows. Times differ from run to run; everything else has to be the same. */
export interface Column {
  readonly about: Translation;
  readonly kind: 'key' | 'count' | 'time' | 'value';
}

/** A table of the report: what the rows come to. */
export interface ReportTable {
  readonly title: Translation;
  readonly columns: readonly (string | Translation)[];
  readonly rows: readonly (readonly (string | number | Translation)[])[];
  readonly note?: Translation;
}

/** A row of the table of experiments: what varies, what is counted, how it is plotted. */
export interface Experiment {
  readonly name: string;
  readonly title: Translation;
  readonly about: Translation;
  /** Where it comes from: the document and its section. */
  readonly source: Translation;
  readonly settings: Readonly<Record<string, Setting>>;
  /** Computing that it takes with the usual settings, in seconds of one core, roughly: measured on a server of 2026. */
  readonly seconds: number;
  readonly columns: Readonly<Record<string, Column>>;
  /** All jobs; refused where the settings make no sense. */
  jobs(settings: Settings): Result<readonly Job[]>;
  /** Does one job. Stops soon after the signal, by throwing its reason. */
  run(job: Job, doing: Doing): readonly Row[] | Promise<readonly Row[]>;
  /** Made of the rows so far, so that they grow while it runs. */
  figures(rows: readonly Row[], settings: Settings): readonly Figure[];
  tables(rows: readonly Row[], settings: Settings): readonly ReportTable[];
}
