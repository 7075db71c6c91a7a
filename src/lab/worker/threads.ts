import {
  JobThreads,
  type JobThreadsOptions,
  nodeThread,
  type Thread,
  type ThreadEvents,
  workerThread,
} from '../../jobs/index.ts';

/**
 * The same path leads to the compiled code from src and from dist. In a constant for Node, so that bundlers do not
 * copy it along a second time.
 */
const COMPILED = '../../../dist/lab/worker/worker.js';

/** A thread that does jobs of experiments, in Node and in a page. */
export function startLabThread(events: ThreadEvents): Thread {
  return (
    nodeThread(new URL(COMPILED, import.meta.url), events) ??
    workerThread(new Worker(new URL('../../../dist/lab/worker/worker.js', import.meta.url), { type: 'module' }), events)
  );
}

/** `start`: how a thread is started; without it: one that knows the table of experiments. */
export type ThreadsOptions = Omit<JobThreadsOptions, 'start'> & Partial<JobThreadsOptions>;

/** Does jobs of experiments in threads. */
export class ThreadExecutor extends JobThreads {
  constructor(options: ThreadsOptions) {
    super({ start: startLabThread, ...options });
  }
}
