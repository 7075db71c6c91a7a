import { MAX, MIN, type Random } from '../core/index.ts';
import { record } from '../explain/index.ts';
import { randomTree } from '../games/index.ts';
import { type GameTree, INNER, withNodeKeys } from '../model/index.ts';
import type { Level } from './exercise.ts';
import { nodeName } from './notation.ts';

/** How large the trees of a level are. */
export interface TreeShape {
  readonly depth: number;
  readonly children: readonly [fewest: number, most: number];
  /** How many nodes in a hundred are leaves above the last level; default 0. */
  readonly leafPercent?: number;
}

export const DEFAULT_SHAPES: Readonly<Record<Level, TreeShape>> = {
  1: { depth: 2, children: [2, 3] },
  2: { depth: 3, children: [2, 2] },
  3: { depth: 3, children: [2, 3] },
};

/** At level 1 no value is negative and Max begins; after that Min may begin as well. */
export function exerciseTree(random: Random, level: Level, shape: TreeShape = DEFAULT_SHAPES[level]): GameTree {
  const root = level === 1 ? MAX : random.pick([MAX, MIN]);
  const values = level === 1 ? ([0, 12] as const) : ([-9, 9] as const);
  return withNodeKeys(randomTree(random, { ...shape, values, root }));
}

export function innerNodes({ kind, size }: GameTree): number[] {
  return Array.from({ length: size }, (_, node) => node).filter((node) => kind[node] === INNER);
}

/** The labels of a plain tree: the numbers of the branches, and the names of inner nodes. */
export function plainNames(tree: GameTree) {
  return {
    corner: (node: number) => (tree.kind[node] === INNER ? nodeName(tree, node) : ''),
    label: (node: number) => (node === 0 ? '' : `${tree.move[node] + 1}`),
  };
}

/** How many leaves a search of the whole tree looks at, from left to right. */
export function leavesSeen(tree: GameTree, algorithm: string): number {
  return record(tree, { algorithm }).result.counts.leaves;
}
