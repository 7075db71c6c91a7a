/**
 * What a match tells about two players. Games are played in pairs, each opening with both colours; the pairs are
 * independent, the two games of one are not. So pairs are counted, by the points of the first player: 0, 1/2, 1, 3/2, 2
 * (pentanomial; Van den Bergh, "The statistics of Elo", normalized as fishtest does).
 */
export type Pairs = readonly [lost: number, half: number, one: number, threeHalves: number, two: number];

/** The points of one game of a pair on average: 0, 1/4, 1/2, 3/4, 1. */
export const PAIR_SCORES = [0, 0.25, 0.5, 0.75, 1] as const;

export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface MatchEstimate {
  readonly pairs: number;
  /** The share of the points, with its 95% interval. */
  readonly score: Estimate;
  readonly elo: Estimate;
  /** How likely the first player is the stronger one (likelihood of superiority). */
  readonly superiority: number;
}

/** The share of points that an advantage of `elo` brings (logistic). */
export function scoreOfElo(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

/** Infinite where all points were won or lost. */
export function eloOfScore(score: number): number {
  return -400 * Math.log10(1 / score - 1);
}

export function countPairs(points: readonly (readonly [first: number, second: number])[]): Pairs {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (const [first, second] of points) counts[Math.round(2 * (first + second)) as 0 | 1 | 2 | 3 | 4]++;
  return counts;
}

export function momentsOf(pairs: Pairs): { readonly count: number; readonly mean: number; readonly variance: number } {
  const count = pairs.reduce((sum, times) => sum + times, 0);
  const mean = pairs.reduce((sum, times, i) => sum + times * PAIR_SCORES[i], 0) / count;
  const variance = pairs.reduce((sum, times, i) => sum + times * (PAIR_SCORES[i] - mean) ** 2, 0) / count;
  return { count, mean, variance };
}

/** 95% of a normal distribution lie within this number of standard deviations. */
export const CONFIDENCE_95 = 1.959964;

export function estimateOf(pairs: Pairs): MatchEstimate {
  const { count, mean, variance } = momentsOf(pairs);
  const deviation = Math.sqrt(variance / count);
  const within = (score: number) => Math.min(1, Math.max(0, score));
  const score = { value: mean, low: within(mean - CONFIDENCE_95 * deviation), high: within(mean + CONFIDENCE_95 * deviation) };
  return {
    pairs: count,
    score,
    elo: { value: eloOfScore(score.value), low: eloOfScore(score.low), high: eloOfScore(score.high) },
    superiority: deviation === 0 ? (mean > 0.5 ? 1 : mean < 0.5 ? 0 : 0.5) : normal((mean - 0.5) / deviation),
  };
}

/** The normal distribution function, to 1e-7 (Abramowitz and Stegun 26.2.17). */
export function normal(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const upper = (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return x >= 0 ? 1 - upper : upper;
}
