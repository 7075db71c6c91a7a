import { MAX, type Player, type Random } from '../../core/index.ts';
import { say } from '../../say/index.ts';
import { pointsProblem } from '../position.ts';
import { type FlatTree, LARGEST_TREE, TreeBuilder } from './flat-tree.ts';

export type NestedTree = number | readonly NestedTree[];

/** A tree from nested arrays: `treeOf([[6, 7], [2, 8]])`. */
export function treeOf(nested: NestedTree, root: Player = MAX): FlatTree {
  const builder = new TreeBuilder();
  const queue: NestedTree[] = [nested];
  for (let node = 0; node < queue.length; node++) {
    const item = queue[node];
    if (typeof item === 'number') {
      const problem = pointsProblem(item);
      if (problem !== undefined) throw new RangeError(`${say(problem, 'en')}.`);
      builder.leaf(item);
    } else {
      if (item.length === 0)
        throw new RangeError('A list is empty: a node without children needs a value, so give the number it is worth.');
      for (const child of item) queue.push(child);
      builder.split(item.length);
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

export function randomTree(random: Random, options: RandomTree): FlatTree {
  const { depth, children, values, leafPercent = 0, root = MAX } = options;
  if (children[0] < 1) throw new RangeError(`An inner node has at least 1 child, not ${children[0]}.`);
  const builder = new TreeBuilder();
  let levelEnd = 1;
  for (let level = 0; !builder.finished; level++) {
    let below = 0;
    while (builder.next < levelEnd)
      if (level === depth || (level > 0 && random.below(100) < leafPercent)) builder.leaf(random.between(...values));
      else {
        const count = random.between(...children);
        builder.split(count);
        below += count;
      }
    levelEnd += below;
  }
  return builder.finish(root);
}

/**
 * Every inner node has `branching` children and every leaf lies `depth` levels down; `leafValue` is asked for the
 * leaves from left to right.
 */
export function uniformTree(branching: number, depth: number, leafValue: (leaf: number) => number, root: Player = MAX): FlatTree {
  const leaves = branching ** depth;
  const inner = branching === 1 ? depth : (leaves - 1) / (branching - 1);
  if (!(Number.isInteger(branching) && branching >= 1 && Number.isInteger(depth) && depth >= 0 && inner + leaves <= LARGEST_TREE))
    throw new RangeError(
      `A tree of ${branching} children and ${depth} levels is impossible: take whole numbers, with at most ${LARGEST_TREE} nodes.`,
    );
  const builder = new TreeBuilder();
  for (let node = 0; node < inner; node++) builder.split(branching);
  for (let leaf = 0; leaf < leaves; leaf++) {
    const value = leafValue(leaf);
    const problem = pointsProblem(value);
    if (problem !== undefined) throw new RangeError(`Leaf ${leaf}: ${say(problem, 'en')}.`);
    builder.leaf(value);
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
export function orderedTree(branching: number, depth: number, root: Player = MAX): FlatTree {
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
