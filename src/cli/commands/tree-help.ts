import type { Command } from '../command.ts';
import { DRAWINGS } from '../drawings.ts';
import { GAME_OPTIONS, POSITION_OPTIONS, SEARCH_OPTIONS } from '../options.ts';

export const treeHelp: Omit<Command, 'run' | 'thread'> = {
  name: 'tree',
  summary: {
    en: 'draws the tree that a search visits, with windows and cuts',
    fr: "dessine l'arbre que visite une recherche, avec fenêtres et coupures",
  },
  synopsis: ['tree <game|list> [--depth N] [--algorithm A] [--svg [FILE]] [--dot [FILE]] [--tikz [FILE]]'],
  examples: [
    { line: "tree '[[6,7],[2,8]]'", says: { en: 'alpha-beta on a tree typed in', fr: 'alpha-bêta sur un arbre tapé' } },
    {
      line: "tree '[[6,7],[2,8]]' --algorithm minimax",
      says: { en: 'the same without pruning', fr: 'le même sans élagage' },
    },
    {
      line: 'tree tictactoe --position xox/.o./.x. --depth 4 --svg tree.svg',
      says: { en: 'the end of a game, as a picture', fr: 'une fin de partie, en image' },
    },
    { line: 'tree nim:7 --depth 3 --tikz', says: { en: 'for a LaTeX document', fr: 'pour un document LaTeX' } },
    {
      line: 'tree tree:@big.txt --json',
      says: { en: 'a tree from a file, for a program', fr: "un arbre d'un fichier, pour un programme" },
    },
  ],
  options: [
    ...DRAWINGS,
    ...SEARCH_OPTIONS,
    {
      name: 'deepen',
      says: { en: 'trees of depth 1, 2, 3...: a pass each', fr: 'des arbres de profondeur 1, 2, 3... : une passe chacun' },
    },
    ...POSITION_OPTIONS,
    ...GAME_OPTIONS,
  ],
  output: {
    en: `A node a line: □ Max or ○ Min, the window [α, β] it was entered with, and its value (= exact, ≈ an estimate at the depth limit). ✂ α or ✂ β is a cut, with the moves it saved; heavy branches are the best line. +W3 means that Max wins 3 plies from the root.
Without --algorithm: alphabeta. Without --depth: explicit trees whole, graphs 4 plies, other games 2.
--json gives {game, position, algorithm, depth, value, bound, move, pv, nodes, leaves, cuts, stopped, passes}; each pass has {kept, dropped, root}, each node {move, turn, alpha, beta, value, how, cut, best, hidden, children}, where null is an infinite bound; value is null where nothing was known yet.`,
    fr: `Un nœud par ligne : □ Max ou ○ Min, la fenêtre [α, β] à l'entrée, et sa valeur (= exacte, ≈ estimée à la profondeur limite). ✂ α ou ✂ β est une coupure, avec les coups épargnés ; les branches grasses sont la meilleure suite. +W3 : Max gagne 3 demi-coups après la racine.
Sans --algorithm : alphabeta. Sans --depth : les arbres explicites en entier, les graphes sur 4 demi-coups, les autres jeux sur 2.
--json donne {game, position, algorithm, depth, value, bound, move, pv, nodes, leaves, cuts, stopped, passes} ; chaque passe a {kept, dropped, root}, chaque nœud {move, turn, alpha, beta, value, how, cut, best, hidden, children}, où null est une borne infinie ; value est null si rien n'était encore connu.`,
  },
  words: [0, 1],
};
