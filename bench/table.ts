type Cell = string | number;

/** Prints rows under a header, numbers to the right. */
export function printTable(title: string, header: readonly string[], rows: readonly (readonly Cell[])[]): void {
  const cells = [header, ...rows.map((row) => row.map(String))];
  const widths = header.map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  const line = (row: readonly string[]) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]))).join('  ');
  process.stdout.write(`\n${title}\n${line(header)}\n${widths.map((width) => '-'.repeat(width)).join('  ')}\n`);
  for (const row of cells.slice(1)) process.stdout.write(`${line(row)}\n`);
}

/** A table in Markdown, to which rows are printed as they come: for what takes minutes. */
export function openTable(title: string, header: readonly string[]): (row: readonly Cell[]) => void {
  const line = (cells: readonly Cell[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
  process.stdout.write(`\n${title}\n\n`);
  line(header);
  line(header.map(() => '---'));
  return line;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1];
}

/** Calls the functions in turn, `rounds` times, so that a busy machine slows them alike; the median of each. */
export function interleaved(rounds: number, measures: readonly (() => number)[]): number[] {
  const samples = measures.map(() => [] as number[]);
  for (let round = 0; round < rounds; round++) for (const [i, measure] of measures.entries()) samples[i].push(measure());
  return samples.map(median);
}

/** What `work` gave, and the processor milliseconds that it took: what it costs on a machine that others use as well. */
export function timed<T>(work: () => T): { readonly result: T; readonly ms: number } {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { result, ms: (user + system) / 1000 };
}

export function cpuTime(work: () => unknown): number {
  return timed(work).ms;
}

export function sumOf<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((sum, item) => sum + of(item), 0);
}
