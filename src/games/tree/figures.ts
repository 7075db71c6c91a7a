import { MAX, MIN, type Player } from '../../core/index.ts';
import type { Translation } from '../../say/index.ts';

/** A tree of the documents, by the number of its document and figure. */
export interface TreeFigure {
  readonly name: string;
  readonly title: Translation;
  readonly root: Player;
  readonly text: string;
  /** What it is worth; as the document says, where it says so. */
  readonly value: number;
}

/**
 * The documents' trees. Their drawings are lost in our copies: each has what the text says of it, and says which
 * numbers are ours. Where a figure shows a cut, its text mostly leaves the part cut off open, as it does not matter:
 * a leaf 0 stands there.
 */
export const treeFigures: readonly TreeFigure[] = [
  {
    name: '000-figure-1',
    title: { en: 'Document 000, figures 1 and 2', fr: 'Document 000, figures 1 et 2' },
    root: MAX,
    text: '[[6,7],[2,8]]',
    value: 6,
  },
  {
    name: '000-figure-3',
    title: { en: 'Document 000, figure 3: a first cut', fr: 'Document 000, figure 3 : une première coupure' },
    root: MAX,
    text: '[9,[6,0]]',
    value: 9,
  },
  // The 7 of p1, the 9 of p2211 and their places are the document's; the 4, the 8 and the 5 are ours.
  {
    name: '000-figure-4',
    title: { en: 'Document 000, figure 4: a deep cut', fr: 'Document 000, figure 4 : une coupure profonde' },
    root: MIN,
    text: '[7,[4,[[9,8],5]]]',
    value: 5,
  },
  {
    name: '001-alpha-cut',
    title: { en: 'Document 001: α cut', fr: 'Document 001 : coupure α' },
    root: MAX,
    text: '[5,[4,0]]',
    value: 5,
  },
  {
    name: '001-beta-cut',
    title: { en: 'Document 001: β cut', fr: 'Document 001 : coupure β' },
    root: MIN,
    text: '[3,[4,0]]',
    value: 3,
  },
  // The text names the value and alpha at each of the three cuts: 4 and 5, 6 and 6, 5 and 6.
  {
    name: '001-three-cuts',
    title: { en: 'Document 001: the example with three cuts', fr: 'Document 001 : l’exemple aux trois coupures' },
    root: MAX,
    text: '[[[[5,6],[7,4,5]],[[3]]],[[[6],[6,9]],[[7]]],[[[5]],[[9,8],[6]]]]',
    value: 6,
  },
  // The document's: 16 leaves of which 7 are cut, the -1 of the first branch, the -6 that begins the second and cuts
  // all its others. Four branches of four, and the other leaves, are ours.
  {
    name: '002-seven-leaves',
    title: { en: 'Document 002: seven leaves cut of sixteen', fr: 'Document 002 : sept feuilles coupées sur seize' },
    root: MAX,
    text: '[[4,-1,7,3],[-6,2,9,-4],[5,-3,8,1],[0,-2,6,-8]]',
    value: -1,
  },
  {
    name: '003-figure-4-left',
    title: { en: 'Document 003, figure 4, left: α cut', fr: 'Document 003, figure 4 à gauche : coupe alpha' },
    root: MAX,
    text: '[8,[5,0]]',
    value: 8,
  },
  {
    name: '003-figure-4-right',
    title: { en: 'Document 003, figure 4, right: β cut', fr: 'Document 003, figure 4 à droite : coupe beta' },
    root: MIN,
    text: '[8,[12,0]]',
    value: 8,
  },
  // Of figures 4 to 8 the text tells the depth, and of 6 that there are a left, a centre and a right move, the left one
  // best for Max (figure 7), the centre one for Min (figure 8). All numbers are ours.
  {
    name: '004-figure-4',
    title: { en: 'Document 004, figure 4: one move ahead', fr: 'Document 004, figure 4 : un coup d’avance' },
    root: MAX,
    text: '[2,7,-1]',
    value: 7,
  },
  {
    name: '004-figure-5',
    title: { en: 'Document 004, figure 5: two moves ahead', fr: 'Document 004, figure 5 : deux coups d’avance' },
    root: MAX,
    text: '[[2,6],[7,-3],[4,3]]',
    value: 3,
  },
  {
    name: '004-figure-6-max',
    title: { en: 'Document 004, figures 6 and 7: Max to move', fr: 'Document 004, figures 6 et 7 : trait à Max' },
    root: MAX,
    text: '[[[5,7],[6,9]],[[3,4],[8,-2]],[[1,5],[9,4]]]',
    value: 7,
  },
  {
    name: '004-figure-6-min',
    title: { en: 'Document 004, figures 6 and 8: Min to move', fr: 'Document 004, figures 6 et 8 : trait à Min' },
    root: MIN,
    text: '[[[5,7],[6,9]],[[3,4],[8,-2]],[[1,5],[9,4]]]',
    value: 3,
  },
  // Chomp 2x2 to its end, with 1 for Adam's victories and -1 for Ève's.
  {
    name: '004-figure-9',
    title: { en: 'Document 004, figure 9: Chomp 2 × 2', fr: 'Document 004, figure 9 : Chomp 2 × 2' },
    root: MAX,
    text: '[[-1],[[1],[1]],[-1]]',
    value: 1,
  },
  // The 3 of the first move, the 2 that cuts the second and the three branches saved are the document's.
  {
    name: '004-figure-10',
    title: { en: 'Document 004, figures 10 and 11: α cuts', fr: 'Document 004, figures 10 et 11 : coupures α' },
    root: MAX,
    text: '[[3,12,8],[2,4,6],[14,1,5]]',
    value: 3,
  },
  // "Symétriquement", with Min at the root: the text gives no number.
  {
    name: '004-figure-12',
    title: { en: 'Document 004, figure 12: β cuts', fr: 'Document 004, figure 12 : coupures β' },
    root: MIN,
    text: '[[5,3,1],[6,4,2],[2,8,7]]',
    value: 5,
  },
];
