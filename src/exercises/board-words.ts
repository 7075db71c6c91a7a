import { listed, sentences } from '../i18n/index.ts';

interface SolvedBoard {
  readonly moves: readonly string[];
  readonly why: string;
}

interface NotWon {
  readonly column: string;
  readonly winning: readonly string[];
}

interface LastLoses {
  readonly lastLoses: boolean;
}

interface SumZero extends LastLoses {
  readonly sum: string;
}

interface Answers {
  readonly answers: readonly string[];
  readonly more: boolean;
}

/** The questions of exercises on boards, and their corrections. */
export const sentence = sentences({
  'answer-one-move': { en: 'Give one move.', fr: 'Donnez un coup, un seul.' },
  'solved-moves': {
    en: ({ moves, why }: SolvedBoard) =>
      `${listed(moves, 'en', 'disjunction')}. ${moves.length > 1 ? `${moves[0]}: ` : ''}${why}`,
    fr: ({ moves, why }: SolvedBoard) =>
      `${listed(moves, 'fr', 'disjunction')}. ${moves.length > 1 ? `${moves[0]} : ` : ''}${why}`,
  },

  // Connect 4.
  'task-win-at-once': {
    en: '{toMove}, and can win at once. In which column?',
    fr: '{toMove}, avec une victoire immédiate. Dans quelle colonne ?',
  },
  'task-block': {
    en: '{toMove}. The opponent threatens to make four in a row. Only one column prevents it on the next move: which one?',
    fr: '{toMove}. L’adversaire menace d’aligner quatre jetons. Une seule colonne l’en empêche au coup suivant : laquelle ?',
  },
  'column-wins': { en: 'Column {column} makes four in a row.', fr: 'La colonne {column} aligne quatre jetons.' },
  'column-wins-not': {
    en: ({ column, winning }: NotWon) =>
      `Column ${column} makes no four in a row; column ${listed(winning, 'en', 'disjunction')} does.`,
    fr: ({ column, winning }: NotWon) =>
      `La colonne ${column} n’aligne pas quatre jetons ; la colonne ${listed(winning, 'fr', 'disjunction')}, si.`,
  },
  'column-blocks': {
    en: 'After column {column} no reply makes four in a row.',
    fr: 'Après la colonne {column}, aucune réponse n’aligne quatre jetons.',
  },
  'column-loses': {
    en: 'After column {column} the opponent plays column {reply} and has four in a row.',
    fr: 'Après la colonne {column}, l’adversaire joue la colonne {reply} et aligne quatre jetons.',
  },

  // Games in which both players have the same moves.
  'move-refuted': {
    en: 'The opponent replies {reply}, and that wins. {why}',
    fr: 'L’adversaire répond {reply} et gagne. {why}',
  },
  'task-nim-heap': {
    en: 'Nim with {sticks} sticks: each turn takes 1 to {most} of them, and the player who takes the last one loses. Find a move that wins: how many do you take?',
    fr: 'Jeu de Nim à {sticks} bâtonnets : chaque coup en prend de 1 à {most}, et qui prend le dernier perd. Trouvez un coup gagnant : combien en prenez-vous ?',
  },
  'task-nim-heaps': {
    en: ({ lastLoses }: LastLoses) =>
      `Nim with several heaps: each turn takes any number of sticks from one heap, and the player who takes the very last one ${lastLoses ? 'loses' : 'wins'}. Find a move that wins: b2 takes two sticks from heap b.`,
    fr: ({ lastLoses }: LastLoses) =>
      `Jeu de Nim à plusieurs tas : chaque coup prend autant de bâtonnets que l’on veut dans un seul tas, et qui prend le dernier de tous ${lastLoses ? 'perd' : 'gagne'}. Trouvez un coup gagnant : b2 prend deux bâtonnets dans le tas b.`,
  },
  'leaves-one-stick': {
    en: 'One stick is left: the other player has to take it.',
    fr: 'Il reste un bâtonnet : l’autre joueur doit le prendre.',
  },
  'leaves-full-turns': {
    en: '{left} sticks are left, {together} × {turns} + 1. Whatever the opponent takes, 1 to {most}, reply by completing it to {together}; so in the end one stick is left for the opponent.',
    fr: 'Il reste {left} bâtonnets, {together} × {turns} + 1. Quoi que l’autre prenne, de 1 à {most}, on répond en complétant à {together} ; à la fin il lui reste un bâtonnet.',
  },
  'leaves-ones': {
    en: 'What is left is {heaps# heap|heaps} of one stick, an odd number: they are taken one by one, and the opponent takes the last.',
    fr: 'Il reste {heaps# tas|tas} d’un bâtonnet, un nombre impair : ils partent un par un, et l’autre a le dernier.',
  },
  'leaves-sum-zero': {
    en: ({ sum, lastLoses }: SumZero) =>
      `The heaps left have the Nim sum ${sum} = 0 (binary, without carrying). Every move makes it different from 0, and a reply makes it 0 again${lastLoses ? ', until only heaps of one stick are left: then one leaves an odd number of them' : ', down to the end'}.`,
    fr: ({ sum, lastLoses }: SumZero) =>
      `Les tas restants ont pour somme de Nim ${sum} = 0 (en binaire, sans retenue). Tout coup la rend non nulle, et une réponse la ramène à 0${lastLoses ? ', jusqu’à ce qu’il ne reste que des tas d’un bâtonnet : on en laisse alors un nombre impair' : ', jusqu’à la fin'}.`,
  },
  'task-chomp': {
    en: 'Chomp: a bite takes a square with all those to its right and below, and the player who eats the poisoned one, at the top left, loses. Find a bite that wins: 2.3 is row 2, column 3.',
    fr: 'Chomp : une bouchée prend un carré avec tous ceux à sa droite et au-dessous, et qui mange le carré empoisonné, en haut à gauche, perd. Trouvez une bouchée gagnante : 2.3 est la rangée 2, colonne 3.',
  },
  'leaves-poison': {
    en: 'Only the poisoned square is left for the other player.',
    fr: 'Il ne reste à l’autre joueur que le carré empoisonné.',
  },
  'leaves-equal-arms': {
    en: 'Two arms of the same length are left, beside the poisoned square and below it: each bite from one is copied on the other, until only the poison is left.',
    fr: 'Il reste deux branches de même longueur, à côté du carré empoisonné et au-dessous : chaque bouchée sur l’une est copiée sur l’autre, jusqu’à ce qu’il ne reste que le poison.',
  },
  'leaves-one-longer': {
    en: ({ rows }: { rows: boolean }) =>
      `Two ${rows ? 'rows' : 'columns'} are left, the one with the poison longer by one square. After every bite a reply restores this, until only the poison is left.`,
    fr: ({ rows }: { rows: boolean }) =>
      `Il reste deux ${rows ? 'rangées' : 'colonnes'}, celle du poison plus longue d’un carré. Après chaque bouchée, une réponse rétablit cela, jusqu’au poison seul.`,
  },
  'eats-poison': { en: 'This eats the poisoned square, and loses.', fr: 'Ce coup mange le carré empoisonné, et perd.' },
  'reply-answered': { en: '{answer} to {reply}', fr: '{answer} à {reply}' },
  'leaves-lost-bar': {
    en: ({ answers, more }: Answers) =>
      `Every other bite now has an answer: ${listed(more ? [...answers, 'so on'] : answers, 'en')}.`,
    fr: ({ answers, more }: Answers) =>
      `Toute autre bouchée a maintenant sa réponse : ${listed(more ? [...answers, 'ainsi de suite'] : answers, 'fr')}.`,
  },

  // Heuristics.
  'task-h-squares': {
    en: 'H(s) adds the table’s value for the square of each of Max’s pieces, and subtracts that of each of Min’s; a position that Max has won is worth +inf, one that Min has won -inf. Max plays {max}, Min plays {min}. Compute H(s).',
    fr: 'H(s) ajoute ce que la table donne à la case de chaque pièce de Max, et retranche ce qu’elle donne à celles de Min ; une position gagnée par Max vaut +inf, une position gagnée par Min -inf. Max joue {max}, Min joue {min}. Calculez H(s).',
  },
  'task-h-pieces': {
    en: 'H(s) adds the points of Max’s pieces and subtracts those of Min’s; kings count 0, and nobody is mated here. Max plays {max}, Min plays {min}. Compute H(s).',
    fr: 'H(s) ajoute les points des pièces de Max et retranche ceux de Min ; les rois ne comptent pas, et personne n’est mat ici. Max joue {max}, Min joue {min}. Calculez H(s).',
  },
  'h-sum': { en: 'H(s) = {sum}.', fr: 'H(s) = {sum}.' },
  'h-won': {
    en: ({ ending, max }: { ending: string; max: boolean }) => `${ending} So H(s) = ${max ? '+∞' : '−∞'}.`,
    fr: ({ ending, max }: { ending: string; max: boolean }) => `${ending} Donc H(s) = ${max ? '+∞' : '−∞'}.`,
  },
});
