import { checkedEvaluation, checkedOutcome, INFINITE, type Position } from '../core/index.ts';
import { softAlphabeta } from './alphabeta-soft.ts';
import { TranspositionTable } from './memory.ts';
import type { Search, SearchOptions } from './options.ts';
import { Run } from './run.ts';

/**
 * The MTD drivers (Plaat, Schaeffer, Pijls and de Bruin 1996): alpha-beta with memory is asked "is the value at least
 * g?" with empty windows, until the two bounds on the value meet. They differ in the first question only:
 *
 * - MTD(f), named in document 001, starts from a guess (`options.guess`, else the evaluation of the root);
 * - SSS*, from above: MTD(+oo);
 * - DUAL*, from below: MTD(-oo).
 *
 * Value: exact always. A memory is made where none is given and the game has a key; without a key the value is the
 * same, only parts of the tree are searched again. A last search of the window around the value collects the
 * principal variation.
 */
export const mtdf: Search = (position, options = {}) => drive(position, options, options.guess ?? estimate(position));

export const sss: Search = (position, options = {}) => drive(position, options, INFINITE);

export const dual: Search = (position, options = {}) => drive(position, options, -INFINITE);

function drive(position: Position, options: SearchOptions, first: number) {
  const memory = options.memory ?? (position.key === undefined ? undefined : new TranspositionTable(DEFAULT_MEGABYTES));
  const run = new Run(position, memory === undefined ? options : { ...options, memory }, { memory: true });
  return run.result(() => {
    let [lower, upper] = [-INFINITE, INFINITE];
    let value = first;
    while (lower < upper) {
      const beta = value > lower ? value : value + 1;
      value = softAlphabeta(run, run.depth, 0, beta - 1, beta);
      if (value < beta) upper = value;
      else lower = value;
    }
    return softAlphabeta(run, run.depth, 0, value - 1, value + 1);
  }, true);
}

const DEFAULT_MEGABYTES = 16;

function estimate(position: Position): number {
  const outcome = position.outcome();
  return outcome === undefined ? checkedEvaluation(position.evaluate()) : checkedOutcome(outcome);
}
