import { makeTreeInWorker, type TreeAnswer, type TreeProgress, type TreeRequest } from '../../explain/index.ts';
import { workerThread } from '../../jobs/index.ts';

/** As `makeTree`, in a worker. Separate from thread.ts so that pages with small trees do not load it. */
export function makeInWorker(
  request: TreeRequest,
  onProgress: (progress: TreeProgress) => void,
  signal: AbortSignal,
): Promise<TreeAnswer> {
  return makeTreeInWorker(
    (events) => workerThread(new Worker(new URL('./tree-worker.ts', import.meta.url), { type: 'module' }), events),
    request,
    { onProgress, signal },
  );
}
