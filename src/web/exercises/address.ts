import { ok, type Problem, type Result } from '../../core/index.ts';
import {
  type Answer,
  type Answers,
  formatAnswer,
  formatAnswers,
  formatSeries,
  type Level,
  parseAnswers,
  parseSeries,
  type Series,
} from '../../exercises/index.ts';
import { fieldsIn, withFields } from '../fields.ts';
import { failure } from './words.ts';

export const EXERCISES = '#/exercises';

/** The view of the page: the list of exercises, endless practice of one kind, or a series. */
export type ExercisesView = { readonly page: 'choose' } | PractiseView | SeriesView;

export interface PractiseView {
  readonly page: 'practise';
  readonly kind: string;
  readonly level: Level;
  /** Without it: any. */
  readonly seed?: number;
}

export interface SeriesView {
  readonly page: 'series';
  readonly series: Series;
  /** The answers. With correction after each exercise, those that were checked: the first checked answer counts. */
  readonly answers: Answers;
  /** The answer of the shown exercise, while it is not checked. */
  readonly draft?: Answer | undefined;
  /** The exercise that is shown, from 0, or the result. */
  readonly at: number | 'result';
  /** Whose answers they are, if somebody says so. */
  readonly name: string;
  /** Answers that the link has and that cannot be read. */
  readonly problem?: Problem | undefined;
}

export const LONGEST_NAME = 60;

/**
 * The page's state in the part of an address after `#`; the fields of a series are those of `formatSeries`:
 *
 *     #/exercises
 *     #/exercises?practise=cuts&level=2&seed=41
 *     #/exercises?kinds=values,cuts&count=10&seed=7&level=2&correction=each
 *     #/exercises?kinds=values&count=2&seed=7&level=1&correction=end&at=result&answers=3,4,6;5,,2&name=Ada
 */
export function exercisesAddress(view: ExercisesView): string {
  if (view.page === 'choose') return EXERCISES;
  if (view.page === 'practise') {
    const { kind, level, seed } = view;
    return withFields(EXERCISES, { practise: kind, level, seed });
  }
  const { series, answers, draft, at, name } = view;
  return withFields(EXERCISES, {
    ...formatSeries(series),
    at: at === 'result' ? at : at === 0 ? undefined : at + 1,
    answers: answers.some((answer) => answer !== undefined) ? formatAnswers(answers) : undefined,
    draft: draft && formatAnswer(draft),
    name: name || undefined,
  });
}

/** The view in an address. Answers that cannot be read are reported, and the rest is shown. */
export function parseExercisesAddress(hash: string): Result<ExercisesView> {
  const fields = hash.includes('?') ? fieldsIn(hash.slice(hash.indexOf('?') + 1)) : new Map<string, string>();
  if (fields === undefined) return failure('bad-exercise-link');
  const practise = fields.get('practise');
  if (practise !== undefined) {
    const read = parseSeries(new Map([...fields, ['kinds', practise.replaceAll(',', ' ')]]));
    if (!read.ok) return read;
    const { kinds, level, seed } = read.value;
    return ok({ page: 'practise', kind: kinds[0], level, ...(fields.has('seed') && { seed }) });
  }
  if (!fields.has('kinds')) return ok({ page: 'choose' });
  const series = parseSeries(fields);
  return series.ok ? ok(seriesIn(series.value, fields)) : series;
}

function seriesIn(series: Series, fields: ReadonlyMap<string, string>): SeriesView {
  const { count } = series;
  const answers = parseAnswers(fields.get('answers') ?? '', count);
  const draft = parseAnswers(fields.get('draft') ?? '', 1);
  const at = fields.get('at') ?? '1';
  const number = /^\d{1,3}$/.test(at) ? Math.min(Math.max(Number(at), 1), count) : 1;
  const problem = answers.ok ? (draft.ok ? undefined : draft.error) : answers.error;
  return {
    page: 'series',
    series,
    answers: answers.ok ? answers.value : Array.from({ length: count }, () => undefined),
    draft: draft.ok ? draft.value[0] : undefined,
    at: at === 'result' ? 'result' : number - 1,
    name: (fields.get('name') ?? '').slice(0, LONGEST_NAME),
    problem,
  };
}
