import { checkedEvaluation, checkedOutcome, INFINITE, type Position } from '../core/index.ts';
import { softAlphabeta } from './alphabeta-soft.ts';
import type { Search, SearchOptions } from './options.ts';
import { SearchContext } from './search-context.ts';
import { HashTable } from './transposition-table.ts';

/**
 * The MTD drivers (Plaat, Schaeffer, Pijls and de Bruin 1996): they ask alpha-beta with a table "is the value at
 * least g?" with empty windows, until the two bounds on the value meet. They differ only in the first g:
 *
 * - MTD(f), named in Wikipédia, starts from a guess (`options.guess`, else the evaluation of the root);
 * - SSS*, from above: MTD(+oo);
 * - DUAL*, from below: MTD(-oo).
 *
 * Value: always exact. If no table is given and the game has a key, the driver makes one; without a key the value is
 * the same, but parts of the tree are searched again. A last search of the window around the value collects the
 * principal variation.
 */
export const mtdf: Search = (position, options = {}) => drive(position, options, options.guess ?? estimate(position));

export const sss: Search = (position, options = {}) => drive(position, options, INFINITE);

export const dual: Search = (position, options = {}) => drive(position, options, -INFINITE);

/** `ask` chooses the next g from ]lower, upper]; `value` is the last answer, `first` before there is one. */
export function drive(position: Position, options: SearchOptions, first: number, ask = meeting) {
  const memory = options.memory ?? (position.key === undefined ? undefined : new HashTable(DEFAULT_MEGABYTES));
  const run = new SearchContext(position, memory === undefined ? options : { ...options, memory }, { memory: true });
  return run.result(() => {
    let [lower, upper, value] = [-INFINITE, INFINITE, first];
    while (lower < upper) {
      const beta = ask(value, lower, upper);
      value = softAlphabeta(run, run.depth, 0, beta - 1, beta);
      if (value < beta) upper = value;
      else lower = value;
    }
    return softAlphabeta(run, run.depth, 0, value - 1, value + 1);
  }, true);
}

const meeting = (value: number, lower: number, _upper: number) => (value > lower ? value : value + 1);

const DEFAULT_MEGABYTES = 16;

function estimate(position: Position): number {
  const outcome = position.outcome();
  return outcome === undefined ? checkedEvaluation(position.evaluate()) : checkedOutcome(outcome);
}
