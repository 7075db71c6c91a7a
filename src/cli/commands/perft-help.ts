import type { Command } from '../command.ts';
import { GAME_OPTIONS, POSITION_OPTIONS } from '../options.ts';

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
      line: 'perft draughts:international --depth 9 --divide',
      says: { en: '41,022,423, by the compiled rules', fr: '41 022 423, par les règles compilées' },
    },
    {
      line: "perft chess --depth 5 --position '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1'",
      says: { en: 'from a FEN: 674,624', fr: 'à partir d’une FEN : 674 624' },
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
    ...GAME_OPTIONS,
  ],
  output: {
    en: `The number of positions reached after exactly N plies, each as often as there are ways to reach it; games that end sooner do not count.
Draughts: two captures are one move if they agree in first square, last square and the set of pieces taken (as in Scan; a huff makes a difference). Othello: a pass is one ply. In draughts and chess draw rules end nothing here, as in published counts.
--json gives {game, position, depth, nodes, ms}, and with --divide also {divide: {move: nodes}}. nodes is a number, or its digits in a string past 2^53.`,
    fr: `Le nombre de positions atteintes après exactement N demi-coups, chacune autant de fois qu'il y a de chemins ; les parties finies plus tôt ne comptent pas.
Dames : deux prises sont un même coup si la case de départ, la case d'arrivée et l'ensemble des pièces prises sont les mêmes (comme dans Scan ; souffler fait une différence). Othello : passer est un demi-coup. Aux dames et aux échecs, les règles de nulle n'arrêtent rien ici, comme dans les comptes publiés.
--json donne {game, position, depth, nodes, ms}, et avec --divide aussi {divide: {coup: nodes}}. nodes est un nombre, ou ses chiffres dans une chaîne au-delà de 2^53.`,
  },
  words: [0, 1],
};
