import type { ComponentType } from 'preact';
import { type Exercise, type ExerciseId, makeExercise, type Subject } from '../../exercises/index.ts';
import type { FigureProps } from './attempt.ts';

/** The component that shows a subject, and the address of the page that shows it step by step. */
interface SubjectView {
  readonly Figure: ComponentType<FigureProps>;
  readonly see?: (subject: never) => string | undefined;
}

/** The code that shows trees, arenas and boards, each loaded with the first exercise that needs it. */
const viewLoaders: Readonly<Record<Subject['on'], () => Promise<SubjectView>>> = {
  tree: async () => {
    const { ExerciseTree, seeTree } = await import('./tree-figure.tsx');
    return { Figure: ExerciseTree as SubjectView['Figure'], see: seeTree };
  },
  arena: async () => {
    const { ExerciseArena, seeArena } = await import('./arena-figure.tsx');
    return { Figure: ExerciseArena as SubjectView['Figure'], see: seeArena };
  },
  board: async () => ({ Figure: (await import('./board-figure.tsx')).ExerciseBoard as SubjectView['Figure'] }),
};

const loadedViews = new Map<Subject['on'], SubjectView>();

/** The component that shows a subject; an exercise on this kind of subject must have been opened before. */
export function figureOf({ on }: Subject): SubjectView['Figure'] {
  return (loadedViews.get(on) as SubjectView).Figure;
}

/** The page that shows a subject step by step; undefined where there is none. */
export function seeAddress(subject: Subject): string | undefined {
  return loadedViews.get(subject.on)?.see?.(subject as never);
}

/** Makes the exercise with this id, and loads the component that shows it. */
export async function openExercise(id: ExerciseId): Promise<Exercise> {
  const exercise = await makeExercise(id);
  const { on } = exercise.subject;
  if (!loadedViews.has(on)) loadedViews.set(on, await viewLoaders[on]());
  return exercise;
}
