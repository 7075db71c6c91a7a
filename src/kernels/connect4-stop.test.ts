import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { Random, unwrap } from '../core/index.ts';
import { IS_LONG, quickest, rounds } from '../fixtures/index.ts';
import { randomBoard, solvedPositions } from './fixtures/boards.ts';
import { Connect4Kernel, type Connect4Progress, KernelThread, parseConnect4Board } from './index.ts';
import { countAddress } from './memory.ts';

const board = (moves: string) => unwrap(parseConnect4Board(moves));
const HARD = board('36411162271');
const EMPTY = board('');

const STOP_WORD = 16;
const ROUND_WORD = 17;

describe('The host of a solve', () => {
  it('is asked every 2,000 positions or so, and changes nothing', async () => {
    const kernel = await Connect4Kernel.create();
    const whole = kernel.solve(HARD);
    kernel.forget();
    const counts: number[] = [];
    const watched = kernel.solve(HARD, {
      host: { shouldContinue: (positions) => counts.push(positions) > 0 && kernel.progress().share < 1 },
    });
    expect(watched).toEqual(whole);
    expect(counts.length).toBeGreaterThan(whole.nodes / 2100);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  });

  it('reads bounds that close in, the window between them, and a share that only grows while a window lasts', async () => {
    const kernel = await Connect4Kernel.create();
    let before: Connect4Progress = { least: -99, most: 99, window: undefined, share: 0, nodes: 0 };
    const seen = new Set<number>();
    const shouldContinue = () => {
      const progress = kernel.progress();
      seen.add(progress.share);
      expect(progress.least).toBeGreaterThanOrEqual(before.least);
      expect(progress.most).toBeLessThanOrEqual(before.most);
      expect(progress.window).toBeGreaterThanOrEqual(progress.least);
      expect(progress.window).toBeLessThan(progress.most);
      expect(progress.share).toBeGreaterThanOrEqual(progress.window === before.window ? before.share : 0);
      expect(progress.share).toBeLessThan(1);
      expect(progress.nodes).toBeGreaterThanOrEqual(before.nodes);
      before = progress;
      return true;
    };
    expect(kernel.solve(HARD, { host: { shouldContinue } }).score).toBe(-3);
    expect(before.least).toBeLessThanOrEqual(-3);
    expect(seen.size).toBeGreaterThan(50);
  });

  it('would read a share that only grows from one position to the next, and restarts with each window', async () => {
    const kernel = await Connect4Kernel.create({ hashMb: 1 });
    const position = board('775422');
    let before = kernel.solve(position, { nodes: 1 });
    const seen = new Set<number>();
    for (let nodes = 2; nodes <= (IS_LONG ? 6000 : 2500); nodes++) {
      kernel.forget();
      const progress = kernel.solve(position, { nodes });
      seen.add(progress.share);
      if (progress.window === before.window) expect([nodes, progress.share >= before.share]).toEqual([nodes, true]);
      else expect([nodes, progress.share < 0.5]).toEqual([nodes, true]);
      before = progress;
    }
    expect(seen.size).toBeGreaterThan(100);
    expect(kernel.solve(EMPTY, { nodes: 100_000 }).share).toBeGreaterThan(0);
    expect(kernel.solve(board('33346473311324'), { nodes: 1 }).share).toBe(0);
  });

  it('ends it, a look ahead and the search for a column, and what it knows then holds', async () => {
    const kernel = await Connect4Kernel.create();
    const until = (asked: number) => ({ host: { shouldContinue: () => asked-- > 0 } });
    const stopped = kernel.solve(HARD, until(40));
    expect(stopped).toMatchObject({ state: 'stopped', score: undefined });
    expect(stopped.least).toBeLessThanOrEqual(-3);
    expect(stopped.most).toBeGreaterThanOrEqual(-3);
    expect(stopped.nodes).toBeGreaterThan(50_000);
    expect(stopped.nodes).toBeLessThan(90_000);
    expect(kernel.search(HARD, 20, until(5))).toMatchObject({ value: undefined, column: undefined });
    expect(kernel.bestColumn(HARD, -3, until(3))).toMatchObject({ column: undefined });
    expect(kernel.columns(HARD, until(5)).scores).toEqual(Array(7).fill(undefined));
  });

  it('ends it at random, again and again, and the next answer is right', async () => {
    const kernel = await Connect4Kernel.create({ hashMb: 1 });
    const random = new Random(52);
    const solved = solvedPositions().filter(({ referenceNodes }) => referenceNodes < 100_000);
    for (let i = 0; i < rounds(200); i++) {
      let asked = random.below(60);
      kernel.solve(randomBoard(random, 8), { host: { shouldContinue: () => asked-- > 0 } });
      const { board, score } = solved[i % solved.length];
      expect(kernel.solve(board).score).toBe(score);
    }
  });
});

describe('A limit on nodes', () => {
  it('holds to the position, but for forced moves under way, and says what is known then', async () => {
    const kernel = await Connect4Kernel.create();
    const solution = kernel.solve(HARD, { nodes: 100_000 });
    expect(solution).toMatchObject({ state: 'stopped', score: undefined, nodes: 100_000 });
    expect(solution.least).toBeLessThanOrEqual(-3);
    expect(solution.most).toBeGreaterThanOrEqual(-3);
    expect(kernel.columns(HARD, { nodes: 100_000 })).toEqual({ scores: Array(7).fill(undefined), nodes: 100_000 });
    expect(kernel.search(HARD, 20, { nodes: 1000 })).toEqual({ value: undefined, column: undefined, nodes: 1000 });
    expect(() => kernel.solve(HARD, { nodes: 0 })).toThrow(/1 position or more, not 0/);
    const random = new Random(53);
    for (let i = 0; i < rounds(300); i++) {
      const nodes = 1 + random.below(20_000);
      kernel.forget();
      const { state, nodes: visited } = kernel.solve(EMPTY, { nodes });
      expect(state).toBe('stopped');
      expect(visited).toBeGreaterThanOrEqual(nodes);
      expect(visited).toBeLessThan(nodes + 20);
      expect(kernel.search(EMPTY, 20, { nodes })).toMatchObject({ value: undefined, nodes });
    }
  });
});

describe('The stop flag', () => {
  it('stops every search until it is taken back, and leaves nothing behind', async () => {
    const kernel = await Connect4Kernel.create();
    const whole = kernel.solve(HARD);
    kernel.stop();
    expect(kernel.solve(EMPTY)).toMatchObject({ state: 'stopped', nodes: 0 });
    expect(kernel.search(HARD, 12).value).toBeUndefined();
    new Int32Array(kernel.memory.buffer)[STOP_WORD] = 0;
    expect(kernel.search(HARD, 5).value).toBeDefined();
    kernel.forget();
    expect(kernel.solve(HARD)).toEqual(whole);
  });

  it('written by another thread ends a solve and its helper within 50 ms', async () => {
    const stop = async () => {
      const kernel = await Connect4Kernel.create({ threads: 2 });
      const helper = helperThread(kernel, 1);
      await helper.ready;
      const stopped = stopAfter(kernel, 100);
      const { state } = kernel.solve(EMPTY);
      const ended = performance.timeOrigin + performance.now();
      expect(state).toBe('stopped');
      await helper.finished;
      const before = await stopped;
      return Math.max(ended, performance.timeOrigin + performance.now()) - before;
    };
    expect(await quickest(50, stop)).toBeLessThan(50);
  });
});

describe('A helper', () => {
  /** What closed the round, if a helper did. */
  const answerIn = (words: Int32Array) => (words[ROUND_WORD] < 0 ? words[ROUND_WORD] + 128 : undefined);

  it('that has searched the window closes the round with what it found', async () => {
    const kernel = await Connect4Kernel.create({ threads: 2 });
    const helper = new KernelThread(kernel.share(), 1, countAddress);
    const words = new Int32Array(kernel.memory.buffer);
    const answers: number[] = [];
    // In one thread: whenever the leader asks in an open round, the helper searches the whole window first.
    const shouldContinue = () => {
      const { window } = kernel.progress();
      if (helper.exports.help() === 0) return true;
      const answer = answerIn(words) as number;
      answers.push(answer);
      if (answer > window!) expect(answer).toBeLessThanOrEqual(-3);
      else expect(answer).toBeGreaterThanOrEqual(-3);
      return true;
    };
    const solution = kernel.solve(HARD, { host: { shouldContinue } });
    expect(solution.score).toBe(-3);
    expect(answers.length).toBeGreaterThan(2);
    expect(solution.nodes).toBeGreaterThan(20 * kernel.exports.positions());
  });

  it('is believed: the leader takes its value within 2,000 positions or so, and asks the next question', async () => {
    const kernel = await Connect4Kernel.create({ threads: 2 });
    const words = new Int32Array(kernel.memory.buffer);
    // The empty board is worth 1, which takes millions of positions to find.
    const shouldContinue = () => {
      Atomics.store(words, ROUND_WORD, 1 - 128);
      return true;
    };
    const { state, score, nodes } = kernel.solve(EMPTY, { host: { shouldContinue } });
    expect([state, score]).toEqual(['done', 1]);
    expect(nodes).toBeLessThan(50_000);
  });

  it('has nothing to do where no round is open, and none is open after a solve, whatever ended it', async () => {
    const kernel = await Connect4Kernel.create({ threads: 2 });
    const helper = new KernelThread(kernel.share(), 1, countAddress);
    expect(helper.exports.help()).toBe(0);
    for (const nodes of [1000, Number.POSITIVE_INFINITY]) {
      kernel.solve(HARD, { nodes });
      expect(helper.exports.help()).toBe(0);
    }
  });

  it('is not needed: a round that is abandoned ends the solve without an answer', async () => {
    const kernel = await Connect4Kernel.create({ threads: 2 });
    const words = new Int32Array(kernel.memory.buffer);
    const shouldContinue = () => {
      Atomics.store(words, ROUND_WORD, 0);
      return true;
    };
    expect(kernel.solve(HARD, { host: { shouldContinue } })).toMatchObject({ state: 'stopped', score: undefined });
    expect(kernel.solve(HARD).score).toBe(-3);
  });
});

describe('Two threads', () => {
  it('find the scores that one finds, and count the nodes of both', async () => {
    const kernel = await Connect4Kernel.create({ threads: 2, hashMb: 8 });
    const helper = helperThread(kernel, 1);
    await helper.ready;
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

  it('find them after solves that were given up at random', async () => {
    const single = await Connect4Kernel.create({ hashMb: 8 });
    const position = board('46523515716');
    const { score } = single.solve(position);
    const kernel = await Connect4Kernel.create({ threads: 2, hashMb: 8 });
    const helper = helperThread(kernel, 1);
    await helper.ready;
    const random = new Random(54);
    for (let attempt = 0; attempt < rounds(60); attempt++) {
      if (attempt % 10 === 0) kernel.forget();
      let asked = random.below(30);
      kernel.solve(randomBoard(random, 10), { host: { shouldContinue: () => asked-- > 0 } });
      expect(kernel.solve(position).score).toBe(score);
    }
    kernel.closeSession();
    await helper.finished;
  });

  it('need shared memory and a number of their own', async () => {
    const kernel = await Connect4Kernel.create({ threads: 2 });
    expect(() => new KernelThread(kernel.share(), 2, countAddress)).toThrow(/counted from 0/);
    const single = await Connect4Kernel.create();
    expect(() => single.share()).toThrow(/made for one thread/);
    await expect(Connect4Kernel.create({ threads: 99 })).rejects.toThrow(/1 to 15 threads, not 99/);
  });
});

/** A worker that helps as `KernelThread.help` does, written out because a worker cannot import TypeScript here. */
function helperThread(kernel: Connect4Kernel, thread: number) {
  const share = kernel.share();
  const session = kernel.openSession();
  const worker = new Worker(
    `const { parentPort, workerData: { share, session, thread } } = require('node:worker_threads');
     const imports = { env: { memory: share.memory }, host: { shouldContinue: () => 1, onInfo() {} } };
     const { exports: kernel } = new WebAssembly.Instance(share.module, imports);
     kernel.setUp(thread, share.threads, share.hashMb);
     const words = new Int32Array(share.memory.buffer);
     parentPort.postMessage('ready');
     while (Atomics.load(words, 25) === session && Atomics.load(words, ${STOP_WORD}) === 0) {
       const round = Atomics.load(words, ${ROUND_WORD});
       if (!kernel.help()) Atomics.wait(words, ${ROUND_WORD}, round, 20);
     }`,
    { eval: true, workerData: { share, session, thread } },
  );
  return {
    ready: new Promise((resolve) => worker.once('message', resolve)),
    finished: new Promise((resolve) => worker.once('exit', resolve)),
    nodes: () => new DataView(share.memory.buffer, countAddress(thread)).getFloat64(0, true),
  };
}

/** Writes the stop flag from another thread, while this one is busy. Resolves to when that was. */
function stopAfter(kernel: Connect4Kernel, ms: number): Promise<number> {
  const worker = new Worker(
    `const { parentPort, workerData: { memory, ms } } = require('node:worker_threads');
     setTimeout(() => {
       parentPort.postMessage(performance.timeOrigin + performance.now());
       Atomics.store(new Int32Array(memory.buffer), ${STOP_WORD}, 1);
     }, ms);`,
    { eval: true, workerData: { memory: kernel.memory, ms } },
  );
  return new Promise((resolve) => worker.once('message', resolve));
}
