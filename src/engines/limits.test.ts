import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allot, beginsDepth, checkLimits, checkSignal } from './limits.ts';

describe('The time for a move', () => {
  it('never lets the clock run out', () => {
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

  it('suffices for all remaining moves: forty moves in five minutes use no more than that', () => {
    let remaining = 300_000;
    for (let movesToGo = 40; movesToGo >= 1; movesToGo--) remaining -= allot({ remaining, movesToGo }).usual;
    expect(remaining).toBeGreaterThan(0);
    expect(remaining).toBeLessThan(200_000);
  });

  it('is longer while the best move keeps changing, up to a maximum', () => {
    const allotment = allot({ remaining: 60_000 });
    expect(beginsDepth(allotment, allotment.usual, 0)).toBe(false);
    expect(beginsDepth(allotment, allotment.usual, 1)).toBe(true);
    expect(beginsDepth(allotment, allotment.most, 50)).toBe(false);
  });

  it.each([
    [{ remaining: -1 }, '-1, 0, 30'],
    [{ remaining: 5, movesToGo: 0 }, '5, 0, 0'],
    [{ remaining: Number.NaN }, 'NaN, 0, 30'],
    [{ remaining: '60000' as never }, '"60000", 0, 30'],
    [{ remaining: 60_000n as never, increment: 5 }, '60000n, 5, 30'],
  ])('is refused for %o', (clock, named) => {
    expect(() => allot(clock)).toThrow(`A clock has 0 ms or more left, adds 0 ms or more, for 1 move or more: not ${named}.`);
  });
});

describe('An invalid limit is named as it was written', () => {
  it.each([
    [{ time: '100' as never }, 'time is "100": give a number of milliseconds'],
    [{ time: 100n as never }, 'time is 100n: give a number of milliseconds'],
    [{ depth: 4n as never }, 'depth is 4n: it must be a whole number'],
    [{ nodes: null as never }, 'nodes is null: it must be a whole number'],
    [{ level: '3' as never }, 'level is "3": levels are the whole numbers'],
  ])('%o', (limits, message) => {
    expect(() => checkLimits(limits)).toThrow(message);
  });
});

describe('A signal', () => {
  it('must be an AbortSignal, not an object like one', () => {
    expect(() => checkSignal(new AbortController().signal)).not.toThrow();
    expect(() => checkSignal(undefined)).not.toThrow();
    for (const wrong of [null, 3, {}, { aborted: false }, { aborted: false, addEventListener: 1 }, new AbortController()])
      expect(() => checkSignal(wrong)).toThrow(/AbortSignal stops a search/);
  });
});

describe('A limit of time', () => {
  it.each([-1, -0.5, Number.NaN, Number.NEGATIVE_INFINITY, '100', 100n, null])('of %s ms is refused', (time) => {
    expect(() => checkLimits({ time: time as number })).toThrow(expect.objectContaining({ code: 'bad-time' }));
  });

  it.each([0, 0.5, 100, Number.POSITIVE_INFINITY])('of %s ms is one', (time) => {
    expect(() => checkLimits({ time })).not.toThrow();
  });
});
