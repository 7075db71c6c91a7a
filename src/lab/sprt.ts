import { PAIR_SCORES, type Pairs, scoreOfElo } from './elo.ts';

/**
 * A match that stops by itself: a sequential test of "the first player is elo0 ahead" against "elo1 ahead" (Wald), by
 * the generalized likelihood ratio of the pairs seen so far.
 */
export interface SprtRule {
  readonly elo0: number;
  readonly elo1: number;
  /** The error rates: accepting elo1 although elo0 holds, and the reverse. */
  readonly alpha: number;
  readonly beta: number;
}

export const DEFAULT_RISKS = { alpha: 0.05, beta: 0.05 } as const;

export interface SprtState {
  /** The logarithm of the likelihood ratio, and the bounds at which the match ends. */
  readonly llr: number;
  readonly lower: number;
  readonly upper: number;
  /** The accepted hypothesis; undefined while none is. */
  readonly accepted: 'elo0' | 'elo1' | undefined;
}

export function sprt(pairs: Pairs, { elo0, elo1, alpha, beta }: SprtRule): SprtState {
  const [lower, upper] = [Math.log(beta / (1 - alpha)), Math.log((1 - beta) / alpha)];
  const llr = logLikelihoodRatio(pairs, scoreOfElo(elo0), scoreOfElo(elo1));
  return { llr, lower, upper, accepted: llr >= upper ? 'elo1' : llr <= lower ? 'elo0' : undefined };
}

/**
 * The count assumed for results that have not occurred: a likelihood of exactly 0 would end the match at the first of
 * them.
 */
const SELDOM = 1e-3;

/**
 * How much likelier the pairs are under the likeliest distribution with the mean `score1` than under that with the mean
 * `score0`. 0 before the first pair.
 */
export function logLikelihoodRatio(pairs: Pairs, score0: number, score1: number): number {
  const count = pairs.reduce((sum, times) => sum + times, 0);
  if (count === 0) return 0;
  const counts = pairs.map((times) => Math.max(times, SELDOM));
  const total = counts.reduce((sum, times) => sum + times, 0);
  const shares = counts.map((times) => times / total);
  const [under0, under1] = [likeliest(shares, score0), likeliest(shares, score1)];
  return total * shares.reduce((sum, share, i) => sum + share * Math.log(under1[i] / under0[i]), 0);
}

/**
 * Of all distributions with the mean, the one that makes these shares likeliest: p_i / (1 + x (a_i - mean)), where x is
 * the root of the sum of p_i (a_i - mean) / (1 + x (a_i - mean)), which falls with x.
 */
function likeliest(shares: readonly number[], mean: number): number[] {
  const away = PAIR_SCORES.map((score) => score - mean);
  let low = -1 / (away[away.length - 1] as number);
  let high = -1 / (away[0] as number);
  for (let i = 0; i < 60; i++) {
    const x = (low + high) / 2;
    const sum = shares.reduce((total, share, k) => total + (share * away[k]) / (1 + x * away[k]), 0);
    if (sum > 0) low = x;
    else high = x;
  }
  const x = (low + high) / 2;
  return shares.map((share, i) => share / (1 + x * away[i]));
}
