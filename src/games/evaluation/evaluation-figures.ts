import type { Translation } from '../../i18n/index.ts';

/** A position that illustrates a heuristic of a source. */
export interface EvaluationFigure {
  readonly name: string;
  readonly game: string;
  readonly heuristic: string;
  readonly position: string;
  /** The title of the figure. */
  readonly title: Translation;
  readonly source: Translation;
  readonly about: Translation;
  /** The sum of the terms. */
  readonly total: number;
}

/**
 * The documents' figures are lost. Where a document prints the sum of one, this is a legal position with that sum; the
 * others are ours.
 */
export const evaluationFigures: readonly EvaluationFigure[] = [
  // One of the two positions whose stones, read row by row from the top, give the printed sum in its printed order.
  {
    name: '004-connect4',
    game: 'connect4',
    heuristic: 'table',
    position: '...xo../.xoox../oxoxoxo:min',
    title: { en: 'Connect 4: a weight for each cell', fr: 'Puissance 4 : un poids par case' },
    source: { en: 'Course, example 10', fr: 'Cours, exemple 10' },
    about: {
      en: 'Max is yellow here, and red in the course. Min began.',
      fr: 'Max est jaune ici, et rouge dans le cours. Min a commencé.',
    },
    total: -3,
  },
  {
    name: '004-chess',
    game: 'chess',
    heuristic: 'course',
    position: 'r1b3k1/5ppp/2n2n2/8/8/2N5/PP3PPP/3R2K1 w - - 0 1',
    title: { en: 'Chess: the pieces counted', fr: 'Échecs : le compte des pièces' },
    source: { en: 'Course, example 11', fr: 'Cours, exemple 11' },
    about: {
      en: 'White to move. The pieces are those of the course, on squares of our choice.',
      fr: 'Trait aux blancs. Les pièces sont celles du cours, sur des cases de notre choix.',
    },
    total: -4,
  },
  {
    name: '000-chess',
    game: 'chess',
    heuristic: 'thesis',
    position: '3rk3/pp3ppp/2n1n3/1B6/8/8/PPP2PPP/4R1K1 w - - 0 1',
    title: { en: 'Chess: open files and pins', fr: 'Échecs : colonnes ouvertes et clouages' },
    source: { en: 'TIPE 2013, section 1.b; our position', fr: 'TIPE 2013, section 1.b ; position ajoutée' },
    about: {
      en: 'Two rooks stand on open files, and two knights are pinned to their king.',
      fr: 'Deux tours sont sur des colonnes ouvertes, et deux cavaliers sont cloués sur leur roi.',
    },
    total: -50,
  },
  {
    name: '003-connect4',
    game: 'connect4',
    heuristic: 'alignments',
    position: '443526',
    title: { en: 'Connect 4: stones in a row', fr: 'Puissance 4 : jetons alignés' },
    source: { en: 'Marty 2013, section 1.3; our position', fr: 'Marty 2013, section 1.3 ; position ajoutée' },
    about: {
      en: 'The three yellow stones count 4, for the cell on their left is free; the red stones 5 and 6 of the bottom row have only one free cell, and count nothing.',
      fr: 'Les trois jetons jaunes comptent 4, car la case à leur gauche est libre ; les jetons rouges 5 et 6 de la rangée du bas n’ont qu’une case libre, et ne comptent pas.',
    },
    total: 3,
  },
];
