import type { ClockState } from '../../../engines/index.ts';
import type { HubArguments } from '../../../games/index.ts';

/** The limits of a search, in milliseconds; all given ones hold together. Empty: until it is stopped. */
export interface Level {
  readonly depth?: number;
  readonly nodes?: number;
  readonly fixed?: number;
  readonly clock?: ClockState;
}

/** A word that should be a number: the name of the parameter, and the word. */
export type BadNumber = readonly [name: string, typed: string];

/** What a line adds to a level, and its words that should be numbers. */
export interface LevelChange {
  readonly level: Level;
  readonly bad: readonly BadNumber[];
}

/**
 * Reads what follows version 2's `level`: `depth=`, `nodes=`, `move-time=`, `[moves=] time= [inc=]` in seconds,
 * `infinite`. What cannot be read counts as nothing left, so that a search that was to end does.
 */
export function parseLevel(args: HubArguments): LevelChange {
  const bad: BadNumber[] = [];
  const number = (name: string, factor = 1): number | undefined => {
    const typed = args.get(name);
    if (typed === undefined) return undefined;
    const read = numberOf(typed);
    if (read === undefined) bad.push([name, typed]);
    return Math.floor((read ?? 0) * factor);
  };
  const [depth, nodes, fixed] = [number('depth'), number('nodes'), number('move-time', 1000)];
  const [moves, time, inc] = [number('moves'), number('time', 1000), number('inc', 1000)];
  return { level: levelOf({ depth, nodes, fixed, moves, time, inc }), bad };
}

/** Reads version 1's `level <moves> <time> <inc>`, `time <ms>` and `depth <n>`: whole numbers, milliseconds. */
export function parseOldLevel(command: 'level' | 'time' | 'depth', text: string): LevelChange {
  const names = { level: ['moves', 'time', 'inc'], time: ['fixed'], depth: ['depth'] }[command];
  const typed = text.split(/\s+/);
  const bad: BadNumber[] = [];
  const numbers = names.map((name, i) => {
    const read = numberOf(typed[i] ?? '');
    if (read === undefined) bad.push([name === 'fixed' ? 'time' : name, typed[i] ?? '']);
    return [name, Math.floor(read ?? 0)] as const;
  });
  return { level: levelOf(Object.fromEntries(numbers)), bad };
}

/** Numbers below 0 are those of a clock that has run out. */
function numberOf(typed: string): number | undefined {
  if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,2})?$/i.test(typed)) return undefined;
  return Math.min(1e12, Math.max(0, Number(typed)));
}

type Numbers = Readonly<Partial<Record<'depth' | 'nodes' | 'fixed' | 'moves' | 'time' | 'inc', number | undefined>>>;

function levelOf({ depth, nodes, fixed, moves, time, inc }: Numbers): Level {
  const hasClock = moves !== undefined || time !== undefined || inc !== undefined;
  return {
    ...(depth !== undefined && { depth: Math.max(1, depth) }),
    ...(nodes !== undefined && { nodes: Math.max(1, nodes) }),
    ...(fixed !== undefined && { fixed }),
    ...(hasClock && { clock: { remaining: time ?? 0, increment: inc ?? 0, ...(moves && { movesToGo: moves }) } }),
  };
}

/** Whether a search comes to its end without being stopped. */
export function ends(level: Level): boolean {
  return Object.keys(level).length > 0;
}
