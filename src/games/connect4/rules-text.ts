import type { RulesText } from '../rules-text.ts';
import { TITLES } from '../rules-text.ts';
import type { Connect4 } from './index.ts';

export const rulesText: RulesText<Connect4> = ({ size: { columns, rows, inRow } }) => [
  {
    title: TITLES.aim,
    text: [
      {
        en: `Be the first to have ${inRow} of your stones in a row: across, upwards or along a diagonal.`,
        fr: `Être le premier à aligner ${inRow} de ses jetons, à l’horizontale, à la verticale ou en diagonale.`,
      },
    ],
  },
  {
    title: TITLES.turn,
    text: [
      {
        en: `The rack has ${columns} columns of ${rows} places. Yellow begins. In turn, each player drops a stone into a column that is not full; it falls to the lowest free place.`,
        fr: `La grille a ${columns} colonnes de ${rows} places. Les Jaunes commencent. À tour de rôle, chacun lâche un jeton dans une colonne qui n’est pas pleine ; il tombe jusqu’à la plus basse place libre.`,
      },
    ],
  },
  {
    title: TITLES.end,
    text: [
      {
        en: `A side with ${inRow} in a row, or more, has won at once. If the rack is full and nobody has, it is a draw.`,
        fr: `Qui a ${inRow} jetons alignés, ou plus, gagne aussitôt. Si la grille est pleine sans alignement, la partie est nulle.`,
      },
    ],
    ...(columns === 7 &&
      rows === 6 &&
      inRow === 4 && {
        boards: [
          {
            from: '445566',
            moves: ['3'],
            said: {
              en: 'Yellow drops a stone into column 3 and has four in a row. Column 7 would win as well.',
              fr: 'Les Jaunes jouent dans la colonne 3 et alignent quatre jetons. La colonne 7 gagnerait aussi.',
            },
          },
        ],
      }),
  },
];
