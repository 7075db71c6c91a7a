import { problems } from '../../core/index.ts';
import { formatNumber, sentences, words } from '../../i18n/index.ts';

type OnBoard = { readonly sticks: number; readonly most: number; readonly alone: number };
type InShort = { readonly most: number; readonly lastLoses: boolean };

export const { failure, problem } = problems(
  words({
    'not-heaps': {
      en: '"{typed}" is not a list of heaps: type nim:21 or nim:3,4,5.',
      fr: '« {typed} » n’est pas une liste de tas : tapez nim:21 ou nim:3,4,5.',
    },
    'nim-ending': {
      en: 'After the heaps Nim takes misere (the last stick loses) or normal (it wins), not "{typed}".',
      fr: 'Après les tas, nim prend misere (qui prend le dernier perd) ou normal (il gagne), et non « {typed} ».',
    },
    'number-of-heaps': {
      en: 'Nim with {heaps} heaps is impossible: take 1 to {most} heaps, as they are named a to z.',
      fr: 'Nim à {heaps} tas est impossible : prenez de 1 à {most} tas, nommés de a à z.',
    },
    'size-of-heap': {
      en: 'A heap of {sticks} sticks is impossible: each heap starts with a whole number from 1 to {most}.',
      fr: 'Un tas de {sticks} bâtonnets est impossible : chaque tas commence avec un entier de 1 à {most}.',
    },
    'not-sticks': {
      en: '"{typed}" is not a position of Nim: type the sticks of each heap, like {example}, and :min where the second player is to move.',
      fr: '« {typed} » n’est pas une position de nim : tapez les bâtonnets de chaque tas, comme {example}, et :min si le second joueur a le trait.',
    },
    'heaps-of-game': {
      en: '{typed} has {count} heaps, but this game has {heaps}: write 0 for an empty heap.',
      fr: '{typed} a {count} tas, mais ce jeu en a {heaps} : écrivez 0 pour un tas vide.',
    },
    'sticks-on-board': {
      en: ({ sticks, most, alone }: OnBoard) =>
        `${formatNumber(sticks, 'en')} sticks are too many for this board: it has room for ${formatNumber(alone, 'en')} in a single heap, or for ${formatNumber(most, 'en')} in several.`,
      fr: ({ sticks, most, alone }: OnBoard) =>
        `${formatNumber(sticks, 'fr')} bâtonnets, c’est trop pour ce plateau : il en tient ${formatNumber(alone, 'fr')} en un seul tas, ou ${formatNumber(most, 'fr')} en plusieurs.`,
    },
    'heap-grown': {
      en: 'Heap {heap} cannot have {sticks} sticks: it starts with {first}.',
      fr: 'Le tas {heap} ne peut avoir {sticks} bâtonnets : il commence avec {first}.',
    },
  }),
);

const LAST = {
  en: (lastLoses: boolean) => `Taking the last one ${lastLoses ? 'loses' : 'wins'}.`,
  fr: (lastLoses: boolean) => `Qui prend le dernier ${lastLoses ? 'perd' : 'gagne'}.`,
};

export const sentence = sentences(
  words({
    'one-heap-in-short': {
      en: ({ most, lastLoses }: InShort) =>
        `Take 1 to ${most} sticks: touch one, and it goes with all that follow it. ${LAST.en(lastLoses)}`,
      fr: ({ most, lastLoses }: InShort) =>
        `Prenez de 1 à ${most} bâtonnets : touchez-en un, il part avec tous ceux qui le suivent. ${LAST.fr(lastLoses)}`,
    },
    'heaps-in-short': {
      en: ({ lastLoses }: InShort) =>
        `Take as many sticks as you like from one heap: touch one, and it goes with all that follow it in its row. ${LAST.en(lastLoses)}`,
      fr: ({ lastLoses }: InShort) =>
        `Prenez autant de bâtonnets que vous voulez dans un seul tas : touchez-en un, il part avec tous ceux qui le suivent sur sa rangée. ${LAST.fr(lastLoses)}`,
    },
    'touch-stick': { en: 'Touch one stick.', fr: 'Touchez un bâtonnet.' },
    'no-stick-left': { en: 'No stick is left there: touch a stick.', fr: 'Il n’y a plus de bâtonnet ici : touchez-en un.' },
    'too-many-sticks': {
      en: 'That would be {wanted} sticks, and you may take {most} at most: touch one of the last {most}.',
      fr: 'Cela ferait {wanted} bâtonnets, et on en prend au plus {most} : touchez l’un des {most} derniers.',
    },
    'took-last-stick': { en: '{taker} took the last stick: {won}.', fr: '{taker} a pris le dernier bâtonnet : {won}.' },
  }),
);
