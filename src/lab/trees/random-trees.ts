import { type Random, unwrap } from '../../core/index.ts';
import { growTree, type WholeTree } from '../../explain/index.ts';
import { type FlatTree, treeGame, uniformTree } from '../../games/index.ts';

/** The heights up to which uniform trees have at most so many leaves: 1, 2, 3... */
export function heightsUpTo(branching: number, leaves: number): number[] {
  const heights: number[] = [];
  for (let size = branching; size <= leaves; size *= branching) heights.push(heights.length + 1);
  return heights;
}

/**
 * A uniform tree in which no two leaves are worth the same, in an order drawn by lot: the trees that the theory of
 * alpha-beta speaks of. Values lie around 0.
 */
export function shuffledTree(random: Random, branching: number, height: number): FlatTree {
  const leaves = branching ** height;
  const values = random.shuffle(Array.from({ length: leaves }, (_, i) => i - (leaves >> 1)));
  return uniformTree(branching, height, (leaf) => values[leaf]);
}

/** The same with the minimax value of every node, to be put in order. */
export function grown(tree: FlatTree): WholeTree {
  return unwrap(growTree(treeGame(tree).start(), { most: tree.size }));
}
