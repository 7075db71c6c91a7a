import { sentences, words } from '../say/index.ts';

/** What is said at a board, whatever the game. */
export const sentence = sentences(
  words({
    'no-piece': { en: 'There is no piece on {square}.', fr: 'Il n’y a pas de pièce en {square}.' },
    'turn-of-white': {
      en: "It is White's turn: touch a white piece.",
      fr: 'C’est aux Blancs de jouer : touchez une pièce blanche.',
    },
    'turn-of-black': {
      en: "It is Black's turn: touch a black piece.",
      fr: 'C’est aux Noirs de jouer : touchez une pièce noire.',
    },
    'third-time': {
      en: 'Draw: the same position for the third time.',
      fr: 'Nulle : la même position pour la troisième fois.',
    },
  }),
);
