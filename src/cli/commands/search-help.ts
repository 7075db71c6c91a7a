import type { Command } from '../command.ts';
import { GAME_OPTIONS, POSITION_OPTIONS, SEARCH_OPTIONS } from '../options.ts';

export const searchHelp: Omit<Command, 'run' | 'thread'> = {
  name: 'search',
  summary: {
    en: 'the best move in a position, and what it is worth',
    fr: 'le meilleur coup dans une position, et ce qu’il vaut',
  },
  synopsis: ['search <game> [--position P] [--moves M1,M2] [--depth N | --time MS | --nodes N] [--algorithm A ...]'],
  examples: [
    {
      line: 'search connect4 --moves 4,4,3',
      says: { en: 'one second with the strongest search', fr: 'une seconde avec la recherche la plus forte' },
    },
    { line: 'search tictactoe --position xo./.x./...', says: { en: 'a position typed in', fr: 'une position tapée' } },
    {
      line: 'search connect4 --algorithm alphabeta --depth 8',
      says: { en: 'exactly this algorithm, one tree of depth 8', fr: 'exactement cet algorithme, un arbre de profondeur 8' },
    },
    {
      line: 'search connect4 --algorithm negascout --time 5000 --order killer,history --table-mb 64 --json',
      says: { en: 'composed by hand, for a program', fr: 'composée à la main, pour un programme' },
    },
    {
      line: 'search tree:- < numbers.txt',
      says: { en: 'a tree of any size from standard input', fr: "un arbre de toute taille de l'entrée standard" },
    },
  ],
  options: [
    ...SEARCH_OPTIONS,
    { name: 'time', value: 'MS', says: { en: 'stop after MS milliseconds', fr: 'arrêter après MS millisecondes' } },
    { name: 'nodes', value: 'N', says: { en: 'stop after N nodes', fr: 'arrêter après N nœuds' } },
    {
      name: 'deepen',
      says: {
        en: 'trees of depth 1, 2, 3... (--time and --nodes do so by themselves)',
        fr: 'arbres de profondeur 1, 2, 3... (--time et --nodes le font d’eux-mêmes)',
      },
    },
    ...POSITION_OPTIONS,
    ...GAME_OPTIONS,
  ],
  output: {
    en: `The value is from Max's view: high is good for Max. "Max wins in 3 plies" counts moves of both sides. Ctrl-C gives the best found so far.
Without --algorithm: the strongest search there is, for one second unless a limit is given. With it: just that, one tree of --depth, or to the end of the game where there is no limit.
Chess, draughts and Othello have a compiled search: --depth N counts its depths as go depth of UCI does, it follows captures further and sees less of what is hopeless. --algorithm alphabeta is the bare full-width search.
--json gives {game, position, algorithm, depth, value, bound, move, pv, nodes, leaves, cuts: {alpha, beta}, ms, final, stopped, turn, deepening}: depth is that of the last tree searched whole; bound is exact, lower or upper; a win of Max in n plies is worth 1000000000 - n, of Min -1000000000 + n; value is null where the limit came before anything was known; final says that the value holds to the end of the game; move is null where the game is over.`,
    fr: `La valeur est du point de vue de Max : haute, elle est bonne pour Max. « Max gagne en 3 demi-coups » compte les coups des deux camps. Ctrl-C donne le meilleur trouvé jusque-là.
Sans --algorithm : la recherche la plus forte qu'il y a, une seconde si aucune limite n'est donnée. Avec : rien d'autre, un arbre de --depth, ou jusqu'à la fin de la partie sans limite.
Les échecs, les dames et Othello ont une recherche compilée : --depth N compte ses profondeurs comme go depth d'UCI, elle suit les prises plus loin et voit moins de ce qui est sans espoir. --algorithm alphabeta est la recherche nue, en pleine largeur.
--json donne {game, position, algorithm, depth, value, bound, move, pv, nodes, leaves, cuts: {alpha, beta}, ms, final, stopped, turn, deepening} : depth est celle du dernier arbre entier ; bound est exact, lower ou upper ; un gain de Max en n demi-coups vaut 1000000000 - n, de Min -1000000000 + n ; value est null si la limite est venue avant que rien ne soit connu ; final dit que la valeur tient jusqu'à la fin de la partie ; move est null si la partie est finie.`,
  },
  words: [0, 1],
};
