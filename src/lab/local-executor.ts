import type { Experiment, Job, Row } from './experiment.ts';
import type { Executor } from './schedule.ts';

/** Does jobs in this thread, one at a time: for tests, and for programs with an experiment of their own. */
export class LocalExecutor implements Executor {
  readonly room = 1;
  readonly #experiment: Pick<Experiment, 'run'>;

  constructor(experiment: Pick<Experiment, 'run'>) {
    this.#experiment = experiment;
  }

  async perform(job: Job, before: ReadonlyMap<string, readonly Row[]>, signal: AbortSignal): Promise<readonly Row[]> {
    signal.throwIfAborted();
    return this.#experiment.run(job, { signal, before });
  }

  close(): void {}
}
