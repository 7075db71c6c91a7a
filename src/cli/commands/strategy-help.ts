import type { Command } from '../command.ts';
import { POSITION_OPTIONS } from '../options.ts';
import { MEMORY_OPTION } from '../solving/options.ts';

export const strategyHelp: Omit<Command, 'run' | 'thread'> = {
  name: 'strategy',
  summary: {
    en: 'writes the whole solution of a game to a file, for minerve verify',
    fr: "écrit toute la solution d'un jeu dans un fichier, pour minerve verify",
  },
  synopsis: ['strategy <game|file|text> --out FILE'],
  examples: [
    { line: 'strategy chomp:3x4 --out chomp.sol', says: { en: 'a small game', fr: 'un petit jeu' } },
    { line: 'strategy tictactoe --out tictactoe.sol', says: { en: '5,478 positions', fr: '5 478 positions' } },
    {
      line: 'strategy handout.txt --out handout.sol',
      says: {
        en: 'an arena of your own, which the file then holds as well',
        fr: 'votre arène, que le fichier contient alors aussi',
      },
    },
  ],
  options: [{ name: 'out', value: 'FILE', says: { en: 'where to write', fr: 'où écrire' } }, MEMORY_OPTION, ...POSITION_OPTIONS],
  output: {
    en: `A text file: a line of JSON about the arena, then for each position its winner (+ Adam, - Ève, = nobody), its rank and the number of the position to move to, then a checksum. The strategy is memoryless: the winner wins as fast as possible, the loser holds out as long as possible, a draw is kept.
--json says {file, game, positions, moves, winner, rank, bytes}.`,
    fr: `Un fichier texte : une ligne de JSON sur l'arène, puis pour chaque position son gagnant (+ Adam, - Ève, = personne), son rang et le numéro de la position où jouer, puis une somme de contrôle. La stratégie est sans mémoire : le gagnant gagne au plus vite, le perdant tient le plus longtemps, un nul est gardé.
--json dit {file, game, positions, moves, winner, rank, bytes}.`,
  },
  words: [1, 1],
};
