import { type CutKind, playerName } from '../core/index.ts';
import { grouped, shortScore } from './numbers.ts';
import type { Outline } from './outline.ts';
import { boundAt, formatBestLine, isLeaf, type Moment, type SearchTree, type TreeNode } from './tree.ts';

export type Language = 'en' | 'fr';

export const cutLetter = { alpha: 'α', beta: 'β' } as const;

/** What pictures say in words, for those who read them and for those who hear them. */
export interface Words {
  readonly title: string;
  /** The whole tree in a sentence or two. */
  summary(tree: SearchTree): string;
  /** One node in a sentence, without its full stop. */
  node(tree: SearchTree, node: TreeNode, moment: Moment): string;
  pruned(label: string, cut: CutKind): string;
  more(count: number): string;
  /** Said under a tree that is not drawn whole. */
  note(outline: Outline): string;
  readonly memory: string;
  readonly skipped: string;
}

const valueWords = {
  exact: { en: 'value', fr: 'valeur' },
  lower: { en: 'value at least', fr: 'valeur au moins' },
  upper: { en: 'value at most', fr: 'valeur au plus' },
} as const;

const english: Words = {
  title: 'Search tree',
  summary(tree) {
    const { root } = tree;
    const visited = tree.kept + tree.dropped;
    const value =
      root.value === undefined ? 'not finished' : `${valueWords[boundAt(root) ?? 'exact'].en} ${shortScore(root.value)}`;
    const line = formatBestLine(tree);
    return `${playerName(root.turn)} moves at the root, ${value}, ${grouped(visited, 'en')} ${visited === 1 ? 'node' : 'nodes'} visited.${
      line ? ` Best line: ${line}.` : ''
    }`;
  },
  node(tree, node, moment) {
    const leaf = isLeaf(node);
    const parts = [leaf ? 'Leaf' : `${playerName(node.turn)} node`];
    if (node.label) parts[0] += ` after ${node.label}`;
    if (tree.windowed) parts.push(`window ${shortScore(moment.alpha)} to ${shortScore(moment.beta)}`);
    if (moment.value !== undefined) parts.push(`${moment.open ? 'best so far' : 'value'} ${shortScore(moment.value)}`);
    if (!moment.open && node.how === 'memory') parts.push('known from memory');
    if (!moment.open && node.how === 'evaluation') parts.push('estimated');
    if (moment.cut) parts.push(`cut ${cutLetter[moment.cut.kind]}`);
    return parts.join(', ');
  },
  pruned: (label, cut) => `${label}: not searched, cut ${cutLetter[cut]}`,
  more: (count) => `${grouped(count, 'en')} more`,
  note: ({ undrawn, depth }) =>
    `${grouped(undrawn, 'en')} visited ${undrawn === 1 ? 'node is' : 'nodes are'} not drawn${
      depth === undefined ? '' : ` (below level ${depth})`
    }: search to a smaller depth (--depth) to see a whole tree.`,
  memory: 'memory',
  skipped: 'skipped:',
};

const french: Words = {
  title: 'Arbre de recherche',
  summary(tree) {
    const { root } = tree;
    const visited = tree.kept + tree.dropped;
    const value =
      root.value === undefined ? 'recherche inachevée' : `${valueWords[boundAt(root) ?? 'exact'].fr} ${shortScore(root.value)}`;
    const line = formatBestLine(tree);
    return `${playerName(root.turn)} joue à la racine, ${value}, ${grouped(visited, 'fr')} ${visited === 1 ? 'nœud visité' : 'nœuds visités'}.${
      line ? ` Meilleure suite : ${line}.` : ''
    }`;
  },
  node(tree, node, moment) {
    const leaf = isLeaf(node);
    const parts = [leaf ? 'Feuille' : `Nœud ${playerName(node.turn)}`];
    if (node.label) parts[0] += ` après ${node.label}`;
    if (tree.windowed) parts.push(`fenêtre de ${shortScore(moment.alpha)} à ${shortScore(moment.beta)}`);
    if (moment.value !== undefined) parts.push(`${moment.open ? 'au mieux' : 'valeur'} ${shortScore(moment.value)}`);
    if (!moment.open && node.how === 'memory') parts.push('connue de mémoire');
    if (!moment.open && node.how === 'evaluation') parts.push('estimée');
    if (moment.cut) parts.push(`coupure ${cutLetter[moment.cut.kind]}`);
    return parts.join(', ');
  },
  pruned: (label, cut) => `${label} : non exploré, coupure ${cutLetter[cut]}`,
  more: (count) => `${grouped(count, 'fr')} de plus`,
  note: ({ undrawn, depth }) =>
    `${grouped(undrawn, 'fr')} ${undrawn === 1 ? "nœud visité n'est pas dessiné" : 'nœuds visités ne sont pas dessinés'}${
      depth === undefined ? '' : ` (sous le niveau ${depth})`
    } : cherchez à une profondeur moindre (--depth) pour voir un arbre entier.`,
  memory: 'mémoire',
  skipped: 'non explorés :',
};

export const words: Readonly<Record<Language, Words>> = { en: english, fr: french };
