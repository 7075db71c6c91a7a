import { availableParallelism } from 'node:os';
import { type SignatureRow, signatureOf, signatureRows } from '../../engines/index.ts';
import { formatNumber, formatRate, formatTime } from '../../say/index.ts';
import type { Context } from '../command.ts';
import { type BenchRow, benchConnect4 } from '../connect4/bench.ts';
import { possible, solverOptions } from '../connect4/open-solver.ts';
import { isClassic } from '../connect4/position.ts';
import { quietSignal } from '../connect4/telling.ts';
import { loadGame } from '../load-game.ts';
import { FAILED, FINE, INTERRUPTED, wrongUsage } from '../problems.ts';
import { table } from '../table.ts';

export async function run(context: Context): Promise<number> {
  const { args, words } = context;
  if (args.words.length === 0) return signature(context);
  const { game } = await loadGame(args.words[0] as string, context.input);
  if (!isClassic(game)) throw wrongUsage((say) => say.bench.onlyConnect4({ game: game.name }));
  const { threads, tableMb } = solverOptions(args);
  const signal = quietSignal(context.signal);
  const rows: BenchRow[] = [];
  for (const count of threads === undefined ? usual() : [threads])
    for await (const row of benched(count, tableMb, signal)) {
      rows.push(row);
      context.progress(words.bench.progress(words.bench.groups[row.group], row.threads));
    }
  const stopped = signal.aborted;
  if (args.flags.json === true) context.out(`${JSON.stringify({ game: game.name, rows, stopped })}\n`);
  else if (rows.length > 0) context.out(benchReport(rows, context));
  if (stopped) context.note(words.bench.interrupted);
  const wrong = rows.flatMap((row) => row.wrong);
  if (wrong.length > 0) context.note(words.bench.wrong({ positions: wrong }));
  return stopped ? INTERRUPTED : wrong.length > 0 ? FAILED : FINE;
}

/** Counts the nodes of fixed positions: which searches a change has changed. */
async function signature(context: Context): Promise<number> {
  const { args, words, language, style } = context;
  for (const option of ['threads', 'table-mb'])
    if (args.flags[option] !== undefined) throw wrongUsage((say) => say.bench.wantsConnect4({ option }));
  const signal = quietSignal(context.signal);
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
  return stopped ? INTERRUPTED : FINE;
}

/** One thread, and two where there is a processor for each. */
function usual(): number[] {
  return availableParallelism() > 1 ? [1, 2] : [1];
}

/** What the kernel refuses, too many threads say, comes with the first row. */
async function* benched(...[threads, tableMb, signal]: Parameters<typeof benchConnect4>): AsyncGenerator<BenchRow> {
  const rows = benchConnect4(threads, tableMb, signal);
  for (let step = await possible(rows.next()); !step.done; step = await rows.next()) yield step.value;
}

function benchReport(rows: readonly BenchRow[], { words, language, style }: Context): string {
  const { columns, groups } = words.bench;
  const cells = rows.map(({ group, threads, positions, nodes, referenceNodes, ms }) => [
    groups[group],
    String(threads),
    String(positions),
    formatNumber(nodes, language),
    language === 'fr' ? (nodes / referenceNodes).toFixed(3).replace('.', ',') : (nodes / referenceNodes).toFixed(3),
    formatTime(ms, language),
    formatRate((1000 * nodes) / ms, language),
  ]);
  return `${table(columns, cells, style)}\n\n${words.bench.footer}\n`;
}
