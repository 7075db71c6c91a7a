import type { Level } from '../level.ts';

/**
 * What each level of draughts does, whatever the rules; the margins are in hundredths of a man. Every level looks at captures to their end. Measured by
 * bench/draughts-levels.mjs.
 */
export const DRAUGHTS_LEVELS: readonly Level[] = [
  { level: 1, depth: 1, margin: 60 },
  { level: 2, depth: 2, margin: 40 },
  { level: 3, depth: 3, margin: 25 },
  { level: 4, depth: 4, margin: 15 },
  { level: 5, depth: 5, margin: 10 },
  { level: 6, depth: 6, margin: 6 },
  { level: 7, depth: 8, margin: 4 },
  { level: 8, depth: 10, margin: 2 },
  { level: 9, depth: 12, margin: 0 },
  { level: 10, depth: undefined, margin: 0 },
];
