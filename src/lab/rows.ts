import { inLanguage, type Language, localeOf, type Translation } from '../i18n/index.ts';
import type { Row } from '../jobs/index.ts';
import type { Experiment, ReportTable } from './experiment.ts';

/** A table of the report in the reader's language. */
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
  // Small numbers get three significant digits; halves need one.
  const saying = most >= 1000 ? 0 : most >= 10 ? 1 : Math.min(12, 3 + Math.max(0, -Math.ceil(Math.log10(most))));
  return Math.min(saying, Math.max(...sizes.map((size) => String(size).split('.')[1]?.length ?? saying)));
}

/** The rows as CSV (RFC 4180); numbers with a decimal point in every language. */
export function rowsCsv({ columns }: Pick<Experiment, 'columns'>, rows: readonly Row[]): string {
  const names = Object.keys(columns);
  const cell = (value: Row[string] | undefined) => {
    const text = value === undefined || value === null ? '' : String(value);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return [names, ...rows.map((row) => names.map((name) => row[name]))].map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}
