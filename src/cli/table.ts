import type { Style } from './style.ts';

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
