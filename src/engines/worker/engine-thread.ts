import { nodeThread, type Thread, type ThreadEvents, workerThread } from '../../jobs/index.ts';

/**
 * Node's worker; the path is the same from src and from dist. It is in a constant because bundlers copy a file whose
 * name is written inside `new URL(...)`, and a page has no use for this one.
 */
const COMPILED = '../../../dist/engines/node/worker.js';

/** The thread in which an engine searches. */
export function startEngineThread(events: ThreadEvents): Thread {
  return (
    nodeThread(new URL(COMPILED, import.meta.url), events) ??
    workerThread(new Worker(new URL('../../../dist/engines/worker/worker.js', import.meta.url), { type: 'module' }), events)
  );
}
