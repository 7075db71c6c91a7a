import { inLanguage, type Language, type Sayable, say, unbroken } from '../i18n/index.ts';
import type { AnswerKind, Exercise, ExerciseKind } from './exercise.ts';
import { askedFigure, type Figure, solvedFigure } from './figure.ts';
import { kinds, makeExercise } from './kinds.ts';
import { pointsOf } from './parts.ts';
import { exercisesOf, formatSeries, type Series } from './series.ts';
import { type SheetWords, sheetWords } from './sheet-words.ts';

/** The exercises of a series, to be put on paper. */
export interface Sheet {
  readonly series: Series;
  readonly exercises: readonly Exercise[];
}

export async function sheetOf(series: Series): Promise<Sheet> {
  return { series, exercises: await Promise.all(exercisesOf(series).map(makeExercise)) };
}

export interface SheetOptions {
  readonly language: Language;
  /** Default: the title of the series, or a general one. */
  readonly title?: string;
  /** The address of the app, before `#`: then the sheet says where its exercises can be done. */
  readonly app?: string | undefined;
}

/** The link that opens a series in the app. */
export function seriesLink(series: Series, app = ''): string {
  const fields = Object.entries(formatSeries(series)).map(([name, value]) => `${name}=${escaped(value)}`);
  return `${app}#/exercises?${fields.join('&')}`;
}

/** As the app reads text in addresses: commas stay, and `_` would be a blank. */
function escaped(text: string): string {
  return encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('_', '%5F');
}

/** A sheet in the words of a language: what LaTeX, pages and terminals set in their own ways. */
export interface WrittenSheet {
  readonly title: string;
  /** Which series it is, and where it is found. */
  readonly series: string;
  readonly link: string;
  /** To be filled in. */
  readonly name: string;
  readonly date: string;
  readonly total: string;
  /** The points of all exercises together: `/ 28`. */
  readonly points: string;
  readonly questions: readonly Question[];
  readonly solutionsTitle: string;
  readonly solutions: readonly Solution[];
}

export interface Question {
  readonly heading: string;
  /** As `pointsOf` counts them: `/ 4`. */
  readonly points: string;
  readonly task: string;
  readonly figure: Figure;
  readonly room: AnswerSpace;
}

/** The space for an answer: boxes, each with its choices after it if it has any, or a labelled line and more lines. */
export type AnswerSpace =
  | { readonly in: 'boxes'; readonly boxes: readonly (readonly [before: string, after: string])[] }
  | { readonly in: 'lines'; readonly label: string; readonly more: number };

export interface Solution {
  readonly heading: string;
  readonly solved: string;
  readonly figure?: Figure;
  /** Why it is right, item by item. */
  readonly reasons: readonly string[];
}

/** Turns a sentence of a sheet into text; for paper, with no-break spaces. */
type Tell = (what: Sayable) => string;

/** `paper` is false for terminals. */
export function writtenSheet({ series, exercises }: Sheet, options: SheetOptions, paper = true): WrittenSheet {
  const { language, title, app } = options;
  const texts = sheetWords(language);
  const tell: Tell = (what) => (paper ? unbroken(say(what, language), language) : say(what, language));
  const headings = exercises.map(({ id }, i) =>
    tell(texts.exercise({ number: i + 1, title: inLanguage(kindOf(id.kind).title, language) })),
  );
  const outOf = (points: number) => tell(texts.points({ points: `${points}` }));
  const points = exercises.map(pointsOf);
  const noted = (figure: Figure): Figure => (figure.note === undefined ? figure : { ...figure, note: tell(figure.note) });
  return {
    title: title ?? series.title ?? texts.title,
    series: tell(texts.series({ count: series.count, level: series.level, seed: `${series.seed}` })),
    link: seriesLink(series, app),
    name: texts.name,
    date: texts.date,
    total: texts.total,
    points: outOf(points.reduce((sum, each) => sum + each, 0)),
    questions: exercises.map((exercise, i) => ({
      heading: headings[i],
      points: outOf(points[i]),
      task: tell(exercise.task),
      figure: noted(askedFigure(exercise, language)),
      room: answerSpaceFor(exercise.answerKind, texts, tell),
    })),
    solutionsTitle: texts.solutions,
    solutions: exercises.map((exercise, i) => {
      const figure = solvedFigure(exercise, language);
      return { heading: headings[i], ...solutionOf(exercise, tell), ...(figure && { figure: noted(figure) }) };
    }),
  };
}

const kindOf = (name: string) => kinds.find((kind) => kind.name === name) as ExerciseKind;

function answerSpaceFor(answerKind: AnswerKind, texts: SheetWords, tell: Tell): AnswerSpace {
  switch (answerKind.how) {
    case 'fields':
      return {
        in: 'boxes',
        boxes: answerKind.fields.map(({ label, choices }) => [
          `${tell(label)} =`,
          choices === undefined ? '' : `(${choices.join(', ')})`,
        ]),
      };
    case 'sequence':
      return { in: 'lines', label: tell(texts.cuts), more: 1 };
    case 'set':
      return {
        in: 'lines',
        label: tell(answerKind.given.length === 0 ? texts.set : texts.setWith({ given: answerKind.given.join(', ') })),
        more: 0,
      };
    case 'order':
      return { in: 'lines', label: tell(texts.order), more: 2 };
    case 'move':
      return { in: 'lines', label: tell(texts.move), more: 0 };
  }
}

/** The reasons are those that the marker gives for its own solution; branches that one cut takes have the same. */
function solutionOf(exercise: Exercise, tell: Tell): Pick<Solution, 'solved' | 'reasons'> {
  const solved = tell(exercise.solved);
  const reasons = new Set(exercise.mark(exercise.solution).remarks.map(({ why }) => tell(why)));
  return { solved, reasons: [...reasons].filter((reason) => !solved.includes(reason)) };
}
