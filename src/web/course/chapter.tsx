import { useEffect } from 'preact/hooks';
import { headline } from '../app/route.ts';
import { Terms } from '../dialog.tsx';
import { Icon } from '../icon.tsx';
import { pageText } from '../language.ts';
import { Loaded } from '../loaded.tsx';
import { Related, subjectOf } from '../related.tsx';
import { linesOf } from './annotations.tsx';
import { type Chapter, COURSE, chapterAddress, chapters, noteOpened } from './chapters.ts';
import { ChapterExercise } from './exercise.tsx';
import { Program } from './program.tsx';
import { courseText } from './words.ts';

/** The parts that draw, each loaded with the first chapter that wants it. */
const treeLesson = async () => (await import('./tree-lesson.tsx')).TreeLesson;
const printedLesson = async () => (await import('./printed-lesson.tsx')).PrintedLesson;
const arenaLesson = async () => (await import('./arena-lesson.tsx')).ArenaLesson;

interface Props {
  readonly chapter: Chapter;
}

/** One idea, one figure, one exercise. */
export function ChapterPage({ chapter }: Props) {
  const { name, words, program, python, exercise, ways = [], source } = chapter;
  const number = chapters.indexOf(chapter) + 1;
  useEffect(() => {
    noteOpened(name);
    headline.value = () => courseText.chapterTitle({ chapter: pageText(words.title) });
  }, [name]);
  return (
    <article class="chapter stack wider">
      <header class="chapter-head stack tight">
        <p class="row words muted">
          <a href={COURSE}>{courseText.title}</a>
          <span>{courseText.count({ number, all: chapters.length })}</span>
        </p>
        <h1 tabIndex={-1}>{pageText(words.title)}</h1>
        <p class="lead">{pageText(words.idea)}</p>
      </header>
      <div class="chapter-text stack">
        <Paragraphs of={words.text} />
        {words.formulas !== undefined && (
          <ul class="formulas callout">
            {linesOf(words.formulas).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {words.after !== undefined && <Paragraphs of={words.after} />}
        {words.terms !== undefined && <Terms of={words.terms} class="stack" />}
      </div>
      <section class="chapter-figure" aria-label={courseText.figure}>
        <Figure chapter={chapter} />
      </section>
      <section class="chapter-tries stack" aria-labelledby="tries-title">
        <h2 class="heading" id="tries-title">
          {courseText.tries}
        </h2>
        <ol class="stack">
          {linesOf(words.tries).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        {(program ?? python) !== undefined && <Program name={program} python={python} />}
      </section>
      <ChapterExercise {...exercise} />
      <footer class="chapter-foot stack loose">
        {ways.length > 0 && (
          <ul class="chapter-ways row words" aria-label={courseText.ways}>
            {ways.map(({ address, title }) => (
              <li key={address}>
                <a href={address}>{pageText(title)}</a>
              </li>
            ))}
          </ul>
        )}
        <Related subject={subjectOf(name)} here="understand" />
        <p class="hint">{courseText.source({ source: pageText(source) })}</p>
        <Beside at={number - 1} />
      </footer>
    </article>
  );
}

function Paragraphs({ of }: { readonly of: Chapter['words']['text'] }) {
  return linesOf(of).map((line) => <p key={line}>{line}</p>);
}

function Figure({ chapter: { figure, words } }: Props) {
  if (figure.kind === 'tree') return <Loaded load={treeLesson} props={{ figure, words }} />;
  if (figure.kind === 'printed') return <Loaded load={printedLesson} props={{ figure }} />;
  return <Loaded load={arenaLesson} props={{ figure }} />;
}

/** The chapters before and after one, by their titles. */
function Beside({ at }: { readonly at: number }) {
  const [before, after] = [chapters[at - 1], chapters[at + 1]];
  return (
    <nav class="beside chips" aria-label={courseText.chapters}>
      {before !== undefined && (
        <a class="before" href={chapterAddress(before)}>
          <Icon name="previous" />
          <span>
            <small>{courseText.previous}</small>
            {pageText(before.words.title)}
          </span>
        </a>
      )}
      <a class="all" href={COURSE}>
        {courseText.contents}
      </a>
      {after !== undefined && (
        <a class="after" href={chapterAddress(after)}>
          <span>
            <small>{courseText.next}</small>
            {pageText(after.words.title)}
          </span>
          <Icon name="next" />
        </a>
      )}
    </nav>
  );
}
