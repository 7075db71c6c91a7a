import { unwrap } from '../../core/index.ts';
import { parseGame } from '../../games/index.ts';
import { fileName, type Pair, pairBytes, solvePair, TableSet } from '../../tables/index.ts';
import { gameFolder, sourcesIn, writeTable } from '../../tables/node/index.ts';
import type { Doing, Experiment, Job, Row } from '../experiment.ts';

/** What jobs that build tables go by, beside the names of experiments. */
export const TABLES = 'tables';

/**
 * A job for each pair, after those that it converts into. `folder` is where the tables of all games lie, as whoever
 * does the jobs sees it. What was done is known by the files, not by what a queue remembers: so a run's jobs are its
 * own, `began` in all of them.
 */
export function tableJobs(pairs: readonly Pair[], game: string, folder: string, began: number): Job[] {
  const pairOf = new Map(pairs.flatMap(({ name, slices }) => slices.map((slice) => [slice.name, name])));
  return pairs.map(({ name, conversions }) => ({
    id: name,
    data: { game, pair: name, folder, began },
    after: [...new Set(conversions.map((slice) => pairOf.get(slice) as string))],
  }));
}

/** The set that this thread worked on last: its kernel, and the memory that this has grown to, serve the next pair. */
let last: { readonly game: string; readonly folder: string; readonly set: TableSet } | undefined;

/** Solves the pair of a job and writes its file, unless it is there: a worker may have died after it had written it. */
export const tableBuilder: Pick<Experiment, 'run'> = {
  async run({ data }: Job, { signal }: Doing): Promise<readonly Row[]> {
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
    const known = await set.entriesOf(pair.conversions);
    const solved = solvePair(set.kernel, pair, known, () => signal.throwIfAborted());
    set.unload();
    const bytes = await pairBytes(set.rules, solved);
    signal.throwIfAborted();
    writeTable(place, name, bytes);
    return [{ positions: pair.positions, bytes: bytes.length, ms: Math.round(performance.now() - began) }];
  },
};
