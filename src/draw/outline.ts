import type { CutKind } from '../core/index.ts';
import type { Language } from '../say/index.ts';
import type { Again, Cut, SearchTree, TreeNode } from './tree.ts';

/**
 * What of a tree is drawn, in one list: each item after its parent, children from left to right. Every renderer walks
 * this list, so none of them recurses, and a tree too large for its format loses its lowest levels here.
 */
export interface Outline {
  readonly items: readonly Item[];
  /** Visits of the search that have no item of their own. */
  readonly undrawn: number;
  /** The lowest level drawn whole, where levels were left out. */
  readonly depth: number | undefined;
}

export type Item = {
  /** Its place in the list, and its parent's (-1 for the root). */
  readonly index: number;
  readonly parent: number;
  readonly level: number;
  /** The last of its parent's items. */
  last: boolean;
  /** The tick since which it is to be seen. */
  readonly since: number;
  /** For `pruned` and `more`: the node that they hang from. */
  readonly node: TreeNode;
  /**
   * `node`: a visit; `pruned`: a move cut off, or how many `several` are (`+3`), in `label`; `more`: `count` visits
   * that are not drawn; `again`: a move to a position that is drawn elsewhere.
   */
} & (
  | { readonly kind: 'node' }
  | { readonly kind: 'pruned'; readonly label: string; readonly several: boolean; readonly cut: CutKind }
  | { readonly kind: 'more'; readonly count: number }
  | { readonly kind: 'again'; readonly again: Again }
);

/** What every drawing of a tree may be told. */
export interface TreeDrawing {
  /** The lowest level to draw. Without it: as many whole levels as `maxNodes` allows. */
  readonly depth?: number;
  readonly maxNodes?: number;
  readonly language?: Language;
}

export interface OutlineLimits {
  /** The lowest level to draw, the root being level 0. */
  readonly depth?: number | undefined;
  /** As many whole levels are drawn as have no more nodes than this. */
  readonly maxNodes: number;
  /** Pruned moves of one node beyond this many share one item; 0 draws none. */
  readonly maxPruned: number;
}

export function outline(tree: SearchTree, limits: OutlineLimits): Outline {
  const sizes = subtreeSizes(tree.root);
  const asked = limits.depth ?? Number.POSITIVE_INFINITY;
  const depth = Math.min(asked, deepestWithin(tree.root, limits.maxNodes));
  const items: Item[] = [];
  let nodes = 0;
  // The stack holds what is still to be listed, the next on top.
  const waiting: Item[] = [
    { kind: 'node', index: 0, parent: -1, level: 0, last: true, since: tree.root.entered, node: tree.root },
  ];
  let next: Item | undefined;
  while ((next = waiting.pop())) {
    const item: Item = { ...next, index: items.length };
    items.push(item);
    if (item.kind !== 'node') continue;
    nodes++;
    const below = itemsBelow(item, depth, limits.maxPruned, sizes);
    for (let i = below.length - 1; i >= 0; i--) waiting.push(below[i]);
  }
  const undrawn = (sizes.get(tree.root) as number) - nodes;
  return { items, undrawn, depth: items.some(({ kind, level }) => kind === 'more' && level > depth) ? depth : undefined };
}

function itemsBelow(item: Item, depth: number, maxPruned: number, sizes: Map<TreeNode, number>): Item[] {
  const { node } = item;
  const shared = { index: -1, parent: item.index, level: item.level + 1, last: false };
  const below: Item[] = [];
  const more = (count: number) => {
    if (count > 0) below.push({ ...shared, kind: 'more', count, since: node.left ?? node.entered, node });
  };
  if (item.level >= depth) more((sizes.get(node) as number) - 1);
  else {
    for (const child of node.children) below.push({ ...shared, kind: 'node', since: child.entered, node: child });
    for (const again of node.again ?? []) below.push({ ...shared, kind: 'again', again, since: node.entered, node });
    more(node.hidden);
    for (const { label, several } of prunedMoves(node.cut?.skipped ?? [], maxPruned)) {
      const { kind: cut, at: since } = node.cut as Cut;
      below.push({ ...shared, kind: 'pruned', label, several, cut, since, node });
    }
  }
  const last = below.at(-1);
  if (last) last.last = true;
  return below;
}

/** Where each node stands in the list, for the arrows of `again`. */
export function placesOf({ items }: Outline): Map<TreeNode, number> {
  return new Map(items.flatMap((item) => (item.kind === 'node' ? [[item.node, item.index] as const] : [])));
}

function prunedMoves(skipped: readonly string[], most: number): { readonly label: string; readonly several: boolean }[] {
  if (most === 0) return [];
  const shown = skipped.length <= most ? skipped : skipped.slice(0, most - 1);
  const moves = shown.map((label) => ({ label, several: false }));
  if (shown.length < skipped.length) moves.push({ label: `+${skipped.length - shown.length}`, several: true });
  return moves;
}

/** How many visits each node stands for, itself and those that were not kept included. */
function subtreeSizes(root: TreeNode): Map<TreeNode, number> {
  const order = [root];
  for (let i = 0; i < order.length; i++) for (const child of order[i].children) order.push(child);
  const sizes = new Map<TreeNode, number>();
  for (const node of order.reverse()) {
    let size = 1 + node.hidden;
    for (const child of node.children) size += sizes.get(child) as number;
    sizes.set(node, size);
  }
  return sizes;
}

function deepestWithin(root: TreeNode, maxNodes: number): number {
  let level = [root];
  let total = 1;
  for (let depth = 0; ; depth++) {
    const below = level.flatMap((node) => node.children);
    total += below.length;
    if (below.length === 0) return Number.POSITIVE_INFINITY;
    if (total > maxNodes) return depth;
    level = below;
  }
}
