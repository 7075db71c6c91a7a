import type { Command } from '../command.ts';
import { POSITION_OPTIONS } from '../options.ts';

export const perftHelp: Omit<Command, 'run' | 'thread'> = {
  name: 'perft',
  summary: {
    en: 'counts the positions N plies ahead, to check the rules of a game',
    fr: "compte les positions à N demi-coups, pour vérifier les règles d'un jeu",
  },
  synopsis: ['perft <game> --depth N [--divide] [--position P] [--moves M1,M2]'],
  examples: [
    {
      line: 'perft tictactoe --depth 9',
      says: { en: 'games that fill the board: 127,872', fr: 'parties qui remplissent la grille : 127 872' },
    },
    {
      line: 'perft connect4 --depth 6 --divide',
      says: { en: 'one count for each first move', fr: 'un compte par premier coup' },
    },
    {
      line: 'perft ./mine.mjs --depth 4 --json',
      says: { en: 'a game of your own, for a program', fr: 'votre propre jeu, pour un programme' },
    },
  ],
  options: [
    { name: 'depth', value: 'N', says: { en: 'how many plies, 1 or more', fr: 'combien de demi-coups, 1 ou plus' } },
    { name: 'divide', says: { en: 'also for each first move', fr: 'aussi pour chaque premier coup' } },
    ...POSITION_OPTIONS,
  ],
  output: {
    en: `The number of positions reached after exactly N plies, each as often as there are ways to reach it; games that end sooner do not count.
--json gives {game, position, depth, nodes, ms}, and with --divide also {divide: {move: nodes}}. nodes is a number, or its digits in a string past 2^53.`,
    fr: `Le nombre de positions atteintes après exactement N demi-coups, chacune autant de fois qu'il y a de chemins ; les parties finies plus tôt ne comptent pas.
--json donne {game, position, depth, nodes, ms}, et avec --divide aussi {divide: {coup: nodes}}. nodes est un nombre, ou ses chiffres dans une chaîne au-delà de 2^53.`,
  },
  words: [1, 1],
};
