import type { Position } from '../core/index.ts';
import { compose, type Settings, strongest } from '../engines/index.ts';
import { nearest } from '../games/index.ts';
import { algorithms, ORDERING_PARTS, type OrderingPart, type SearchOptions } from '../search/index.ts';
import type { Args } from './command.ts';
import { amountFlag, textFlag, wholeFlag } from './flags.ts';
import { wrongUsage } from './problems.ts';

/** How deep a recursion may go in the worker's stack (worker-host.ts); every kind of game was tried. */
export const DEEPEST = 200_000;

/** What to search with, and for how long. */
export interface Plan {
  readonly settings: Settings;
  readonly limits: Pick<SearchOptions, 'depth' | 'time' | 'nodes'>;
  /** Parts of the ordering that this search will never use, each with the option that it needs. */
  readonly idle: readonly { readonly part: string; readonly needs: string }[];
}

const DEFAULT_TIME_MS = 1000;
const LARGEST_TABLE_MB = 2048;

/**
 * Reads the options of a search. Without an algorithm: the strongest composition, for one second unless told otherwise. With one:
 * exactly that, one tree, and nothing that was not asked for; a limit that may come in mid-tree (`--time`, `--nodes`) asks for deepening.
 */
export function planSearch(position: Position, args: Args): Plan {
  const asked = settingsAsked(args);
  const limits = {
    depth: wholeFlag(args, 'depth', 1),
    time: amountFlag(args, 'time'),
    nodes: wholeFlag(args, 'nodes', 1),
  };
  const { depth, time, nodes } = limits;
  if (asked.algorithm === undefined) {
    const limited = depth !== undefined || time !== undefined || nodes !== undefined;
    const settings = { ...strongest(position), ...asked, deepening: true } as Settings;
    return checked(position, settings, limited ? limits : { time: DEFAULT_TIME_MS });
  }
  const deepening = args.flags.deepen === true || time !== undefined || nodes !== undefined;
  return checked(position, { ...asked, deepening } as Settings, limits);
}

/** The parts of the settings that were typed. */
export function settingsAsked(args: Args): Partial<Settings> {
  const algorithm = textFlag(args, 'algorithm');
  if (algorithm !== undefined) checkName('algorithm', algorithm, names());
  const order = textFlag(args, 'order')
    ?.split(',')
    .map((part) => part.trim() as OrderingPart);
  for (const part of order ?? []) checkName('order', part, ORDERING_PARTS);
  const tableMegabytes = wholeFlag(args, 'table-mb', 1, LARGEST_TABLE_MB);
  const q = wholeFlag(args, 'q', 1);
  return {
    ...(algorithm !== undefined && { algorithm }),
    ...(order !== undefined && { order }),
    ...(tableMegabytes !== undefined && { tableMegabytes }),
    ...(q !== undefined && { q }),
  };
}

/** Lets the library itself refuse what it cannot do, by a search that may visit no node; its sentence is then one about what was typed. */
export function checked(position: Position, settings: Settings, limits: Plan['limits']): Plan {
  position.outcome();
  try {
    const { tableMegabytes } = settings;
    const { search, options } = compose(position, { ...settings, ...(tableMegabytes !== undefined && { tableMegabytes: 1 }) });
    search(position, { ...options, ...limits, nodes: 0 });
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown;
    throw wrongUsage((say) => say.library(thrown.message));
  }
  const idle: { part: string; needs: string }[] = [];
  const remembers = settings.tableMegabytes !== undefined || OWN_TABLE.includes(settings.algorithm);
  if (settings.order?.includes('hash') && !remembers) idle.push({ part: 'hash', needs: '--table-mb' });
  if (settings.order?.includes('previous') && !settings.deepening) idle.push({ part: 'previous', needs: '--deepen' });
  return { settings, limits, idle };
}

/** These make a table where they are given none. */
const OWN_TABLE: readonly string[] = ['mtdf', 'sss', 'dual'];

function names(): string[] {
  return algorithms.map(({ name }) => name);
}

function checkName(option: 'algorithm' | 'order', typed: string, known: readonly string[]): void {
  if (!known.includes(typed)) throw wrongUsage((say) => say.unknownName(option, typed, nearest(typed, known), known));
}
