import { say } from '../../i18n/index.ts';
import { verifyTable } from '../../solve/index.ts';
import { intFlag } from '../arguments.ts';
import type { Context } from '../command.ts';
import { EXIT_OK, FAILED } from '../problems.ts';
import { openTables } from './opened.ts';

/** `minerve tables verify`: checksums, then positions against their successors. Ends with the first that is wrong. */
export async function verifyTables(context: Context, typed: string): Promise<number> {
  const { args, out, note, words, progress, language, style } = context;
  const sample = intFlag(args, 'sample', 1);
  const seed = intFlag(args, 'seed', 0) ?? 1;
  const { set, spec, folder } = await openTables(context, typed);
  const most = intFlag(args, 'pieces', 2, set.rules.mostPieces) ?? set.rules.mostPieces;
  progress(words.tables.loading);
  await set.load(most);
  const slices = set.slices().filter(({ pieces }) => pieces <= most);
  const all = slices.reduce((sum, { positions }) => sum + positions, 0);
  let [positions, moves, before] = [0, 0, 0];
  const json = args.flags.json === true;
  for (const [i, slice] of slices.entries()) {
    // In proportion, and none left out.
    const drawn = sample === undefined ? undefined : Math.max(1, Math.ceil((sample * slice.positions) / all));
    const found = verifyTable(set.tableToVerify(slice.name), {
      ...{ seed: seed + i },
      ...(drawn !== undefined && { sample: drawn }),
      progress: ({ done, total }) => progress(words.tables.verifying({ slice: slice.name, done, total, before, all })),
    });
    before += slice.positions;
    if (!found.ok) {
      const error = say(found.error, language);
      if (json) out(`${JSON.stringify({ game: spec, folder, verified: false, positions, moves, error })}\n`);
      note(`${style.bad('minerve:')} ${error}`);
      return FAILED;
    }
    positions += found.value.entries;
    moves += found.value.moves;
    if (!json) out(`${words.tables.right({ slice: slice.name, positions: found.value.entries, of: slice.positions })}\n`);
  }
  if (json) out(`${JSON.stringify({ game: spec, folder, verified: true, positions, moves })}\n`);
  else out(`${words.tables.allRight({ positions, moves })}\n`);
  return EXIT_OK;
}
