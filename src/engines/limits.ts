import { asWritten } from '../core/index.ts';
import { checkTime, checkWhole } from '../search/index.ts';
import { error } from './words.ts';

/** The limits of one search. Without any, it runs until the value is final or the signal comes. */
export interface EngineLimits {
  /**
   * How strong to play, from 1 to 10: `levelsOf(game)` says what each level does. A time or a number of nodes may cut
   * it short.
   */
  readonly level?: number;
  /**
   * Plies to look ahead. Compiled searches follow captures beyond it and search unpromising moves less deeply, as with
   * UCI's `go depth`.
   */
  readonly depth?: number;
  /** Milliseconds. */
  readonly time?: number;
  /** The player's clock: the engine decides how much of it to use for the move. */
  readonly clock?: ClockState;
  /** Positions visited. */
  readonly nodes?: number;
  /** Also computes the value of every legal move: `Analysis.moves`. */
  readonly values?: boolean;
  /** Also gives this number of best moves, each with its principal variation: `Analysis.lines`. */
  readonly lines?: number;
  /**
   * Which of several equal moves a level plays depends on this and on the position alone. Default: the engine's own
   * seed.
   */
  readonly seed?: number;
  /**
   * A new game begins: the engine clears what it learned from the last one, so that the answer does not depend on it.
   */
  readonly fresh?: boolean;
}

const LEVEL_COUNT = 10;

const EVERY: Readonly<Record<keyof EngineLimits, true>> = {
  level: true,
  depth: true,
  time: true,
  clock: true,
  nodes: true,
  values: true,
  lines: true,
  seed: true,
  fresh: true,
};

/** Throws if the limits make no sense. */
export function checkLimits(limits: EngineLimits): void {
  const unknown = Object.keys(limits).find((name) => !Object.hasOwn(EVERY, name));
  if (unknown !== undefined) throw error('unknown-limit', { name: unknown, names: Object.keys(EVERY) });
  const { level, depth, time, clock, nodes, lines, seed } = limits;
  if (level !== undefined && !(Number.isInteger(level) && level >= 1 && level <= LEVEL_COUNT))
    throw error('bad-level', { level: asWritten(level), most: LEVEL_COUNT });
  if (level !== undefined && depth !== undefined) throw error('level-and-depth');
  checkWhole('depth', depth, 1);
  checkWhole('nodes', nodes, 0);
  checkWhole('lines', lines, 1);
  checkWhole('seed', seed);
  checkTime(time);
  if (clock !== undefined) checkClock(clock);
}

/** Throws if this is not an AbortSignal. */
export function checkSignal(signal: unknown): void {
  if (signal === undefined) return;
  const { aborted, addEventListener, removeEventListener } = (signal ?? {}) as Partial<AbortSignal>;
  if (typeof aborted === 'boolean' && [addEventListener, removeEventListener].every((method) => typeof method === 'function'))
    return;
  throw error('bad-signal');
}

/** A player's clock, in milliseconds. */
export interface ClockState {
  readonly remaining: number;
  /** Added after each move. Default: 0. */
  readonly increment?: number;
  /** Moves until more time is added. Default: unknown. */
  readonly movesToGo?: number;
}

/** How long one move may take. */
export interface Allotment {
  /** No new depth is begun after this, unless the best move has just changed. */
  readonly usual: number;
  /** The search is stopped here, whatever it is doing. */
  readonly most: number;
}

/** The assumed number of remaining moves if it is not known. */
const MOVES_AHEAD = 30;
/** Reserved for messages and a slow machine. */
const RESERVE = 40;

export function checkClock({ remaining, increment = 0, movesToGo = MOVES_AHEAD }: ClockState): void {
  const areNumbers = [remaining, increment, movesToGo].every((number) => typeof number === 'number');
  if (areNumbers && remaining >= 0 && increment >= 0 && movesToGo >= 1) return;
  const [left, added, moves] = [remaining, increment, movesToGo].map(asWritten);
  throw error('bad-clock', { remaining: left, increment: added, movesToGo: moves });
}

/**
 * The time for a move by the clock: an equal share of the remaining time. A difficult move may exceed it, but never so
 * far that the time could run out.
 */
export function allot(clock: ClockState): Allotment {
  checkClock(clock);
  const { remaining, increment = 0, movesToGo = MOVES_AHEAD } = clock;
  const spendable = Math.max(1, remaining - RESERVE);
  const share = spendable / Math.min(movesToGo, MOVES_AHEAD) + 0.8 * increment;
  const most = Math.min(spendable, movesToGo === 1 ? spendable : Math.max(0.35 * spendable, increment), 4 * share);
  return { usual: Math.min(0.6 * share, most), most };
}

/**
 * Whether to begin another depth, `elapsed` ms after the search began. `changes`: how often the best move has
 * changed, each change counting half as much a depth later; the greater, the longer the search may go on.
 */
export function beginsDepth({ usual, most }: Allotment, elapsed: number, changes: number): boolean {
  return elapsed < Math.min(usual * (1 + 0.5 * changes), most);
}

/**
 * Decides whether to begin another depth. Without a clock always; with one, a best move that has just changed gets more
 * time, an only move none.
 */
export class DepthClock {
  readonly #started = performance.now();
  readonly #allotment: Allotment | undefined;
  #changes = 0;
  #move: unknown;

  constructor(clock: ClockState | undefined) {
    this.#allotment = clock && allot(clock);
  }

  /** Milliseconds at most; undefined where no clock runs. */
  get most(): number | undefined {
    return this.#allotment?.most;
  }

  /** After a depth: `move` is the best of `count`. */
  goesOn(move: unknown, count: number): boolean {
    this.#changes = this.#changes / 2 + (this.#move !== undefined && this.#move !== move ? 1 : 0);
    this.#move = move;
    if (this.#allotment === undefined) return true;
    return count > 1 && beginsDepth(this.#allotment, performance.now() - this.#started, this.#changes);
  }
}
