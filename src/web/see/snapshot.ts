import type { SearchTree, TreeNode } from '../../draw/index.ts';

/**
 * The tree as the search knew it just after a tick, as if it had been stopped there: for the formats that draw a finished tree only. The root is there
 * from the beginning.
 */
export function snapshot(tree: SearchTree, at: number): SearchTree {
  const nodes: TreeNode[] = [];
  const root = nodeAt(tree.root, at, nodes);
  if (root.left === undefined) for (const node of nodes) node.best = false;
  return { ...tree, root, kept: nodes.length };
}

function nodeAt(node: TreeNode, at: number, nodes: TreeNode[]): TreeNode {
  const { left, value, how, cut } = node;
  const isLeft = left !== undefined && left <= at;
  const copy: TreeNode = {
    ...node,
    ...(isLeft ? { left, value, how } : { left: undefined, value: undefined, how: undefined }),
    cut: cut !== undefined && cut.at <= at ? cut : undefined,
    children: node.children.filter(({ entered }) => entered <= at).map((child) => nodeAt(child, at, nodes)),
  };
  nodes.push(copy);
  return copy;
}
