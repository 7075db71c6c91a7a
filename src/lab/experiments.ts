import { nearest } from '../games/index.ts';
import { ablation } from './ablation.ts';
import { costModel2013 } from './connect4-2013/cost-experiment.ts';
import { connect42013 } from './connect4-2013/index.ts';
import { draughtsBranching } from './draughts-branching.ts';
import { errata } from './errata/index.ts';
import { evolution } from './evolution/index.ts';
import type { Experiment } from './experiment.ts';
import { players2001 } from './players-2001/index.ts';
import { algorithmsCompared } from './trees/algorithms.ts';
import { cutsByOrder } from './trees/cuts-by-order.ts';
import { minimax2Misses } from './trees/minimax2-misses.ts';
import { error } from './words.ts';

/** All experiments. The command line, the page, the threads and the tests use this table. */
export const experiments: readonly Experiment[] = [
  cutsByOrder,
  minimax2Misses,
  algorithmsCompared,
  ablation,
  connect42013,
  costModel2013,
  draughtsBranching,
  players2001,
  evolution,
  errata,
];

/** The experiment of this name; throws if there is none. */
export function experimentNamed(name: string): Experiment {
  const found = experiments.find((experiment) => experiment.name === name);
  if (found !== undefined) return found;
  const known = experiments.map((experiment) => experiment.name);
  throw error('unknown-experiment', { typed: name, near: nearest(name, known), known });
}
