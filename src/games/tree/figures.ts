import { MAX, MAX_VALUE, MIN, type Player } from '../../core/index.ts';
import type { Translation } from '../../i18n/index.ts';

/** The purposes of trees, in the order in which lists show them. */
export const TREE_GROUPS = ['begin', 'cuts', 'depth', 'games'] as const;
export type TreeGroup = (typeof TREE_GROUPS)[number];

/** A tree of a source, named by the id of the source and its figure. */
export interface TreeFigure {
  readonly name: string;
  /** The title. */
  readonly title: Translation;
  readonly group: TreeGroup;
  /** The source of the tree, and which of its numbers are ours. */
  readonly source: Translation;
  readonly root: Player;
  readonly text: string;
  /** The names of its nodes in the source, a node before its children. */
  readonly names?: readonly string[];
  /** The algorithm that the figure explains, by its name in the table of searches. Default: alpha-beta. */
  readonly algorithm?: string;
  /** Its value, as given by the source if it gives one. */
  readonly value: number;
}

/**
 * The trees of the sources. Their drawings are lost in our copies: each tree follows the text, and a comment says which
 * numbers are ours. Where a figure shows a cut, the text usually gives no values for the skipped part, because they do
 * not matter: it is a leaf 0 here.
 */
export const treeFigures: readonly TreeFigure[] = [
  {
    name: '000-figure-1',
    title: { en: 'First tree: 4 leaves', fr: 'Premier arbre : 4 feuilles' },
    group: 'begin',
    source: { en: 'TIPE 2013, figures 1 and 2', fr: 'TIPE 2013, figures 1 et 2' },
    root: MAX,
    text: '[[6,7],[2,8]]',
    algorithm: 'minimax',
    value: 6,
  },
  {
    name: '000-figure-3',
    title: { en: 'One cut', fr: 'Une coupure' },
    group: 'cuts',
    source: { en: 'TIPE 2013, figure 3; the 0 chosen by us', fr: 'TIPE 2013, figure 3 ; le 0 est choisi par nous' },
    root: MAX,
    text: '[9,[6,0]]',
    algorithm: 'minimax2',
    value: 9,
  },
  // The 7 of p1, the 9 of p2211 and their places are given by TIPE 2013; the 4, the 8 and the 5 are ours.
  {
    name: '000-figure-4',
    title: { en: 'A deep cut that Minimax2 misses', fr: 'Une coupure profonde que Minimax2 manque' },
    group: 'depth',
    source: { en: 'TIPE 2013, figure 4; 4, 5 and 8 chosen by us', fr: 'TIPE 2013, figure 4 ; 4, 5 et 8 choisis par nous' },
    root: MIN,
    text: '[7,[4,[[9,8],5]]]',
    value: 5,
  },
  {
    name: '000-figure-5',
    title: { en: 'A tree: a node and the trees below it', fr: 'Un arbre : un sommet et les arbres au-dessous' },
    group: 'begin',
    source: { en: 'TIPE 2013, figure 5; tree chosen by us', fr: 'TIPE 2013, figure 5 ; arbre choisi par nous' },
    root: MAX,
    text: '[[1,4],3,[2,[5,6]]]',
    algorithm: 'minimax',
    value: 3,
  },
  {
    name: '001-alpha-cut',
    title: { en: 'An α cut: 4 is below 5', fr: 'Une coupure α : 4 est sous 5' },
    group: 'cuts',
    source: { en: 'Wikipédia', fr: 'Wikipédia' },
    root: MAX,
    text: '[5,[4,0]]',
    value: 5,
  },
  {
    name: '001-beta-cut',
    title: { en: 'A β cut: 4 is above 3', fr: 'Une coupure β : 4 dépasse 3' },
    group: 'cuts',
    source: { en: 'Wikipédia', fr: 'Wikipédia' },
    root: MIN,
    text: '[3,[4,0]]',
    value: 3,
  },
  // The text names the value and alpha at each of the three cuts: 4 and 5, 6 and 6, 5 and 6.
  {
    name: '001-three-cuts',
    title: { en: 'Three cuts', fr: 'Trois coupures' },
    group: 'cuts',
    source: { en: 'Wikipédia; some leaves chosen by us', fr: 'Wikipédia ; certaines feuilles choisies par nous' },
    root: MAX,
    text: '[[[[5,6],[7,4,5]],[[3]]],[[[6],[6,9]],[[7]]],[[[5]],[[9,8],[6]]]]',
    algorithm: 'alphabeta-soft',
    value: 6,
  },
  // From Bernard 2001: 16 leaves of which 7 are cut, the -1 of the first branch, the -6 that begins the second and cuts
  // all its others. Four branches of four, and the other leaves, are ours.
  {
    name: '002-seven-leaves',
    title: { en: 'Seven leaves of sixteen cut', fr: 'Sept feuilles coupées sur seize' },
    group: 'cuts',
    source: {
      en: 'Bernard 2001; leaves other than −1 and −6 chosen by us',
      fr: 'Bernard 2001 ; feuilles autres que −1 et −6 choisies par nous',
    },
    root: MAX,
    text: '[[4,-1,7,3],[-6,2,9,-4],[5,-3,8,1],[0,-2,6,-8]]',
    value: -1,
  },
  // Bernard 2001 looks one move ahead, then two: the second tree extends the first. Of the second the text gives some
  // leaves; those of the first are ours, such that the best of them turns out bad.
  {
    name: '002-depth-1',
    title: { en: 'One move ahead, blind to the reply', fr: 'Un coup d’avance, aveugle à la riposte' },
    group: 'begin',
    source: { en: 'Bernard 2001; leaves chosen by us', fr: 'Bernard 2001 ; feuilles choisies par nous' },
    root: MAX,
    text: '[3,5,4,7]',
    algorithm: 'minimax',
    value: 7,
  },
  {
    name: '002-depth-2',
    title: { en: 'The same, one ply further', fr: 'Le même, un demi-coup plus loin' },
    group: 'begin',
    source: {
      en: 'Bernard 2001; leaves other than −1 and −6 chosen by us',
      fr: 'Bernard 2001 ; feuilles autres que −1 et −6 choisies par nous',
    },
    root: MAX,
    text: '[[4,-1,7,3],[-6,2,9,-4],[5,-3,8,1],[0,-2,6,-8]]',
    algorithm: 'minimax',
    value: -1,
  },
  {
    name: '003-figure-4-left',
    title: { en: 'An α cut: 5 is below 8', fr: 'Une coupure α : 5 est sous 8' },
    group: 'cuts',
    source: { en: 'Marty 2013, figure 4', fr: 'Marty 2013, figure 4' },
    root: MAX,
    text: '[8,[5,0]]',
    value: 8,
  },
  {
    name: '003-figure-4-right',
    title: { en: 'A β cut: 12 is above 8', fr: 'Une coupure β : 12 dépasse 8' },
    group: 'cuts',
    source: { en: 'Marty 2013, figure 4', fr: 'Marty 2013, figure 4' },
    root: MIN,
    text: '[8,[12,0]]',
    value: 8,
  },
  // Of figures 4 to 8 the text tells the depth, and of 6 that there are a left, a centre and a right move, the left one
  // best for Max (figure 7), the centre one for Min (figure 8). All numbers are ours.
  {
    name: '004-figure-4',
    title: { en: 'One move ahead', fr: 'Un coup d’avance' },
    group: 'begin',
    source: { en: 'Course, figure 4; leaves chosen by us', fr: 'Cours, figure 4 ; feuilles choisies par nous' },
    root: MAX,
    text: '[2,7,-1]',
    algorithm: 'minimax',
    value: 7,
  },
  {
    name: '004-figure-5',
    title: { en: 'Two moves ahead', fr: 'Deux coups d’avance' },
    group: 'begin',
    source: { en: 'Course, figure 5; leaves chosen by us', fr: 'Cours, figure 5 ; feuilles choisies par nous' },
    root: MAX,
    text: '[[2,6],[7,-3],[4,3]]',
    algorithm: 'minimax',
    value: 3,
  },
  {
    name: '004-figure-6-max',
    title: { en: 'Three moves ahead, Max to move', fr: 'Trois coups d’avance, trait à Max' },
    group: 'depth',
    source: { en: 'Course, figures 6 and 7; leaves chosen by us', fr: 'Cours, figures 6 et 7 ; feuilles choisies par nous' },
    root: MAX,
    text: '[[[5,7],[6,9]],[[3,4],[8,-2]],[[1,5],[9,4]]]',
    algorithm: 'minimax',
    value: 7,
  },
  {
    name: '004-figure-6-min',
    title: { en: 'Three moves ahead, Min to move', fr: 'Trois coups d’avance, trait à Min' },
    group: 'depth',
    source: { en: 'Course, figures 6 and 8; leaves chosen by us', fr: 'Cours, figures 6 et 8 ; feuilles choisies par nous' },
    root: MIN,
    text: '[[[5,7],[6,9]],[[3,4],[8,-2]],[[1,5],[9,4]]]',
    algorithm: 'minimax',
    value: 3,
  },
  // Chomp 2x2 to its end: Adam has won in 4ₑ, Ève in 4ₐ. The numbers of the positions are those of example 4.
  {
    name: '004-figure-9',
    title: { en: 'Chomp 2 × 2 to its end', fr: 'Chomp 2 × 2 jusqu’à la fin' },
    group: 'games',
    source: { en: 'Course, figure 9 (position: value)', fr: 'Cours, figure 9 (position : valeur)' },
    root: MAX,
    text: '[[-∞],[[∞],[∞]],[-∞]]',
    names: ['0ₐ', '1ₑ', '4ₐ', '2ₑ', '1ₐ', '4ₑ', '3ₐ', '4ₑ', '3ₑ', '4ₐ'],
    algorithm: 'minimax',
    value: MAX_VALUE,
  },
  // The 3 of the first move, the 2 that cuts the second and the three branches saved are given by the Course.
  {
    name: '004-figure-10',
    title: { en: 'Two α cuts: three leaves saved', fr: 'Deux coupures α : trois feuilles épargnées' },
    group: 'cuts',
    source: { en: 'Course, figures 10 and 11', fr: 'Cours, figures 10 et 11' },
    root: MAX,
    text: '[[3,12,8],[2,4,6],[14,1,5]]',
    value: 3,
  },
  // "Symétriquement", with Min at the root: the text gives no number.
  {
    name: '004-figure-12',
    title: { en: 'Two β cuts', fr: 'Deux coupures β' },
    group: 'cuts',
    source: { en: 'Course, figure 12; leaves chosen by us', fr: 'Cours, figure 12 ; feuilles choisies par nous' },
    root: MIN,
    text: '[[5,3,1],[6,4,2],[2,8,7]]',
    value: 5,
  },
];
