import { resolve } from 'node:path';
import { perform, type Row } from '../../jobs/index.ts';
import type { MaterialPair } from '../../tablebases/index.ts';
import { TABLES, tableJobs, tableThreads } from '../../tablebases/node/index.ts';
import { intFlag, textFlag } from '../arguments.ts';
import type { Context } from '../command.ts';
import { endable } from '../interrupt.ts';
import { checkPathForWorkers, jobRunnerFor, queueFlag } from '../lab/executor.ts';
import { jobFailure } from '../lab/run-experiment.ts';
import { commandFailure, EXIT_OK, usageError } from '../problems.ts';
import { showList } from './list.ts';
import { tablesIn } from './opened.ts';

/** `minerve tables build`: solves the pairs that are not there yet, each when those that it needs are. */
export async function buildTables(context: Context, typed: string): Promise<number> {
  const { args, note, out, words, input } = context;
  const folder = textFlag(args, 'out');
  const pieces = intFlag(args, 'pieces', 2);
  if (folder === undefined || pieces === undefined) throw usageError((say) => say.tables.buildWants);
  const isQueued = queueFlag(args) !== undefined;
  if (isQueued) checkPathForWorkers(folder);
  const before = await tablesIn(folder, typed, input);
  const pairs = before.set.pairs(pieces);
  const missing = pairs.filter(({ name }) => !before.set.has(name));
  const positionsOf = (some: readonly MaterialPair[]) => some.reduce((sum, { positions }) => sum + positions, 0);
  const all = positionsOf(pairs);
  let done = all - positionsOf(missing);
  if (done > 0 && missing.length > 0) note(words.tables.goesOn({ done, all }));
  let ended = EXIT_OK;
  /** The pairs that were solved now. */
  const reported: string[] = [];
  if (missing.length > 0) {
    const hands = await jobRunnerFor(context, TABLES, tableThreads);
    const [began, at] = [performance.now(), done];
    let left: number | undefined;
    const show = () => context.progress(`${words.tables.progress({ done, all }, left)}${hands.described()}`);
    show();
    hands.watch(show);
    const jobs = tableJobs(pairs, before.game.name, isQueued ? folder : resolve(folder), Date.now());
    const isMissing = new Set(missing.map(({ name }) => name));
    const doneBefore = new Map<string, readonly Row[]>(
      pairs.filter(({ name }) => !isMissing.has(name)).map(({ name }) => [name, []]),
    );
    try {
      const { code } = await endable(async (signal) => {
        try {
          await perform({
            ...{ jobs, executor: hands.executor, done: doneBefore, signal },
            onDone: ({ id }, [row]) => {
              reported.push(id);
              done += Number(row?.positions ?? 0);
              left = ((performance.now() - began) / (done - at)) * (all - done);
              show();
            },
          });
        } catch (thrown) {
          if (!signal.aborted) throw jobFailure(thrown);
        }
      });
      ended = code;
    } finally {
      await hands.executor.close();
    }
  }
  const after = await tablesIn(folder, typed, input);
  // Workers write below the folder that each was given: only here is it seen whether that is this one.
  if (isQueued && reported.some((name) => !after.set.has(name)))
    throw commandFailure((say) => say.tables.builtElsewhere({ folder: process.cwd() }));
  if (ended !== EXIT_OK) note(words.tables.kept({ done, all, folder: before.folder }));
  if (args.flags.json === true) {
    const { spec, bytes, folder: place } = after;
    out(`${JSON.stringify({ game: spec, pieces, folder: place, positions: done, bytes, stopped: ended !== EXIT_OK })}\n`);
  } else if (ended === EXIT_OK) showList(after, context);
  return ended;
}
