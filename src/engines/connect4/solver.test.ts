import { afterEach, describe, expect, it } from 'vitest';
import { Random, unwrap } from '../../core/index.ts';
import { quickest } from '../../fixtures/index.ts';
import { type Connect4Board, Connect4Kernel, connect4Board, dropped, isOpen, winsAt } from '../../kernels/index.ts';
import { Connect4Solver, type Connect4SolverOptions, parseConnect4Board, type SolveProgress } from '../index.ts';
import { bookOf } from './book.ts';

const board = (moves: string) => unwrap(parseConnect4Board(moves));

/** Solved by another program: Pons' solver, without a book. */
const SOLVED: readonly (readonly [string, number])[] = [
  ['36411162271', -3],
  ['577717657666621112631445127354', -6],
  ['117636223453273741776455261164', 0],
];

/** On a busy machine a helper may start only after the solve has ended: then the test solves again. */
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

/** A position of this number of stones where the game goes on. */
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
  it('solves one position after the other, with the scores of another program', async () => {
    const solver = await solverWith({ threads });
    for (const [moves, score] of SOLVED) {
      await solver.prepare(board(moves));
      const answer = solver.solve(board(moves));
      expect([moves, answer.score, answer.least, answer.most]).toEqual([moves, score, score, score]);
      expect(solver.solve(board(moves), { weak: true }).score).toBe(Math.sign(score));
    }
  });

  it('gives every column the same score as the kernel', async () => {
    const solver = await solverWith({ threads, hashMb: 2 });
    const kernel = await Connect4Kernel.create({ hashMb: 2 });
    const random = new Random(61);
    for (let i = 0; i < 20; i++) {
      const position = randomBoard(random, 16 + (i % 24));
      await solver.prepare(position);
      const { scores, stopped } = solver.columns(position);
      expect(scores).toEqual(kernel.columns(position).scores);
      expect(stopped).toBe(false);
    }
  });

  it('is stopped by a flag, keeps what it knows, and goes on with the next', async () => {
    const solver = await solverWith({ threads });
    const flag = { aborted: false };
    const seen: SolveProgress[] = [];
    const onProgress = (progress: SolveProgress) => {
      seen.push(progress);
      flag.aborted = seen.length === 5;
    };
    await solver.prepare(board(''));
    const answer = solver.solve(board(''), { signal: flag, onProgress });
    expect(answer.score).toBeUndefined();
    expect(answer.least).toBeLessThanOrEqual(1);
    expect(answer.most).toBeGreaterThanOrEqual(1);
    expect(seen.length).toBe(5);
    for (let i = 1; i < seen.length; i++) expect(seen[i].nodes).toBeGreaterThanOrEqual(seen[i - 1].nodes);
    // Reported every 50 ms at most.
    expect(seen[4].ms).toBeGreaterThanOrEqual(245);
    const columns = solver.columns(board(''), { signal: { aborted: true } });
    expect(columns).toMatchObject({ stopped: true, scores: Array(7).fill(undefined), nodes: 0 });
    expect(solver.solve(board('36411162271')).score).toBe(-3);
  });

  it('is stopped by a clock within some milliseconds', async () => {
    const solver = await solverWith({ threads });
    await solver.prepare(board(''));
    const late = () => {
      const end = performance.now() + 60;
      const clock = {
        get aborted() {
          return performance.now() >= end;
        },
      };
      expect(solver.solve(board(''), { signal: clock }).score).toBeUndefined();
      return performance.now() - end;
    };
    expect(await quickest(50, async () => late())).toBeLessThan(50);
  });

  it('stops after the given number of nodes', async () => {
    const solver = await solverWith({ threads });
    await solver.prepare(board(''));
    const { score, nodes } = solver.solve(board(''), { nodes: 2_000_000 });
    expect(score).toBeUndefined();
    expect(nodes).toBeGreaterThanOrEqual(2_000_000);
    // Those of the other thread count too; it may go on for a moment while this one waits for the processor.
    if (threads === 1) expect(nodes).toBeLessThan(2_000_020);
    else expect(solver.kernel.exports.positions()).toBeLessThan(2_000_000);
    expect(solver.columns(board(''), { nodes: 10_000 })).toMatchObject({ stopped: true, scores: Array(7).fill(undefined) });
    expect(solver.columnOfScore(board(''), 1, [0, 1, 2], { nodes: 10_000 }).column).toBeUndefined();
    expect(solver.solve(board(''), { nodes: 0 }).score).toBeUndefined();
  });

  it('finds a column that attains a known score, the first in the order given', async () => {
    const solver = await solverWith({ threads });
    await solver.prepare(board('36411162271'));
    expect(solver.columnOfScore(board('36411162271'), -3, [6, 5, 4, 3]).column).toBe(3);
    const { scores } = solver.columns(board('36411162271'));
    const first = scores.indexOf(-3);
    expect(solver.columnOfScore(board('36411162271'), -3, [0, 1, 2, 3, 4, 5, 6]).column).toBe(first);
  });

  it('finds right scores after solves that were stopped at random', async () => {
    const solver = await solverWith({ threads });
    const random = new Random(62);
    for (let i = 0; i < 30; i++) {
      const [moves, score] = SOLVED[i % SOLVED.length];
      await solver.prepare(board(moves));
      let looks = random.below(40);
      const signal = {
        get aborted() {
          return looks-- <= 0;
        },
      };
      solver.solve(randomBoard(random, 9), { signal });
      if (i % 3 === 0) solver.forget();
      expect([moves, solver.solve(board(moves)).score]).toEqual([moves, score]);
    }
  });
});

describe('Two threads', () => {
  const helperNodes = ({ kernel }: Connect4Solver) => kernel.countedByHelpers();

  it('both work in the first solve after `prepare`, and the nodes of both are counted', async () => {
    const position = board('53521246');
    const helped = async () => {
      const solver = await solverWith({ threads: 2 });
      await solver.prepare(position);
      const { nodes } = solver.solve(position);
      expect(nodes).toBeGreaterThan(helperNodes(solver));
      return helperNodes(solver);
    };
    await expect.poll(helped, LATE_THREAD).toBeGreaterThan(10_000);
  });

  it('are optional: without `prepare` one thread solves alone', async () => {
    const solver = await solverWith({ threads: 2 });
    const kernel = await Connect4Kernel.create();
    expect(solver.solve(board('36411162271')).nodes).toBe(kernel.solve(board('36411162271')).nodes);
    expect(helperNodes(solver)).toBe(0);
  });

  it('sleep after a while without work, and help again with the next position', async () => {
    const solver = await solverWith({ threads: 2 });
    const session = () => new Int32Array(solver.kernel.memory.buffer)[25];
    await solver.prepare(board('36411162271'));
    solver.solve(board('36411162271'));
    const awake = session();
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(session()).toBe(awake + 1);
    const before = helperNodes(solver);
    const helped = async () => {
      solver.forget();
      solver.solve(board('53521246'));
      return helperNodes(solver) - before;
    };
    await expect.poll(helped, LATE_THREAD).toBeGreaterThan(10_000);
  });

  it('do not block a solve that waits when the solver is closed', async () => {
    const solver = await solverWith({ threads: 2 });
    const prepared = solver.prepare(board('36411162271'));
    solver.close();
    await prepared;
    expect(() => solver.solve(board('44'))).toThrow(/closed/);
  });
});

describe('The solver', () => {
  it('uses one thread if memory cannot be shared', async () => {
    const solver = await solverWith({ threads: 4, sharedMemory: false });
    expect(solver.threads).toBe(1);
    expect(solver.solve(board('36411162271')).score).toBe(-3);
  });

  it('visits exactly the nodes of the kernel', async () => {
    const solver = await solverWith({});
    const kernel = await Connect4Kernel.create();
    expect(solver.solve(board('36411162271')).nodes).toBe(kernel.solve(board('36411162271')).nodes);
  });

  it('takes scores from the book', async () => {
    const book = { score: ({ stones }: Connect4Board) => (stones <= 8 ? 7 - stones : undefined) };
    const solver = await solverWith({ book });
    expect(solver.solve(board('44'))).toMatchObject({ score: 5, nodes: 0, fromBook: true });
    expect(solver.solve(board('44'), { weak: true })).toMatchObject({ score: 1, fromBook: true });
    expect(solver.columns(board('44')).scores).toEqual(Array(7).fill(-4));
    expect(solver.solve(board('36411162271'))).toMatchObject({ score: -3, fromBook: false });
    expect(() => bookOf(new Uint8Array(3))).toThrow(/book is damaged/);
  });

  it('reads its own book only when it prepares a position that is in it', async () => {
    const solver = await solverWith({ book: true });
    await solver.prepare(board('364111622'));
    expect(solver.bookScore(board('44'))).toBeUndefined();
    await solver.prepare(board('44'));
    expect(solver.solve(board('44'))).toMatchObject({ nodes: 0, fromBook: true });
    expect(solver.bookScore(board('364111622'))).toBeUndefined();
  });

  it('solves one position at a time, and none after it is closed', async () => {
    const solver = await solverWith({ threads: 2 });
    await solver.prepare(board(''));
    let sentence = '';
    const asks = () => {
      try {
        solver.columns(board('44'));
      } catch (error) {
        sentence = (error as Error).message;
      }
    };
    solver.solve(board(''), { onProgress: asks, nodes: 5_000_000 });
    expect(sentence).toMatch(/at work on a position: wait for it/);
    expect(solver.solve(board('36411162271')).score).toBe(-3);
    expect(solver.solve(board(''), { onProgress: () => solver.close() }).score).toBeUndefined();
    expect(() => solver.solve(board('44'))).toThrow(/solver is closed: open another/);
  });
});
