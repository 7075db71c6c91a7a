import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { Random, unwrap } from '../core/index.ts';
import { othello } from '../games/index.ts';
import {
  beginOthello,
  createOthelloKernel,
  type OthelloKernel,
  type SearchAim,
  SearchKernel,
  type SearchProgress,
  searchOthello,
} from './index.ts';
import { searchPage } from './search-memory.ts';

const game = othello();
const at = (text: string) => unwrap(game.parsePosition(text)).board();
const OPENING = at('f5d6c3d3c4f4');
const MIDDLE = at('f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5');

/** A search to its end in slices of at most so many positions, and how many slices that took. */
function sliced(kernel: OthelloKernel, board: typeof OPENING, aim: SearchAim, size: () => number) {
  beginOthello(kernel, board, aim);
  let paused = 0;
  let progress: SearchProgress;
  do {
    progress = kernel.advance(size());
    if (progress.state === 'paused') paused++;
  } while (progress.state === 'paused' || progress.state === 'deeper');
  return { progress, paused };
}

describe('A search in slices', () => {
  it.each([
    ['exact', { depth: 8, selectivity: false }],
    ['selective', { depth: 9 }],
    ['for three lines', { depth: 7, lines: 3 }],
  ] as const)('(%s) finds the same lines with exactly as many positions as in one go', async (_, aim) => {
    const kernel = await createOthelloKernel({ tableMb: 1 });
    const random = new Random(81);
    for (const board of [OPENING, MIDDLE]) {
      kernel.forget();
      const whole = searchOthello(kernel, board, aim);
      kernel.forget();
      const { progress, paused } = sliced(kernel, board, aim, () => 1 + random.below(700));
      expect(progress).toEqual(whole);
      expect(paused).toBeGreaterThan(20);
    }
  });

  it('goes on after slices of a single position', async () => {
    const kernel = await createOthelloKernel({ tableMb: 1 });
    const aim = { depth: 5, selectivity: false };
    const whole = searchOthello(kernel, OPENING, aim);
    kernel.forget();
    expect(sliced(kernel, OPENING, aim, () => 1).progress).toEqual(whole);
  });

  it('that is dropped for another position leaves nothing behind', async () => {
    const kernel = await createOthelloKernel({ tableMb: 1 });
    const aim = { depth: 6, selectivity: false };
    const expected = searchOthello(kernel, MIDDLE, aim).lines[0]?.value;
    beginOthello(kernel, OPENING, { depth: 12 });
    while (kernel.advance(5000).state !== 'paused');
    expect(searchOthello(kernel, MIDDLE, aim).lines[0]?.value).toBe(expected);
  });

  it('tells a move of the depth under way that is at least worth what it says', async () => {
    const kernel = await createOthelloKernel({ tableMb: 1 });
    const exact = searchOthello(kernel, MIDDLE, { depth: 8, selectivity: false, lines: Number.POSITIVE_INFINITY });
    kernel.forget();
    beginOthello(kernel, MIDDLE, { depth: 8, selectivity: false });
    let seen = 0;
    for (let progress = kernel.advance(200); progress.state !== 'done'; progress = kernel.advance(200)) {
      const { ahead } = progress;
      if (ahead?.depth !== 8) continue;
      seen++;
      expect(progress.depth).toBe(7);
      expect(exact.lines.find((line) => line.move === ahead.move)?.value).toBeGreaterThanOrEqual(ahead.value);
    }
    expect(seen).toBeGreaterThan(5);
  });

  it('ends at once where there is no move', async () => {
    const kernel = await createOthelloKernel({ tableMb: 1 });
    const over = at('F5D6C5F4E7F6G5E6E3');
    expect(beginOthello(kernel, over)).toBe(0);
    expect(kernel.advance()).toMatchObject({ state: 'done', depth: 0 });
  });
});

describe('The stop word', () => {
  it('stops a search until it is taken back, and it goes on as if nothing had been', async () => {
    const kernel = await createOthelloKernel({ tableMb: 1 });
    const aim = { depth: 8, selectivity: false };
    const whole = searchOthello(kernel, OPENING, aim);
    kernel.forget();
    beginOthello(kernel, OPENING, aim);
    for (let state = ''; state !== 'paused'; ) ({ state } = kernel.advance(3000));
    kernel.stop();
    expect(kernel.advance().state).toBe('stopped');
    expect(kernel.advance().state).toBe('stopped');
    kernel.allow();
    let progress = kernel.advance();
    while (progress.state === 'deeper') progress = kernel.advance();
    expect(progress).toEqual(whole);
  });
});

describe('Two threads', () => {
  it('find, with selectivity off, the value that one finds; both count; and stop within some milliseconds', async () => {
    const alone = await createOthelloKernel({ tableMb: 4 });
    const kernel = await createOthelloKernel({ tableMb: 4, threads: 2 });
    const helper = helperThread(kernel, 1);
    const random = new Random(83);
    for (let i = 0; i < 12; i++) {
      const position = game.start();
      const moves: number[] = [];
      for (let ply = 10 + random.below(25); ply > 0 && position.outcome() === undefined; ply--)
        position.play(moves[random.below(position.moves(moves, 0))] as number);
      if (position.outcome() !== undefined) continue;
      const aim = { depth: 8, selectivity: false };
      const found = searchOthello(kernel, position.board(), aim);
      expect(found.lines[0]?.value).toBe(searchOthello(alone, position.board(), aim).lines[0]?.value);
    }
    beginOthello(kernel, OPENING);
    while (helper.nodes() < 10_000) {
      kernel.advance(5000);
      await new Promise((resolve) => setImmediate(resolve));
    }
    kernel.stop();
    const before = helper.nodes();
    await helper.finished;
    // Othello's last eight plies and 13 squares are not interrupted.
    expect(helper.nodes() - before).toBeLessThan(80_000);
  });

  it('need shared memory and a number of their own', async () => {
    const kernel = await createOthelloKernel({ threads: 2, tableMb: 1 });
    expect(() => SearchKernel.join(kernel.share(), 2)).toThrow(/counted from 0/);
    const single = await createOthelloKernel({ tableMb: 1 });
    expect(() => single.share()).toThrow(/made for one thread/);
    await expect(createOthelloKernel({ threads: 99 })).rejects.toThrow(/1 to 15 threads, not 99/);
    await expect(createOthelloKernel({ tableMb: 0.5 })).rejects.toThrow(/whole megabytes, not 0.5/);
  });
});

describe('An aim that makes no sense', () => {
  it('is refused with a sentence', async () => {
    const kernel = await createOthelloKernel({ tableMb: 1 });
    expect(() => kernel.begin({ depth: 0 })).toThrow(/1 ply ahead or more, not 0/);
    expect(() => kernel.begin({ lines: 0 })).toThrow(/1 line or more, not 0/);
    expect(() => kernel.advance(0)).toThrow(/1 position or more, not 0/);
  });
});

/** A worker that helps as `SearchKernel.help` does, written out because a worker cannot import TypeScript here. */
function helperThread(kernel: OthelloKernel, thread: number) {
  const share = kernel.share();
  const session = kernel.openSession();
  const worker = new Worker(
    `const { workerData: { share, session, thread } } = require('node:worker_threads');
     const { exports: kernel } = new WebAssembly.Instance(share.module, { env: { memory: share.memory } });
     kernel.setUp(thread, share.threads, share.tableMb);
     const words = new Int32Array(share.memory.buffer);
     while (Atomics.load(words, 25) === session && Atomics.load(words, 16) === 0)
       if (!kernel.help()) Atomics.wait(words, 17, Atomics.load(words, 17), 20);`,
    { eval: true, workerData: { share, session, thread } },
  );
  return {
    finished: new Promise((resolve) => worker.once('exit', resolve)),
    nodes: () => searchPage(share.memory, thread).nodes,
  };
}
