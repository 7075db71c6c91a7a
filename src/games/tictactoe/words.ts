import { problems } from '../../core/index.ts';
import { sentences, words } from '../../i18n/index.ts';

export const { failure } = problems(
  words({
    'tictactoe-options': {
      en: 'tictactoe takes one option, its size, like tictactoe:4x4x3.',
      fr: 'tictactoe prend une option, sa taille, comme tictactoe:4x4x3.',
    },
    'not-a-board': {
      en: '"{typed}" is not a board of {columns}x{rows}: type the rows from the top, like {example}.',
      fr: '« {typed} » n’est pas un plateau de {columns}x{rows} : tapez les rangées à partir du haut, comme {example}.',
    },
    'not-a-stone': {
      en: '"{letter}" is not a stone: type x and o for stones and . for an empty cell.',
      fr: '« {letter} » n’est pas un pion : tapez x et o pour les pions et . pour une case vide.',
    },
    'played-on': {
      en: 'This board cannot be: somebody played on after a win. Take off the stones that came after it.',
      fr: 'Ce plateau est impossible : quelqu’un a joué après une victoire. Retirez les pions posés ensuite.',
    },
  }),
);

export const sentence = sentences(
  words({
    'cell-taken': {
      en: '{square} is taken already: play on an empty square.',
      fr: 'La case {square} est déjà prise : jouez sur une case vide.',
    },
  }),
);

export const OPEN_LINES = {
  of: { en: 'open lines', fr: 'lignes ouvertes' },
  one: { en: 'open line', fr: 'ligne ouverte' },
};
