import type { Game } from '../../core/index.ts';
import { TableSet } from '../../tablebases/index.ts';
import { gameFolder, sourcesIn } from '../../tablebases/node/index.ts';
import { textFlag } from '../arguments.ts';
import type { Context } from '../command.ts';
import { loadGame } from '../load-game.ts';
import { commandFailure, usageError } from '../problems.ts';

/** The tablebases of a game in a folder. */
export interface OpenedTables {
  readonly game: Game;
  readonly spec: string;
  readonly set: TableSet;
  /** The folder of this game's tables. */
  readonly folder: string;
  /** Of all files. */
  readonly bytes: number;
}

/** The folder of --tables; refused where it does not exist. */
export async function openTables({ args, input }: Context, typed: string): Promise<OpenedTables> {
  const folder = textFlag(args, 'tables');
  if (folder === undefined) throw usageError((say) => say.tables.folderMissing);
  const opened = await tablesIn(folder, typed, input);
  if (opened.set.slices().length === 0) {
    const { spec } = opened;
    throw commandFailure((say) => say.tables.nothingThere({ folder: opened.folder, game: spec, out: folder }));
  }
  return opened;
}

/** The tables in a folder at the time of the call. */
export async function tablesIn(folder: string, typed: string, input: () => Promise<string>): Promise<OpenedTables> {
  const { game, spec } = await loadGame(typed, input);
  const set = await TableSet.open(game, []);
  const place = gameFolder(folder, set.rules);
  const sources = sourcesIn(place);
  await set.addFiles(sources);
  return { game, spec, set, folder: place, bytes: sources.reduce((sum, { size }) => sum + size, 0) };
}
