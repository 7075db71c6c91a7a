import { stripVTControlCharacters } from 'node:util';
import { INVOCATION } from './invocation.ts';

/** The codes that begin and end each style; `marked` is what changed on a board. */
const CODES = {
  strong: [1, 22],
  faint: [2, 22],
  good: [32, 39],
  bad: [31, 39],
  max: [36, 39],
  min: [33, 39],
  marked: [7, 27],
} as const;

/** Colours for a terminal, or nothing. Nothing is ever said by colour alone. */
export type Style = { readonly colour: boolean } & Readonly<Record<keyof typeof CODES, (text: string) => string>>;

export function styleOf(colour: boolean): Style {
  const styles = Object.entries(CODES).map(([name, [start, end]]) => [
    name,
    (text: string) => (colour ? `\u001b[${start}m${text}\u001b[${end}m` : text),
  ]);
  return { colour, ...Object.fromEntries(styles) };
}

/**
 * NO_COLOR (no-color.org: any value but an empty one) wins over FORCE_COLOR (any value but an empty one, 0 or false),
 * which wins over what the stream is.
 */
export function wantsColour(
  stream: { readonly isTTY?: boolean | undefined },
  environment: Readonly<Record<string, string | undefined>>,
): boolean {
  if (environment.NO_COLOR) return false;
  const forced = environment.FORCE_COLOR;
  if (forced !== undefined && forced !== '') return forced !== '0' && forced !== 'false';
  return stream.isTTY === true && environment.TERM !== 'dumb';
}

/** Rows of text in columns, under their names; columns of numbers end where their names do. */
export function table(
  names: readonly string[],
  rows: readonly (readonly string[])[],
  style: Style,
  isNumber: readonly boolean[] = [],
): string {
  const widths = names.map((name, column) => Math.max(name.length, ...rows.map((row) => (row[column] as string).length)));
  const line = (cells: readonly string[], paint: (text: string, column: number) => string) =>
    cells
      .map((cell, column) => paint(isNumber[column] ? cell.padStart(widths[column]) : cell.padEnd(widths[column]), column))
      .join('  ')
      .trimEnd();
  return [
    line(names, (text) => style.faint(text)),
    ...rows.map((row) => line(row, (text, column) => (column === 0 ? style.strong(text) : text))),
  ].join('\n');
}

/**
 * A text that came out of a file, for a terminal: what would move the cursor, break the line or turn the direction of
 * writing is shown as �.
 */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu, '�');
}

/** Longer lines tire, however wide the terminal is; a pipe has no width. */
const LONGEST = 98;

/** What is read at length, a little off the margin. */
export function paragraphs(text: string): string {
  return folded(text.replace(/^/gm, '  '), Math.min(LONGEST, process.stdout.columns ?? LONGEST));
}

/**
 * Lines of at most `width` letters, broken at spaces, though not at those that French has within « » and before : ; ?
 * and !; what goes on stands under the last column that the line has. A command to be typed again stays whole, and so
 * does a word, however long.
 */
export function folded(text: string, width: number): string {
  return text
    .split('\n')
    .map((line) => (lengthOf(line) <= width || isCommand(line) ? line : foldedLine(line, width)))
    .join('\n');
}

function foldedLine(line: string, width: number): string {
  const indent = ' '.repeat(columnIn(stripVTControlCharacters(line), width));
  const lines: string[] = [];
  let now = '';
  for (const word of line.split(/(?<=[^\s«]) (?=[^\s:;?!»])/)) {
    if (now !== '' && lengthOf(now) + 1 + lengthOf(word) > width) {
      lines.push(now);
      now = indent + word;
    } else now = now === '' ? word : `${now} ${word}`;
  }
  return [...lines, now].join('\n');
}

/** Where the last column of a line begins that leaves room for half of it; else where the line itself does. */
function columnIn(line: string, width: number): number {
  const columns = [...line.matchAll(/(?:^| {2}) *(?=\S)/g)].map(
    ({ index, 0: gap }) => [...line.slice(0, index + gap.length)].length,
  );
  return Math.max(0, ...columns.filter((column) => column <= width / 2));
}

/** Not one with placeholders, which shows how a command is typed. */
function isCommand(line: string): boolean {
  const typed = stripVTControlCharacters(line).trimStart();
  return typed.startsWith(`${INVOCATION} `) && !/\s[<[][\w-]/.test(typed);
}

function lengthOf(line: string): number {
  return [...stripVTControlCharacters(line)].length;
}
