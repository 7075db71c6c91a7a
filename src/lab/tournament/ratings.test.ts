import { describe, expect, it } from 'vitest';
import { Random } from '../../core/index.ts';
import { eloOfScore, scoreOfElo } from '../elo.ts';
import { type Meeting, ratingsOf } from './ratings.ts';

describe('ratings', () => {
  it('of two players are those of their score, with one drawn game more', () => {
    const [first, second] = ratingsOf(2, [{ one: 1, other: 0, games: 39, points: 29.5 }]);
    expect(first).toEqual({ value: 0, low: 0, high: 0 });
    expect(second.value).toBeCloseTo(eloOfScore(30 / 40), 6);
    // 1.96 standard errors of a score of 3/4 over 40 games, on the slope of the curve there.
    const margin = (1.959964 * 400) / Math.LN10 / Math.sqrt(40 * 0.75 * 0.25);
    expect(second.high - second.value).toBeCloseTo(margin, 6);
  });

  it('are finite for who has won every game', () => {
    const [, winner] = ratingsOf(2, [{ one: 1, other: 0, games: 9, points: 9 }]);
    expect(winner.value).toBeCloseTo(eloOfScore(0.95), 6);
  });

  it('add up along a ladder', () => {
    const [, one, two] = ratingsOf(3, [
      { one: 1, other: 0, games: 99, points: 74.5 },
      { one: 2, other: 1, games: 99, points: 74.5 },
    ]);
    expect(two.value).toBeCloseTo(2 * one.value, 6);
    expect(two.high - two.value).toBeCloseTo(Math.SQRT2 * (one.high - one.value), 6);
  });

  it('hold the truth in 95% of simulated tournaments', () => {
    const random = new Random(11);
    const truth = [0, 80, 250, 300];
    let [held, all] = [0, 0];
    for (let tournament = 0; tournament < 300; tournament++) {
      const meetings: Meeting[] = [];
      for (let one = 1; one < truth.length; one++)
        for (let other = Math.max(0, one - 2); other < one; other++) {
          const score = scoreOfElo(truth[one] - truth[other]);
          let points = 0;
          for (let game = 0; game < 100; game++) points += random.next() / 2 ** 32 < score ? 1 : 0;
          meetings.push({ one, other, games: 100, points });
        }
      for (const [i, { low, high }] of ratingsOf(truth.length, meetings).entries()) {
        if (i === 0) continue;
        all++;
        if (low <= truth[i] && truth[i] <= high) held++;
      }
    }
    expect(held / all).toBeGreaterThan(0.92);
    expect(held / all).toBeLessThan(0.98);
  });

  it('are refused where two groups never met', () => {
    expect(() => ratingsOf(3, [{ one: 1, other: 0, games: 2, points: 1 }])).toThrow('linked');
  });
});
