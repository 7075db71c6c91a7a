import { ProblemError } from '../../core/index.ts';
import { loadGame } from '../../engines/index.ts';
import { askThread, makeTree, type TreeAsked, type TreeMade, type TreeProgress } from '../../explain/index.ts';

/** Nodes up to which a tree is grown and searched at once: within some 20 ms, and nobody sees anything of a thread. */
export const AT_ONCE = 2000;

/** Makes what is asked for, in a thread where it is large. Throws a `ProblemError` where it cannot be. */
export async function makeSomewhere(
  asked: TreeAsked,
  progress: (progress: TreeProgress) => void,
  signal: AbortSignal,
): Promise<TreeMade> {
  if ('kind' in asked.from || asked.from.tree.size <= AT_ONCE) {
    try {
      return await makeTree(asked, { load: loadGame, progress, most: AT_ONCE });
    } catch (thrown) {
      if (!(thrown instanceof ProblemError && thrown.code === 'whole-tree-too-large')) throw thrown;
    }
  }
  signal.throwIfAborted();
  const worker = new Worker(new URL('./tree-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
      askThread(worker, asked, progress).then(resolve, reject);
    });
  } finally {
    worker.terminate();
  }
}
