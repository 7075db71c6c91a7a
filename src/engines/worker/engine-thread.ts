import { nodeThread, type Thread, type ThreadEvents, workerThread } from './thread.ts';

/**
 * The same path leads to the compiled code from src and from dist. In a constant for Node, whose threads read folders
 * besides: bundlers are not to copy it along.
 */
const COMPILED = '../../../dist/engines/node/worker.js';

/** The thread in which an engine thinks. */
export function startEngineThread(events: ThreadEvents): Thread {
  return (
    nodeThread(COMPILED, events) ??
    workerThread(new Worker(new URL('../../../dist/engines/worker/worker.js', import.meta.url), { type: 'module' }), events)
  );
}
