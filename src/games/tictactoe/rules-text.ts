import type { RulesText } from '../rules-text.ts';
import { TITLES } from '../rules-text.ts';
import type { TicTacToe } from './index.ts';

export const rulesText: RulesText<TicTacToe> = ({ name, size: { columns, rows, inRow } }) => [
  {
    title: TITLES.aim,
    text: [
      {
        en: `Be the first to have ${inRow} of your signs in a row: along a row, a column or a diagonal.`,
        fr: `Être le premier à aligner ${inRow} de ses signes, sur une rangée, une colonne ou une diagonale.`,
      },
    ],
  },
  {
    title: TITLES.turn,
    text: [
      {
        en: `The board has ${columns} × ${rows} squares. Crosses begin. In turn, each player writes one sign on an empty square; signs never move.`,
        fr: `La grille a ${columns} × ${rows} cases. Les croix commencent. À tour de rôle, chacun écrit un signe dans une case vide ; un signe ne bouge plus.`,
      },
    ],
  },
  {
    title: TITLES.end,
    text: [
      {
        en: `A side with ${inRow} in a row has won at once. If the board is full and nobody has, it is a draw.`,
        fr: `Qui a ${inRow} signes alignés gagne aussitôt. Si la grille est pleine sans alignement, la partie est nulle.`,
      },
    ],
    ...(name === 'tictactoe' && {
      boards: [
        {
          from: 'xo./.x./o..',
          moves: ['c1'],
          said: { en: 'Crosses play on c1 and win by the diagonal.', fr: 'Les croix jouent en c1 et gagnent par la diagonale.' },
        },
      ],
    }),
  },
];
