import type { Game, Position } from '../core/index.ts';
import { recordGame, type SearchTree } from '../draw/index.ts';
import type { StopSignal } from '../search/index.ts';
import { type Answer, answers } from './answer.ts';
import type { Plan } from './plan.ts';

export interface RecordedTree {
  /** Deepening and the MTD drivers go through the tree several times. */
  readonly passes: readonly SearchTree[];
  readonly answer: Answer;
}

/** Searches, and keeps what the search visits. */
export function recordTree(game: Game, position: Position, plan: Plan, signal: StopSignal): RecordedTree {
  const recorder = recordGame(game, position);
  const trees = answers(game, position, plan, signal, recorder);
  let step = trees.next();
  while (!step.done) step = trees.next();
  return { passes: recorder.passes, answer: step.value };
}
