import type { FlatTree } from './flat-tree.ts';

/** The tree as nested lists, `[[6,7],[2,8]]`: what `parseTree` reads back. Walks along the parents, so depth does not matter. */
export function formatTree(tree: FlatTree): string {
  const { firstChild, childCount, value, parent } = tree;
  const parts: string[] = [];
  let node = 0;
  for (;;) {
    for (; childCount[node] > 0; node = firstChild[node]) parts.push('[');
    parts.push(String(value[node]));
    for (; isLastChild(tree, node); node = parent[node]) if (node !== 0) parts.push(']');
    if (node < 0) return parts.join('');
    parts.push(',');
    node++;
  }
}

/** The root counts as the last child of nothing. */
function isLastChild({ firstChild, childCount, parent }: FlatTree, node: number): boolean {
  if (node <= 0) return node === 0;
  const above = parent[node];
  return node + 1 === firstChild[above] + childCount[above];
}
