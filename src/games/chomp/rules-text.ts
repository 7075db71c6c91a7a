import { counted } from '../../i18n/index.ts';
import type { RulesText } from '../rules-text.ts';
import { TITLES } from '../rules-text.ts';
import type { Chomp } from './index.ts';

export const rulesText: RulesText<Chomp> = ({ rows, columns }) => [
  {
    title: TITLES.aim,
    text: [
      {
        en: 'Leave the poisoned square, at the top left, to the other player: eating it loses.',
        fr: 'Laisser le carré empoisonné, en haut à gauche, à l’adversaire : qui le mange perd.',
      },
    ],
  },
  {
    title: TITLES.turn,
    text: [
      {
        en: `The bar of chocolate has ${counted(rows, 'en', 'row')} of ${counted(columns, 'en', 'square')}. In turn, each player chooses a square that is left and eats it with all those to its right and below.`,
        fr: `La tablette de chocolat a ${counted(rows, 'fr', 'rangée')} de ${counted(columns, 'fr', 'carré')}. À tour de rôle, chacun choisit un carré qui reste et le mange avec tous ceux qui sont à sa droite et au-dessous.`,
      },
      { en: 'Nobody may pass.', fr: 'On ne peut passer son tour.' },
    ],
    ...(rows >= 3 &&
      columns >= 4 && {
        boards: [
          {
            moves: ['2.3'],
            said: {
              en: 'The third square of the second row is eaten, and what is to its right and below goes with it.',
              fr: 'On mange le troisième carré de la deuxième rangée : tout ce qui est à sa droite et au-dessous part avec lui.',
            },
          },
        ],
      }),
  },
  {
    title: TITLES.end,
    text: [
      {
        en: 'The game ends when the poisoned square is eaten: there are no draws.',
        fr: 'La partie finit quand le carré empoisonné est mangé : pas de nulle.',
      },
    ],
  },
];
