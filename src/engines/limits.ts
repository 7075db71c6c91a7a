import { type ClockState, checkClock } from './clock.ts';

/** How far one think may go. Without any, it goes on until the value is final or the signal comes. */
export interface EngineLimits {
  /** How strong to play, from 1 to 10: `levelsOf(game)` says what each level does. A time or a number of nodes may cut it short. */
  readonly level?: number;
  /** Plies to look ahead. Compiled searches follow captures further, and see less of what is hopeless: as `go depth` of UCI. */
  readonly depth?: number;
  /** Milliseconds. */
  readonly time?: number;
  /** A game's clock: the engine decides how much of it the move is worth. */
  readonly clock?: ClockState;
  /** Positions visited. */
  readonly nodes?: number;
  /** The value of every legal move is wanted, not just the best one: `Thought.moves`. */
  readonly values?: boolean;
  /** So many of the best moves are wanted, each with what is expected to follow: `Thought.lines`. */
  readonly lines?: number;
  /** Which of several equal moves a level plays depends on this and on the position alone. The engine's own seed if nothing is said. */
  readonly seed?: number;
}

const LEVEL_COUNT = 10;
const NAMES = new Set(['level', 'depth', 'time', 'clock', 'nodes', 'values', 'lines', 'seed']);

/** Throws a sentence where the limits make no sense. */
export function checkLimits(limits: EngineLimits): void {
  const unknown = Object.keys(limits).find((name) => !NAMES.has(name));
  if (unknown !== undefined) throw new TypeError(`There is no limit "${unknown}". There are: ${[...NAMES].join(', ')}.`);
  const { level, depth, time, clock, nodes, lines, seed } = limits;
  if (level !== undefined && !(Number.isInteger(level) && level >= 1 && level <= LEVEL_COUNT))
    throw new RangeError(`level is ${level}: levels are the whole numbers from 1 to ${LEVEL_COUNT}.`);
  if (level !== undefined && depth !== undefined)
    throw new RangeError('A level chooses its own depth: give a level or a depth, not both.');
  checkWhole('depth', depth, 1, 'A search looks at least one ply ahead');
  checkWhole('nodes', nodes, 0, 'A node limit counts positions');
  checkWhole('lines', lines, 1, 'The best moves are counted');
  checkWhole('seed', seed, Number.MIN_SAFE_INTEGER, 'Chance is seeded');
  if (time !== undefined && !(typeof time === 'number' && time >= 0))
    throw new RangeError(
      `time is ${typeof time === 'string' ? JSON.stringify(time) : String(time)}: give a number of milliseconds, 0 or more.`,
    );
  if (clock !== undefined) checkClock(clock);
}

/** Throws a sentence where this is no signal. */
export function checkSignal(signal: unknown): void {
  if (
    signal === undefined ||
    (typeof signal === 'object' && signal !== null && 'aborted' in signal && 'addEventListener' in signal)
  )
    return;
  throw new TypeError('A think is stopped by an AbortSignal: new AbortController().signal.');
}

function checkWhole(name: string, value: number | undefined, least: number, why: string): void {
  if (value === undefined || (Number.isSafeInteger(value) && value >= least)) return;
  const range = least === Number.MIN_SAFE_INTEGER ? '' : `, ${least} or more`;
  throw new RangeError(`${name} is ${value}: it must be a whole number${range}. ${why}.`);
}
