import { nodeThread, type Thread, type ThreadEvents, workerThread } from '../../jobs/index.ts';

/**
 * The same path leads to the compiled code from src and from dist. In a constant for Node, so that bundlers do not
 * copy it along a second time.
 */
const COMPILED = '../../../dist/engines/worker/helper.js';

/**
 * A thread that helps another one to search. In a file of its own: bundlers refuse a thread whose code names itself.
 */
export function startHelperThread(events: ThreadEvents): Thread {
  return (
    nodeThread(new URL(COMPILED, import.meta.url), events) ??
    workerThread(new Worker(new URL('../../../dist/engines/worker/helper.js', import.meta.url), { type: 'module' }), events)
  );
}
