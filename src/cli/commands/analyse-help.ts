import type { Command } from '../command.ts';
import { SOLVER_OPTIONS } from '../connect4/options.ts';
import { GAME_OPTIONS, POSITION_OPTIONS } from '../options.ts';

export const analyseHelp: Omit<Command, 'run' | 'thread'> = {
  name: 'analyse',
  summary: { en: 'what every legal move is worth', fr: 'ce que vaut chaque coup légal' },
  synopsis: [
    'analyse <game> [--position P] [--moves M1,M2] [--time MS | --depth N]',
    'analyse --game FILE.pdn|FILE.pgn [--number N] [--ply N]',
  ],
  examples: [
    {
      line: 'analyse connect4 --position 44455554',
      says: { en: 'the exact score of every column', fr: 'le score exact de chaque colonne' },
    },
    {
      line: 'analyse tictactoe --moves b2,a1',
      says: { en: 'exact too: the game is small', fr: 'exact aussi : le jeu est petit' },
    },
    {
      line: 'analyse connect4:8x7x4 --time 5000',
      says: { en: 'as deep as five seconds allow', fr: 'aussi profond que cinq secondes le permettent' },
    },
    {
      line: 'analyse draughts:international --time 3000',
      says: {
        en: 'as deep as three seconds allow, with the line',
        fr: 'aussi profond que trois secondes le permettent, avec la suite',
      },
    },
    {
      line: 'analyse ./mine.mjs --depth 6 --json',
      says: { en: 'a game of your own, for a program', fr: 'votre propre jeu, pour un programme' },
    },
  ],
  options: [
    {
      name: 'time',
      value: 'MS',
      says: {
        en: 'stop after MS milliseconds (2000; connect4 on 7x6 is solved)',
        fr: 'arrêter après MS millisecondes (2000 ; connect4 en 7x6 est résolu)',
      },
    },
    { name: 'depth', value: 'N', says: { en: 'look N plies ahead', fr: 'regarder N demi-coups en avant (profondeur)' } },
    ...POSITION_OPTIONS,
    ...GAME_OPTIONS,
    ...SOLVER_OPTIONS,
  ],
  output: {
    en: `The board and a line for each move, the best one first and marked >: the move, a bar (longer is better for the side to move), and its value in words from Max's view. Trees of 1, 2, 3... plies are searched until the time is over, the depth is reached or nothing can change any more; the last line says which. Ctrl-C gives what was found so far.
Connect 4 on 7x6 is solved: the numbers under the columns are scores for the side to move, as for minerve solve.
--json gives {game, position, turn, depth, exact, moves: [{move, value, final}], nodes, ms, stopped, pv}: a win of Max in n plies is worth 1000000000 - n, of Min -1000000000 + n; final says that a value holds to the end of the game, exact that all do. Connect 4 on 7x6 also has a score for each move.`,
    fr: `Le plateau et une ligne par coup, le meilleur d'abord et marqué > : le coup, une barre (plus longue, elle est meilleure pour qui a le trait), et sa valeur en mots du point de vue de Max. Des arbres de 1, 2, 3... demi-coups sont explorés jusqu'à ce que le temps soit passé, la profondeur atteinte ou que rien ne puisse plus changer ; la dernière ligne le dit. Ctrl-C donne ce qui a été trouvé jusque-là.
Puissance 4 en 7x6 est résolu : les nombres sous les colonnes sont des scores pour qui a le trait, comme pour minerve solve.
--json donne {game, position, turn, depth, exact, moves: [{move, value, final}], nodes, ms, stopped, pv} : un gain de Max en n demi-coups vaut 1000000000 - n, de Min -1000000000 + n ; final dit qu'une valeur tient jusqu'à la fin de la partie, exact qu'elles tiennent toutes. Puissance 4 en 7x6 a aussi un score pour chaque coup.`,
  },
  words: [0, 1],
};
