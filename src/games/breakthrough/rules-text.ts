import type { RulesText } from '../rules-text.ts';
import { TITLES } from '../rules-text.ts';
import type { Breakthrough } from './index.ts';

export const rulesText: RulesText<Breakthrough> = ({ name, rules: { columns, rows } }) => [
  {
    title: TITLES.aim,
    text: [
      {
        en: 'Be the first to bring a man to the last row, the other side’s first.',
        fr: 'Amener le premier un pion sur la dernière rangée, la première de l’adversaire.',
      },
    ],
  },
  {
    title: TITLES.turn,
    text: [
      {
        en: `The board has ${columns} columns and ${rows} rows. Each side has two rows of men. White begins.`,
        fr: `Le plateau a ${columns} colonnes et ${rows} rangées. Chaque camp a deux rangées de pions. Les Blancs commencent.`,
      },
      {
        en: 'A man goes one square ahead, straight or diagonally, onto an empty square. It takes a man of the other side one square diagonally ahead, never straight. Nobody has to take.',
        fr: 'Un pion avance d’une case, tout droit ou en diagonale, sur une case vide. Il prend un pion adverse d’une case en diagonale devant lui, jamais tout droit. La prise n’est pas obligatoire.',
      },
    ],
    ...(name === 'breakthrough' && {
      boards: [
        {
          from: 'bb6/8/2bb4/3w4/8/8/8/6ww w',
          moves: ['d5xc6'],
          said: {
            en: 'The white man on d5 cannot go to d6, where a man stands. It takes the one on c6; it could also go to e6.',
            fr: 'Le pion blanc en d5 ne peut aller en d6, où se trouve un pion. Il prend celui en c6 ; il pourrait aussi aller en e6.',
          },
        },
      ],
    }),
  },
  {
    title: TITLES.end,
    text: [
      {
        en: 'A side that reaches the last row, or takes all the other’s men, has won. There is always a move, so there are no draws.',
        fr: 'Qui atteint la dernière rangée, ou prend tous les pions adverses, gagne. Il y a toujours un coup à jouer : pas de nulle.',
      },
    ],
  },
];
