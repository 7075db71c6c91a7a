import { describe, expect, it } from 'vitest';
import { levelsOf } from './index.ts';

const LEVELS = levelsOf('othello');

describe('The levels of Othello', () => {
  it('are ten, each looking as far as the one before or further, and choosing more closely', () => {
    expect(LEVELS.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (let i = 1; i < 9; i++) {
      expect(LEVELS[i]?.depth).toBeGreaterThanOrEqual(LEVELS[i - 1]?.depth as number);
      expect(LEVELS[i]?.margin).toBeLessThanOrEqual(LEVELS[i - 1]?.margin as number);
    }
  });
});
