import { MAX, MIN, unwrap, WIN } from '../src/core/index.ts';
import { ChompIndex } from '../src/solve/fixtures/chomp-index.ts';
import { type Arena, ATTRACTORS, attractors, doubled, fixpoint, memoryNeeded, solveImpartial } from '../src/solve/index.ts';

/** What one arena took. */
export interface GrowthRow {
  readonly solver: string;
  readonly positions: number;
  readonly moves: number;
  readonly milliseconds: number;
  /** NaN for the fixpoint, whose sets are the engine's affair. */
  readonly bytes: number;
}

/**
 * How the linear algorithm grows from 10^4 to 10^7 positions, the textbook's fixpoint beside it on a game with many ranks, and Chomp 13x13 against
 * the fixpoint's 8x8. Prints tables and returns whether the claims of the project hold: time and bytes, per position and per move,
 * within 1.5x; and 13x13 within the time of 8x8. Times are processor times: other programs on the machine hardly change them.
 */
export function benchSolve(print: (line: string) => void): boolean {
  print('attractors on a random strip with cycles and draws, moves of up to 31 cells');
  print(heading);
  const rows = [4, 4.5, 5, 5.5, 6, 6.5, 7].map((power) =>
    measure('attractors', (seed) => strip(Math.round(10 ** power), 16, seed)),
  );
  for (const row of rows) print(line(row));
  const spreads = {
    'ns/position': spread(rows, (row) => row.milliseconds / row.positions),
    'ns/move': spread(rows, (row) => row.milliseconds / row.moves),
    'bytes/position': spread(rows, (row) => row.bytes / row.positions),
    'bytes/move': spread(rows, (row) => row.bytes / row.moves),
  };
  const ratios = Object.entries(spreads).map(([name, ratio]) => `${name} ${ratio.toFixed(2)}`);
  print(`  largest / smallest: ${ratios.join(', ')}`);

  print('');
  print('the same with moves of up to 9,999 cells: past the size of the caches a move costs an access to memory');
  print(heading);
  for (const power of [5, 6, 7]) print(line(measure('attractors', (seed) => strip(10 ** power, 5000, seed))));

  print('');
  print('attractors and the textbook fixpoint on take 1-2-3: half as many ranks as sticks');
  print(heading);
  for (const sticks of [250, 500, 1000, 2000]) {
    print(line(measure('attractors', () => doubledSticks(sticks))));
    print(line(measure('fixpoint', () => doubledSticks(sticks))));
  }

  print('');
  const naive = median(() => unwrap(fixpoint(doubled(new ChompIndex(8, 8)))));
  const large = median(() => unwrap(solveImpartial(new ChompIndex(13, 13))));
  print(`Chomp 8x8, textbook fixpoint, 25,738 positions: ${naive.toFixed(0)} ms`);
  print(`Chomp 13x13, sieve, 10,400,599 positions: ${large.toFixed(0)} ms, ${(large / naive).toFixed(2)} of it`);
  return Object.values(spreads).every((ratio) => ratio <= 1.5) && large <= naive;
}

const heading = '  solver       positions       moves         ms  ns/pos ns/move  B/pos B/move';

function line({ solver, positions, moves, milliseconds, bytes }: GrowthRow): string {
  const cell = (value: number, width: number, digits = 0) => (Number.isNaN(value) ? '-' : value.toFixed(digits)).padStart(width);
  return [
    `  ${solver.padEnd(10)}`,
    cell(positions, 11),
    cell(moves, 11),
    cell(milliseconds, 10, 1),
    cell((1e6 * milliseconds) / positions, 7),
    cell((1e6 * milliseconds) / moves, 7),
    cell(bytes / positions, 6, 1),
    cell(bytes / moves, 6, 1),
  ].join(' ');
}

/** Each run has an arena of its own seed: a processor learns the branches of a small arena by heart when it meets it again. */
function measure(solver: 'attractors' | 'fixpoint', make: (seed: number) => Arena): GrowthRow {
  const arena = make(0);
  const next: number[] = [];
  let moves = 0;
  for (let p = 0; p < arena.size; p++) moves += arena.successors(p, next);
  const solve = solver === 'attractors' ? attractors : fixpoint;
  const milliseconds = median((seed) => unwrap(solve(make(seed))));
  const bytes = solver === 'attractors' ? memoryNeeded(ATTRACTORS, arena.size, moves) : Number.NaN;
  return { solver, positions: arena.size, moves, milliseconds, bytes };
}

/** The median processor time, in milliseconds, of at least three runs and half a second. */
function median(run: (seed: number) => unknown): number {
  const times: number[] = [];
  let total = 0;
  while (times.length < 3 || total < 500) {
    const began = process.cpuUsage();
    run(times.length);
    const { user, system } = process.cpuUsage(began);
    times.push((user + system) / 1000);
    total += times[times.length - 1] as number;
  }
  return times.sort((a, b) => a - b)[times.length >> 1] as number;
}

function spread(rows: readonly GrowthRow[], of: (row: GrowthRow) => number): number {
  const values = rows.map(of);
  return Math.max(...values) / Math.min(...values);
}

/**
 * A strip of cells, Adam on the even ones and Ève on the odd ones: up to four moves from each, an odd number of cells to either side, fewer than
 * 2 * reach. An eighth of the cells are final. Moves are computed from the seed, not stored.
 */
function strip(size: number, reach: number, seed: number): Arena {
  const hashOf = (p: number) => mix(p ^ mix(seed));
  return {
    title: `strip:${size}`,
    size,
    start: 0,
    owner: (p) => (p & 1 ? MIN : MAX),
    outcome: (p) => {
      const hash = hashOf(p);
      return (hash & 7) === 0 ? ([WIN, -WIN, 0, WIN][(hash >>> 3) & 3] as number) : undefined;
    },
    successors: (p, into) => {
      let hash = hashOf(p);
      if ((hash & 7) === 0) return 0;
      let count = 0;
      for (let moves = 1 + ((hash >>> 5) & 3); moves > 0; moves--) {
        hash = mix(hash);
        const target = p + 2 * ((hash >>> 8) % (2 * reach)) - 2 * reach + 1;
        if (target >= 0 && target < size) into[count++] = target;
      }
      return count;
    },
    name: String,
  };
}

/** A one-to-one scrambling of 32 bits (the finaliser of MurmurHash3). */
function mix(n: number): number {
  let hash = Math.imul(n ^ (n >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

/** The course's Nim: take 1, 2 or 3, the last one loses. */
function doubledSticks(sticks: number): Arena {
  return doubled({
    title: `sticks:${sticks}`,
    size: sticks + 1,
    start: sticks,
    descending: true,
    stuck: 'wins',
    successors: (p, into) => {
      const count = Math.min(3, p);
      for (let taken = 1; taken <= count; taken++) into[taken - 1] = p - taken;
      return count;
    },
    name: String,
  });
}
