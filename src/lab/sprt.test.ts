import { describe, expect, it } from 'vitest';
import { Random } from '../core/index.ts';
import { rounds } from '../fixtures/index.ts';
import { countPairs, eloOfScore, estimateOf, momentsOf, normal, PAIR_SCORES, type Pairs, scoreOfElo } from './elo.ts';
import { DEFAULT_RISKS, logLikelihoodRatio, type SprtRule, sprt } from './sprt.ts';

/** A pair of games between players, the first `elo` stronger; random openings favour one colour or the other. */
function randomPair(random: Random, elo: number): readonly [number, number] {
  const bias = random.pick([-60, 0, 60]);
  const game = (advantage: number) => {
    // A draw in 40% of games; the rest so that the expected points are those of the advantage.
    const [score, draws] = [scoreOfElo(advantage), 0.4];
    const rng = random.next() / 2 ** 32;
    const wins = score - draws / 2;
    return rng < wins ? 1 : rng < wins + draws ? 0.5 : 0;
  };
  return [game(elo + bias), game(elo - bias)];
}

function playedOut(random: Random, elo: number, rule: SprtRule): { accepted: 'elo0' | 'elo1'; pairs: number } {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (let pairs = 1; ; pairs++) {
    const [first, second] = randomPair(random, elo);
    counts[Math.round(2 * (first + second)) as 0 | 1 | 2 | 3 | 4]++;
    const { accepted } = sprt(counts, rule);
    if (accepted !== undefined) return { accepted, pairs };
  }
}

describe('the sequential test', () => {
  const rule: SprtRule = { elo0: 0, elo1: 50, ...DEFAULT_RISKS };

  it('errs no more often than it may: 2,000 simulated matches (500 every day)', () => {
    const random = new Random(2013);
    const matches = rounds(1000);
    let [wrong0, wrong1, longest] = [0, 0, 0];
    for (let match = 0; match < matches; match++) {
      const none = playedOut(random, rule.elo0, rule);
      const some = playedOut(random, rule.elo1, rule);
      if (none.accepted === 'elo1') wrong0++;
      if (some.accepted === 'elo0') wrong1++;
      longest = Math.max(longest, none.pairs, some.pairs);
    }
    const threeDeviations = 3 * Math.sqrt((0.05 * 0.95) / matches);
    expect(wrong0 / matches).toBeLessThan(0.05 + threeDeviations);
    expect(wrong1 / matches).toBeLessThan(0.05 + threeDeviations);
    // And it does err: a test that never does would be too long.
    expect(wrong0 + wrong1).toBeGreaterThan(matches / 50);
    expect(longest).toBeLessThan(3000);
  });

  it('is even between the two hypotheses where the match is', () => {
    const even: Pairs = [0, 0, 100, 0, 0];
    expect(sprt(even, { elo0: -10, elo1: 10, ...DEFAULT_RISKS }).llr).toBeCloseTo(0, 9);
    expect(sprt([0, 0, 0, 0, 0], rule)).toMatchObject({ llr: 0, accepted: undefined });
  });

  it('ends at Wald’s bounds', () => {
    const { lower, upper } = sprt([0, 0, 0, 0, 0], rule);
    expect(upper).toBeCloseTo(Math.log(19), 12);
    expect(lower).toBeCloseTo(-Math.log(19), 12);
  });

  it('has about the ratio of two normal distributions, where many pairs were played', () => {
    const pairs: Pairs = [120, 410, 1020, 460, 150];
    const { count, mean, variance } = momentsOf(pairs);
    const [score0, score1] = [scoreOfElo(0), scoreOfElo(5)];
    const approximate = ((score1 - score0) * (2 * mean - score0 - score1) * count) / (2 * variance);
    expect(logLikelihoodRatio(pairs, score0, score1)).toBeCloseTo(approximate, 1);
  });
});

describe('Elo', () => {
  it('is the logistic curve: 100 Elo bring 64%, 191 bring 75%, 400 ten to one', () => {
    expect(scoreOfElo(100)).toBeCloseTo(0.64, 3);
    expect(eloOfScore(0.75)).toBeCloseTo(190.85, 2);
    expect(scoreOfElo(400)).toBeCloseTo(10 / 11, 12);
    for (const elo of [-300, -7, 0, 42]) expect(eloOfScore(scoreOfElo(elo))).toBeCloseTo(elo, 9);
  });

  it('has the interval of the published formula: the score plus and minus 1.96 standard errors', () => {
    // 1,000 pairs with mean 0.53 and variance 0.0416: ± 1.959964 * sqrt(0.0416 / 1000) = ± 0.012641.
    const pairs: Pairs = [20, 160, 560, 200, 60];
    const { mean, variance } = momentsOf(pairs);
    expect(mean).toBeCloseTo(0.53, 12);
    expect(variance).toBeCloseTo(0.0416, 12);
    const { score, elo } = estimateOf(pairs);
    expect(score.low).toBeCloseTo(0.53 - 0.012641, 5);
    expect(score.high).toBeCloseTo(0.53 + 0.012641, 5);
    expect(elo.value).toBeCloseTo(20.87, 2);
    expect(elo.low).toBeCloseTo(eloOfScore(0.517359), 2);
  });

  it('holds the truth in 95% of simulated matches', () => {
    const random = new Random(7);
    let held = 0;
    for (let match = 0; match < 1000; match++) {
      const { elo } = estimateOf(countPairs(Array.from({ length: 150 }, () => randomPair(random, 30))));
      if (elo.low <= 30 && 30 <= elo.high) held++;
    }
    expect(held / 1000).toBeGreaterThan(0.93);
    expect(held / 1000).toBeLessThan(0.97);
  });

  it('is infinite where every game was won, and then the superiority is 1', () => {
    expect(estimateOf([0, 0, 0, 0, 8])).toMatchObject({ elo: { value: Number.POSITIVE_INFINITY }, superiority: 1 });
  });

  it('counts pairs by their points', () => {
    expect(
      countPairs([
        [0, 0],
        [0.5, 0],
        [1, 0],
        [0.5, 0.5],
        [1, 0.5],
        [1, 1],
      ]),
    ).toEqual([1, 1, 2, 1, 1]);
    expect(PAIR_SCORES).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });

  it('has the normal distribution of the tables', () => {
    expect(normal(0)).toBeCloseTo(0.5, 7);
    expect(normal(1.959964)).toBeCloseTo(0.975, 6);
    expect(normal(-1)).toBeCloseTo(0.1586553, 6);
  });
});
