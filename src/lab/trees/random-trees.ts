import { ok, type Random, type Result, unwrap } from '../../core/index.ts';
import { growTree, type WholeTree } from '../../explain/index.ts';
import { type FlatTree, treeGame, uniformTree } from '../../games/index.ts';
import type { Column, Doing, Job, Setting, Settings } from '../experiment.ts';
import { numbersSetting, randomFor, SEED, seedSetting, together, wholeSetting } from '../settings.ts';

/** The settings of an experiment on random trees of all sizes, with their usual values. */
export function treeSettings(
  usual: Readonly<Record<'branching' | 'leaves' | 'trees', string>>,
): Readonly<Record<string, Setting>> {
  return {
    branching: { about: { en: 'children of a node', fr: 'fils d’un nœud' }, usual: usual.branching },
    leaves: { about: { en: 'leaves that a tree may have', fr: 'feuilles qu’un arbre peut avoir' }, usual: usual.leaves },
    trees: { about: { en: 'trees of each size', fr: 'arbres de chaque taille' }, usual: usual.trees },
    ...SEED,
  };
}

/** What says of a row which trees it is about. */
export const TREE_COLUMNS: Readonly<Record<'branching' | 'height' | 'trees', Column>> = {
  branching: { about: { en: 'children of a node', fr: 'fils d’un nœud' }, kind: 'key' },
  height: { about: { en: 'height of the trees', fr: 'hauteur des arbres' }, kind: 'key' },
  trees: { about: { en: 'trees searched', fr: 'arbres explorés' }, kind: 'key' },
};

/** A job for each branching and each height. */
export function treeJobs(settings: Settings): Result<readonly Job[]> {
  const read = together({
    branching: numbersSetting(settings, 'branching', 2, 64),
    leaves: wholeSetting(settings, 'leaves', 2, 2_000_000, '5000'),
    trees: wholeSetting(settings, 'trees', 1, 1_000_000, '10'),
    seed: seedSetting(settings),
  });
  if (!read.ok) return read;
  const { branching, leaves, trees, seed } = read.value;
  const sizes = branching.flatMap((k) => heightsUpTo(k, leaves).map((height) => ({ branching: k, height })));
  return ok(sizes.map((size): Job => ({ id: `k${size.branching} h${size.height}`, data: { ...size, trees, seed } })));
}

/** The trees of such a job. */
export function* treesOf({ data }: Job, { signal }: Doing): Generator<FlatTree> {
  const { branching, height, trees, seed } = data as Record<string, number>;
  const random = randomFor(seed, branching, height);
  for (let i = 0; i < trees; i++) {
    signal.throwIfAborted();
    yield shuffledTree(random, branching, height);
  }
}

/** The heights up to which uniform trees have at most so many leaves: 1, 2, 3... */
function heightsUpTo(branching: number, leaves: number): number[] {
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
