import { nodeThread, type Thread, type ThreadEvents, workerThread } from '../../engines/index.ts';

/**
 * The same path leads to the compiled code from src and from dist. In a constant for Node, so that bundlers do not
 * copy it along a second time.
 */
const COMPILED = '../../../dist/lab/worker/worker.js';

/** A thread that does jobs, in Node and in a page. */
export function startLabThread(events: ThreadEvents): Thread {
  return (
    nodeThread(new URL(COMPILED, import.meta.url), events) ??
    workerThread(new Worker(new URL('../../../dist/lab/worker/worker.js', import.meta.url), { type: 'module' }), events)
  );
}
