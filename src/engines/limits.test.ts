import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allot, beginsDepth } from './limits.ts';

describe('The time for a move', () => {
  it('never lets the clock fall, whatever it shows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 7_200_000 }),
        fc.integer({ min: 0, max: 60_000 }),
        fc.integer({ min: 1, max: 100 }),
        (remaining, increment, movesToGo) => {
          const { usual, most } = allot({ remaining, increment, movesToGo });
          expect(usual).toBeGreaterThan(0);
          expect(usual).toBeLessThanOrEqual(most);
          expect(most).toBeLessThanOrEqual(Math.max(1, remaining - 40));
        },
      ),
      { seed: 61 },
    );
  });

  it('lasts for all the moves that are left: forty of them in five minutes use no more than there is', () => {
    let remaining = 300_000;
    for (let movesToGo = 40; movesToGo >= 1; movesToGo--) remaining -= allot({ remaining, movesToGo }).usual;
    expect(remaining).toBeGreaterThan(0);
    expect(remaining).toBeLessThan(200_000);
  });

  it('is longer while the best move keeps changing, and ends at the most', () => {
    const allotment = allot({ remaining: 60_000 });
    expect(beginsDepth(allotment, allotment.usual, 0)).toBe(false);
    expect(beginsDepth(allotment, allotment.usual, 1)).toBe(true);
    expect(beginsDepth(allotment, allotment.most, 50)).toBe(false);
  });

  it.each([{ remaining: -1 }, { remaining: 5, movesToGo: 0 }, { remaining: Number.NaN }])('is refused for %j', (clock) => {
    expect(() => allot(clock)).toThrow(/A clock has 0 ms or more left/);
  });
});
