import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { Random, unwrap } from '../core/index.ts';
import { quickest } from '../fixtures/index.ts';
import { randomBoard, solvedPositions } from './fixtures/boards.ts';
import { Connect4Kernel, type Connect4Progress, parseConnect4Board } from './index.ts';

const board = (moves: string) => unwrap(parseConnect4Board(moves));
const HARD = board('36411162271');

describe('A solve in slices', () => {
  it('gives the same score with exactly the same nodes as in one go, whatever the slices', async () => {
    const kernel = await Connect4Kernel.create({ tableMb: 1 });
    const random = new Random(51);
    for (let i = 0; i < 40; i++) {
      const position = randomBoard(random, 10 + (i % 8));
      kernel.forget();
      const whole = kernel.solve(position);
      if (whole.nodes > 2_000_000) continue;
      kernel.forget();
      kernel.begin(position);
      let progress: Connect4Progress;
      do progress = kernel.advance(1 + random.below(20_000));
      while (progress.state === 'paused');
      expect(progress).toEqual({
        state: 'done',
        least: whole.score,
        most: whole.score,
        window: undefined,
        share: 1,
        nodes: whole.nodes,
      });
    }
  });

  it('reports bounds that close in, the window between them, and a share that only grows while a window lasts', async () => {
    const kernel = await Connect4Kernel.create();
    kernel.begin(HARD);
    let before = kernel.advance(1);
    const seen = new Set<number>();
    for (let progress = before; progress.state === 'paused'; before = progress, progress = kernel.advance(5_000)) {
      seen.add(progress.share);
      expect(progress.least).toBeGreaterThanOrEqual(before.least);
      expect(progress.most).toBeLessThanOrEqual(before.most);
      expect(progress.window).toBeGreaterThanOrEqual(progress.least);
      expect(progress.window).toBeLessThan(progress.most);
      expect(progress.share).toBeGreaterThanOrEqual(progress.window === before.window ? before.share : 0);
      expect(progress.share).toBeLessThan(1);
      expect(progress.nodes).toBeGreaterThanOrEqual(before.nodes);
    }
    expect(before.least).toBeLessThanOrEqual(-3);
    expect(seen.size).toBeGreaterThan(50);
  });

  it('that is dropped for another position leaves nothing behind', async () => {
    const kernel = await Connect4Kernel.create();
    for (const { board, score } of solvedPositions().slice(-12)) {
      kernel.begin(HARD);
      expect(kernel.advance(10_000).state).toBe('paused');
      const { score: found } = kernel.solve(board, { nodes: 20_000_000 });
      expect(found).toBe(score);
    }
  });

  it('says what it knows when the nodes run out', async () => {
    const kernel = await Connect4Kernel.create();
    const solution = kernel.solve(HARD, { nodes: 100_000 });
    expect(solution).toMatchObject({ state: 'paused', score: undefined, nodes: 100_000 });
    expect(solution.least).toBeLessThanOrEqual(-3);
    expect(solution.most).toBeGreaterThanOrEqual(-3);
    expect(kernel.columns(HARD, { nodes: 100_000 })).toEqual({ scores: Array(7).fill(undefined), nodes: 100_000 });
    expect(kernel.search(HARD, 20, { nodes: 1000 })).toEqual({ value: undefined, column: undefined, nodes: 1000 });
    expect(() => kernel.solve(HARD, { nodes: 0 })).toThrow(/1 position or more, not 0/);
  });
});

describe('The stop word', () => {
  it('stops every search until it is taken back, and the search goes on as if nothing had been', async () => {
    const kernel = await Connect4Kernel.create();
    const whole = kernel.solve(HARD);
    kernel.forget();
    kernel.begin(HARD);
    kernel.advance(50_000);
    kernel.stop();
    const stopped = kernel.advance();
    expect(stopped.state).toBe('stopped');
    expect(stopped.nodes).toBe(50_000);
    expect(kernel.search(HARD, 12).value).toBeUndefined();
    kernel.allow();
    expect(kernel.search(HARD, 5).value).toBeDefined();
    kernel.forget();
    expect(kernel.solve(HARD)).toEqual(whole);
  });

  it('stops a search in another thread within 50 ms', async () => {
    const stop = async () => {
      const kernel = await Connect4Kernel.create({ threads: 2 });
      kernel.begin(board(''));
      const helper = helperThread(kernel, 1);
      while (helper.nodes() < 10_000) {
        kernel.advance(10_000);
        await new Promise((resolve) => setImmediate(resolve));
      }
      const before = performance.now();
      kernel.stop();
      await helper.finished;
      return performance.now() - before;
    };
    expect(await quickest(50, stop)).toBeLessThan(50);
  });
});

describe('Two threads', () => {
  it('find the scores that one finds, and count the nodes of both', async () => {
    const kernel = await Connect4Kernel.create({ threads: 2, tableMb: 8 });
    const helper = helperThread(kernel, 1);
    let nodes = 0;
    for (const { board, score, moves } of solvedPositions().filter((solved) => solved.referenceNodes > 100_000)) {
      const solution = kernel.solve(board);
      expect([moves, solution.score]).toEqual([moves, score]);
      nodes += solution.nodes;
    }
    kernel.closeSession();
    await helper.finished;
    expect(helper.nodes()).toBeGreaterThan(100_000);
    expect(nodes).toBeGreaterThan(helper.nodes() * 0.9);
  });

  it('find them in slices too, while the other thread works on the move that the next slice returns to', async () => {
    const single = await Connect4Kernel.create({ tableMb: 8 });
    const position = board('46523515716');
    const { score } = single.solve(position);
    const kernel = await Connect4Kernel.create({ threads: 2, tableMb: 8 });
    const helper = helperThread(kernel, 1);
    for (let attempt = 0; attempt < 10; attempt++) {
      kernel.forget();
      kernel.begin(position);
      let progress = kernel.advance(500);
      for (let slice = 0; progress.state !== 'done' && slice < 1000; slice++) {
        // Time for the other thread to get to where this one is.
        await new Promise((resolve) => setTimeout(resolve, 1));
        progress = kernel.advance(500);
      }
      expect([progress.state, progress.least]).toEqual(['done', score]);
    }
    kernel.closeSession();
    await helper.finished;
  });

  it('need shared memory and a number of their own', async () => {
    const kernel = await Connect4Kernel.create({ threads: 2 });
    expect(() => Connect4Kernel.join(kernel.share(), 2)).toThrow(/counted from 0/);
    const single = await Connect4Kernel.create();
    expect(() => single.share()).toThrow(/made for one thread/);
    await expect(Connect4Kernel.create({ threads: 99 })).rejects.toThrow(/1 to 15 threads, not 99/);
  });
});

/** A worker that helps as `Connect4Kernel.help` does, written out because a worker cannot import TypeScript here. */
function helperThread(kernel: Connect4Kernel, thread: number) {
  const share = kernel.share();
  const session = kernel.openSession();
  const worker = new Worker(
    `const { workerData: { share, session, thread } } = require('node:worker_threads');
     const { exports: kernel } = new WebAssembly.Instance(share.module, { env: { memory: share.memory } });
     kernel.setUp(thread, share.threads, share.tableMb);
     const words = new Int32Array(share.memory.buffer);
     while (Atomics.load(words, 25) === session && Atomics.load(words, 16) === 0)
       if (!kernel.help()) Atomics.wait(words, 17, 0, 20);`,
    { eval: true, workerData: { share, session, thread } },
  );
  return {
    finished: new Promise((resolve) => worker.once('exit', resolve)),
    nodes: () => new DataView(share.memory.buffer, 1024 + 4096 * thread).getFloat64(0, true),
  };
}
