import type { Level } from '../level.ts';

/** What each level of Connect 4 does; the margins are in points of the table heuristic. Measured by bench/connect4-levels.mjs. */
export const CONNECT4_LEVELS: readonly Level[] = [
  { level: 1, depth: 1, margin: 8 },
  { level: 2, depth: 2, margin: 6 },
  { level: 3, depth: 3, margin: 5 },
  { level: 4, depth: 4, margin: 4 },
  { level: 5, depth: 5, margin: 4 },
  { level: 6, depth: 7, margin: 3 },
  { level: 7, depth: 9, margin: 2 },
  { level: 8, depth: 12, margin: 1 },
  { level: 9, depth: 14, margin: 0 },
  { level: 10, depth: undefined, margin: 0 },
];
