import { Random } from '../../core/index.ts';
import { type FlatTree, formatTree, orderedTree, randomTree, treeFigures } from '../../games/index.ts';
import type { Translation } from '../../say/index.ts';
import type { State } from './state.ts';

export interface Example {
  readonly title: Translation;
  readonly tree: string;
  readonly root: State['root'];
}

const bestFirst = formatTree(orderedTree(3, 3));

/** Trees to begin with: figures of the documents, then one tree in the best and in the worst order for alpha-beta. */
export const examples: readonly Example[] = [
  figure('000-figure-1', { en: 'Two moves each', fr: 'Deux coups chacun' }),
  figure('001-alpha-cut', { en: 'α cut', fr: 'Coupure α' }),
  figure('001-beta-cut', { en: 'β cut', fr: 'Coupure β' }),
  // Document 000, figure 4: the text gives 7, the 9 and their places; the other values are ours.
  { title: { en: 'Deep cut', fr: 'Coupure profonde' }, root: 'min', tree: '[7,[4,[[9,8],5]]]' },
  // The worked example of document 001: its text names the values at its three cuts.
  {
    title: { en: 'Three cuts', fr: 'Trois coupures' },
    root: 'max',
    tree: '[[[[5,6],[7,4,5]],[[3]]],[[[6],[6,9]],[[7]]],[[[5]],[[9,8],[6]]]]',
  },
  { title: { en: 'Best moves first', fr: 'Meilleurs coups d’abord' }, root: 'max', tree: bestFirst },
  { title: { en: 'Worst moves first', fr: 'Pires coups d’abord' }, root: 'max', tree: mirrored(bestFirst) },
];

/** A random tree like those drawn by hand: two or three moves at a node, now and then a leaf before the last level. */
export function grownTree(seed: number, depth: number): FlatTree {
  return randomTree(new Random(seed), { depth, children: [2, 3], values: [-20, 20], leafPercent: 12 });
}

function figure(name: string, title: Translation): Example {
  const found = treeFigures.find((figure) => figure.name === name);
  if (found === undefined) throw new Error(`The games know no figure "${name}": take one of treeFigures.`);
  return { title, tree: found.text, root: found.root > 0 ? 'max' : 'min' };
}

/** The same tree with every list turned round: read the text backwards, but not its numbers. */
function mirrored(tree: string): string {
  const turned = (tree.match(/[[\],]|[^[\],]+/g) ?? []).reverse();
  return turned.map((part) => (part === '[' ? ']' : part === ']' ? '[' : part)).join('');
}
