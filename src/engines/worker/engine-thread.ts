import { nodeThread, type Thread, type ThreadEvents, workerThread } from '../../jobs/index.ts';

/**
 * The same path leads to the compiled code from src and from dist. In a constant for Node, whose threads read folders
 * besides: bundlers are not to copy it along.
 */
const COMPILED = '../../../dist/engines/node/worker.js';

/** The thread in which an engine searches. */
export function startEngineThread(events: ThreadEvents): Thread {
  return (
    nodeThread(new URL(COMPILED, import.meta.url), events) ??
    workerThread(new Worker(new URL('../../../dist/engines/worker/worker.js', import.meta.url), { type: 'module' }), events)
  );
}
