import { describe, expect, it } from 'vitest';
import { unwrap } from '../core/index.ts';
import { parseGame } from '../games/index.ts';
import { verifyTable } from '../solve/index.ts';
import { TableSet } from './index.ts';

describe('x', () => {
  for (const [name, pieces] of [
    ['draughts:souffler:6x6', 4],
    ['draughts:english:6x6', 3],
    ['draughts:russian:6x6', 3],
    ['draughts:international:6x6', 3],
  ] as const)
    it(name, async () => {
      const game = unwrap(parseGame(name));
      const t0 = performance.now();
      const set = await TableSet.build(game, pieces);
      const t1 = performance.now();
      let entries = 0;
      for (const slice of set.slices()) {
        if (slice.pieces === 4) unwrap(verifyTable(set.judged(slice.name), { sample: 500 }));
        else entries += unwrap(verifyTable(set.judged(slice.name))).entries;
      }
      console.log(name, t1 - t0, performance.now() - t1, entries);
      expect(set.pieces).toBe(pieces);
    }, 60000);
});
