import type { Translation } from '../../say/index.ts';

/** A position on which a heuristic of a document is shown. */
export interface EvaluationFigure {
  readonly name: string;
  readonly game: string;
  readonly heuristic: string;
  readonly position: string;
  readonly title: Translation;
  readonly about: Translation;
  /** What it adds up to. */
  readonly total: number;
}

/**
 * The documents' figures are lost. Where a document prints the sum of one, this is a legal position with that sum; the
 * others are ours.
 */
export const evaluationFigures: readonly EvaluationFigure[] = [
  {
    name: '004-connect4',
    game: 'connect4',
    heuristic: 'table',
    position: '...xo../.xoox../oxoxoxo:min',
    title: { en: 'Document 004, example 10: Connect 4', fr: 'Document 004, exemple 10 : Puissance 4' },
    about: {
      en: 'Figure 1 is lost. This is one of the two positions whose stones, read row by row from the top, give the printed sum in its printed order. In the course Max plays red; here he is yellow. Min began.',
      fr: 'La figure 1 est perdue. Voici l’une des deux positions dont les jetons, lus rangée par rangée depuis le haut, donnent la somme imprimée dans son ordre. Dans le cours, Max joue rouge ; ici, il est jaune. Min a commencé.',
    },
    total: -3,
  },
  {
    name: '004-chess',
    game: 'chess',
    heuristic: 'course',
    position: 'r1b3k1/5ppp/2n2n2/8/8/2N5/PP3PPP/3R2K1 w - - 0 1',
    title: { en: 'Document 004, example 11: chess', fr: 'Document 004, exemple 11 : échecs' },
    about: {
      en: 'Figure 3 is lost. This legal position, White to move, has the pieces of the printed sum; where they stood nobody can tell.',
      fr: 'La figure 3 est perdue. Cette position légale, trait aux blancs, a les pièces de la somme imprimée ; où elles se tenaient, on ne peut le dire.',
    },
    total: -4,
  },
  {
    name: '000-chess',
    game: 'chess',
    heuristic: 'thesis',
    position: '3rk3/pp3ppp/2n1n3/1B6/8/8/PPP2PPP/4R1K1 w - - 0 1',
    title: { en: 'Document 000, section 1.b: chess', fr: 'Document 000, section 1.b : échecs' },
    about: {
      en: 'The document has no figure of it. This position of ours has two rooks on open files and two knights that are pinned to their king.',
      fr: 'Le document n’en a pas de figure. Cette position, la nôtre, a deux tours sur des colonnes ouvertes et deux cavaliers cloués sur leur roi.',
    },
    total: -50,
  },
  {
    name: '003-connect4',
    game: 'connect4',
    heuristic: 'alignments',
    position: '443526',
    title: { en: 'Document 003, section 1.3: Connect 4', fr: 'Document 003, section 1.3 : Puissance 4' },
    about: {
      en: 'The document has no figure of it. In this position of ours the three yellow stones count 4, for the cell on their left is free; the red stones 5 and 6 of the bottom row have but one free cell, and count nothing.',
      fr: 'Le document n’en a pas de figure. Dans cette position, la nôtre, les trois jetons jaunes comptent 4, car la case à leur gauche est libre ; les jetons rouges 5 et 6 de la rangée du bas n’ont qu’une case libre, et ne comptent pas.',
    },
    total: 3,
  },
];
