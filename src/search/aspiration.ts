import { INFINITE } from '../core/index.ts';
import type { Search } from './options.ts';

/**
 * Aspiration windows (document 001: "rétrécir l'intervalle de départ"): a search that starts with the narrow window around
 * `options.guess` (the previous iteration's value, in deepening) and widens the side that failed, four times each time, until the value lies inside.
 * Value: as the search it is made from with the whole window. Without a guess it is that search.
 */
export function aspirating(search: Search, halfWidth: number): Search {
  if (!(Number.isInteger(halfWidth) && halfWidth >= 1))
    throw new RangeError(`An aspiration window's half-width is a whole number, 1 or more, not ${halfWidth}.`);
  return (position, options = {}) => {
    const { guess } = options;
    if (guess === undefined) return search(position, options);
    let below = halfWidth;
    let above = halfWidth;
    for (;;) {
      const alpha = Math.max(-INFINITE, guess - below);
      const beta = Math.min(INFINITE, guess + above);
      const result = search(position, { ...options, alpha, beta });
      if (result.stopped || result.bound === 'exact') return result;
      if (result.bound === 'upper') below = below > WIDE ? 2 * INFINITE : below * 4;
      else above = above > WIDE ? 2 * INFINITE : above * 4;
    }
  };
}

/** Past this half-width a side is opened altogether. */
const WIDE = 1_000_000;
