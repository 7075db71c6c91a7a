import { ok, type Random, type Result } from '../../core/index.ts';
import { uniformTree } from '../../games/index.ts';
import type { GameTree } from '../../model/index.ts';
import type { Column, Job, JobContext, Setting, Settings } from '../experiment.ts';
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

/** The columns that identify the trees of a row. */
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
export function* treesOf({ data }: Job, { signal }: JobContext): Generator<GameTree> {
  const { branching, height, trees, seed } = data as Record<string, number>;
  const random = randomFor(seed, branching, height);
  for (let i = 0; i < trees; i++) {
    signal.throwIfAborted();
    yield shuffledTree(random, branching, height);
  }
}

/** The heights of uniform trees that have at most this number of leaves: 1, 2, 3... */
function heightsUpTo(branching: number, leaves: number): number[] {
  const heights: number[] = [];
  for (let size = branching; size <= leaves; size *= branching) heights.push(heights.length + 1);
  return heights;
}

/**
 * A uniform tree in which no two leaves have the same value, in random order: the trees of the theory of
 * alpha-beta. Values lie around 0.
 */
export function shuffledTree(random: Random, branching: number, height: number): GameTree {
  const leaves = branching ** height;
  const values = random.shuffle(Array.from({ length: leaves }, (_, i) => i - (leaves >> 1)));
  return uniformTree(branching, height, (leaf) => values[leaf]);
}
