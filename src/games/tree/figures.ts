import { MAX, MIN, type Player } from '../../core/index.ts';

/** A tree of the documents, by the number of its document and figure. */
export interface TreeFigure {
  readonly name: string;
  readonly root: Player;
  readonly text: string;
  /** What the document says it is worth. */
  readonly value: number;
}

/**
 * The trees that the documents' text determines, up to the order of the children. Where a figure shows a cut, its text leaves the part
 * cut off open, as it does not matter: a leaf 0 stands there.
 */
export const treeFigures: readonly TreeFigure[] = [
  { name: '000-figure-1', root: MAX, text: '[[6,7],[2,8]]', value: 6 },
  { name: '000-figure-3', root: MAX, text: '[9,[6,0]]', value: 9 },
  { name: '001-alpha-cut', root: MAX, text: '[5,[4,0]]', value: 5 },
  { name: '001-beta-cut', root: MIN, text: '[3,[4,0]]', value: 3 },
  { name: '003-figure-4-left', root: MAX, text: '[8,[5,0]]', value: 8 },
  { name: '003-figure-4-right', root: MIN, text: '[8,[12,0]]', value: 8 },
  /** Chomp 2x2 to its end, with 1 for Adam's victories and -1 for Ève's. */
  { name: '004-figure-9', root: MAX, text: '[[-1],[[1],[1]],[-1]]', value: 1 },
];
