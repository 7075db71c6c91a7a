import type { Chapter } from './chapters.ts';
import { courseText } from './words.ts';

/** The exercise of a chapter. */
export function ChapterExercise({ kind, level }: Chapter['exercise']) {
  return (
    <section class="card chapter-exercise" aria-labelledby="exercise-title">
      <h2 id="exercise-title">{courseText.exercise}</h2>
      <p>
        <a href={`#/exercises?kinds=${kind}&level=${level}`}>{courseText.toExercise}</a>
      </p>
    </section>
  );
}
