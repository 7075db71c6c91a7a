import { type Language, type Texts, textsIn, words } from '../i18n/index.ts';

/** The texts of a sheet, except the exercises. */
const table = words({
  title: { en: 'Exercises on two-player games', fr: 'Exercices sur les jeux à deux joueurs' },
  /** Which of the endless series it is. */
  series: {
    en: '{count# exercise|exercises}, difficulty {level}, series number {seed}.',
    fr: '{count# exercice|exercices}, difficulté {level}, série numéro {seed}.',
  },
  name: { en: 'Name', fr: 'Nom' },
  date: { en: 'Date', fr: 'Date' },
  total: { en: 'Total', fr: 'Total' },
  /** What an exercise and the whole sheet are marked out of. */
  points: { en: '/ {points}', fr: '/ {points}' },
  exercise: { en: 'Exercise {number}. {title}', fr: 'Exercice {number}. {title}' },
  solutions: { en: 'Solutions', fr: 'Solutions' },
  /** The labels of the spaces for answers. */
  cuts: {
    en: 'Cut, in order (p12 is the second child of p1):',
    fr: 'Coupés, dans l’ordre (p12 est le deuxième fils de p1) :',
  },
  set: { en: 'Answer:', fr: 'Réponse :' },
  setWith: { en: 'Answer: {given} and', fr: 'Réponse : {given} et' },
  order: { en: 'The children of each node, in their new order:', fr: 'Les fils de chaque nœud, dans leur nouvel ordre :' },
  move: { en: 'Move:', fr: 'Coup :' },
  /** Under an arena. */
  arena: {
    en: 'Squares: Adam moves; circles: Ève moves; double border: victory of A (Adam) or E (Ève).',
    fr: 'Carrés : Adam joue ; ronds : Ève joue ; double contour : victoire d’Adam (A) ou d’Ève (E).',
  },
  arenaSolved: {
    en: 'A 3: Adam wins, rank 3; =: a draw; thick arrow: the move of the strategy.',
    fr: 'A 3 : Adam gagne, rang 3 ; = : nulle ; flèche épaisse : le coup de la stratégie.',
  },
  /** Under a board. */
  worth: { en: 'Points: {pieces}.', fr: 'Points : {pieces}.' },
  pointsOfSquares: {
    en: 'The number on a square is the value of a piece there.',
    fr: 'Le nombre d’une case est ce que vaut une pièce posée là.',
  },
});

export type SheetWords = Texts<typeof table>;
export const sheetWords = (language: Language): SheetWords => textsIn(table, language);
