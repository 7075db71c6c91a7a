import { formatNumber, inLanguage, type Language, localeOf, type Translation } from '../say/index.ts';
import type { Experiment, Job, Row } from './experiment.ts';

/** The rows of all jobs that are done, in the order of the jobs and not in that in which they were done. */
export function rowsInOrder(jobs: readonly Job[], done: ReadonlyMap<string, readonly Row[]>): readonly Row[] {
  return jobs.flatMap(({ id }) => done.get(id) ?? []);
}

/** A cell of a table of the report, as its readers write it. Fractions have three digits at least that say something. */
export function cellText(cell: string | number | Translation, language: Language): string {
  if (typeof cell === 'string') return cell;
  if (typeof cell !== 'number') return inLanguage(cell, language);
  if (Number.isInteger(cell)) return formatNumber(cell, language);
  if (!Number.isFinite(cell)) return Number.isNaN(cell) ? '' : cell > 0 ? '∞' : '−∞';
  const digits = Math.abs(cell) < 10 ? 3 : Math.abs(cell) < 1000 ? 1 : 0;
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  if (Math.abs(cell) >= 0.001) return new Intl.NumberFormat(localeOf(language), format).format(cell);
  return new Intl.NumberFormat(localeOf(language), { maximumSignificantDigits: 3 }).format(cell);
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
