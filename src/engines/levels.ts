import { isWin, Random } from '../core/index.ts';
import { gameName } from '../games/index.ts';
import { Checksum } from '../solve/index.ts';
import type { DepthClock, EngineLimits } from './limits.ts';

/**
 * What a level does. It looks so far ahead and plays soundly within what it sees: it misses deep things, it does not
 * throw the game away at random. Among moves that look about equal to it, chance decides.
 */
export interface Level {
  readonly level: number;
  /** Plies it looks ahead; undefined: as far as it can in the time it has, or to the end of the game. */
  readonly depth: number | undefined;
  /** Moves whose value is at most this much below the best one's count as equal. */
  readonly margin: number;
}

/** How long the last level thinks where no limit is given: few games are solved by looking. */
const LAST_LEVEL_MS = 3000;

/** How many milliseconds a think may take; undefined: as many as it wants. */
export function timeFor({ time, nodes }: EngineLimits, level: Level | undefined, clock: DepthClock): number | undefined {
  const isOpen = level !== undefined && level.depth === undefined && nodes === undefined;
  return time ?? clock.most ?? (isOpen ? LAST_LEVEL_MS : undefined);
}

/** Levels 1 to 9, a depth and a margin each, and 10, which has neither. */
function ten(...rows: readonly (readonly [depth: number, margin: number])[]): readonly Level[] {
  const levels: Level[] = rows.map(([depth, margin], i) => ({ level: i + 1, depth, margin }));
  return [...levels, { level: rows.length + 1, depth: undefined, margin: 0 }];
}

/** For games that have no levels of their own; chess plays by these, too. */
export const LEVELS = ten([1, 0], [2, 0], [3, 0], [4, 0], [5, 0], [6, 0], [7, 0], [8, 0], [10, 0]);

/** Margins in points of the table heuristic (docs/engines.md). */
export const CONNECT4_LEVELS = ten([1, 8], [2, 6], [3, 5], [4, 4], [5, 4], [7, 3], [9, 2], [12, 1], [14, 0]);

/**
 * Whatever the rules; margins in hundredths of a man. Every level looks at captures to their end, so the first one
 * gives a man away now and then: else nobody who is new to the game would win. Measured by `minerve match --levels`.
 */
const DRAUGHTS_LEVELS = ten([1, 110], [2, 40], [3, 25], [4, 15], [5, 10], [6, 6], [8, 4], [10, 2], [12, 0]);

/** On boards of every size; margins in discs (docs/othello.md). */
const OTHELLO_LEVELS = ten([1, 20], [2, 10], [3, 7], [4, 5], [5, 4], [6, 3], [7, 2], [8, 1], [9, 0]);

/**
 * Games with levels of their own: by the game's own name, or by the name before the options for a game of which every
 * kind has these.
 */
const OWN_LEVELS = new Map([
  ['connect4', CONNECT4_LEVELS],
  ['draughts:*', DRAUGHTS_LEVELS],
  ['othello:*', OTHELLO_LEVELS],
]);

/** What each level of a game does, by the game's own name. */
export function levelsOf(game: string): readonly Level[] {
  return OWN_LEVELS.get(game) ?? OWN_LEVELS.get(`${gameName(game)}:*`) ?? LEVELS;
}

/**
 * The move that a level plays, given values from the view of the side to move: one of those within its margin of the
 * best. A win that it sees it takes by the shortest way, and a loss that it sees it puts off: there the margin counts
 * for nothing.
 */
export function choose<M extends { readonly value: number }>(moves: readonly M[], { margin }: Level, lot: Random): M {
  const best = Math.max(...moves.map(({ value }) => value));
  const equal = moves.filter(({ value }) => value === best || (!isWin(best) && !isWin(value) && value >= best - margin));
  return lot.pick(equal);
}

/**
 * The chance of one move: it depends on the seed and on the position's text alone (mixed by FNV-1a), so a match taken
 * up again goes on as it would have.
 */
export function lotOf(seed: number, position: string): Random {
  const sum = new Checksum();
  for (const byte of new TextEncoder().encode(`${seed} ${position}`)) sum.add(byte);
  return new Random(sum.value);
}
