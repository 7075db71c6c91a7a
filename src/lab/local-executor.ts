import type { Experiment, Job, Row } from './experiment.ts';
import type { Executor } from './schedule.ts';

/**
 * Does jobs in this thread: for tests, for programs with an experiment of their own, and for jobs that do not compute
 * themselves but wait for others, of which several can be under way.
 */
export class LocalExecutor implements Executor {
  readonly room: number;
  readonly #experiment: Pick<Experiment, 'run'>;

  constructor(experiment: Pick<Experiment, 'run'>, room = 1) {
    this.#experiment = experiment;
    this.room = room;
  }

  async perform(job: Job, before: ReadonlyMap<string, readonly Row[]>, signal: AbortSignal): Promise<readonly Row[]> {
    signal.throwIfAborted();
    return this.#experiment.run(job, { signal, before });
  }

  close(): void {}
}
