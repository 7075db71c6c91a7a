import type { Level } from '../level.ts';

/** What each level of Othello does, on boards of every size; the margins are in discs. Measured by bench/othello-levels.mjs (docs/othello.md). */
export const OTHELLO_LEVELS: readonly Level[] = [
  { level: 1, depth: 1, margin: 20 },
  { level: 2, depth: 2, margin: 10 },
  { level: 3, depth: 3, margin: 7 },
  { level: 4, depth: 4, margin: 5 },
  { level: 5, depth: 5, margin: 4 },
  { level: 6, depth: 6, margin: 3 },
  { level: 7, depth: 7, margin: 2 },
  { level: 8, depth: 8, margin: 1 },
  { level: 9, depth: 9, margin: 0 },
  { level: 10, depth: undefined, margin: 0 },
];
