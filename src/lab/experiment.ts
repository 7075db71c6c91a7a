import type { Result } from '../core/index.ts';
import type { Translation } from '../i18n/index.ts';
import type { Job, JobKind, Row } from '../jobs/index.ts';
import type { Figure } from './figure.ts';

export type { Cell, Job, JobContext, Row } from '../jobs/index.ts';

/** A setting that users may vary, with its default value; values are typed as texts. */
export interface Setting {
  readonly about: Translation;
  readonly usual: string;
}

/** Complete settings: a value for every setting of the experiment. */
export type Settings = Readonly<Record<string, string>>;

/** A column of the rows. Times differ from run to run; all other columns must be the same. */
export interface Column {
  readonly about: Translation;
  readonly kind: 'key' | 'count' | 'time' | 'value';
}

/** A table of the report, computed from the rows. */
export interface ReportTable {
  readonly title: Translation;
  readonly columns: readonly (string | Translation)[];
  readonly rows: readonly (readonly (string | number | Translation)[])[];
  readonly note?: Translation;
}

/** A row of the table of experiments: the parameters, the counts and the figures. */
export interface Experiment extends JobKind {
  readonly name: string;
  readonly title: Translation;
  readonly about: Translation;
  /** Its source: the document and the section. */
  readonly source: Translation;
  readonly settings: Readonly<Record<string, Setting>>;
  /** Rough computing time with the default settings, in seconds of one core, measured on a server of 2026. */
  readonly seconds: number;
  readonly columns: Readonly<Record<string, Column>>;
  /** All jobs; fails if the settings make no sense. */
  jobs(settings: Settings): Result<readonly Job[]>;
  /** Made from the rows so far, so they can be shown while the experiment runs. */
  figures(rows: readonly Row[], settings: Settings): readonly Figure[];
  tables(rows: readonly Row[], settings: Settings): readonly ReportTable[];
}
