import { unwrap } from '../../core/index.ts';
import { Connect4Solver, parseConnect4Board } from '../../engines/index.ts';
import type { StopSignal } from '../../search/index.ts';
import { BENCH_POSITIONS } from './bench-positions.ts';

/** What one group of positions took. */
export interface BenchRow {
  readonly group: keyof typeof BENCH_POSITIONS;
  readonly threads: number;
  readonly positions: number;
  readonly nodes: number;
  readonly referenceNodes: number;
  readonly ms: number;
  /** Positions whose score came out wrong: never, one hopes. */
  readonly wrong: readonly string[];
}

const GROUPS = Object.keys(BENCH_POSITIONS) as (keyof typeof BENCH_POSITIONS)[];

/** Solves each group of positions with so many threads, an empty table each time, after a first run that is not counted. Ends early where the signal comes. */
export async function* benchConnect4(
  threads: number,
  tableMb: number | undefined,
  signal: StopSignal,
): AsyncGenerator<BenchRow, undefined> {
  const solver = await Connect4Solver.open({ threads, book: false, ...(tableMb !== undefined && { tableMb }) });
  try {
    await solveGroup(solver, 'medium', signal);
    for (const group of GROUPS) {
      const row = await solveGroup(solver, group, signal);
      if (row === undefined) return;
      yield row;
    }
  } finally {
    solver.close();
  }
}

async function solveGroup(
  solver: Connect4Solver,
  group: keyof typeof BENCH_POSITIONS,
  signal: StopSignal,
): Promise<BenchRow | undefined> {
  const wrong: string[] = [];
  let [nodes, referenceNodes, ms] = [0, 0, 0];
  for (const [position, score, reference] of BENCH_POSITIONS[group]) {
    const board = unwrap(parseConnect4Board(position));
    await solver.prepare(board);
    solver.forget();
    const answer = solver.solve(board, { signal });
    if (answer.score === undefined) return undefined;
    if (answer.score !== score) wrong.push(position);
    nodes += answer.nodes;
    referenceNodes += reference;
    ms += answer.ms;
  }
  return { group, threads: solver.threads, positions: BENCH_POSITIONS[group].length, nodes, referenceNodes, ms, wrong };
}
