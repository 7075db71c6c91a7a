import type { ThreadFailure } from '../../engines/index.ts';
import type { Job, Row } from '../experiment.ts';

/** What a thread that does jobs is told. It has one job at a time. */
export type JobOrder =
  | {
      readonly kind: 'job';
      /** The name of the experiment: jobs carry data, the thread has the code. */
      readonly experiment: string;
      readonly job: Job;
      readonly before: readonly (readonly [id: string, rows: readonly Row[]])[];
    }
  /** The job is not wanted any more. Who does not hear it soon is ended. */
  | { readonly kind: 'stop' };

/** What it answers, once for each job. */
export type JobNews =
  | { readonly kind: 'done'; readonly rows: readonly Row[] }
  | { readonly kind: 'failed'; readonly failure: ThreadFailure };
