import { availableParallelism } from 'node:os';
import { type SignatureRow, signatureOf, signatureRows } from '../../engines/index.ts';
import { decimal, formatNumber, formatRate, formatTime } from '../../i18n/index.ts';
import type { Command, Context } from '../command.ts';
import { type BenchRow, benchConnect4 } from '../connect4/bench.ts';
import { isClassic } from '../connect4/position.ts';
import { solverOptions } from '../connect4/solver.ts';
import { loadGame } from '../load-game.ts';
import { EXIT_OK, FAILED, INTERRUPTED, usageError } from '../problems.ts';
import { table } from '../style.ts';

export const command: Command = {
  name: 'bench',
  group: 'measure',
  summary: {
    en: 'how many nodes each search visits, and how fast Connect 4 is solved',
    fr: 'combien de nœuds visite chaque recherche, et à quelle vitesse Puissance 4 est résolu',
  },
  synopsis: ['bench', 'bench connect4 [--threads N] [--table-mb N]'],
  examples: {
    bench: { en: 'the signature: nodes of fixed positions', fr: 'la signature : nœuds de positions fixées' },
    'bench connect4': { en: 'with one thread, then with two', fr: 'avec un fil d’exécution, puis avec deux' },
    'bench connect4 --threads 4': { en: 'with four only', fr: 'avec quatre seulement' },
    'bench connect4 --json': { en: 'for a program', fr: 'pour un programme' },
  },
  options: {
    'threads N': {
      en: 'connect4: threads on one table (1, then 2)',
      fr: 'connect4 : fils d’exécution sur une même table (1, puis 2)',
    },
    'table-mb N': { en: 'connect4: megabytes of the table (16)', fr: 'connect4 : mégaoctets de la table (16)' },
  },
  output: {
    en: `Without a game: the nodes that every compiled search, with one thread, and every algorithm visits in fixed positions, their sum, and the signature, a number in hexadecimal made of all the counts. It is the same on every machine; who changes a search says it before and after.
--json gives {rows: [{name, search, counts, nodes}], nodes, signature, ms, stopped}: counts has a number for each position; signature is null if stopped.
With connect4: positions drawn at random in three groups, by how many nodes they took a reference solver (P. Pons' program, without a book): up to a thousand, up to a hundred thousand, more. For each group: nodes, those nodes as a share of the reference's, the time of solving, nodes a second. Every position starts with an empty table; scores are checked against the reference's, and a wrong one makes the exit code 1.
--json gives {game, rows: [{group, threads, positions, nodes, referenceNodes, ms, wrong}], stopped}.`,
    fr: `Sans jeu : les nœuds que chaque recherche compilée, avec un fil d’exécution, et chaque algorithme visitent dans des positions fixées, leur somme, et la signature, un nombre hexadécimal fait de tous les comptes. Elle est la même sur toutes les machines ; qui change une recherche la donne avant et après.
--json donne {rows: [{name, search, counts, nodes}], nodes, signature, ms, stopped} : counts a un nombre par position ; signature est null en cas d’interruption.
Avec connect4 : des positions tirées au hasard, en trois groupes selon les nœuds qu’elles ont coûtés à un solveur de référence (le programme de P. Pons, sans bibliothèque d’ouvertures) : jusqu’à mille, jusqu’à cent mille, plus. Pour chaque groupe : les nœuds, leur part de ceux de la référence, le temps de résolution, les nœuds par seconde. Chaque position commence avec une table vide ; les scores sont contrôlés d’après la référence, et un seul faux donne le code de retour 1.
--json donne {game, rows: [{group, threads, positions, nodes, referenceNodes, ms, wrong}], stopped}.`,
  },
  positionals: [0, 1],
  thread: 'worker',
  run,
};

async function run(context: Context): Promise<number> {
  const { args, words } = context;
  if (args.positionals.length === 0) return signature(context);
  const { game } = await loadGame(args.positionals[0] as string, context.input);
  if (!isClassic(game)) throw usageError((say) => say.bench.onlyConnect4({ game: game.name }));
  const { threads, hashMb } = solverOptions(args);
  const { signal } = context;
  const rows: BenchRow[] = [];
  for (const count of threads === undefined ? usual() : [threads])
    for await (const row of benchConnect4(count, hashMb, signal)) {
      rows.push(row);
      context.progress(words.bench.progress({ group: words.bench.groups[row.group], threads: row.threads }));
    }
  const stopped = signal.aborted;
  if (args.flags.json === true) context.out(`${JSON.stringify({ game: game.name, rows, stopped })}\n`);
  else if (rows.length > 0) context.out(benchReport(rows, context));
  if (stopped) context.note(words.bench.interrupted);
  const wrong = rows.flatMap((row) => row.wrong);
  if (wrong.length > 0) context.note(words.bench.wrong({ positions: wrong }));
  return stopped ? INTERRUPTED : wrong.length > 0 ? FAILED : EXIT_OK;
}

/** Counts the nodes of fixed positions, to show which searches a change affects. */
async function signature(context: Context): Promise<number> {
  const { args, words, language, style } = context;
  for (const option of ['threads', 'table-mb'])
    if (args.flags[option] !== undefined) throw usageError((say) => say.bench.wantsConnect4({ option }));
  const { signal } = context;
  const began = performance.now();
  const rows: SignatureRow[] = [];
  for await (const row of signatureRows()) {
    if (signal.aborted) break;
    rows.push(row);
    context.progress(`${row.name} · ${words.bench.searches[row.search]}`);
  }
  const ms = performance.now() - began;
  const stopped = signal.aborted;
  const nodes = rows.reduce((sum, row) => sum + row.nodes, 0);
  const found = stopped ? null : signatureOf(rows);
  if (args.flags.json === true) context.out(`${JSON.stringify({ rows, nodes, signature: found, ms, stopped })}\n`);
  else if (rows.length > 0) {
    const cells = rows.map((row) => [row.name, words.bench.searches[row.search], formatNumber(row.nodes, language)]);
    const total = words.bench.total(formatNumber(nodes, language), formatTime(ms, language), found ?? undefined);
    context.out(`${table(words.bench.signatureColumns, cells, style)}\n\n${total}\n`);
  }
  if (stopped) context.note(words.bench.interrupted);
  return stopped ? INTERRUPTED : EXIT_OK;
}

/** One thread, and two where there is a processor for each. */
function usual(): number[] {
  return availableParallelism() > 1 ? [1, 2] : [1];
}

function benchReport(rows: readonly BenchRow[], { words, language, style }: Context): string {
  const { columns, groups } = words.bench;
  const cells = rows.map(({ group, threads, positions, nodes, referenceNodes, ms }) => [
    groups[group],
    String(threads),
    String(positions),
    formatNumber(nodes, language),
    decimal(nodes / referenceNodes, 3, language),
    formatTime(ms, language),
    formatRate((1000 * nodes) / ms, language),
  ]);
  return `${table(columns, cells, style)}\n\n${words.bench.footer}\n`;
}
