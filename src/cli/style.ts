import { stripVTControlCharacters } from 'node:util';

/**
 * How to call this program, for commands that are printed to be copied. In a clone `minerve` is not on the path:
 * scripts/minerve.mjs sets MINERVE_COMMAND instead.
 */
export const INVOCATION = process.env.MINERVE_COMMAND || 'minerve';

/** The codes that begin and end each style; `marked` is for changes on a board. */
const CODES = {
  strong: [1, 22],
  faint: [2, 22],
  good: [32, 39],
  bad: [31, 39],
  max: [36, 39],
  min: [33, 39],
  marked: [7, 27],
} as const;

/** Colours for a terminal, or nothing. No information is given by colour alone. */
export type Style = { readonly colour: boolean } & Readonly<Record<keyof typeof CODES, (text: string) => string>>;

export function styleOf(colour: boolean): Style {
  const styles = Object.entries(CODES).map(([name, [start, end]]) => [
    name,
    (text: string) => (colour ? `\u001b[${start}m${text}\u001b[${end}m` : text),
  ]);
  return { colour, ...Object.fromEntries(styles) };
}

/**
 * NO_COLOR (no-color.org: any value except an empty one) has priority over FORCE_COLOR (any value except an empty one,
 * 0 or false), which has priority over the kind of the stream.
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

/** A table with a header row; columns of numbers are right-aligned. */
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
 * A text from outside, made safe for a terminal: characters that would move the cursor, break the line or change the
 * direction of writing become �.
 */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu, '�');
}

/** The widest line printed: longer ones are tiring to read. Also used if standard output is no terminal. */
const MAX_LINE_WIDTH = 98;

/** Long text, indented and wrapped. */
export function indentAndWrap(text: string): string {
  return wrap(text.replace(/^/gm, '  '), Math.min(MAX_LINE_WIDTH, process.stdout.columns ?? MAX_LINE_WIDTH));
}

/**
 * Wraps lines at `width` characters, at spaces except those that French puts inside « » and before : ; ? and !.
 * Continuation lines are indented by `hangingIndent`. Commands to be copied, and single words, are never broken.
 */
export function wrap(text: string, width: number): string {
  return text
    .split('\n')
    .map((line) => (lengthOf(line) <= width || isCommand(line) ? line : wrapLine(line, width)))
    .join('\n');
}

function wrapLine(line: string, width: number): string {
  const indent = ' '.repeat(hangingIndent(stripVTControlCharacters(line), width));
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

/** The indent of continuation lines: the start of the last column that begins in the left half of the width. */
function hangingIndent(line: string, width: number): number {
  const columns = [...line.matchAll(/(?:^| {2}) *(?=\S)/g)].map(
    ({ index, 0: gap }) => [...line.slice(0, index + gap.length)].length,
  );
  return Math.max(0, ...columns.filter((column) => column <= width / 2));
}

/** Whether the line is a command to be copied. A usage line, which has placeholders, is not. */
function isCommand(line: string): boolean {
  const typed = stripVTControlCharacters(line).trimStart();
  return typed.startsWith(`${INVOCATION} `) && !/\s[<[][\w-]/.test(typed);
}

function lengthOf(line: string): number {
  return [...stripVTControlCharacters(line)].length;
}
