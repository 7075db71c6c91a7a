/** Colours for a terminal, or nothing. Nothing is ever said by colour alone. */
export interface Style {
  readonly colour: boolean;
  strong(text: string): string;
  faint(text: string): string;
  good(text: string): string;
  bad(text: string): string;
  max(text: string): string;
  min(text: string): string;
  /** What changed on a board. */
  marked(text: string): string;
}

const same = (text: string) => text;
const between = (start: number, end: number) => (text: string) => `\u001b[${start}m${text}\u001b[${end}m`;

const plain: Style = { colour: false, strong: same, faint: same, good: same, bad: same, max: same, min: same, marked: same };

const ansi: Style = {
  colour: true,
  strong: between(1, 22),
  faint: between(2, 22),
  good: between(32, 39),
  bad: between(31, 39),
  max: between(36, 39),
  min: between(33, 39),
  marked: between(7, 27),
};

export function styleOf(colour: boolean): Style {
  return colour ? ansi : plain;
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

/** Rows of text in columns, under their names. */
export function table(names: readonly string[], rows: readonly (readonly string[])[], style: Style): string {
  const widths = names.map((name, column) => Math.max(name.length, ...rows.map((row) => (row[column] as string).length)));
  const line = (cells: readonly string[], paint: (text: string, column: number) => string) =>
    cells
      .map((cell, column) => paint(cell.padEnd(widths[column] as number), column))
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
