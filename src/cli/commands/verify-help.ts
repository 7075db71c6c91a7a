import type { Command } from '../command.ts';
import { MEMORY_OPTION } from '../solving/options.ts';

export const verifyHelp: Omit<Command, 'run' | 'thread'> = {
  name: 'verify',
  summary: {
    en: 'checks the file of a solution, independently of how it was found',
    fr: "contrôle le fichier d'une solution, indépendamment de la façon dont elle a été trouvée",
  },
  synopsis: ['verify <file>'],
  examples: [
    { line: 'verify chomp.sol', says: { en: 'right, or refused with the reason', fr: 'juste, ou refusé avec la raison' } },
    { line: 'strategy nim:21 --out nim.sol', says: { en: 'writes such a file', fr: 'écrit un tel fichier' } },
    { line: 'verify nim.sol --json', says: { en: 'for a program', fr: 'pour un programme' } },
  ],
  options: [MEMORY_OPTION],
  output: {
    en: `Exit code 0 if the solution is right, 1 if it is refused: cut off, changed after it was written, of another arena, or wrong. The arena is made again from the rules of the game that the file names; only for a graph or a game of your own does it come from the file, which is then said. Checked position by position: the strategy is legal and stays won, the rank falls by one each turn, the loser cannot escape, draws hold.
--json gives {ok, file, game, positions, moves, winner, rank, arena, from}, or {ok, file, code, reason}. arena is "rules" or "file": where the arena came from; from is the position that the game starts from, where the file names one.`,
    fr: `Code de retour 0 si la solution est juste, 1 si elle est refusée : coupée, changée après coup, d'une autre arène, ou fausse. L'arène est refaite d'après les règles du jeu que nomme le fichier ; elle ne vient du fichier que pour un graphe ou votre propre jeu, et c'est alors dit. Contrôle position par position : la stratégie est légale et reste gagnante, le rang baisse d'un à chaque coup, le perdant ne peut s'échapper, les nuls tiennent.
--json donne {ok, file, game, positions, moves, winner, rank, arena, from}, ou {ok, file, code, reason}. arena vaut « rules » ou « file » : d'où vient l'arène, des règles ou du fichier ; from est la position d'où part le jeu, si le fichier en nomme une.`,
  },
  words: [0, 1],
};
