import { nodeThread, type Thread, type ThreadEvents } from '../../../engines/index.ts';

/** The same path leads to the compiled code from src and from dist. */
const COMPILED = '../../../../dist/lab/node/worker/worker.js';

/** A thread that does jobs in Node: also those that need the disk. */
export function startNodeThread(events: ThreadEvents): Thread {
  return nodeThread(new URL(COMPILED, import.meta.url), events) as Thread;
}
