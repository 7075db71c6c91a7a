import { Random, unwrap } from '../../core/index.ts';
import { parseGame } from '../../games/index.ts';
import { minimax as searchMinimax } from '../../search/index.ts';
import { explore } from '../../solve/index.ts';
import { alphabeta2001, minimax, minimax2, minimaxAB, OO, randomTree, type Tree, visits } from './documents.ts';
import { countOf, type Entries } from './entry.ts';

/** How many children of the root are looked at. */
function looked(search: (seen: string[]) => void): number {
  const seen: string[] = [];
  search(seen);
  return seen.filter((path) => path.length === 1).length;
}

const CHILDREN = { en: 'children looked at, of 2', fr: 'fils regardés, sur 2' };

export const entries000: Entries = {
  'E000-1': [{ what: CHILDREN, value: () => looked((seen) => minimax2([5, 3], true, 5, seen)) }],
  'E000-2': [
    { what: CHILDREN, value: () => looked((seen) => minimax2([5, 7], true, 5, seen)) },
    { what: { en: 'value of Minimax2 there', fr: 'valeur de Minimax2 dans ce cas' }, value: () => minimax2([5, 7], true, 5) },
  ],
  'E000-3': [{ what: CHILDREN, value: () => looked((seen) => minimaxAB([5, 3], true, 0, 5, seen)) }],
  'E000-6': [
    {
      what: {
        en: 'trees of height 4, of 500, with a strict subset',
        fr: 'arbres de hauteur 4, sur 500, où l’inclusion est stricte',
      },
      value: () => {
        const random = new Random(3);
        return countOf(500, () => {
          const { minimax2: two, alphabeta } = visits(randomTree(random, 4));
          return alphabeta.length < two.length;
        });
      },
    },
    {
      what: { en: 'trees of height 3 or less, of 500, with one', fr: 'arbres de hauteur 3 au plus, sur 500, où elle l’est' },
      value: () => {
        const random = new Random(2);
        return countOf(500, () => {
          const { minimax2: two, alphabeta } = visits(randomTree(random, random.between(0, 3)));
          return alphabeta.length < two.length;
        });
      },
    },
  ],
  'E000-10': [
    {
      what: { en: 'nodes of tic-tac-toe', fr: 'nœuds du morpion' },
      value: () => searchMinimax(unwrap(parseGame('tictactoe')).start()).counts.nodes,
    },
    {
      what: { en: 'positions of tic-tac-toe', fr: 'positions du morpion' },
      value: () => unwrap(explore(unwrap(parseGame('tictactoe')))).size,
    },
  ],
};

const FORMULA_TREE: Tree = [
  [5, 6],
  [4, 9, 9],
];

/** The defining formula of Wikipédia: each child gets the window of its parent. */
function leavesByFormula(tree: Tree, alpha: number, beta: number, sign: number): { value: number; leaves: number } {
  if (typeof tree === 'number') return { value: sign * tree, leaves: 1 };
  const below = tree.map((child) => leavesByFormula(child, -beta, -alpha, -sign));
  return {
    value: Math.min(beta, Math.max(...below.map(({ value }) => -value))),
    leaves: below.reduce((sum, { leaves }) => sum + leaves, 0),
  };
}

/** Negamax on leaves that are from Max's view, as the second pseudo-code takes them. */
function negamaxUnturned(tree: Tree): number {
  return typeof tree === 'number' ? tree : Math.max(...tree.map((child) => -negamaxUnturned(child)));
}

export const entries001: Entries = {
  'E001-1': [
    {
      what: {
        en: 'random trees, of 500, on which alpha-beta is wrong',
        fr: 'arbres au hasard, sur 500, où alpha-bêta se trompe',
      },
      value: () => {
        const random = new Random(4);
        return countOf(500, () => {
          const tree = randomTree(random, random.between(1, 5));
          return minimaxAB(tree, true, -OO, OO) !== minimax(tree);
        });
      },
    },
  ],
  'E001-2': [
    {
      what: {
        en: 'leaves that the formula visits in [[5, 6], [4, 9, 9]]',
        fr: 'feuilles que la formule visite dans [[5, 6], [4, 9, 9]]',
      },
      value: () => leavesByFormula(FORMULA_TREE, -OO, OO, 1).leaves,
    },
    {
      what: { en: 'leaves that the pseudo-code visits', fr: 'feuilles que le pseudo-code visite' },
      value: () => {
        const seen: string[] = [];
        minimaxAB(FORMULA_TREE, true, -OO, OO, seen);
        return seen.filter((path) => path.length === 2).length;
      },
    },
  ],
  'E001-3': [
    { what: { en: '[1, 2] by the first pseudo-code', fr: '[1, 2] par le premier pseudo-code' }, value: () => minimax([1, 2]) },
    { what: { en: '[1, 2] by the second', fr: '[1, 2] par le second' }, value: () => negamaxUnturned([1, 2]) },
  ],
};

export const entries002: Entries = {
  'E002-1': [
    {
      what: { en: '[1, 2] with the root as printed', fr: '[1, 2] avec la racine telle qu’imprimée' },
      value: () => alphabeta2001([1, 2], false, { leaf: 'corrected', window: 'passed' }),
    },
  ],
  'E002-2': [
    {
      what: { en: 'random trees, of 100, whose value is infinite', fr: 'arbres au hasard, sur 100, dont la valeur est infinie' },
      value: () => {
        const random = new Random(5);
        return countOf(100, () => {
          const tree = randomTree(random, random.between(1, 4));
          return Math.abs(alphabeta2001(tree, true, { leaf: 'printed', window: 'passed' })) === OO;
        });
      },
    },
  ],
  'E002-4': [
    { what: { en: 'value of [[3], [5]]', fr: 'valeur de [[3], [5]]' }, value: () => minimax([[3], [5]]) },
    {
      what: { en: 'with alpha and beta shared', fr: 'avec alpha et bêta partagés' },
      value: () => alphabeta2001([[3], [5]], true, { leaf: 'corrected', window: 'shared' }),
    },
  ],
};
