import { pageTexts } from '../language.ts';

/** The texts of the endgame tables in the language of the pages. */
export const text = pageTexts({
  title: { en: 'Endgame tables', fr: 'Tables de finales' },
  lead: {
    en: 'With few pieces every position can be solved once and for all: the attractor tells who wins, its ranks in how many plies. Then each move shows it.',
    fr: 'Avec peu de pièces, toutes les positions se résolvent une fois pour toutes : l’attracteur dit qui gagne, ses rangs en combien de demi-coups. Chaque coup le montre alors.',
  },
  build: { en: 'Solve all with up to {pieces} pieces', fr: 'Résoudre tout jusqu’à {pieces} pièces' },
  building: { en: 'Solving: {share}%', fr: 'Résolution : {share} %' },
  checking: { en: 'Reading the files…', fr: 'Lecture des fichiers…' },
  open: { en: 'Open table files (.table)', fr: 'Ouvrir des fichiers de tables (.table)' },
  openFolder: { en: 'Open a folder of tables', fr: 'Ouvrir un dossier de tables' },
  ready: {
    en: 'Positions with up to {pieces} pieces are looked up: the values on the moves are exact.',
    fr: 'Les positions jusqu’à {pieces} pièces sont consultées : les valeurs sur les coups sont exactes.',
  },
  beyond: {
    en: 'This position has more pieces: the search looks into the tables where its lines lead there.',
    fr: 'Cette position a plus de pièces : la recherche consulte les tables là où ses lignes y mènent.',
  },
  rules: {
    en: 'Draw rules that count moves are not in the tables. A win that may come too late for them is not shown as one.',
    fr: 'Les règles de nulle qui comptent les coups ne sont pas dans les tables. Un gain qui pourrait venir trop tard pour elles n’est pas montré comme tel.',
  },
  stopped: { en: 'Stopped. Nothing was kept.', fr: 'Arrêté. Rien n’est gardé.' },
});
