import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definePure, MAX, MIN, type Player, ProblemError, Random, unwrap, WIN } from '../core/index.ts';
import { connect4, descriptors, nim, parseGame } from '../games/index.ts';
import { type Analysis, lastAnalysis, levelsOf, openEngine, openLocalEngine, rankMoves, serveEngine } from './index.ts';
import { choose, rngFor } from './levels.ts';

/** Every game of the table, by the plainest of its names. */
const NAMES = descriptors.map(({ examples }) => examples[0]);

describe('openEngine', () => {
  it.each([undefined, null, 5, {}, []])('refuses a value that is not a game: %j', async (game) => {
    await expect(openEngine(game as never)).rejects.toThrow(/openEngine takes a game/);
  });
});

describe('An engine for every game of the table', () => {
  it.each(NAMES)('plays %s: a legal move at once, and an answer at every kind of limit', async (name) => {
    const game = unwrap(parseGame(name));
    const start = game.formatPosition(game.start());
    const engine = await openLocalEngine(name, { book: false });
    const every = [
      { level: 1 },
      { level: 3 },
      { depth: 2 },
      { time: 30 },
      { nodes: 500 },
      { nodes: 0 },
      { clock: { remaining: 2000 } },
      { depth: 2, values: true },
      { depth: 2, lines: 2 },
    ];
    for (const limits of every) {
      const analyses: Analysis[] = [];
      engine.analyse(start, limits, { onInfo: (analysis) => analyses.push(analysis) });
      for (const { move } of analyses) expect(game.parseMove(move!, game.start()).ok).toBe(true);
      const { moves, lines } = analyses.at(-1)!;
      const legal = rankMoves(game.start(), { depth: 1 })!.length;
      expect(moves?.length).toBe('values' in limits ? legal : undefined);
      expect(lines?.length).toBe('lines' in limits ? Math.min(2, legal) : undefined);
    }
    engine.close();
  });

  it('gives the same answer in a worker as in the calling thread', async () => {
    for (const name of ['nim:3,4,5', 'tictactoe', 'connect4:5x4x4', 'othello:6x6']) {
      const game = unwrap(parseGame(name));
      const start = game.formatPosition(game.start());
      const [worker, local] = [await openEngine(name, { threads: 1 }), await openLocalEngine(name)];
      for (const limits of [{ depth: 4 }, { level: 2, seed: 7 }, { depth: 3, values: true }]) {
        const there = await lastAnalysis(worker.analyse(start, limits));
        expect({ ...there, ms: 0 }).toEqual({ ...local.analyse(start, limits), ms: 0 });
      }
      worker.close();
      local.close();
    }
  });

  it('also gives the best line when it values all moves', async () => {
    const engine = await openLocalEngine('nim:3,4,5');
    const { move, pv, value } = engine.analyse('3,4,5', { values: true });
    expect(move).toBe('a2');
    expect(pv[0]).toBe('a2');
    expect(pv.length).toBeGreaterThan(2);
    const game = unwrap(parseGame('nim:3,4,5'));
    const position = game.start();
    for (const text of pv) position.play(unwrap(game.parseMove(text, position)));
    expect(value).toBe(WIN - 11);
    engine.close();
  });

  it('ends with final values if it can search to the end of the game', async () => {
    const engine = await openLocalEngine('tictactoe');
    const { move, value, final, moves } = engine.analyse('xx./oo./...', { values: true });
    expect({ move, value, final }).toEqual({ move: 'c3', value: WIN - 1, final: true });
    expect(moves!.every((row) => row.final)).toBe(true);
    expect(moves![0]).toEqual({ move: 'c3', value: WIN - 1, final: true });
    engine.close();
  });

  it('uses the general search given by the options, and reports its counts', async () => {
    const engine = await openEngine('chess', { search: { algorithm: 'alphabeta', deepening: false } });
    const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
    const { depth, counts, nodes } = await lastAnalysis(engine.analyse(start, { depth: 2 }));
    expect(depth).toBe(2);
    // Twenty replies to the first of the twenty moves; later ones may be cut.
    expect(counts!.leaves).toBeGreaterThanOrEqual(20 + 19);
    expect(counts!.leaves).toBeLessThanOrEqual(400);
    expect(nodes).toBe(counts!.leaves + 21);
    engine.close();
  });
});

describe('An engine in the calling thread, to its end', () => {
  it('refuses a position that is not a string, and a limit that does not exist, with the reason', async () => {
    const engine = await openLocalEngine('connect4', { book: false });
    expect(() => engine.analyse(null as never)).toThrow(/A position is a text.*not object/);
    expect(() => engine.analyse('44', { levl: 3 } as never)).toThrow(/no limit "levl".*level, depth/);
    expect(engine.analyse('44', { level: 1 }).move).toBeDefined();
    engine.close();
  });

  it('stops at a flag that is set in the middle of a depth', async () => {
    const engine = await openLocalEngine('connect4', { book: false });
    let looks = 0;
    const signal = {
      get aborted() {
        return ++looks > 100;
      },
    };
    expect(engine.analyse('-', {}, { signal })).toMatchObject({ stopped: true });
    expect(looks).toBeLessThan(120);
    engine.close();
  });
});

/**
 * Each turn takes one or two stones of a row; taking two gives another turn. The player who takes more wins by the
 * difference.
 */
const rowOfStones = definePure({
  name: 'row',
  start: { left: 12, turn: MAX as Player, points: 0 },
  turn: (state) => state.turn,
  moves: (state) => [1, 2].filter((n) => n <= state.left),
  play: ({ left, turn, points }, n) => ({
    left: left - n,
    turn: n === 2 && left % 3 === 0 ? turn : turn === MAX ? (MIN as Player) : MAX,
    points: points + n * turn,
  }),
  outcome: (state) => (state.left === 0 ? state.points : undefined),
  evaluate: (state) => state.points,
  key: (state) => JSON.stringify(state),
  alternates: false,
});

describe('An engine for a game object', () => {
  it('accepts states and texts, and gives levels, values and lines like every engine', async () => {
    const engine = await openEngine(rowOfStones);
    const whole = await lastAnalysis(engine.analyse(rowOfStones.start));
    expect(whole).toMatchObject({ final: true, stopped: false });
    expect((await lastAnalysis(engine.analyse(JSON.stringify(rowOfStones.start)))).value).toBe(whole.value);
    expect((await lastAnalysis(engine.analyse({ ...rowOfStones.start, left: 5 }, { level: 2 }))).depth).toBe(2);
    const { moves, lines } = await lastAnalysis(engine.analyse(rowOfStones.start, { values: true, lines: 2 }));
    expect(moves?.map(({ value }) => value)[0]).toBe(whole.value);
    expect(lines?.length).toBe(2);
    await expect(lastAnalysis(engine.analyse('nonsense'))).rejects.toMatchObject({ code: 'position-not-json' });
    engine.close();
    await expect(lastAnalysis(engine.analyse(rowOfStones.start))).rejects.toMatchObject({ code: 'closed' });
  });

  it('accepts positions of a game with play and undo', async () => {
    const game = nim([3, 4, 5]);
    const engine = await openEngine(game);
    expect((await lastAnalysis(engine.analyse(game.start()))).move).toBe('a2');
    engine.close();
  });

  it('keeps limits of time and nodes, and between depths stops at a signal and lets other events run', async () => {
    const engine = await openEngine(connect4({ columns: 9, rows: 8, inRow: 5 }));
    expect(await lastAnalysis(engine.analyse('-', { time: 50 }))).toMatchObject({ stopped: true });
    expect((await lastAnalysis(engine.analyse('-', { nodes: 5000 }))).nodes).toBeLessThanOrEqual(5000);
    const abort = new AbortController();
    let depth = 0;
    for await (const analysis of engine.analyse('-', {}, abort.signal)) {
      depth = analysis.depth;
      if (depth === 4) setTimeout(() => abort.abort(), 0);
    }
    expect(depth).toBeLessThan(7);
    engine.close();
  });
});

describe('An engine for a user-defined game', () => {
  const folder = mkdtempSync(join(tmpdir(), 'minerve-engine-'));
  const library = new URL('../../dist/index.js', import.meta.url).href;
  const write = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  /** Players take one, two or three stones per turn; taking the last one loses. */
  const GAME = `{
    start: { left: 21, turn: 1 },
    turn: (s) => s.turn,
    moves: (s) => [1, 2, 3].filter((n) => n <= s.left),
    play: (s, n) => ({ left: s.left - n, turn: -s.turn }),
    outcome: (s) => (s.left === 0 ? 1000000000 * s.turn : undefined),
  }`;
  const LOST = '{"left":5,"turn":1}';
  let path: string;
  beforeAll(() => {
    path = write('stones.mjs', `export default ${GAME};`);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is opened by the path or the address of its module, in a thread of its own', async () => {
    for (const address of [path, pathToFileURL(path), pathToFileURL(path).href]) {
      const engine = await openEngine(address);
      expect(await lastAnalysis(engine.analyse(LOST))).toMatchObject({ value: 3 - WIN, final: true });
      expect((await lastAnalysis(engine.analyse(LOST, { level: 1 }))).depth).toBe(1);
      engine.close();
    }
  });

  it('is opened by a function that starts a worker, which serves the game', async () => {
    const worker = write('worker.mjs', `import { serveEngine } from ${JSON.stringify(library)}; serveEngine(${GAME});`);
    const engine = await openEngine(() => new Worker(worker));
    expect(await lastAnalysis(engine.analyse(LOST))).toMatchObject({ value: 3 - WIN, final: true });
    expect((await lastAnalysis(engine.analyse(LOST, { values: true }))).moves?.length).toBe(3);
    engine.close();
  });

  it('is played by the general searches even if it is called chess', async () => {
    const engine = await openEngine(write('chess.mjs', `export default { name: 'chess', ...${GAME} };`));
    expect((await lastAnalysis(engine.analyse(LOST))).value).toBe(3 - WIN);
    engine.close();
  });

  it.each([
    ['nothing.mjs', 'export const x = 1;', 'exports-no-game', {}],
    [
      'half.mjs',
      'export default { start: 1, moves: () => [] };',
      'pure-game-lacks',
      { lacking: ['turn()', 'play()', 'outcome()'] },
    ],
    ['typed.ts', 'export default {} as object;', 'not-javascript', {}],
    ['throws.mjs', 'throw new Error("no luck");', 'module-threw', {}],
  ])('is refused with a code and its arguments: %s', async (name, text, code, args) => {
    const address = write(name, text);
    const error = await openEngine(address).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProblemError);
    expect(error).toMatchObject({ code, args: expect.objectContaining({ ...args }) });
    expect((error as Error).message).toContain(name);
  });

  it('that throws during a search fails that search, and the next one is answered', async () => {
    const engine = await openEngine(
      write(
        'fragile.mjs',
        `const g = ${GAME}; export default { ...g, moves(s) { if (s.left === 7) throw new RangeError('seven'); return g.moves(s); } };`,
      ),
    );
    await expect(lastAnalysis(engine.analyse('{"left":9,"turn":1}'))).rejects.toThrow('seven');
    expect((await lastAnalysis(engine.analyse(LOST))).value).toBe(3 - WIN);
    engine.close();
  });

  it.each([
    ['{"left":5,"turn":7}', /its turn\(\) is 7, which is not a player/],
    ['{"left":5}', /its turn\(\) is undefined, which is not a player/],
    ['[', /typed as JSON/],
  ])('refuses a state that is none of the game: %s', async (state, why) => {
    const engine = await openEngine(path);
    await expect(lastAnalysis(engine.analyse(state))).rejects.toThrow(why);
    await expect(lastAnalysis(engine.analyse(state))).rejects.toMatchObject({
      code: expect.stringMatching(/^(position-not-json|not-a-state|strange-turn)$/),
    });
    engine.close();
  });

  it('does not keep a program alive that does not close its engine, or abandons a search', () => {
    const program = write(
      'idle.mjs',
      `import { lastAnalysis, openEngine } from ${JSON.stringify(library)};
      const engine = await openEngine(${JSON.stringify(path)});
      console.log((await lastAnalysis(engine.analyse(${JSON.stringify(LOST)}))).depth > 0);
      const left = await openEngine('connect4', { book: false });
      console.log((await left.analyse('-').next()).done);`,
    );
    expect(execFileSync(process.execPath, [program], { encoding: 'utf8', timeout: 60_000 })).toBe('true\nfalse\n');
  });

  it('that hangs in its own code is terminated after the signal, and the next search is answered', async () => {
    const engine = await openEngine(
      write('loops.mjs', `const g = ${GAME}; export default { ...g, moves(s) { while (s.left === 7); return g.moves(s); } };`),
    );
    await expect(lastAnalysis(engine.analyse('{"left":7,"turn":1}', {}, AbortSignal.timeout(50)))).rejects.toMatchObject({
      code: 'silent',
    });
    expect((await lastAnalysis(engine.analyse(LOST))).value).toBe(3 - WIN);
    engine.close();
  });

  it.each(['--max-old-space-size=4096', '--stack-size=900', '--expose-gc'])(
    'opens in a program that was started with %s',
    (option) => {
      const program = write(
        'flagged.mjs',
        `import { openEngine } from ${JSON.stringify(library)}; (await openEngine('nim:3,4,5')).close(); console.log('open');`,
      );
      expect(execFileSync(process.execPath, [option, program], { encoding: 'utf8', timeout: 60_000 })).toBe('open\n');
    },
  );

  it('cannot be served outside of a thread', () => {
    expect(() => serveEngine(rowOfStones)).toThrow(/in a thread of its own/);
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
    expect(levelsOf('draughts:english')).not.toEqual(levelsOf('nim'));
  });

  it('choose among moves within their margin, take every win they see and delay every loss', () => {
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

  it('choose at random by the seed and the position alone', () => {
    const draws = (seed: number, position: string) => Array.from({ length: 4 }, () => rngFor(seed, position).below(1000));
    expect(draws(1, '44')).toEqual(draws(1, '44'));
    expect(new Set([1, 2, 3].map((seed) => rngFor(seed, '44').below(1_000_000))).size).toBe(3);
    expect(rngFor(1, '44').below(1_000_000)).not.toBe(rngFor(1, '45').below(1_000_000));
  });

  it('of Connect 4 play the same move again with the same seed, and others with others', async () => {
    const engine = await openLocalEngine('connect4', { book: false });
    const move = (seed: number) => engine.analyse('4', { level: 2, seed }).move;
    expect(move(5)).toBe(move(5));
    const moves = new Set<string | undefined>();
    for (let seed = 0; seed < 20; seed++) moves.add(move(seed));
    expect(moves.size).toBeGreaterThan(1);
    engine.close();
  });

  it('of Connect 4 take a win from level 1 on and stop one from level 2 on', async () => {
    const engine = await openLocalEngine('connect4', { book: false });
    for (let level = 1; level <= 10; level++)
      for (let seed = 0; seed < 5; seed++) {
        expect(engine.analyse('121212', { level, seed }).move).toBe('1');
        if (level > 1) expect(engine.analyse('12131', { level, seed }).move).toBe('1');
      }
    engine.close();
  });
});
