/** A board as text: the content of its squares row by row from the top, and the names at its edges. */
export interface TextBoard {
  readonly cells: readonly (readonly string[])[];
  readonly columnNames: readonly string[];
  /** From the top. Absent if rows have no names. */
  readonly rowNames?: readonly string[];
  /** Between the name of a row and its first square. */
  readonly gap?: string;
}

/** The lines of a drawn board, squares below each other; games put the line of the columns' names above or below. */
export function drawnRows({ cells, columnNames, rowNames, gap = '  ' }: TextBoard): {
  readonly lines: readonly string[];
  readonly columns: string;
} {
  const width = Math.max(...columnNames.map((name) => name.length));
  const margin = Math.max(0, ...(rowNames ?? []).map((name) => name.length));
  const line = (name: string, row: readonly string[]) =>
    (rowNames === undefined ? '' : name.padStart(margin) + gap) + row.map((cell) => cell.padStart(width)).join(' ');
  return { lines: cells.map((row, i) => line(rowNames?.[i] ?? '', row)), columns: line('', columnNames) };
}

/** The squares of a board that are written one after the other, row by row. */
export function splitRows<T>(squares: readonly T[], columns: number): T[][] {
  return Array.from({ length: squares.length / columns }, (_, row) => squares.slice(row * columns, (row + 1) * columns));
}
