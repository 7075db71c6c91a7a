import { describe, expect, it } from 'vitest';
import { MAX, Random, unwrap, WIN } from '../core/index.ts';
import { games, parseGame } from '../games/index.ts';
import { choose } from './choose.ts';
import { lastThought, levelsOf, openEngine, openLocalEngine, rankMoves, type Thought } from './index.ts';
import { lotOf } from './lot.ts';
import { streamed } from './stream.ts';

/** Every game of the table, by the plainest of its names. */
const NAMES = games.map(({ examples }) => examples[0]);

describe('An engine for every game of the table', () => {
  it.each(NAMES)('plays %s: a legal move at once, and an answer at every kind of limit', async (name) => {
    const game = unwrap(parseGame(name));
    const start = game.formatPosition(game.start());
    const engine = await openLocalEngine(name, { book: false });
    for (const limits of [{ level: 1 }, { level: 3 }, { depth: 2 }, { time: 30 }, { nodes: 500 }, { depth: 2, values: true }]) {
      const thoughts: Thought[] = [];
      for await (const thought of engine.think(start, limits)) thoughts.push(thought);
      for (const { move } of thoughts) expect(game.parseMove(move!, game.start()).ok).toBe(true);
      const { moves } = thoughts.at(-1)!;
      if ('values' in limits) expect(moves!.length).toBe(rankMoves(game.start(), { depth: 1 })!.length);
      else expect(moves).toBeUndefined();
    }
    engine.close();
  });

  it('in a worker gives the answer that it gives in the calling thread', async () => {
    for (const name of ['nim:3,4,5', 'tictactoe', 'connect4:5x4x4']) {
      const game = unwrap(parseGame(name));
      const start = game.formatPosition(game.start());
      const [worker, local] = [await openEngine(name), await openLocalEngine(name)];
      for (const limits of [{ depth: 4 }, { level: 2, seed: 7 }, { depth: 3, values: true }]) {
        const [there, here] = await Promise.all([
          lastThought(worker.think(start, limits)),
          lastThought(local.think(start, limits)),
        ]);
        expect({ ...there, ms: 0 }).toEqual({ ...here, ms: 0 });
      }
      worker.close();
      local.close();
    }
  });

  it('tells the best line also where it values all moves', async () => {
    const engine = await openLocalEngine('nim:3,4,5');
    const { move, pv, value } = await lastThought(engine.think('3,4,5', { values: true }));
    expect(move).toBe('a2');
    expect(pv[0]).toBe('a2');
    expect(pv.length).toBeGreaterThan(2);
    const game = unwrap(parseGame('nim:3,4,5'));
    const position = game.start();
    for (const text of pv) position.play(unwrap(game.parseMove(text, position)));
    expect(value).toBe(WIN - 11);
    engine.close();
  });

  it('ends with values that hold to the end of the game, where it can see it', async () => {
    const engine = await openLocalEngine('tictactoe');
    const { move, value, final, moves } = await lastThought(engine.think('xx./oo./...', { values: true }));
    expect({ move, value, final }).toEqual({ move: 'c3', value: WIN - 1, final: true });
    expect(moves!.every((row) => row.final)).toBe(true);
    expect(moves![0]).toEqual({ move: 'c3', value: WIN - 1, final: true });
    engine.close();
  });
});

describe('An engine in the calling thread', () => {
  it('keeps to one think at a time, and to its end', async () => {
    const engine = await openLocalEngine('connect4', { book: false });
    const first = engine.think('-');
    await first.next();
    await expect(lastThought(engine.think('44'))).rejects.toThrow(/thinking already/);
    await first.return(undefined);
    expect((await lastThought(engine.think('121212'))).move).toBe('1');
    const second = engine.think('-');
    await second.next();
    engine.close();
    await expect(lastThought(second)).rejects.toThrow(/closed while it was thinking/);
    await expect(lastThought(engine.think('44'))).rejects.toThrow(/engine is closed/);
  });

  it('says what is wrong with a position that is no text, and with a limit that does not exist', async () => {
    const engine = await openLocalEngine('connect4', { book: false });
    await expect(lastThought(engine.think(null as never))).rejects.toThrow(/A position is a text.*not object/);
    await expect(lastThought(engine.think('44', { levl: 3 } as never))).rejects.toThrow(/no limit "levl".*level, depth/);
    expect((await lastThought(engine.think('44', { level: 1 }))).move).toBeDefined();
    engine.close();
  });

  it('hears a flag that another thread raises', async () => {
    const engine = await openLocalEngine('connect4', { book: false });
    const flag = { aborted: false };
    setTimeout(() => {
      flag.aborted = true;
    }, 50);
    expect(await lastThought(engine.think('-', {}, flag))).toMatchObject({ stopped: true });
    engine.close();
  });
});

describe('Levels', () => {
  it('are ten for every game, and the last has no depth', () => {
    for (const name of NAMES) {
      const levels = levelsOf(unwrap(parseGame(name)).name);
      expect(levels.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      expect(levels.map(({ depth }) => depth === undefined)).toEqual([...Array(9).fill(false), true]);
      for (let i = 1; i < 9; i++) expect(levels[i].depth).toBeGreaterThan(levels[i - 1].depth!);
      for (let i = 1; i < 9; i++) expect(levels[i].margin).toBeLessThanOrEqual(levels[i - 1].margin);
    }
    expect(levelsOf('constructor')).toEqual(levelsOf('nim'));
  });

  it('choose among moves within their margin, take every win they see and put off every loss', () => {
    const level = { level: 1, depth: 1, margin: 5 };
    const chosen = (values: number[]) => {
      const moves = values.map((value) => ({ value }));
      const picked = Array.from({ length: 200 }, (_, seed) => choose(moves, level, new Random(seed)).value);
      return [...new Set(picked)].sort((a, b) => a - b);
    };
    expect(chosen([10, 5, 4, 7])).toEqual([5, 7, 10]);
    expect(chosen([WIN - 3, WIN - 5, 10])).toEqual([WIN - 3]);
    expect(chosen([2, 2 - WIN, 0])).toEqual([0, 2]);
    expect(chosen([2 - WIN, 4 - WIN])).toEqual([4 - WIN]);
  });

  it('draw their lots by the seed and the position alone', () => {
    const draws = (seed: number, position: string) => Array.from({ length: 4 }, () => lotOf(seed, position).below(1000));
    expect(draws(1, '44')).toEqual(draws(1, '44'));
    expect(new Set([1, 2, 3].map((seed) => lotOf(seed, '44').below(1_000_000))).size).toBe(3);
    expect(lotOf(1, '44').below(1_000_000)).not.toBe(lotOf(1, '45').below(1_000_000));
  });

  it('of Connect 4 play the same move again with the same seed, and others with others', async () => {
    const engine = await openLocalEngine('connect4', { book: false });
    const move = async (seed: number) => (await lastThought(engine.think('4', { level: 2, seed }))).move;
    expect(await move(5)).toBe(await move(5));
    const moves = new Set<string | undefined>();
    for (let seed = 0; seed < 20; seed++) moves.add(await move(seed));
    expect(moves.size).toBeGreaterThan(1);
    engine.close();
  });

  it('of Connect 4 take a win from level 1 on and stop one from level 2 on', async () => {
    const engine = await openLocalEngine('connect4', { book: false });
    for (let level = 1; level <= 10; level++)
      for (let seed = 0; seed < 5; seed++) {
        expect((await lastThought(engine.think('121212', { level, seed }))).move).toBe('1');
        if (level > 1) expect((await lastThought(engine.think('12131', { level, seed }))).move).toBe('1');
      }
    engine.close();
  });
});

describe('A stream', () => {
  it('tells everything in order, then gives the result', async () => {
    const stream = streamed<number, string>(async (tell) => {
      for (let i = 0; i < 5; i++) {
        tell(i);
        if (i % 2) await Promise.resolve();
      }
      return 'done';
    });
    const told: number[] = [];
    let step = await stream.next();
    for (; !step.done; step = await stream.next()) told.push(step.value);
    expect([told, step.value]).toEqual([[0, 1, 2, 3, 4], 'done']);
  });

  it('passes on what goes wrong, and tells the work when nobody listens any more', async () => {
    const broken = streamed(async () => {
      throw new Error('no luck');
    });
    await expect(broken.next()).rejects.toThrow('no luck');
    let heard = false;
    const left = streamed<number, void>(async (tell, gone) => {
      tell(1);
      while (!gone.aborted) await new Promise((resolve) => setTimeout(resolve, 1));
      heard = true;
    });
    for await (const one of left) if (one === MAX) break;
    expect(heard).toBe(true);
  });
});
