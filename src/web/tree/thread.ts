import { ProblemError } from '../../core/index.ts';
import { loadGame } from '../../engines/index.ts';
import { makeTree, type TreeAnswer, type TreeProgress, type TreeRequest } from '../../explain/index.ts';

/** Nodes up to which a tree is grown and searched at once: within some 20 ms, and nobody sees anything of a thread. */
export const AT_ONCE = 2000;

/** Computes the requested tree, in a thread if it is large. Throws a `ProblemError` if it cannot. */
export async function makeHereOrInWorker(
  request: TreeRequest,
  progress: (progress: TreeProgress) => void,
  signal: AbortSignal,
): Promise<TreeAnswer> {
  if ('kind' in request.from || request.from.tree.size <= AT_ONCE) {
    try {
      return await makeTree(request, { load: loadGame, progress, most: AT_ONCE });
    } catch (thrown) {
      if (!(thrown instanceof ProblemError && thrown.code === 'whole-tree-too-large')) throw thrown;
    }
  }
  const { makeInWorker } = await import('./make-in-worker.ts');
  return makeInWorker(request, progress, signal);
}
