import { useEffect, useRef, useState } from 'preact/hooks';
import { Loaded } from '../loaded.tsx';
import type { Chapter } from './chapters.ts';
import { courseText } from './words.ts';

const practice = async () => (await import('../exercises/practice.tsx')).Practice;

/** How far below the screen it may be when it is fetched. */
const SOON = '100px';

/** The exercise of a chapter; its code comes when it is about to be seen. */
export function ChapterExercise({ kind, level }: Chapter['exercise']) {
  const section = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([seen]) => seen.isIntersecting && setNear(true), { rootMargin: SOON });
    watch.observe(section.current as HTMLElement);
    return () => watch.disconnect();
  }, []);
  return (
    <section class="card chapter-exercise stack" ref={section} aria-labelledby="exercise-title">
      <h2 class="heading" id="exercise-title">
        {courseText.exercise}
      </h2>
      {isNear && <Loaded load={practice} props={{ kind, level, untitled: true }} />}
      <p>
        <a href={`#/exercises?practise=${kind}&level=${level}`}>{courseText.toExercise}</a>
      </p>
    </section>
  );
}
