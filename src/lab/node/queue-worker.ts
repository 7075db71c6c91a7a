import { JobWorker, type JobWorkerOptions, type QueuedKind } from '../../jobs/node/index.ts';
import { queuedTables, TABLES } from '../../tablebases/node/index.ts';
import type { AllowedProgram } from '../tournament/allowed.ts';
import { PAIRS } from '../tournament/pair.ts';
import { ThreadExecutor } from '../worker/threads.ts';
import { QueuedPairs } from './queued-pairs.ts';

export interface QueueWorkerOptions extends JobWorkerOptions {
  /** Programs that jobs of the queue may run here. Default: none. */
  readonly programs?: readonly AllowedProgram[];
  /** Called with a refused program, in the form in which it would have to be allowed. */
  readonly onRefused?: (program: string) => void;
}

/** Jobs of every other name belong to an experiment. */
const experiment: QueuedKind = { executor: (name, threads) => new ThreadExecutor({ experiment: name, threads }) };

export type QueueWorker = JobWorker;

/** Takes jobs of every kind from a queue: endgame tables, pairs of games, experiments. */
export const QueueWorker = {
  open({ programs = [], onRefused = () => {}, ...options }: QueueWorkerOptions): Promise<JobWorker> {
    const pairs: QueuedKind = {
      // Engines of one game serve all its matches.
      group: ({ data }) => `${PAIRS} ${data.game}`,
      executor: (_name, _threads, folder) => new QueuedPairs(programs, onRefused, folder),
    };
    const kinds = new Map([
      [TABLES, queuedTables],
      [PAIRS, pairs],
    ]);
    return JobWorker.open(options, (name) => kinds.get(name) ?? experiment);
  },
};
