import { inLanguage, type Language, localeOf, type Translation } from '../say/index.ts';
import type { Experiment, Job, ReportTable, Row } from './experiment.ts';

/** The rows of all jobs that are done, in the order of the jobs and not in that in which they were done. */
export function rowsInOrder(jobs: readonly Job[], done: ReadonlyMap<string, readonly Row[]>): readonly Row[] {
  return jobs.flatMap(({ id }) => done.get(id) ?? []);
}

/** A finished job. */
export interface Finished {
  readonly job: string;
  readonly rows: readonly Row[];
  readonly ms: number;
}

/** A finished job as a line of `rows.ndjson`. */
export function finishedLine({ job, rows, ms }: Finished): string {
  return `${JSON.stringify({ job, rows, ms: Math.round(ms * 1000) / 1000 })}\n`;
}

/** A table of the report, as its readers write it. */
export interface TableTexts {
  readonly names: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly isNumber: readonly boolean[];
}

/** The numbers of a column all have the digits after the point that its largest fraction wants. */
export function tableTexts({ columns, rows }: ReportTable, language: Language): TableTexts {
  const numbers = columns.map((_, column) => rows.map((row) => row[column]).filter((cell) => typeof cell === 'number'));
  const digits = numbers.map(digitsFor);
  const text = (cell: string | number | Translation, column: number) => {
    if (typeof cell === 'string') return cell;
    if (typeof cell !== 'number') return inLanguage(cell, language);
    if (!Number.isFinite(cell)) return Number.isNaN(cell) ? '' : cell > 0 ? '∞' : '−∞';
    const format = { minimumFractionDigits: digits[column], maximumFractionDigits: digits[column] };
    return new Intl.NumberFormat(localeOf(language), format).format(cell);
  };
  return {
    names: columns.map(text),
    rows: rows.map((row) => row.map(text)),
    isNumber: numbers.map((cells) => cells.length > 0),
  };
}

function digitsFor(numbers: readonly number[]): number {
  const sizes = numbers.filter((number) => Number.isFinite(number) && !Number.isInteger(number)).map(Math.abs);
  if (sizes.length === 0) return 0;
  const most = Math.max(...sizes);
  // Small ones have three that say something; halves need one.
  const saying = most >= 1000 ? 0 : most >= 10 ? 1 : Math.min(12, 3 + Math.max(0, -Math.ceil(Math.log10(most))));
  return Math.min(saying, Math.max(...sizes.map((size) => String(size).split('.')[1]?.length ?? saying)));
}

/** The rows as RFC 4180 has them; numbers with a point, whatever the language. */
export function rowsCsv({ columns }: Pick<Experiment, 'columns'>, rows: readonly Row[]): string {
  const names = Object.keys(columns);
  const cell = (value: Row[string] | undefined) => {
    const text = value === undefined || value === null ? '' : String(value);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return [names, ...rows.map((row) => names.map((name) => row[name]))].map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}
