import { MAX_VALUE, type Position } from '../core/index.ts';
import { checkSettings, type EngineLimits, type Settings, strongest } from '../engines/index.ts';
import { nearest } from '../games/index.ts';
import { quoted } from '../say/index.ts';
import { algorithms, ORDERING_PARTS, type OrderingPart } from '../search/index.ts';
import { amountFlag, given, textFlag, wholeFlag } from './arguments.ts';
import type { Args } from './command.ts';
import { wrongUsage } from './problems.ts';

/** What to search with, and for how long. */
export interface Plan {
  readonly settings: Settings;
  readonly limits: Pick<EngineLimits, 'depth' | 'time' | 'nodes'>;
  /** Parts of the ordering that this search will never use, each with the option that it needs. */
  readonly idle: readonly { readonly part: string; readonly needs: string }[];
}

const DEFAULT_TIME_MS = 1000;
const LARGEST_TABLE_MB = 2048;

/**
 * Reads the options of a search. Without an algorithm: the strongest composition, for one second unless told
 * otherwise. With one: exactly that, one tree, and nothing that was not asked for; a limit that may come in mid-tree
 * (`--time`, `--nodes`) asks for deepening.
 */
export function planSearch(position: Position, args: Args): Plan {
  const asked = settingsAsked(args);
  const limits = limitsAsked(args);
  if (asked.algorithm === undefined)
    return checked(position, { ...strongest(position), ...asked, deepening: true }, limitedTo(DEFAULT_TIME_MS, limits));
  const deepening = asksToDeepen(args) || limits.time !== undefined || limits.nodes !== undefined;
  return checked(position, { ...asked, deepening } as Settings, limits);
}

/**
 * Options that compose a search of this library: whoever gives one wants that, and not the compiled search that the
 * game may have.
 */
const COMPOSING = ['algorithm', 'order', 'table-mb', 'q', 'aspiration', 'deepen'];

/** The limits of the compiled search, which nothing composes; undefined where the options ask for another one. */
export function planCompiled(args: Args): Plan['limits'] | undefined {
  if (COMPOSING.some((name) => args.flags[name] !== undefined)) return undefined;
  return limitedTo(DEFAULT_TIME_MS, limitsAsked(args));
}

/** The limits that were typed. */
export function limitsAsked(args: Args): Plan['limits'] {
  return given({ depth: wholeFlag(args, 'depth', 1), time: amountFlag(args, 'time'), nodes: wholeFlag(args, 'nodes', 1) });
}

/** These limits, or where there are none so many milliseconds. */
export function limitedTo(ms: number, limits: Plan['limits']): Plan['limits'] {
  return Object.keys(limits).length === 0 ? { time: ms } : limits;
}

/** An aspiration window is around the value of the tree before. */
export function asksToDeepen({ flags }: Args): boolean {
  return flags.deepen === true || flags.aspiration !== undefined;
}

/** The parts of the settings that were typed. */
export function settingsAsked(args: Args): Partial<Settings> {
  const algorithm = textFlag(args, 'algorithm');
  const known = algorithms.map(({ name }) => name);
  if (algorithm === 'aspiration') throw wrongUsage((say) => say.aspirationIsAnOption);
  if (algorithm !== undefined) checkName('algorithm', algorithm, known);
  const order = textFlag(args, 'order')
    ?.split(',')
    .map((part) => part.trim() as OrderingPart);
  for (const part of order ?? []) checkName('order', part, ORDERING_PARTS);
  const tableMegabytes = wholeFlag(args, 'table-mb', 1, LARGEST_TABLE_MB);
  const q = wholeFlag(args, 'q', 1);
  const aspiration = wholeFlag(args, 'aspiration', 1, MAX_VALUE);
  return given({ algorithm, order, tableMegabytes, q, aspiration });
}

/** Lets the library itself refuse what it cannot do: what it says is then about what was typed. */
export function checked(position: Position, settings: Settings, limits: Plan['limits']): Plan {
  checkSettings(settings, position, limits);
  const idle: { part: string; needs: string }[] = [];
  const remembers = settings.tableMegabytes !== undefined || OWN_TABLE.includes(settings.algorithm);
  if (settings.order?.includes('hash') && !remembers) idle.push({ part: 'hash', needs: '--table-mb' });
  if (settings.order?.includes('previous') && !settings.deepening) idle.push({ part: 'previous', needs: '--deepen' });
  return { settings, limits, idle };
}

/** These make a table where they are given none. */
const OWN_TABLE: readonly string[] = ['mtdf', 'sss', 'dual'];

function checkName(option: 'algorithm' | 'order', typed: string, known: readonly string[]): void {
  if (!known.includes(typed)) throw wrongUsage((say) => say.unknownName(option, quoted(typed), nearest(typed, known), known));
}
