import type { RulesText } from '../rules-text.ts';
import { TITLES } from '../rules-text.ts';
import type { Othello } from './index.ts';

export const rulesText: RulesText<Othello> = ({ size }) => [
  {
    title: TITLES.aim,
    text: [{ en: 'Have the most discs of your colour at the end.', fr: 'Avoir à la fin le plus de pions de sa couleur.' }],
  },
  {
    title: TITLES.turn,
    text: [
      {
        en: `The board has ${size} × ${size} squares, with two discs of each colour in the middle. Black begins.`,
        fr: `L’othellier a ${size} × ${size} cases, avec deux pions de chaque couleur au milieu. Les Noirs commencent.`,
      },
      {
        en: 'One places a disc on an empty square so that it encloses discs of the other colour, in a straight line (row, column or diagonal) between itself and another disc of one’s own. All discs enclosed in this way, in every direction, are turned over.',
        fr: 'On pose un pion sur une case vide de façon à encadrer des pions adverses, en ligne droite (rangée, colonne ou diagonale), entre lui et un autre pion de sa couleur. Tous les pions ainsi encadrés, dans toutes les directions, se retournent.',
      },
      {
        en: 'A move has to turn over at least one disc. A side without one passes; a side with one may not.',
        fr: 'Un coup doit retourner au moins un pion. Qui n’a pas de tel coup passe ; qui en a un ne peut passer.',
      },
    ],
    ...(size === 8 && {
      boards: [
        {
          moves: ['f5'],
          said: {
            en: 'The start. Black plays f5: the white disc on e5 is enclosed and turns over.',
            fr: 'Le début. Les Noirs jouent f5 : le pion blanc en e5 est encadré et se retourne.',
          },
        },
      ],
    }),
  },
  {
    title: TITLES.end,
    text: [
      {
        en: 'The game ends when neither side can play, at the latest when the board is full. More discs win; as many each is a draw.',
        fr: 'La partie finit quand aucun camp ne peut plus jouer, au plus tard quand l’othellier est plein. Qui a le plus de pions gagne ; à égalité, la partie est nulle.',
      },
    ],
  },
];
