/** Prints rows under a header, numbers to the right. */
export function printTable(title: string, header: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const cells = [header, ...rows.map((row) => row.map(String))];
  const widths = header.map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  const line = (row: readonly string[]) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]))).join('  ');
  process.stdout.write(`\n${title}\n${line(header)}\n${widths.map((width) => '-'.repeat(width)).join('  ')}\n`);
  for (const row of cells.slice(1)) process.stdout.write(`${line(row)}\n`);
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

/** Processor milliseconds that `work` takes: what it costs on a machine that others use as well. */
export function cpuTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
