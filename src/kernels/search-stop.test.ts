import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { type Position, Random, unwrap } from '../core/index.ts';
import { rounds } from '../fixtures/index.ts';
import { chess, draughts, othello } from '../games/index.ts';
import {
  createChessKernel,
  createDraughtsSearch,
  createOthelloKernel,
  type SearchExports,
  SearchKernel,
  type SearchProgress,
  searchChess,
  searchOthello,
  setDraughts,
  takeChess,
} from './index.ts';
import type { OthelloKernel } from './open-search.ts';
import { searchPage } from './search.ts';

const game = othello();
const at = (text: string) => unwrap(game.parsePosition(text)).board();
const OPENING = at('f5d6c3d3c4f4');
const KIWIPETE = unwrap(chess().parsePosition('r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1')).board;

/** What stays the same however a search ends: the depths that were searched whole. */
const whole = ({ depth, lines, nodes }: SearchProgress) => ({ depth, lines, nodes });

describe('A limit on positions', () => {
  it('is exact where every position can be the last', async () => {
    const kernel = await createChessKernel({ hashMb: 1 });
    const random = new Random(80);
    for (let i = 0; i < rounds(50); i++) {
      kernel.forget();
      const nodes = 100 + random.below(30_000);
      const progress = searchChess(kernel, KIWIPETE, { nodes, selectivity: false });
      expect([progress.state, progress.nodes]).toEqual(['stopped', nodes]);
    }
  });

  it('changes nothing of the depths that are searched before it is reached', async () => {
    const kernel = await createChessKernel({ hashMb: 1 });
    for (const aim of [{ depth: 9 }, { depth: 7, lines: 3 }, { depth: 4, selectivity: false }]) {
      const begin = (nodes: number) => {
        kernel.forget();
        takeChess(kernel.exports, KIWIPETE);
        kernel.begin({ ...aim, nodes });
      };
      const depths: SearchProgress[] = [];
      begin(Number.POSITIVE_INFINITY);
      do depths.push(kernel.deepen());
      while (depths.at(-1)?.state === 'deeper');
      for (let i = 2; i < depths.length; i++) {
        const [before, last] = depths.slice(i - 1, i + 1) as [SearchProgress, SearchProgress];
        const limit = (before.nodes + last.nodes) >> 1;
        begin(limit);
        for (let k = 0; k < i; k++) expect(whole(kernel.deepen())).toEqual(whole(depths[k] as SearchProgress));
        const ended = kernel.deepen();
        expect(ended).toMatchObject({ state: 'stopped', depth: before.depth, lines: before.lines });
        expect(ended.nodes).toBeGreaterThanOrEqual(limit);
        expect(ended.nodes).toBeLessThan(last.nodes);
      }
    }
  });

  it('lets the first depth be searched whole, and so does a host that says no', async () => {
    const kernel = await createOthelloKernel({ hashMb: 1 });
    expect(searchOthello(kernel, OPENING, { nodes: 1 })).toMatchObject({ state: 'stopped', depth: 1, lines: [{}] });
    expect(searchOthello(kernel, OPENING, {}, { shouldContinue: () => false })).toMatchObject({ state: 'stopped', depth: 1 });
  });
});

describe('The host of a search', () => {
  it('is asked every some thousand positions, and ends the search', async () => {
    const kernel = await createChessKernel({ hashMb: 1 });
    const asked: number[] = [];
    const shouldContinue = (nodes: number) => asked.push(nodes) < 100;
    const { state, nodes } = searchChess(kernel, KIWIPETE, {}, { shouldContinue });
    expect([state, nodes]).toEqual(['stopped', asked.at(-1)]);
    const gaps = asked.slice(1).map((count, i) => count - (asked[i] as number));
    expect(Math.min(...gaps)).toBeGreaterThan(0);
    expect(Math.max(...gaps)).toBeLessThan(4000);
  });

  it('does not change what is found', async () => {
    const kernel = await createChessKernel({ hashMb: 1 });
    const alone = searchChess(kernel, KIWIPETE, { depth: 9, lines: 2 });
    kernel.forget();
    const host = { shouldContinue: () => true, onInfo: () => {} };
    expect(searchChess(kernel, KIWIPETE, { depth: 9, lines: 2 }, host)).toEqual(alone);
  });

  it('is onInfo of each better move within a depth once: it is at least worth what it says', async () => {
    const kernel = await createOthelloKernel({ hashMb: 1 });
    let heard = 0;
    const random = new Random(82);
    for (let i = 0; i < 20; i++) {
      const position = randomPosition(random, 8 + random.below(30));
      const [aim, all] = [{ depth: 7, selectivity: false }, Number.POSITIVE_INFINITY];
      const exact = Array.from({ length: 7 }, (_, k) =>
        searchOthello(kernel, position, { depth: k + 1, selectivity: false, lines: all }),
      );
      kernel.forget();
      let known: bigint | undefined;
      const onInfo = ({ ahead, depth, lines }: SearchProgress) => {
        heard++;
        expect(ahead?.depth).toBe(depth + 1);
        expect(ahead?.move).not.toBe(known ?? lines[0]?.move);
        known = ahead?.move;
        const line = exact[depth]?.lines.find(({ move }) => move === ahead?.move);
        expect(line?.value).toBeGreaterThanOrEqual(ahead?.value as number);
      };
      kernel.exports.setPosition(position.own, position.other, position.size);
      kernel.begin(aim, { shouldContinue: () => true, onInfo });
      for (let progress = kernel.deepen(); progress.state === 'deeper'; progress = kernel.deepen()) {
        if (known !== undefined) expect(progress.lines[0]?.move).toBe(known);
        known = undefined;
      }
    }
    expect(heard).toBeGreaterThan(20);
  });
});

describe('After a search that was ended anywhere', () => {
  const PLAYERS = {
    othello: async () => {
      const kernel = await createOthelloKernel({ hashMb: 1 });
      return {
        kernel: kernel as unknown as SearchKernel<SearchExports>,
        depth: 5,
        set(random: Random) {
          const { own, other, size } = randomPosition(random, 6 + random.below(46));
          return () => kernel.exports.setPosition(own, other, size);
        },
      };
    },
    chess: async () => {
      const kernel = await createChessKernel({ hashMb: 1 });
      return {
        kernel: kernel as unknown as SearchKernel<SearchExports>,
        depth: 3,
        set(random: Random) {
          const position = chess().start();
          playRandomly(position, random, random.below(50));
          return () => takeChess(kernel.exports, position.board);
        },
      };
    },
    draughts: async () => {
      const rules = draughts({ rules: 'russian' });
      const kernel = await createDraughtsSearch({ ...rules.variant, drawing: true }, { hashMb: 1 });
      return {
        kernel: kernel as unknown as SearchKernel<SearchExports>,
        depth: 5,
        set(random: Random) {
          const position = rules.start();
          playRandomly(position, random, random.below(80));
          const since = position.repeatable();
          return () => setDraughts(kernel.exports, position.board(since.length), since);
        },
      };
    },
  };

  it.each(Object.keys(PLAYERS) as (keyof typeof PLAYERS)[])(
    'the next one has right values from the table it left: %s',
    async (name) => {
      const open = PLAYERS[name];
      const [tested, fresh] = [await open(), await open()];
      let stopped = 0;
      for (let i = 0; i < rounds(300); i++) {
        const seed = 1000 + i;
        const random = new Random(seed);
        const { kernel, depth, set } = tested;
        const place = set(random);
        // Two ends of searches with the table kept, then the exact search of the same position.
        for (let k = 0; k < 2; k++) {
          place();
          const aim = { selectivity: random.below(3) === 0, lines: 1 + random.below(3), nodes: 20 + random.below(3000) };
          if (kernel.search(aim).state === 'stopped') stopped++;
        }
        place();
        const found = kernel.search({ depth, selectivity: false, lines: 2 });
        fresh.kernel.forget();
        fresh.set(new Random(seed))();
        const expected = fresh.kernel.search({ depth, selectivity: false, lines: 2 });
        const values = ({ lines }: SearchProgress) => lines.map(({ value }) => value);
        expect([seed, values(found)]).toEqual([seed, values(expected)]);
      }
      expect(stopped).toBeGreaterThan(rounds(300));
    },
    60_000,
  );

  it('nothing of it is left once positions are forgotten: the next one visits as many as the first', async () => {
    const kernel = await createChessKernel({ hashMb: 1 });
    const first = searchChess(kernel, KIWIPETE, { depth: 10 });
    const random = new Random(84);
    for (let i = 0; i < 20; i++) {
      searchChess(kernel, KIWIPETE, { nodes: 500 + random.below(first.nodes) });
      kernel.forget();
      expect(searchChess(kernel, KIWIPETE, { depth: 10 })).toEqual(first);
    }
  });

  it('the position is the one that was searched', async () => {
    const kernel = await createChessKernel({ hashMb: 1 });
    const aim = { depth: 3, selectivity: false };
    const expected = searchChess(kernel, KIWIPETE, aim).lines;
    takeChess(kernel.exports, KIWIPETE);
    for (let nodes = 100; nodes < 40_000; nodes += 777) {
      kernel.search({ nodes });
      expect(kernel.search(aim).lines).toEqual(expected);
    }
  });
});

/** Its place: assembly/stop.ts. */
const STOP_WORD = 16;

describe('The stop flag', () => {
  it('ends every search, the first depth too, until it is taken back', async () => {
    const kernel = await createOthelloKernel({ hashMb: 1 });
    const aim = { depth: 8, selectivity: false };
    const expected = searchOthello(kernel, OPENING, aim);
    kernel.forget();
    kernel.stop();
    expect(searchOthello(kernel, OPENING, aim)).toMatchObject({ state: 'stopped', depth: 0, lines: [] });
    new Int32Array(kernel.memory.buffer)[STOP_WORD] = 0;
    expect(searchOthello(kernel, OPENING, aim)).toEqual(expected);
  });

  it('written by another thread, ends a search at once', async () => {
    const kernel = await createOthelloKernel({ hashMb: 1, threads: 2 });
    const written = new Float64Array(new SharedArrayBuffer(8));
    const worker = new Worker(
      `const { parentPort, workerData: { memory, written } } = require('node:worker_threads');
       parentPort.postMessage('ready');
       Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 150);
       written[0] = performance.timeOrigin + performance.now();
       Atomics.store(new Int32Array(memory.buffer), 16, 1);`,
      { eval: true, workerData: { memory: kernel.memory, written } },
    );
    await new Promise((resolve) => worker.once('message', resolve));
    expect(searchOthello(kernel, OPENING)).toMatchObject({ state: 'stopped' });
    const late = performance.timeOrigin + performance.now() - (written[0] as number);
    expect(late).toBeGreaterThanOrEqual(0);
    expect(late).toBeLessThan(200);
  });
});

describe('Two threads', () => {
  it('find, with selectivity off, the value that one finds; both count; and stop within some milliseconds', async () => {
    const alone = await createOthelloKernel({ hashMb: 4 });
    const kernel = await createOthelloKernel({ hashMb: 4, threads: 2 });
    const helper = await helperThread(kernel, 1);
    const random = new Random(83);
    for (let i = 0; i < 12; i++) {
      const board = randomPosition(random, 10 + random.below(25));
      const aim = { depth: 8, selectivity: false };
      const found = searchOthello(kernel, board, aim);
      expect(found.lines[0]?.value).toBe(searchOthello(alone, board, aim).lines[0]?.value);
    }
    const before = helper.nodes();
    const { state, nodes } = searchOthello(kernel, OPENING, {}, { shouldContinue: () => helper.nodes() - before < 10_000 });
    expect(state).toBe('stopped');
    expect(nodes).toBeGreaterThan(10_000);
    kernel.stop();
    const stopped = helper.nodes();
    await helper.finished;
    // Othello's last eight plies and 13 squares are not interrupted.
    expect(helper.nodes() - stopped).toBeLessThan(80_000);
  });

  it('need shared memory and a number of their own', async () => {
    const kernel = await createOthelloKernel({ threads: 2, hashMb: 1 });
    expect(() => SearchKernel.join(kernel.share(), 2)).toThrow(/counted from 0/);
    const single = await createOthelloKernel({ hashMb: 1 });
    expect(() => single.share()).toThrow(/made for one thread/);
    await expect(createOthelloKernel({ threads: 99 })).rejects.toThrow(/1 to 15 threads, not 99/);
    await expect(createOthelloKernel({ hashMb: 0.5 })).rejects.toThrow(/whole megabytes, not 0.5/);
  });
});

describe('A search', () => {
  it('ends at once where there is no move', async () => {
    const kernel = await createOthelloKernel({ hashMb: 1 });
    const over = at('F5D6C5F4E7F6G5E6E3');
    kernel.exports.setPosition(over.own, over.other, over.size);
    expect(kernel.begin()).toBe(0);
    expect(kernel.deepen()).toMatchObject({ state: 'done', depth: 0 });
  });

  it('that is over is not gone on with', async () => {
    const kernel = await createOthelloKernel({ hashMb: 1 });
    expect(() => kernel.deepen()).toThrow(/call begin first/);
    searchOthello(kernel, OPENING, { nodes: 3000 });
    expect(() => kernel.deepen()).toThrow(/call begin first/);
  });

  it('with an aim that makes no sense is refused with a sentence', async () => {
    const kernel = await createOthelloKernel({ hashMb: 1 });
    expect(() => kernel.begin({ depth: 0 })).toThrow(/1 ply ahead or more, not 0/);
    expect(() => kernel.begin({ lines: 0 })).toThrow(/1 line or more, not 0/);
    expect(() => kernel.begin({ nodes: 0 })).toThrow(/1 position or more, not 0/);
  });
});

/** Plays `plies` random moves, or up to the last position that is not over. */
function playRandomly(position: Position, random: Random, plies: number): void {
  const moves: number[] = [];
  for (; plies > 0; plies--) {
    position.play(moves[random.below(position.moves(moves, 0))] as number);
    if (position.outcome() === undefined) continue;
    position.undo();
    return;
  }
}

function randomPosition(random: Random, plies: number) {
  const position = game.start();
  playRandomly(position, random, plies);
  return position.board();
}

/** A worker that helps as `KernelThread.help` does, written out because a worker cannot import TypeScript here. */
async function helperThread(kernel: OthelloKernel, thread: number) {
  const share = kernel.share();
  const session = kernel.openSession();
  const worker = new Worker(
    `const { parentPort, workerData: { share, session, thread } } = require('node:worker_threads');
     const host = { shouldContinue: () => 1, onInfo() {} };
     const { exports: kernel } = new WebAssembly.Instance(share.module, { env: { memory: share.memory }, host });
     kernel.setUp(thread, share.threads, share.hashMb);
     const words = new Int32Array(share.memory.buffer);
     parentPort.postMessage('ready');
     while (Atomics.load(words, 25) === session && Atomics.load(words, 16) === 0)
       if (!kernel.help()) Atomics.wait(words, 17, Atomics.load(words, 17), 20);`,
    { eval: true, workerData: { share, session, thread } },
  );
  await new Promise((resolve) => worker.once('message', resolve));
  return {
    finished: new Promise((resolve) => worker.once('exit', resolve)),
    nodes: () => searchPage(share.memory, thread).nodes,
  };
}
