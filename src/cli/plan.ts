import { MAX_VALUE, type Position } from '../core/index.ts';
import { checkSettings, type EngineLimits, type Settings, strongest } from '../engines/index.ts';
import { nearest } from '../games/index.ts';
import { quoted } from '../i18n/index.ts';
import { algorithmOf, algorithms, ORDERING_PARTS, type OrderingPart } from '../search/index.ts';
import { definedOnly, intFlag, numberFlag, textFlag } from './arguments.ts';
import type { Args } from './command.ts';
import { usageError } from './problems.ts';

/** The settings and limits of a search. */
export interface Plan {
  readonly settings: Settings;
  readonly limits: Pick<EngineLimits, 'depth' | 'time' | 'nodes'>;
  /** Parts of the ordering that this search will never use, each with the option that it needs. */
  readonly idle: readonly { readonly part: string; readonly needs: string }[];
}

const DEFAULT_TIME_MS = 1000;
const LARGEST_TABLE_MB = 2048;

/**
 * Reads the options of a search. Without an algorithm it is the strongest composition, for one second by default. With
 * an algorithm it is exactly that one on one tree, with only the requested enhancements; a limit that can stop it
 * inside a tree (`--time`, `--nodes`) adds iterative deepening.
 */
export function planSearch(position: Position, args: Args): Plan {
  const asked = requestedSettings(args);
  const limits = limitsAsked(args);
  if (asked.algorithm === undefined)
    return checked(position, { ...strongest(position), ...asked, deepening: true }, limitedTo(DEFAULT_TIME_MS, limits));
  const deepening = asksToDeepen(args) || limits.time !== undefined || limits.nodes !== undefined;
  return checked(position, { ...asked, deepening } as Settings, limits);
}

/**
 * Options that compose a search of this library. Any of them selects it instead of the compiled search that the game
 * may have.
 */
const COMPOSING = ['algorithm', 'order', 'table-mb', 'q', 'aspiration', 'deepen'];

/** The limits of the compiled search, which nothing composes; undefined if the options ask for another one. */
export function planCompiled(args: Args): Plan['limits'] | undefined {
  if (COMPOSING.some((name) => args.flags[name] !== undefined)) return undefined;
  return limitedTo(DEFAULT_TIME_MS, limitsAsked(args));
}

/** The limits given on the command line. */
export function limitsAsked(args: Args): Plan['limits'] {
  return definedOnly({ depth: intFlag(args, 'depth', 1), time: numberFlag(args, 'time'), nodes: intFlag(args, 'nodes', 1) });
}

/** These limits; where there are none, `ms` milliseconds. */
export function limitedTo(ms: number, limits: Plan['limits']): Plan['limits'] {
  return Object.keys(limits).length === 0 ? { time: ms } : limits;
}

/** An aspiration window is around the value of the tree before. */
export function asksToDeepen({ flags }: Args): boolean {
  return flags.deepen === true || flags.aspiration !== undefined;
}

/** The settings given on the command line. */
export function requestedSettings(args: Args): Partial<Settings> {
  const algorithm = textFlag(args, 'algorithm');
  const known = algorithms.map(({ name }) => name);
  if (algorithm === 'aspiration') throw usageError((say) => say.aspirationIsAnOption);
  if (algorithm !== undefined) checkName('algorithm', algorithm, known);
  const order = textFlag(args, 'order')
    ?.split(',')
    .map((part) => part.trim() as OrderingPart);
  for (const part of order ?? []) checkName('order', part, ORDERING_PARTS);
  const tableMegabytes = intFlag(args, 'table-mb', 1, LARGEST_TABLE_MB);
  const q = intFlag(args, 'q', 1);
  const aspiration = intFlag(args, 'aspiration', 1, MAX_VALUE);
  return definedOnly({ algorithm, order, tableMegabytes, q, aspiration });
}

/** Lets the library itself refuse impossible settings: its error then names the option. */
export function checked(position: Position, settings: Settings, limits: Plan['limits']): Plan {
  checkSettings(settings, position, limits);
  const idle: { part: string; needs: string }[] = [];
  const remembers = settings.tableMegabytes !== undefined || algorithmOf(settings.algorithm).ownsTable === true;
  if (settings.order?.includes('hash') && !remembers) idle.push({ part: 'hash', needs: '--table-mb' });
  if (settings.order?.includes('previous') && !settings.deepening) idle.push({ part: 'previous', needs: '--deepen' });
  return { settings, limits, idle };
}

function checkName(option: 'algorithm' | 'order', typed: string, known: readonly string[]): void {
  if (!known.includes(typed)) throw usageError((say) => say.unknownName(option, quoted(typed), nearest(typed, known), known));
}
