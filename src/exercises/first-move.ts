import type { ExerciseKind } from './exercise.ts';
import { chompPuzzle, nimPuzzle } from './impartial.ts';
import { puzzleExercise } from './puzzle.ts';
import { threatPuzzle } from './threats.ts';

export const firstMove: ExerciseKind = {
  name: 'first-move',
  title: { en: 'A winning first move', fr: 'Un premier coup gagnant' },
  about: {
    en: 'Find a move that wins: Connect 4 at a glance, then Nim and Chomp.',
    fr: 'Trouver un coup qui gagne : au Puissance 4 d’un coup d’œil, puis au jeu de Nim et à Chomp.',
  },
  on: 'board',
  make(random, level) {
    if (level === 1) return puzzleExercise(threatPuzzle(random));
    return puzzleExercise(random.below(2) === 0 ? nimPuzzle(random, level) : chompPuzzle(random, level));
  },
};
