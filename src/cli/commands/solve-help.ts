import type { Command } from '../command.ts';
import { COLUMNS_OPTION, SOLVER_OPTIONS } from '../connect4/options.ts';
import { POSITION_OPTIONS } from '../options.ts';
import { MEMORY_OPTION } from '../solving/options.ts';

export const solveHelp: Omit<Command, 'run' | 'thread'> = {
  name: 'solve',
  summary: {
    en: 'the exact value of a position and of each of its moves',
    fr: "la valeur exacte d'une position et de chacun de ses coups",
  },
  synopsis: [
    'solve <game|file|text> [--position P] [--moves M1,M2] [--memory-mb N]',
    'solve connect4 [-] [--threads N] [--table-mb N] [--no-book] [--columns] < positions',
  ],
  examples: [
    { line: 'solve tictactoe', says: { en: 'a draw, whatever the first move', fr: 'match nul, quel que soit le premier coup' } },
    {
      line: 'solve connect4 --position 44455554221',
      says: { en: 'Connect 4 after these columns', fr: 'Puissance 4 après ces colonnes' },
    },
    {
      line: 'solve connect4 --threads 2 --json < positions.txt',
      says: { en: 'many positions, a line each, for a program', fr: 'beaucoup de positions, une par ligne, pour un programme' },
    },
    { line: 'solve chomp:13x13', says: { en: '10,400,599 positions, in 50 MB', fr: '10 400 599 positions, en 50 Mo' } },
    {
      line: 'solve handout.txt --json',
      says: { en: 'an arena of your own, as for minerve arena', fr: 'votre arène, comme pour minerve arena' },
    },
  ],
  options: [MEMORY_OPTION, ...POSITION_OPTIONS, ...SOLVER_OPTIONS, COLUMNS_OPTION],
  output: {
    en: `Who wins with perfect play, in how many plies, and the same for every move. Every position that can follow is solved, and the solution is verified before it is printed; a game too large for that is refused.
--json gives {value, remoteness, moves: [{move, value, remoteness}], game, position, turn, unit, positions, grundy}. value is from Max's view: 1, 0 or -1 (unit "outcome"), or the points where the game counts points (unit "points", where a won game is ±1000000000). remoteness is how many plies the game still takes from this position if the winner hurries and the loser delays, for each move with that move counted, so that the position has the value and the remoteness of its best move; it is null for draws and points. grundy is there for Nim in which the last stick wins.
Connect 4 on 7x6 is solved by a search of its own, from the empty board too. Its score is for the side to move: 0 is a draw, n wins with its n-th stone from the end (1: with the very last), -n loses to the other side's. --json gives {position, score, nodes, ms, moves: [{move, score, value, remoteness}], value, remoteness, game, turn, book, threads, columns: {nodes, ms}}: nodes and ms are those of the score, columns has those of the moves. Positions are the columns played so far (44455554221, - for none) or a drawn board from the top (..x..../.oxo...).
Positions from standard input (a pipe, a file, or typed after -) come out a line each as they are solved: position, score, nodes, milliseconds and a best column, or with --json {position, score, nodes, ms, moves: [the best]}. The table is kept from one to the next. What follows a position on its line is ignored, # begins a comment. A line that is no position gets a ? (with --json {position, error, line}) and a sentence on standard error, and the exit code is 1. After Ctrl-C the last one has least and most, between which its score lies.`,
    fr: `Qui gagne si l'on joue parfaitement, en combien de demi-coups, et de même pour chaque coup. Toutes les positions qui peuvent suivre sont résolues, et la solution est vérifiée avant d'être imprimée ; un jeu trop grand pour cela est refusé.
--json donne {value, remoteness, moves: [{move, value, remoteness}], game, position, turn, unit, positions, grundy}. value est vue de Max : 1, 0 ou -1 (unit « outcome »), ou les points si le jeu en compte (unit « points », où une partie gagnée vaut ±1000000000). remoteness est le nombre de demi-coups restants depuis cette position si le gagnant se hâte et le perdant retarde, pour chaque coup ce coup compris, si bien que la position a la valeur et le nombre de demi-coups de son meilleur coup ; c'est null pour les nuls et les points. grundy est là pour le Nim où le dernier bâtonnet gagne.
Puissance 4 en 7x6 est résolu par une recherche à lui, depuis le plateau vide aussi. Son score est pour qui a le trait : 0 est le match nul, n gagne avec son n-ième jeton avant la fin (1 : avec le tout dernier), -n perd contre celui de l'autre. --json donne {position, score, nodes, ms, moves: [{move, score, value, remoteness}], value, remoteness, game, turn, book, threads, columns: {nodes, ms}} : nodes et ms sont ceux du score, columns a ceux des coups. Les positions sont les colonnes jouées (44455554221, - pour aucune) ou un plateau dessiné depuis le haut (..x..../.oxo...).
Les positions de l'entrée standard (un tube, un fichier, ou tapées après -) sortent une par ligne dès qu'elles sont résolues : position, score, nœuds, millisecondes et une meilleure colonne, ou avec --json {position, score, nodes, ms, moves: [la meilleure]}. La table est gardée de l'une à l'autre. Ce qui suit une position sur sa ligne est ignoré, # commence un commentaire. Une ligne qui n'est pas une position reçoit un ? (avec --json {position, error, line}) et une phrase sur la sortie d'erreur, et le code de retour est 1. Après Ctrl-C la dernière a least et most, entre lesquels est son score.`,
  },
  words: [1, 2],
};
