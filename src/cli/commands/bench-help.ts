import type { Command } from '../command.ts';

export const benchHelp: Omit<Command, 'run' | 'thread'> = {
  name: 'bench',
  summary: { en: 'how fast this machine solves Connect 4', fr: 'à quelle vitesse cette machine résout Puissance 4' },
  synopsis: ['bench connect4 [--threads N] [--table-mb N]'],
  examples: [
    { line: 'bench connect4', says: { en: 'with one thread, then with two', fr: 'avec un fil, puis avec deux' } },
    { line: 'bench connect4 --threads 4', says: { en: 'with four only', fr: 'avec quatre seulement' } },
    { line: 'bench connect4 --json', says: { en: 'for a program', fr: 'pour un programme' } },
  ],
  options: [
    { name: 'threads', value: 'N', says: { en: 'threads on one table (1, then 2)', fr: 'fils sur une même table (1, puis 2)' } },
    { name: 'table-mb', value: 'N', says: { en: 'megabytes of the table (16)', fr: 'mégaoctets de la table (16)' } },
  ],
  output: {
    en: `Positions drawn at random in three groups, by how many nodes they took a reference solver (P. Pons' program, without a book): up to a thousand, up to a hundred thousand, more. For each group: nodes, those nodes as a share of the reference's, the time of solving, nodes a second. Every position starts with an empty table; scores are checked against the reference's, and a wrong one makes the exit code 1.
--json gives {game, rows: [{group, threads, positions, nodes, referenceNodes, ms, wrong}], stopped}.`,
    fr: `Des positions tirées au hasard, en trois groupes selon les nœuds qu'elles ont coûtés à un solveur de référence (le programme de P. Pons, sans livre) : jusqu'à mille, jusqu'à cent mille, plus. Pour chaque groupe : les nœuds, leur part de ceux de la référence, le temps de résolution, les nœuds par seconde. Chaque position commence avec une table vide ; les scores sont contrôlés d'après la référence, et un seul faux donne le code de retour 1.
--json donne {game, rows: [{group, threads, positions, nodes, referenceNodes, ms, wrong}], stopped}.`,
  },
  words: [1, 1],
};
