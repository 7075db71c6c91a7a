import type { Random } from '../../core/index.ts';

/** The squares of the board: 1 for a man of one's own, more for a king, less than 0 for theirs. */
export const INPUTS = 18;
const HIDDEN = 8;
/** Each hidden unit has a weight for every input, a bias and a weight to the output; the output has a bias. */
const UNIT = INPUTS + 2;
export const WEIGHTS = HIDDEN * UNIT + 1;

/**
 * An evaluation: the weights of a network with one hidden layer, in one list, and what evolves beside them. Numbers are
 * rounded to multiples of 1 / DIGITS, so that a network read back from its text is the same.
 */
export interface Network {
  readonly weights: readonly number[];
  /** The value of a king in the inputs. */
  readonly king: number;
  /** How far its offspring's weights are from its own: it is inherited and mutates too. */
  readonly sigma: number;
}

/** As Fogel and Chellapilla began (1999): weights in [-0.2, 0.2], a king worth 2. */
const FIRST_WEIGHT = 0.2;
const FIRST_KING = 2;
const [LEAST_KING, MOST_KING] = [1, 3];
const DIGITS = 1e4;
const cut = (value: number) => Math.round(value * DIGITS) / DIGITS;

const uniform = (random: Random) => random.next() / 0x100000000;

/** Close enough to normal, by sums alone: logarithms and cosines are not the same to the last bit on every machine. */
export function gaussian(random: Random): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += uniform(random);
  return sum;
}

/** e^x for small x, by products alone. */
function exponential(x: number): number {
  let power = 1 + x / 1024;
  for (let i = 0; i < 10; i++) power *= power;
  return power;
}

/** The beginning of tanh's continued fraction, which reaches 1 at x = 3: the same on every machine. */
export function squash(x: number): number {
  if (x >= 3) return 1;
  if (x <= -3) return -1;
  return (x * (27 + x * x)) / (27 + 9 * x * x);
}

export function firstNetwork(random: Random, sigma: number): Network {
  const weights = Array.from({ length: WEIGHTS }, () => cut((2 * uniform(random) - 1) * FIRST_WEIGHT));
  return { weights, king: FIRST_KING, sigma };
}

/** First sigma mutates, then all weights by the new sigma: a bad sigma dies out with the network that it made. */
export function offspring({ weights, king, sigma }: Network, random: Random): Network {
  const step = cut(sigma * exponential(gaussian(random) / Math.sqrt(2 * Math.sqrt(WEIGHTS))));
  return {
    weights: weights.map((weight) => cut(weight + step * gaussian(random))),
    king: Math.min(MOST_KING, Math.max(LEAST_KING, cut(king + step * gaussian(random)))),
    sigma: Math.max(1 / DIGITS, step),
  };
}

/** The output of the network, in [-1, 1]: positive for positions that it prefers. */
export function output(weights: readonly number[], inputs: Float64Array): number {
  let sum = weights[WEIGHTS - 1];
  for (let unit = 0; unit < WEIGHTS - 1; unit += UNIT) {
    let within = weights[unit + INPUTS];
    for (let i = 0; i < INPUTS; i++) within += weights[unit + i] * inputs[i];
    sum += weights[unit + INPUTS + 1] * squash(within);
  }
  return squash(sum);
}
