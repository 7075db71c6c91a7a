import { isWin, Random } from '../core/index.ts';
import type { LevelRows } from '../games/index.ts';
import { Checksum } from '../solve/index.ts';
import type { DepthClock, EngineLimits } from './limits.ts';

/**
 * What a level does. It searches to a depth and plays soundly within it: it misses deep lines, but makes no random
 * blunders. It chooses at random among moves whose values are about equal.
 */
export interface Level {
  readonly level: number;
  /** Plies it looks ahead; undefined: as far as its time allows, or to the end of the game. */
  readonly depth: number | undefined;
  /** Moves whose value is at most this much below the best one's count as equal. */
  readonly margin: number;
}

/** The time of the last level if no limit is given: a search solves few games completely. */
const LAST_LEVEL_MS = 3000;

/** How many milliseconds a search may take; undefined: no limit. */
export function timeFor({ time, nodes }: EngineLimits, level: Level | undefined, clock: DepthClock): number | undefined {
  const isOpen = level !== undefined && level.depth === undefined && nodes === undefined;
  return time ?? clock.most ?? (isOpen ? LAST_LEVEL_MS : undefined);
}

/** Levels 1 to 9, a depth and a margin each, and 10, which has neither. */
export function ten({ depths, margins }: LevelRows): readonly Level[] {
  const levels: Level[] = depths.map((depth, i) => ({ level: i + 1, depth, margin: margins[i] }));
  return [...levels, { level: depths.length + 1, depth: undefined, margin: 0 }];
}

/** The levels of games that define none of their own, chess included. */
export const LEVELS = ten({ depths: [1, 2, 3, 4, 5, 6, 7, 8, 10], margins: Array(9).fill(0) });

/**
 * The move that a level plays, given values from the view of the side to move: one of those within its margin of the
 * best. A win that it sees it takes by the shortest way, and a loss that it sees it puts off: there the margin counts
 * for nothing.
 */
export function choose<M extends { readonly value: number }>(moves: readonly M[], { margin }: Level, rng: Random): M {
  const best = Math.max(...moves.map(({ value }) => value));
  const equal = moves.filter(({ value }) => value === best || (!isWin(best) && !isWin(value) && value >= best - margin));
  return rng.pick(equal);
}

/**
 * The random numbers for one move. They depend only on the seed and the position's text (mixed by FNV-1a), so a resumed
 * match continues in the same way.
 */
export function rngFor(seed: number, position: string): Random {
  const sum = new Checksum();
  for (const byte of new TextEncoder().encode(`${seed} ${position}`)) sum.add(byte);
  return new Random(sum.value);
}
