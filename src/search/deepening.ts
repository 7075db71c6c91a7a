import { addCounts, INFINITE, MAX, NO_COUNTS, type Position } from '../core/index.ts';
import { checkOptions, type Search, type SearchOptions, type SearchResult } from './options.ts';
import { DEFAULT_MAX_PLY } from './search-context.ts';
import { TO_THE_END } from './transposition-table.ts';

/**
 * Iterative deepening (Marty 2013, section 2.2): trees of depth 1, 2, 3... until the depth, the time, the nodes or
 * the signal stops it; the answer is the last tree that was searched completely. Yields the result of each tree;
 * returns the last one with the counts and the time of all the work together. It ends early when the value is final,
 * and at maxPly plies at the latest.
 *
 * The result has a move wherever one is legal: if not even the tree of depth 1 was finished, the first legal move with
 * an infinite bound. The transposition table and the ordering, if given, carry over from tree to tree; that is what
 * makes the shallow trees worth their time.
 */
export function* deepening(
  search: Search,
  position: Position,
  options: SearchOptions = {},
): Generator<SearchResult, SearchResult, undefined> {
  checkOptions(position, options, { memory: true });
  const started = performance.now();
  const { depth: asked = TO_THE_END, time, nodes, maxPly = DEFAULT_MAX_PLY, ...rest } = options;
  const deepest = Math.min(asked, maxPly);
  let counts = NO_COUNTS;
  let last: SearchResult | undefined;
  for (let depth = 1; depth <= deepest; depth++) {
    const result = search(position, {
      ...rest,
      maxPly,
      depth,
      ...(last && { guess: last.value }),
      ...(time !== undefined && { time: Math.max(0, time - (performance.now() - started)) }),
      ...(nodes !== undefined && { nodes: Math.max(0, nodes - counts.nodes) }),
    });
    counts = addCounts(counts, result.counts);
    if (result.stopped) {
      last = last === undefined ? unfinished(position, result) : { ...last, stopped: true };
      break;
    }
    last = result;
    options.order?.follow(result.pv);
    yield result;
    if (result.final) break;
  }
  return { ...last!, counts, ms: performance.now() - started };
}

/** Runs `deepening` to its end and returns its last result. */
export function deepen(search: Search, position: Position, options: SearchOptions = {}): SearchResult {
  const iterations = deepening(search, position, options);
  for (;;) {
    const step = iterations.next();
    if (step.done) return step.value;
  }
}

function unfinished(position: Position, result: SearchResult): SearchResult {
  const maximises = position.turn() === MAX;
  return { ...result, value: maximises ? -INFINITE : INFINITE, bound: maximises ? 'lower' : 'upper' };
}

/**
 * Aspiration windows (Wikipédia: "rétrécir l'intervalle de départ"): a search that starts with the narrow window
 * around `options.guess` (the previous iteration's value, in deepening) and widens the side that failed, four times
 * each time, until the value lies inside. Value: as the given search with the whole window. Without a guess
 * it runs that search unchanged. Limits and counts cover all attempts together.
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

/** Beyond this half-width a side is opened to infinity. */
const WIDE = 1_000_000;
