import { availableParallelism } from 'node:os';
import { type Executor, type Experiment, ThreadExecutor } from '../../lab/index.ts';
import { wholeFlag } from '../arguments.ts';
import type { Args } from '../command.ts';

const MOST_THREADS = 1024;

/** Who does the jobs: threads of this process, one a core where nothing else is said. */
export function executorFor(args: Args, experiment: Experiment): Executor {
  const threads = wholeFlag(args, 'threads', 1, MOST_THREADS) ?? availableParallelism();
  return new ThreadExecutor({ experiment: experiment.name, threads });
}
