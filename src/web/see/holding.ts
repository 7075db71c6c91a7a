import { MAX } from '../../core/index.ts';
import type { SearchTree, Step, TreeNode } from '../../draw/index.ts';

/**
 * Whether the bound that a cut rests on is one that the other player already holds, with a move found at a node above. Otherwise it was put there
 * to ask a question: MTD drivers and scouts only want to know whether the value reaches beta.
 */
export function otherHolds({ tree, node, at }: Step): boolean {
  return pathTo(tree, node).some((above) => above.turn !== node.turn && setsBound(above, node, at));
}

/** Whether the window is one between neighbours, in which no value lies: a search with it tells only whether the value reaches beta. */
export function asks({ alpha, beta }: TreeNode): boolean {
  return beta - alpha === 1;
}

/** Whether a move found at `above` is worth the bound that `node` is searched with, where that is narrower than what `above` had at entry. */
function setsBound(above: TreeNode, node: TreeNode, at: number): boolean {
  const bound = node.turn === MAX ? node.beta : node.alpha;
  if (node.turn === MAX ? bound >= above.beta : bound <= above.alpha) return false;
  return above.children.some(({ left, value }) => left !== undefined && left <= at && value === bound);
}

/** The nodes above a node, root first: those that were open when it was entered. */
function pathTo(tree: SearchTree, node: TreeNode): TreeNode[] {
  const path: TreeNode[] = [];
  let next: TreeNode | undefined = tree.root;
  while (next !== undefined && next !== node) {
    path.push(next);
    next = next.children.findLast(({ entered }) => entered <= node.entered);
  }
  return path;
}
