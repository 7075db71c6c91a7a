import { IntList, MAX, type Player, type Random } from '../../core/index.ts';
import { say } from '../../i18n/index.ts';
import { type GameTree, LARGEST_TREE, TreeBuilder } from '../../model/index.ts';
import { pointsProblem } from '../position.ts';

export type NestedTree = number | readonly NestedTree[];

/** A tree from nested arrays: `treeOf([[6, 7], [2, 8]])`. */
export function treeOf(nested: NestedTree, root: Player = MAX): GameTree {
  const builder = new TreeBuilder();
  /** The trees still to add, the next one last; undefined closes a list. */
  const waiting: (NestedTree | undefined)[] = [nested];
  while (waiting.length > 0) {
    const item = waiting.pop();
    if (item === undefined) builder.close();
    else if (typeof item === 'number') {
      const problem = pointsProblem(item);
      if (problem !== undefined) throw new RangeError(`${say(problem, 'en')}.`);
      builder.leaf(item);
    } else {
      if (item.length === 0)
        throw new RangeError('A list is empty: a node without children needs a value, so give the number it is worth.');
      builder.open();
      waiting.push(undefined);
      for (let child = item.length - 1; child >= 0; child--) waiting.push(item[child]);
    }
  }
  return builder.finish(root);
}

export interface RandomTree {
  /** Levels below the root that a branch may reach. */
  readonly depth: number;
  /** Fewest and most children of an inner node. */
  readonly children: readonly [least: number, most: number];
  /** Lowest and highest value of a leaf: a narrow range gives many ties. */
  readonly values: readonly [low: number, high: number];
  /**
   * Chance in a hundred that a branch ends before `depth`: 0 makes all leaves equally deep. The root is a leaf only
   * where depth is 0.
   */
  readonly leafPercent?: number;
  readonly root?: Player;
}

/** Numbers are drawn level by level, so that a seed gives the tree that it always gave. */
export function randomTree(random: Random, options: RandomTree): GameTree {
  const { depth, children, values, leafPercent = 0, root = MAX } = options;
  if (children[0] < 1) throw new RangeError(`An inner node has at least 1 child, not ${children[0]}.`);
  /** By level: the number of children of each node, and the value of each leaf. */
  const counts = new IntList();
  const leaves = new IntList();
  for (let level = 0, nodes = 1; nodes > 0; level++) {
    let below = 0;
    for (let node = 0; node < nodes; node++) {
      const isLeaf = level === depth || (level > 0 && random.below(100) < leafPercent);
      leaves.push(isLeaf ? random.between(...values) : 0);
      counts.push(isLeaf ? 0 : random.between(...children));
      below += counts.get(counts.length - 1);
      if (counts.length + below > LARGEST_TREE)
        throw new RangeError(`This tree would have more than ${LARGEST_TREE} nodes: take fewer levels or fewer children.`);
    }
    nodes = below;
  }
  return inPreorder(counts, leaves, root);
}

/** A tree whose nodes are given level by level. */
function inPreorder(counts: IntList, leaves: IntList, root: Player): GameTree {
  const firstChild = new Int32Array(counts.length);
  for (let node = 0, free = 1; node < counts.length; node++) {
    firstChild[node] = free;
    free += counts.get(node);
  }
  const builder = new TreeBuilder();
  /** For each list that is open the next child and the end of its children. */
  const path: { next: number; readonly end: number }[] = [];
  const add = (node: number) => {
    if (counts.get(node) === 0) return builder.leaf(leaves.get(node));
    builder.open();
    path.push({ next: firstChild[node], end: firstChild[node] + counts.get(node) });
  };
  add(0);
  while (path.length > 0) {
    const last = path[path.length - 1];
    if (last.next < last.end) add(last.next++);
    else {
      builder.close();
      path.pop();
    }
  }
  return builder.finish(root);
}

/**
 * Every inner node has `branching` children and every leaf lies `depth` levels down; `leafValue` is asked for the
 * leaves from left to right.
 */
export function uniformTree(branching: number, depth: number, leafValue: (leaf: number) => number, root: Player = MAX): GameTree {
  const leaves = branching ** depth;
  const inner = branching === 1 ? depth : (leaves - 1) / (branching - 1);
  if (!(Number.isInteger(branching) && branching >= 1 && Number.isInteger(depth) && depth >= 0 && inner + leaves <= LARGEST_TREE))
    throw new RangeError(
      `A tree of ${branching} children and ${depth} levels is impossible: take whole numbers, with at most ${LARGEST_TREE} nodes.`,
    );
  const builder = new TreeBuilder();
  /** Children still to be added to each inner node on the path. */
  const missing: number[] = [];
  for (let leaf = 0; leaf < leaves; ) {
    if (missing.length < depth) {
      builder.open();
      missing.push(branching);
      continue;
    }
    const value = leafValue(leaf);
    const problem = pointsProblem(value);
    if (problem !== undefined) throw new RangeError(`Leaf ${leaf}: ${say(problem, 'en')}.`);
    builder.leaf(value);
    leaf++;
    while (missing.length > 0 && --missing[missing.length - 1] === 0) {
      builder.close();
      missing.pop();
    }
  }
  return builder.finish(root);
}

/**
 * A uniform tree worth 0 in which the first child of every node is the one best child and no two leaves have the same
 * value: on it alpha-beta visits exactly the minimal tree (Knuth and Moore 1975), b^ceil(d/2) + b^floor(d/2) - 1
 * leaves.
 *
 * A leaf is worth the sum over its path of what each choice gave away, digit * branching^height: taken off where Max
 * chose, added where Min did. The choices add up independently, so each is best at digit 0; and the sum is a number
 * written in base `branching`, so no two are equal.
 */
export function orderedTree(branching: number, depth: number, root: Player = MAX): GameTree {
  const rootSign = root === MAX ? -1 : 1;
  const value = (leaf: number): number => {
    let sum = 0;
    let unit = 1;
    for (let height = 0, rest = leaf; height < depth; height++, rest = Math.floor(rest / branching), unit *= branching) {
      const level = depth - 1 - height;
      sum += (level % 2 === 0 ? rootSign : -rootSign) * (rest % branching) * unit;
    }
    return sum;
  };
  return uniformTree(branching, depth, value, root);
}
