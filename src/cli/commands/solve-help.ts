import type { Command } from '../command.ts';
import { POSITION_OPTIONS } from '../options.ts';
import { MEMORY_OPTION } from '../solving/options.ts';

export const solveHelp: Omit<Command, 'run' | 'thread'> = {
  name: 'solve',
  summary: {
    en: 'the exact value of a position and of each of its moves',
    fr: "la valeur exacte d'une position et de chacun de ses coups",
  },
  synopsis: ['solve <game|file|text> [--position P] [--moves M1,M2] [--memory-mb N]'],
  examples: [
    { line: 'solve tictactoe', says: { en: 'a draw, whatever the first move', fr: 'match nul, quel que soit le premier coup' } },
    {
      line: 'solve connect4:4x4x4 --moves 2,2',
      says: { en: 'a small board, two moves later', fr: 'un petit plateau, deux coups plus tard' },
    },
    { line: 'solve chomp:13x13', says: { en: '10,400,599 positions, in 50 MB', fr: '10 400 599 positions, en 50 Mo' } },
    {
      line: 'solve handout.txt',
      says: { en: 'an arena of your own, as for minerve arena', fr: 'votre arène, comme pour minerve arena' },
    },
    { line: 'solve nim:21 --json', says: { en: 'for a program', fr: 'pour un programme' } },
  ],
  options: [MEMORY_OPTION, ...POSITION_OPTIONS],
  output: {
    en: `Who wins with perfect play, in how many plies, and the same for every move. Every position that can follow is solved, and the solution is verified before it is printed; a game too large for that is refused.
--json gives {value, remoteness, moves: [{move, value, remoteness}], game, position, turn, unit, positions, grundy}. value is from Max's view: 1, 0 or -1 (unit "outcome"), or the points where the game counts points (unit "points", where a won game is ±1000000000). remoteness is how many plies the game still takes from this position if the winner hurries and the loser delays, for each move with that move counted, so that the position has the value and the remoteness of its best move; it is null for draws and points. grundy is there for Nim in which the last stick wins.`,
    fr: `Qui gagne si l'on joue parfaitement, en combien de demi-coups, et de même pour chaque coup. Toutes les positions qui peuvent suivre sont résolues, et la solution est vérifiée avant d'être imprimée ; un jeu trop grand pour cela est refusé.
--json donne {value, remoteness, moves: [{move, value, remoteness}], game, position, turn, unit, positions, grundy}. value est vue de Max : 1, 0 ou -1 (unit « outcome »), ou les points si le jeu en compte (unit « points », où une partie gagnée vaut ±1000000000). remoteness est le nombre de demi-coups restants depuis cette position si le gagnant se hâte et le perdant retarde, pour chaque coup ce coup compris, si bien que la position a la valeur et le nombre de demi-coups de son meilleur coup ; c'est null pour les nuls et les points. grundy est là pour le Nim où le dernier bâtonnet gagne.`,
  },
  words: [1, 1],
};
