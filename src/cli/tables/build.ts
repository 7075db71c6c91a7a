import { resolve } from 'node:path';
import { perform, type Row } from '../../lab/index.ts';
import { TABLES, tableJobs } from '../../lab/node/index.ts';
import type { Pair } from '../../tables/index.ts';
import { textFlag, wholeFlag } from '../arguments.ts';
import type { Context } from '../command.ts';
import { endable } from '../interrupt.ts';
import { handsFor } from '../lab/executor.ts';
import { told } from '../lab/run.ts';
import { FINE, wrongUsage } from '../problems.ts';
import { showList } from './list.ts';
import { tablesIn } from './opened.ts';

/** `minerve tables build`: solves the pairs that are not there yet, each when those that it needs are. */
export async function buildTables(context: Context, typed: string): Promise<number> {
  const { args, note, out, words, input } = context;
  const folder = textFlag(args, 'out');
  const pieces = wholeFlag(args, 'pieces', 2);
  if (folder === undefined || pieces === undefined) throw wrongUsage((say) => say.tables.buildWants);
  const before = await tablesIn(folder, typed, input);
  const pairs = before.set.pairs(pieces);
  const missing = pairs.filter(({ name }) => !before.set.has(name));
  const positionsOf = (some: readonly Pair[]) => some.reduce((sum, { positions }) => sum + positions, 0);
  const all = positionsOf(pairs);
  let done = all - positionsOf(missing);
  if (done > 0 && missing.length > 0) note(words.tables.goesOn({ done, all }));
  let ended = FINE;
  if (missing.length > 0) {
    const hands = await handsFor(context, { name: TABLES });
    const [began, at] = [performance.now(), done];
    let left: number | undefined;
    const show = () => context.progress(`${words.tables.progress({ done, all }, left)}${hands.described()}`);
    show();
    hands.watch(show);
    const jobs = tableJobs(pairs, before.game.name, resolve(folder), Date.now());
    const isMissing = new Set(missing.map(({ name }) => name));
    const doneBefore = new Map<string, readonly Row[]>(
      pairs.filter(({ name }) => !isMissing.has(name)).map(({ name }) => [name, []]),
    );
    try {
      const { code } = await endable(async (signal) => {
        try {
          await perform({
            ...{ jobs, executor: hands.executor, done: doneBefore, signal },
            onDone: (_, [row]) => {
              done += Number(row?.positions ?? 0);
              left = ((performance.now() - began) / (done - at)) * (all - done);
              show();
            },
          });
        } catch (thrown) {
          if (!signal.aborted) throw told(thrown);
        }
      });
      ended = code;
    } finally {
      await hands.executor.close();
    }
  }
  if (ended !== FINE) note(words.tables.kept({ done, all, folder: before.folder }));
  const after = await tablesIn(folder, typed, input);
  if (args.flags.json === true) {
    const { spec, bytes, folder: place } = after;
    out(`${JSON.stringify({ game: spec, pieces, folder: place, positions: done, bytes, stopped: ended !== FINE })}\n`);
  } else if (ended === FINE) showList(after, context);
  return ended;
}
