import { problems } from '../core/index.ts';
import { textsIn, words } from '../i18n/index.ts';

/** Explanations of the limits that must be whole numbers. */
const counted = words({
  depth: { en: 'A search looks at least one ply ahead.', fr: 'Une recherche regarde au moins un demi-coup.' },
  q: {
    en: 'The distance q of the winning-move pruning counts plies from the leaves.',
    fr: 'La distance q de l’élagage du coup gagnant compte des demi-coups à partir des feuilles.',
  },
  nodes: { en: 'A node limit counts positions.', fr: 'Une limite de nœuds compte des positions.' },
  maxPly: { en: 'A recursion limit counts plies.', fr: 'Une limite de récursion compte des demi-coups.' },
  lines: { en: 'The best moves are counted.', fr: 'Les meilleurs coups se comptent.' },
  seed: { en: 'Chance is seeded.', fr: 'Le hasard part d’une graine.' },
});

export type WholeLimit = keyof typeof counted;
type NotWhole = { readonly name: WholeLimit; readonly value: string | number; readonly least: number | undefined };

export const { error } = problems(
  words({
    'limit-not-whole': {
      en: ({ name, value, least }: NotWhole) =>
        `${name} is ${value}: it must be a whole number${least === undefined ? '' : `, ${least} or more`}. ${textsIn(counted, 'en')[name]}`,
      fr: ({ name, value, least }: NotWhole) =>
        `${name} vaut ${value} : il faut un entier${least === undefined ? '' : `, au moins ${least}`}. ${textsIn(counted, 'fr')[name]}`,
    },
    'bad-time': {
      en: 'time is {value}: give a number of milliseconds, 0 or more.',
      fr: 'time vaut {value} : donnez un nombre de millisecondes, au moins 0.',
    },
    'empty-window': {
      en: 'The window ]{alpha}, {beta}[ is empty: alpha must be below beta.',
      fr: 'La fenêtre ]{alpha}, {beta}[ est vide : alpha doit être inférieur à beta.',
    },
    'keeps-no-memory': {
      en: 'This algorithm keeps no memory: leave the memory out, or choose a row of `algorithms` that has memory: true.',
      fr: 'Cet algorithme n’a pas de mémoire : retirez la mémoire, ou choisissez une ligne de `algorithms` où memory vaut true.',
    },
    'memory-needs-key': {
      en: 'A memory needs to tell positions apart, and this game has no key(): add one, or leave the memory out.',
      fr: 'Une mémoire doit distinguer les positions, et ce jeu n’a pas de key() : ajoutez-en une, ou retirez la mémoire.',
    },
    'undo-lies': {
      en: 'The position is not the same after the search: undo() does not restore what play() changes. Run checkGame on the game.',
      fr: 'La position n’est plus la même après la recherche : undo() ne rétablit pas ce que play() change. Lancez checkGame sur le jeu.',
    },
    'no-outcome': {
      en: 'A position without a legal move must have an outcome: make outcome() return one (DRAW, say).',
      fr: 'Une position sans coup légal doit avoir un résultat : faites qu’outcome() en renvoie un (DRAW, par exemple).',
    },
    'too-deep': {
      en: 'The search went {plies} plies deep, the most that the stack allows for. Give a depth, or raise maxPly together with the stack (node --stack-size).',
      fr: 'La recherche est descendue à {plies} demi-coups, autant que la pile le permet : donnez une profondeur, ou augmentez maxPly avec la pile (node --stack-size).',
    },
    'stack-ran-out': {
      en: 'The stack ran out {plies} plies deep, perhaps in the middle of a move: start again from a new position with a smaller maxPly, or with a larger stack (node --stack-size).',
      fr: 'La pile a débordé à {plies} demi-coups, peut-être au milieu d’un coup : recommencez à partir d’une nouvelle position avec un maxPly plus petit, ou avec une pile plus grande (node --stack-size).',
    },
    'unknown-algorithm': {
      en: 'There is no algorithm "{typed}". There are: {algorithms}.',
      fr: 'Il n’y a pas d’algorithme « {typed} ». Algorithmes connus : {algorithms}.',
    },
  }),
);
