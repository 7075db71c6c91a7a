import { ok, Random, type Result } from '../core/index.ts';
import { loadRules } from '../games/index.ts';
import { attractor } from './attractor.ts';
import { compare } from './compare.ts';
import { count } from './count.ts';
import { cuts } from './cuts.ts';
import type { Exercise, ExerciseId, ExerciseKind } from './exercise.ts';
import { heuristic } from './heuristic.ts';
import { chompPuzzle, nimPuzzle } from './impartial.ts';
import { induction } from './induction.ts';
import { model } from './model.ts';
import { nodeTypes } from './node-types.ts';
import { order } from './order.ts';
import { puzzleExercise } from './puzzle.ts';
import { ranks } from './ranks.ts';
import { strategy } from './strategy.ts';
import { threatPuzzle } from './threats.ts';
import { negamax, values } from './values.ts';
import { window } from './window.ts';
import { failure } from './words.ts';

export const firstMove: ExerciseKind = {
  name: 'first-move',
  title: { en: 'A winning first move', fr: 'Un premier coup gagnant' },
  about: {
    en: 'Find a move that wins: Connect 4 at a glance, then Nim and Chomp.',
    fr: 'Trouver un coup qui gagne : au Puissance 4 d’un coup d’œil, puis au jeu de Nim et à Chomp.',
  },
  on: 'board',
  games: ['connect4', 'nim', 'chomp'],
  make(random, level) {
    if (level === 1) return puzzleExercise(threatPuzzle(random));
    return puzzleExercise(random.below(2) === 0 ? nimPuzzle(random, level) : chompPuzzle(random, level));
  },
};

/** Every kind of exercise; pages, sheets and tests enumerate them. */
export const kinds: readonly ExerciseKind[] = [
  values,
  negamax,
  cuts,
  window,
  order,
  count,
  attractor,
  ranks,
  strategy,
  firstMove,
  heuristic,
  nodeTypes,
  compare,
  induction,
  model,
];

export function kindNamed(name: string): Result<ExerciseKind> {
  const kind = kinds.find((each) => each.name === name);
  return kind === undefined ? failure('no-such-kind', { typed: name, names: kinds.map((each) => each.name) }) : ok(kind);
}

/** The exercise of these three: the same on every machine. */
export async function makeExercise(id: ExerciseId): Promise<Exercise> {
  const kind = kinds.find(({ name }) => name === id.kind);
  if (kind === undefined) throw new RangeError(`There is no exercise called ${id.kind}: take a name of kinds.`);
  await Promise.all((kind.games ?? []).map(loadRules));
  // The level is part of the seed, so that a harder series does not begin with the same trees.
  return { id, ...(await kind.make(new Random(id.seed * 4 + id.level), id.level)) };
}
