import { afterEach, describe, expect, it } from 'vitest';
import { Random, unwrap } from '../../core/index.ts';
import { type Connect4Board, Connect4Kernel, connect4Board, dropped, isOpen, winsAt } from '../../kernels/index.ts';
import { Connect4Solver, type Connect4SolverOptions, parseConnect4Board, type SolveProgress } from '../index.ts';
import { bookOf } from './book.ts';
import { look, Spent } from './look.ts';

const board = (moves: string) => unwrap(parseConnect4Board(moves));
const never = { aborted: false, turn: () => Promise.resolve() };

/** Solved by another program: Pons' solver, without a book. */
const SOLVED: readonly (readonly [string, number])[] = [
  ['36411162271', -3],
  ['577717657666621112631445127354', -6],
  ['117636223453273741776455261164', 0],
];

/** Where other programs have the cores, a thread may come when all is done: then it is asked again. */
const LATE_THREAD = { timeout: 60_000 };

const open: Connect4Solver[] = [];
async function solverWith(options: Connect4SolverOptions): Promise<Connect4Solver> {
  const solver = await Connect4Solver.open({ book: false, ...options });
  open.push(solver);
  return solver;
}
afterEach(() => {
  for (const solver of open.splice(0)) solver.close();
});

/** A position of so many stones where the game goes on. */
function randomBoard(random: Random, stones: number): Connect4Board {
  for (;;) {
    let found = unwrap(connect4Board([]));
    while (found.stones < stones) {
      const quiet = [0, 1, 2, 3, 4, 5, 6].filter((column) => isOpen(found, column) && !winsAt(found, column));
      if (quiet.length === 0) break;
      found = dropped(found, random.pick(quiet));
    }
    if (found.stones === stones) return found;
  }
}

describe.each([1, 2])('The solver with %i threads', (threads) => {
  it('solves one position after the other, as another program does', async () => {
    const solver = await solverWith({ threads });
    for (const [moves, score] of SOLVED) {
      const answer = await solver.solve(board(moves));
      expect([moves, answer.score, answer.least, answer.most]).toEqual([moves, score, score, score]);
      expect((await solver.solve(board(moves), { weak: true })).score).toBe(Math.sign(score));
    }
  });

  it('gives every column the score that the kernel gives it', async () => {
    const solver = await solverWith({ threads, tableMb: 2 });
    const kernel = await Connect4Kernel.create({ tableMb: 2 });
    const random = new Random(61);
    for (let i = 0; i < 20; i++) {
      const position = randomBoard(random, 16 + (i % 24));
      const { scores, stopped } = await solver.columns(position);
      expect(scores).toEqual(kernel.columns(position).scores);
      expect(stopped).toBe(false);
    }
  });

  it('is stopped by a flag that another thread may raise, keeps what it knows, and goes on with the next', async () => {
    const solver = await solverWith({ threads });
    const flag = { aborted: false };
    const seen: SolveProgress[] = [];
    const onProgress = (progress: SolveProgress) => {
      seen.push(progress);
      flag.aborted = seen.length === 5;
    };
    const answer = await solver.solve(board(''), { signal: flag, onProgress });
    expect(answer.score).toBeUndefined();
    expect(answer.least).toBeLessThanOrEqual(1);
    expect(answer.most).toBeGreaterThanOrEqual(1);
    expect(seen.length).toBe(5);
    for (let i = 1; i < seen.length; i++) expect(seen[i].nodes).toBeGreaterThanOrEqual(seen[i - 1].nodes);
    const columns = await solver.columns(board(''), { signal: { aborted: true } });
    expect(columns).toMatchObject({ stopped: true, scores: Array(7).fill(undefined) });
    expect((await solver.solve(board('36411162271'))).score).toBe(-3);
  });

  it('gives up after so many nodes', async () => {
    const solver = await solverWith({ threads });
    const { score, nodes } = await solver.solve(board(''), { nodes: 300_000 });
    expect(score).toBeUndefined();
    expect(nodes).toBeGreaterThanOrEqual(300_000);
    expect(nodes).toBeLessThan(1_500_000);
  });

  it('finds a column that attains a known score', async () => {
    const solver = await solverWith({ threads });
    expect(['2', '3']).toContain(String((await solver.columnWorth(board('36411162271'), -3, [0, 1, 2, 3, 4, 5, 6])).column));
    expect((await solver.columnWorth(board('36411162271'), -3, [6, 5, 4, 3])).column).toBe(3);
  });
});

describe('Two threads', () => {
  it('count the nodes of both', async () => {
    const solver = await solverWith({ threads: 2 });
    const helperNodes = () => new DataView(solver.kernel.share().memory.buffer, 1024 + 4096).getFloat64(0, true);
    await solver.solve(board('36411162271'));
    const helped = async () => {
      const before = helperNodes();
      solver.forget();
      const { nodes } = await solver.solve(board('53521246'));
      const helper = helperNodes() - before;
      expect(nodes).toBeGreaterThan(helper);
      return helper;
    };
    await expect.poll(helped, LATE_THREAD).toBeGreaterThan(10_000);
  });

  it('sleep when nothing has come for a while, and help again after', async () => {
    const solver = await solverWith({ threads: 2 });
    const helperNodes = () => new DataView(solver.kernel.share().memory.buffer, 1024 + 4096).getFloat64(0, true);
    const session = () => new Int32Array(solver.kernel.share().memory.buffer)[25];
    await solver.solve(board('36411162271'));
    const awake = session();
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(session()).toBe(awake + 1);
    const before = helperNodes();
    const helped = async () => {
      solver.forget();
      await solver.solve(board('53521246'));
      return helperNodes() - before;
    };
    await expect.poll(helped, LATE_THREAD).toBeGreaterThan(10_000);
  });
});

describe('The solver', () => {
  it('needs no threads where memory cannot be shared', async () => {
    const solver = await solverWith({ threads: 4, sharedMemory: false });
    expect(solver.threads).toBe(1);
    expect((await solver.solve(board('36411162271'))).score).toBe(-3);
  });

  it('visits exactly the nodes of the kernel in one go', async () => {
    const solver = await solverWith({});
    const kernel = await Connect4Kernel.create();
    expect((await solver.solve(board('36411162271'))).nodes).toBe(kernel.solve(board('36411162271')).nodes);
  });

  it('takes what is in a book from there', async () => {
    const book = { score: ({ stones }: Connect4Board) => (stones <= 8 ? 7 - stones : undefined) };
    const solver = await solverWith({ book });
    expect(await solver.solve(board('44'))).toMatchObject({ score: 5, nodes: 0, fromBook: true });
    expect(await solver.solve(board('44'), { weak: true })).toMatchObject({ score: 1, fromBook: true });
    expect((await solver.columns(board('44'))).scores).toEqual(Array(7).fill(-4));
    expect(await solver.solve(board('36411162271'))).toMatchObject({ score: -3, fromBook: false });
    expect(() => bookOf(new Uint8Array(3))).toThrow(/3 scores for \d+ positions/);
  });

  it('works at one position at a time, and not when it is closed', async () => {
    const solver = await solverWith({ threads: 2 });
    const first = solver.solve(board('36411162271'));
    await expect(solver.columns(board('44'))).rejects.toThrow(/at work on a position: wait for it/);
    expect((await first).score).toBe(-3);
    const second = solver.solve(board(''));
    setTimeout(() => solver.close(), 30);
    expect((await second).score).toBeUndefined();
    await expect(solver.solve(board('44'))).rejects.toThrow(/solver is closed: open another/);
  });
});

describe('A look that is too long for a slice', () => {
  it('has the value that the kernel finds in one go', async () => {
    const kernel = await Connect4Kernel.create();
    for (const [moves, depth] of [
      ['36411162271', 16],
      ['4444226', 15],
      ['12345671234567', 17],
    ] as const) {
      const whole = kernel.search(board(moves), depth);
      const spent = new Spent(Number.POSITIVE_INFINITY);
      expect([moves, await look(kernel, board(moves), depth, spent, never)]).toEqual([moves, whole.value]);
      expect(spent.nodes).toBeGreaterThan(600_000);
    }
  });

  it('is stopped between slices', async () => {
    const kernel = await Connect4Kernel.create();
    const spent = new Spent(Number.POSITIVE_INFINITY);
    expect(await look(kernel, board(''), 30, spent, { ...never, aborted: true })).toBeUndefined();
    expect(await look(kernel, board(''), 30, new Spent(1_000_000), never)).toBeUndefined();
  });
});
