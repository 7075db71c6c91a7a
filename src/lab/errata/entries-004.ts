import { unwrap } from '../../core/index.ts';
import { CHOMP_2X2, parseGraph } from '../../games/index.ts';
import { arenaFromGraph, attractors } from '../../solve/index.ts';
import { minimax, minimaxAB, OO, type Tree } from './documents.ts';
import type { Entries, ErratumNumber } from './entry.ts';

const rank = (name: string): ErratumNumber => ({
  what: { en: `rank of ${name} in example 8`, fr: `rang de ${name} dans l’exemple 8` },
  value: () => {
    const graph = unwrap(parseGraph(CHOMP_2X2));
    return unwrap(attractors(unwrap(arenaFromGraph(graph)))).rank[graph.names.indexOf(name)];
  },
});

/** Points of a 19 x 19 board that are not on the columns left empty. */
const GO_POINTS = 19 * (19 - [2, 5, 8, 11, 14, 17, 19].length);

const leavesSeen = (tree: Tree) => {
  const seen: string[] = [];
  minimaxAB(tree, true, -OO, OO, seen);
  return seen.filter((path) => path.length === 2).length;
};

export const entries004: Entries = {
  'E004-1': [rank('3_a'), rank('1_a')],
  'E004-9': [
    { what: { en: 'points that may be filled', fr: 'intersections que l’on peut occuper' }, value: () => GO_POINTS },
    {
      what: { en: 'exponent n of the greatest 10^n below 3^228', fr: 'exposant n du plus grand 10^n inférieur à 3^228' },
      value: () => Math.floor(GO_POINTS * Math.log10(3)),
    },
  ],
  'E004-15': [
    { what: { en: 'value of the second Min node', fr: 'valeur du second nœud Min' }, value: () => minimax([2, 7], false) },
    { what: { en: 'alpha there', fr: 'alpha à cet endroit' }, value: () => minimax([3], false) },
  ],
  'E004-16': [
    {
      what: { en: 'leaves of [[3, 3], [3, 3]] that are cut', fr: 'feuilles de [[3, 3], [3, 3]] qui sont coupées' },
      value: () =>
        4 -
        leavesSeen([
          [3, 3],
          [3, 3],
        ]),
    },
    { what: { en: 'value of the branch that is cut', fr: 'valeur de la branche coupée' }, value: () => minimax([3, 3], false) },
  ],
};
