import { addCounts, INFINITE, NO_COUNTS } from '../core/index.ts';
import type { Search } from './options.ts';

/**
 * Aspiration windows (document 001: "rétrécir l'intervalle de départ"): a search that starts with the narrow window around
 * `options.guess` (the previous iteration's value, in deepening) and widens the side that failed, four times each time, until the value lies inside.
 * Value: as the search it is made from with the whole window. Without a guess it is that search.
 * Limits and counts are for all the attempts together.
 */
export function aspirating(search: Search, halfWidth: number): Search {
  if (!(Number.isInteger(halfWidth) && halfWidth >= 1))
    throw new RangeError(`An aspiration window's half-width is a whole number, 1 or more, not ${halfWidth}.`);
  return (position, options = {}) => {
    const { guess, time, nodes } = options;
    if (guess === undefined) return search(position, options);
    const started = performance.now();
    let counts = NO_COUNTS;
    let below = halfWidth;
    let above = halfWidth;
    for (;;) {
      const result = search(position, {
        ...options,
        alpha: Math.max(-INFINITE, guess - below),
        beta: Math.min(INFINITE, guess + above),
        ...(time !== undefined && { time: Math.max(0, time - (performance.now() - started)) }),
        ...(nodes !== undefined && { nodes: Math.max(0, nodes - counts.nodes) }),
      });
      counts = addCounts(counts, result.counts);
      if (result.stopped || result.bound === 'exact') return { ...result, counts, ms: performance.now() - started };
      if (result.bound === 'upper') below = below > WIDE ? 2 * INFINITE : below * 4;
      else above = above > WIDE ? 2 * INFINITE : above * 4;
    }
  };
}

/** Past this half-width a side is opened altogether. */
const WIDE = 1_000_000;
