import { useMemo } from 'preact/hooks';
import { Icon } from '../icon.tsx';
import { pageText } from '../language.ts';
import { Broken } from '../loaded.tsx';
import { shellText } from '../words.ts';
import { ChapterPage } from './chapter.tsx';
import { type Chapter, COURSE, chapterAddress, chapterIn, chapters, openedChapters, paths } from './chapters.ts';
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

/** Trees first, then graphs. */
const FIRST_ON_GRAPHS = chapters.findIndex(({ figure }) => figure.kind === 'arena');
const PARTS = [
  { part: 'onTrees', from: 0, to: FIRST_ON_GRAPHS },
  { part: 'onGraphs', from: FIRST_ON_GRAPHS, to: chapters.length },
] as const;

interface PartProps {
  readonly part: (typeof PARTS)[number]['part'];
  readonly chapters: readonly Chapter[];
  /** How many chapters come before it. */
  readonly first: number;
  readonly opened: ReadonlySet<string>;
}

/** Chapters that belong together, how long they take, and how many have been opened. */
function Part({ part, chapters, first, opened }: PartProps) {
  const count = chapters.filter(({ name }) => opened.has(name)).length;
  return (
    <section class="part stack" aria-labelledby={part}>
      <div class="part-head row">
        <h2 class="heading" id={part}>
          {courseText[part]}
        </h2>
        <span class="note">{courseText.progress({ count, all: chapters.length })}</span>
        <progress max={chapters.length} value={count} aria-labelledby={part} />
      </div>
      <ol class="contents stack" start={first + 1} style={{ '--before': first }}>
        {chapters.map((chapter) => (
          <li key={chapter.name} class="card tap">
            <a href={chapterAddress(chapter)}>
              <b>{pageText(chapter.words.title)}</b>
              <span>{pageText(chapter.words.idea)}</span>
            </a>
            <span class="minutes note">
              {opened.has(chapter.name) && (
                <span class="tick" role="img" aria-label={courseText.opened}>
                  ✓
                </span>
              )}{' '}
              {courseText.minutes({ minutes: minutesOf(chapter) })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The chapters that a programme asks for, in its order. */
function Paths() {
  return (
    <section class="part" aria-labelledby="paths">
      <div class="part-head">
        <h2 id="paths">{courseText.paths}</h2>
      </div>
      <dl class="paths">
        {Object.entries(paths).map(([path, names]) => (
          <div key={path}>
            <dt>{courseText[path as keyof typeof paths]}</dt>
            <dd>
              {names.map((name) => {
                const at = chapters.findIndex((chapter) => chapter.name === name);
                return (
                  <a key={name} href={chapterAddress(chapters[at])}>
                    {at + 1}. {pageText(chapters[at].words.title)}
                  </a>
                );
              })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const READ_IN_A_MINUTE = 160;
/** For each thing to try, and for the exercise. */
const MINUTES_A_TRY = 1;

/** How long a chapter takes: its words, what there is to try, and its exercise. */
export function minutesOf({ words: { text, after, spotTexts, tries } }: Chapter): number {
  const count = [text, after, spotTexts]
    .flatMap((lines) => lines?.en ?? [])
    .join(' ')
    .split(/\s+/).length;
  return Math.round(count / READ_IN_A_MINUTE + MINUTES_A_TRY * (tries.en.length + 1));
}

function Contents() {
  const opened = useMemo(openedChapters, []);
  const next = chapters.find(({ name }) => !opened.has(name)) ?? chapters[0];
  const title = pageText(next.words.title);
  return (
    <div class="stack wider">
      <div class="intro">
        <h1 tabIndex={-1}>{courseText.title}</h1>
        <p>{courseText.lead}</p>
      </div>
      <p>
        <a class="begin-course button main" href={chapterAddress(next)}>
          {opened.size === 0 ? courseText.begin({ chapter: title }) : courseText.goOn({ chapter: title })}
          <Icon name="next" />
        </a>
      </p>
      {PARTS.map(({ part, from, to }) => (
        <Part key={part} part={part} chapters={chapters.slice(from, to)} first={from} opened={opened} />
      ))}
      <Paths />
      <p>
        <a href="#/proof">{shellText.proof}</a>
      </p>
    </div>
  );
}
