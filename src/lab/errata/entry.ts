import type { Translation } from '../../i18n/index.ts';

/** A number in docs/sources.md: its meaning, and how it is computed. */
export interface ErratumNumber {
  readonly what: Translation;
  /** The number in the entry, without the spaces and signs that make it readable. */
  value(): number;
}

/** By the entry's number, `E003-4`. */
export type Entries = Readonly<Record<string, readonly ErratumNumber[]>>;

export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

/** Number of trials that succeed. */
export function countOf(trials: number, comesOut: (trial: number) => boolean): number {
  let count = 0;
  for (let trial = 0; trial < trials; trial++) if (comesOut(trial)) count++;
  return count;
}
