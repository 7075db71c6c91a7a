import { IntList, type Player } from '../../core/index.ts';

/**
 * A game tree in flat arrays: a million leaves or a hundred thousand levels are nothing special, and nothing here
 * recurses. Node 0 is the root; a node's children follow each other, and come after their parent:
 *
 *     [[6,7],[2,8]]        node         0   1   2   3   4   5   6
 *                          firstChild   1   3   5
 *           0              childCount   2   2   2   0   0   0   0
 *         1   2            value                    6   7   2   8
 *        3 4 5 6           parent      -1   0   0   1   1   2   2
 */
export interface FlatTree {
  /** Who moves at the root; the players alternate by level. */
  readonly root: Player;
  readonly size: number;
  readonly firstChild: Int32Array;
  /** 0 at the leaves. */
  readonly childCount: Int32Array;
  /** What each leaf is worth, from Max's view. */
  readonly value: Int32Array;
  readonly parent: Int32Array;
}

/** Nodes a tree may have: its arrays then take less than a gigabyte. */
export const LARGEST_TREE = 50_000_000;

export function leafCount(tree: FlatTree): number {
  let leaves = 0;
  for (let node = 0; node < tree.size; node++) if (tree.childCount[node] === 0) leaves++;
  return leaves;
}

/** Moves on the longest way from the root to a leaf. */
export function treeDepth(tree: FlatTree): number {
  const level = new Int32Array(tree.size);
  let deepest = 0;
  for (let node = 1; node < tree.size; node++) {
    level[node] = level[tree.parent[node]] + 1;
    if (level[node] > deepest) deepest = level[node];
  }
  return deepest;
}

/**
 * The tree as nested lists, `[[6,7],[2,8]]`: what `parseTree` reads back. Walks along the parents, so depth does not
 * matter.
 */
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

/**
 * Builds a tree level by level: nodes are settled in the order of their numbers, each as a leaf or with its children,
 * which are numbered next.
 */
export class TreeBuilder {
  readonly #firstChild = new IntList();
  readonly #childCount = new IntList();
  readonly #value = new IntList();
  readonly #parent = new IntList();

  constructor() {
    this.#parent.push(-1);
  }

  /** The node to settle next. */
  get next(): number {
    return this.#childCount.length;
  }

  get finished(): boolean {
    return this.next === this.#parent.length;
  }

  leaf(value: number): void {
    this.#firstChild.push(0);
    this.#childCount.push(0);
    this.#value.push(value);
  }

  split(children: number): void {
    const node = this.next;
    const first = this.#parent.length;
    if (first + children > LARGEST_TREE)
      throw new RangeError(`This tree would have more than ${LARGEST_TREE} nodes: take fewer levels or fewer children.`);
    this.#firstChild.push(first);
    this.#childCount.push(children);
    this.#value.push(0);
    for (let i = 0; i < children; i++) this.#parent.push(node);
  }

  finish(root: Player): FlatTree {
    return {
      root,
      size: this.next,
      firstChild: this.#firstChild.toArray(),
      childCount: this.#childCount.toArray(),
      value: this.#value.toArray(),
      parent: this.#parent.toArray(),
    };
  }
}
