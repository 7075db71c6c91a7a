import { counted, listed } from '../../i18n/index.ts';
import type { RulesText } from '../rules-text.ts';
import { TITLES } from '../rules-text.ts';
import type { Nim } from './index.ts';

export const rulesText: RulesText<Nim> = ({ name, rules: { heaps, most, lastLoses } }) => {
  const isOne = heaps.length === 1;
  return [
    {
      title: TITLES.aim,
      text: [
        lastLoses
          ? {
              en: 'Make the other player take the last stick: taking it loses.',
              fr: 'Faire prendre le dernier bâtonnet à l’adversaire : qui prend le dernier perd.',
            }
          : { en: 'Take the last stick: taking it wins.', fr: 'Prendre le dernier bâtonnet : qui le prend gagne.' },
      ],
    },
    {
      title: TITLES.turn,
      text: [
        isOne
          ? {
              en: `There is one heap of ${counted(heaps[0], 'en', 'stick', 'sticks')}. In turn, each player takes 1 to ${most} sticks.`,
              fr: `Il y a un seul tas de ${counted(heaps[0], 'fr', 'bâtonnet', 'bâtonnets')}. À tour de rôle, chacun prend de 1 à ${most} bâtonnets.`,
            }
          : {
              en: `There are ${heaps.length} heaps, of ${listed(heaps.map(String), 'en')} sticks. In turn, each player takes as many sticks as they like, at least one, from one heap alone.`,
              fr: `Il y a ${heaps.length} tas, de ${listed(heaps.map(String), 'fr')} bâtonnets. À tour de rôle, chacun prend autant de bâtonnets qu’il veut, au moins un, dans un seul tas.`,
            },
        { en: 'Nobody may pass.', fr: 'On ne peut passer son tour.' },
      ],
      ...(name === 'nim:3,4,5' && {
        boards: [
          {
            moves: ['a2'],
            said: { en: 'Two sticks are taken from the first heap.', fr: 'On prend deux bâtonnets dans le premier tas.' },
          },
        ],
      }),
      ...(name === 'nim:21' && {
        boards: [
          {
            from: '4',
            moves: ['3'],
            said: {
              en: 'Of the last four sticks three are taken: the other player has to take the last one, and loses.',
              fr: 'Des quatre derniers bâtonnets on en prend trois : l’adversaire doit prendre le dernier, et perd.',
            },
          },
        ],
      }),
    },
    {
      title: TITLES.end,
      text: [
        {
          en: 'Somebody always takes the last stick: there are no draws.',
          fr: 'Quelqu’un prend toujours le dernier bâtonnet : pas de nulle.',
        },
      ],
    },
  ];
};
