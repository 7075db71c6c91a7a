import { unwrap } from '../../core/index.ts';
import { parseGame } from '../../games/index.ts';
import { type Job, type JobContext, type JobKind, JobThreads, nodeThread, type Row, type Thread } from '../../jobs/index.ts';
import type { QueuedKind, WorkerFolder } from '../../jobs/node/index.ts';
import { fileName, folderName, type MaterialPair, pairBytes, TableSet, tableRulesOf } from '../index.ts';
import { gameFolder, sourcesIn, writeTable } from './folder.ts';
import { error } from './words.ts';

/** The name of the kind of job that builds tables, also in a queue. */
export const TABLES = 'tables';

/**
 * A job for each pair, after those that it converts into. `folder` is the folder of the tables of all games: for
 * threads of this process its path, for a queue its path below the folder of each worker. The files, not the queue,
 * record which jobs are done; `began` in each job keeps the jobs of two runs apart.
 */
export function tableJobs(pairs: readonly MaterialPair[], game: string, folder: string, began: number): Job[] {
  const pairOf = new Map(pairs.flatMap(({ name, slices }) => slices.map((slice) => [slice.name, name])));
  return pairs.map(({ name, conversions }) => ({
    id: name,
    data: { game, pair: name, folder, began },
    after: [...new Set(conversions.map((slice) => pairOf.get(slice) as string))],
  }));
}

/** The folder of a game's tables that a queued job names. Throws if it is not below the worker's folder. */
export async function tablesBelow(folder: WorkerFolder, game: string, path: string): Promise<string> {
  return folder.below(path, folderName(await tableRulesOf(unwrap(parseGame(game)))));
}

/** The set that this thread worked on last: the next pair uses its kernel with the memory it has grown to. */
let last: { readonly game: string; readonly folder: string; readonly set: TableSet } | undefined;

/** Solves the pair of a job and writes its file, unless it is there: a worker may have died after it had written it. */
export const tableBuilder: JobKind = {
  async run({ data }: Job, { signal }: JobContext): Promise<readonly Row[]> {
    const [game, name, folder] = [String(data.game), String(data.pair), String(data.folder)];
    if (last?.game !== game || last.folder !== folder)
      last = { game, folder, set: await TableSet.open(unwrap(parseGame(game)), []) };
    const { set } = last;
    const place = gameFolder(folder, set.rules);
    const began = performance.now();
    const pair = set.pairOf(name);
    const [there] = sourcesIn(place, [fileName(name)]);
    if (there !== undefined) {
      await set.addFiles([there]);
      return [{ positions: pair.positions, bytes: there.size, ms: 0 }];
    }
    const needed = new Set(pair.conversions.map((slice) => set.pairOf(slice).name));
    const missing = [...needed].filter((one) => !set.has(one));
    await set.addFiles(sourcesIn(place, missing.map(fileName)));
    const solved = await set.solve(pair, () => signal.throwIfAborted());
    set.unload();
    const bytes = await pairBytes(set.rules, solved);
    signal.throwIfAborted();
    writeTable(place, name, bytes);
    return [{ positions: pair.positions, bytes: bytes.length, ms: Math.round(performance.now() - began) }];
  },
};

/** The same path leads to the compiled code from src and from dist. */
const COMPILED = '../../../dist/tablebases/node/worker.js';

/** Builds tables in threads of Node. */
export function tableThreads(threads: number): JobThreads {
  const code = new URL(COMPILED, import.meta.url);
  return new JobThreads({ experiment: TABLES, threads, start: (events) => nodeThread(code, events) as Thread });
}

/** How a queue worker builds tables: only below its own folder. */
export const queuedTables: QueuedKind = {
  async placed({ data, ...job }, folder) {
    if (typeof data.folder !== 'string') throw error('table-job-folder');
    return { ...job, data: { ...data, folder: await tablesBelow(folder, String(data.game), data.folder) } };
  },
  executor: (_name, threads) => tableThreads(threads),
};
