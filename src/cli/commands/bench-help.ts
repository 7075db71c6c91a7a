import type { Command } from '../command.ts';

export const benchHelp: Omit<Command, 'run' | 'thread'> = {
  name: 'bench',
  summary: {
    en: 'how many nodes each search visits, and how fast Connect 4 is solved',
    fr: 'combien de nœuds visite chaque recherche, et à quelle vitesse Puissance 4 est résolu',
  },
  synopsis: ['bench', 'bench connect4 [--threads N] [--table-mb N]'],
  examples: [
    { line: 'bench', says: { en: 'the signature: nodes of fixed positions', fr: 'la signature : nœuds de positions fixées' } },
    { line: 'bench connect4', says: { en: 'with one thread, then with two', fr: 'avec un fil, puis avec deux' } },
    { line: 'bench connect4 --threads 4', says: { en: 'with four only', fr: 'avec quatre seulement' } },
    { line: 'bench connect4 --json', says: { en: 'for a program', fr: 'pour un programme' } },
  ],
  options: [
    {
      name: 'threads',
      value: 'N',
      says: { en: 'connect4: threads on one table (1, then 2)', fr: 'connect4 : fils sur une même table (1, puis 2)' },
    },
    {
      name: 'table-mb',
      value: 'N',
      says: { en: 'connect4: megabytes of the table (16)', fr: 'connect4 : mégaoctets de la table (16)' },
    },
  ],
  output: {
    en: `Without a game: the nodes that every compiled search, with one thread, and every algorithm visits in fixed positions, their sum, and the signature, a number in hexadecimal made of all the counts. It is the same on every machine; who changes a search says it before and after.
--json gives {rows: [{name, search, counts, nodes}], nodes, signature, ms, stopped}: counts has a number for each position; signature is null if stopped.
With connect4: positions drawn at random in three groups, by how many nodes they took a reference solver (P. Pons' program, without a book): up to a thousand, up to a hundred thousand, more. For each group: nodes, those nodes as a share of the reference's, the time of solving, nodes a second. Every position starts with an empty table; scores are checked against the reference's, and a wrong one makes the exit code 1.
--json gives {game, rows: [{group, threads, positions, nodes, referenceNodes, ms, wrong}], stopped}.`,
    fr: `Sans jeu : les nœuds que chaque recherche compilée, avec un fil, et chaque algorithme visitent dans des positions fixées, leur somme, et la signature, un nombre hexadécimal fait de tous les comptes. Elle est la même sur toutes les machines ; qui change une recherche la donne avant et après.
--json donne {rows: [{name, search, counts, nodes}], nodes, signature, ms, stopped} : counts a un nombre par position ; signature est null en cas d'interruption.
Avec connect4 : des positions tirées au hasard, en trois groupes selon les nœuds qu'elles ont coûtés à un solveur de référence (le programme de P. Pons, sans livre) : jusqu'à mille, jusqu'à cent mille, plus. Pour chaque groupe : les nœuds, leur part de ceux de la référence, le temps de résolution, les nœuds par seconde. Chaque position commence avec une table vide ; les scores sont contrôlés d'après la référence, et un seul faux donne le code de retour 1.
--json donne {game, rows: [{group, threads, positions, nodes, referenceNodes, ms, wrong}], stopped}.`,
  },
  words: [0, 1],
};
