import { ok, type Problem, type Result } from '../../core/index.ts';
import {
  type Exercise,
  exercisesOf,
  formatSeries,
  makeExercise,
  type Parts,
  partsRight,
  type Series,
} from '../../exercises/index.ts';
import { exercisesAddress, parseExercisesAddress, type SeriesView } from '../exercises/address.ts';
import { added } from '../exercises/score.ts';
import { titleOf } from '../exercises/words.ts';
import { failure, teachText as text } from './words.ts';

/** A student's result, marked here from the answers: the link holds no score. */
export interface StudentResult {
  readonly name: string;
  /** Where it opens again. */
  readonly address: string;
  /** One for each exercise of the series; undefined without an answer. */
  readonly marks: readonly (boolean | undefined)[];
  /** The right parts of all answers, for partial credit. */
  readonly parts: Parts;
}

/** The results of one series, by name. */
export interface SeriesResults {
  readonly series: Series;
  readonly results: readonly StudentResult[];
}

/** A link without a result, and the line of the text in which it was found, from 1. */
export interface UnreadLink {
  readonly line: number;
  readonly link: string;
  readonly problem: Problem;
}

export interface CollectedResults {
  readonly bySeries: readonly SeriesResults[];
  readonly unread: readonly UnreadLink[];
  /** Repeated links, which count once. */
  readonly repeated: number;
}

/** More than any teacher has students; marking more would take too long. */
export const MOST_RESULTS = 500;

/** A link of any site; one that a mail program has packed into an address of its own; the part of ours after `#`. */
const LINK = /https?:\/\/[^\s<>"]+|#\/[^\s<>"]+/g;
const PACKED = /%23%2Fexercises%3F[^\s<>"&]+/i;
const OURS = /#\/exercises\?.*$/;

/** The results of the links in a text, which may have any other content. */
export async function collect(pasted: string): Promise<CollectedResults> {
  const views = new Map<string, SeriesView>();
  const unread: UnreadLink[] = [];
  let repeated = 0;
  for (const [i, line] of pasted.split('\n').entries())
    for (const [link] of line.matchAll(LINK)) {
      const read = views.size < MOST_RESULTS ? readLink(link) : failure('too-many-results', { most: MOST_RESULTS });
      if (!read.ok) unread.push({ line: i + 1, link, problem: read.error });
      else if (views.has(addressOf(read.value))) repeated++;
      else views.set(addressOf(read.value), read.value);
    }
  return { bySeries: await marked([...views]), unread, repeated };
}

const addressOf = (view: SeriesView) => exercisesAddress({ ...view, at: 'result', draft: undefined });

function readLink(link: string): Result<SeriesView> {
  const packed = PACKED.exec(link)?.[0];
  const ours = OURS.exec(packed === undefined ? link.replaceAll('&amp;', '&') : unpacked(packed))?.[0];
  if (ours === undefined) return failure('not-a-result');
  const view = parseExercisesAddress(withoutTheSentence(ours));
  if (!view.ok) return view;
  if (view.value.page !== 'series') return failure('not-a-result');
  const { problem, answers, at } = view.value;
  // It reads as on the page of the series, where the exercises are shown all the same.
  if (problem !== undefined) return failure('cut-result');
  if (at !== 'result' && answers.every((answer) => answer === undefined)) return failure('only-the-series');
  return ok(view.value);
}

function unpacked(packed: string): string {
  try {
    return decodeURIComponent(packed);
  } catch {
    return packed;
  }
}

/** A link ends before the bracket that closes around it, and the sign that ends its sentence. */
function withoutTheSentence(link: string): string {
  const unpunctuated = link.replace(/[.!?:*_]+$/, '');
  const hasName = /[?&]name=/.test(unpunctuated);
  const plain = hasName ? unpunctuated.replace(/[,;]+$/, '') : unpunctuated;
  return plain.endsWith(')') && !plain.includes('(') ? withoutTheSentence(plain.slice(0, -1)) : plain;
}

async function marked(views: readonly (readonly [address: string, view: SeriesView])[]): Promise<SeriesResults[]> {
  const found = new Map<string, { series: Series; exercises: readonly Exercise[]; results: StudentResult[] }>();
  for (const [address, { series, answers, name }] of views) {
    const key = JSON.stringify(formatSeries(series));
    let of = found.get(key);
    if (of === undefined) {
      of = { series, exercises: await Promise.all(exercisesOf(series).map(makeExercise)), results: [] };
      found.set(key, of);
    }
    const marks = of.exercises.map(({ mark }, at) => {
      const answer = answers[at];
      return answer === undefined ? undefined : mark(answer).right;
    });
    const parts = of.exercises.map((exercise, at) => partsRight(exercise, answers[at] ?? [])).reduce(added);
    of.results.push({ name: name.trim(), address, marks, parts });
  }
  return [...found.values()].map(({ series, results }) => ({
    series,
    results: results.sort((one, other) => one.name.localeCompare(other.name)),
  }));
}

export const scoreOf = ({ marks }: StudentResult) => marks.filter((mark) => mark === true).length;

/** The name of a series. */
export function seriesName({ title, kinds, level, seed }: Series): string {
  return title ?? text.seriesName({ kinds: kinds.map(titleOf).join(', '), level, seed: `${seed}` });
}

/** Rows for a spreadsheet: 1 for right, 0 for wrong, nothing where there is no answer. */
export function resultRows(bySeries: readonly SeriesResults[]): string[][] {
  const most = Math.max(0, ...bySeries.map(({ series }) => series.count));
  const numbers = Array.from({ length: most }, (_, at) => `${at + 1}`);
  const head = [text.series, text.name, text.score, text.outOf, text.parts, text.outOf, ...numbers];
  return [
    head,
    ...bySeries.flatMap(({ series, results }) =>
      results.map((result) => [
        seriesName(series),
        result.name,
        `${scoreOf(result)}`,
        `${series.count}`,
        `${result.parts.right}`,
        `${result.parts.all}`,
        ...result.marks.map((mark) => (mark === undefined ? '' : `${Number(mark)}`)),
      ]),
    ),
  ];
}

/** The table for spreadsheets: a student's name is never read as a formula. */
export function separated(rows: readonly (readonly string[])[], separator: string): string {
  const cell = (content: string) => {
    const plain = /^[=+\-@\t\r]/.test(content) ? `'${content}` : content;
    return /["\r\n\t]/.test(plain) || plain.includes(separator) ? `"${plain.replaceAll('"', '""')}"` : plain;
  };
  return rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('');
}
