import { useMemo } from 'preact/hooks';
import { Icon } from '../icon.tsx';
import { Broken } from '../loaded.tsx';
import { said } from '../spoken.ts';
import { shellText } from '../words.ts';
import { ChapterPage } from './chapter.tsx';
import { COURSE, chapterAddress, chapterIn, chapters, openedChapters } from './chapters.ts';
import './course.css';
import { courseText } from './words.ts';

interface Props {
  /** The part of the address from # on. */
  readonly address: string;
}

/** The contents of the course, or one of its chapters. */
export function CoursePage({ address }: Props) {
  const { chapter, typed } = chapterIn(address);
  if (chapter !== undefined) return <ChapterPage chapter={chapter} />;
  if (typed === '') return <Contents />;
  return (
    <Broken title={courseText.noChapterTitle} why={courseText.noChapter({ typed })}>
      <a href={COURSE}>{courseText.contents}</a>
    </Broken>
  );
}

function Contents() {
  const opened = useMemo(openedChapters, []);
  const next = chapters.find(({ name }) => !opened.has(name)) ?? chapters[0];
  const title = said(next.words.title);
  return (
    <div class="course-contents">
      <div class="intro">
        <h1 tabIndex={-1}>{courseText.title}</h1>
        <p>{courseText.lead}</p>
      </div>
      <p>
        <a class="begin-course" href={chapterAddress(next)}>
          {opened.size === 0 ? courseText.begin({ chapter: title }) : courseText.goOn({ chapter: title })}
          <Icon name="next" />
        </a>
      </p>
      <ol class="contents" aria-label={courseText.contents}>
        {chapters.map(({ name, words }) => (
          <li key={name} class={opened.has(name) ? 'opened' : ''}>
            <a href={chapterAddress({ name })}>
              <b>{said(words.title)}</b>
              <span>{said(words.idea)}</span>
            </a>
            {opened.has(name) && (
              <span class="tick" role="img" aria-label={courseText.opened}>
                ✓
              </span>
            )}
          </li>
        ))}
      </ol>
      <p>
        <a href="#/proof">{shellText.proof}</a>
      </p>
    </div>
  );
}
