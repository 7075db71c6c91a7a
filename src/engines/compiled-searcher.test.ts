import { describe, expect, it } from 'vitest';
import { unwrap } from '../core/index.ts';
import { othello } from '../games/index.ts';
import { type Analysis, lastAnalysis, loadGame, openEngine, openLocalEngine } from './index.ts';

async function startOf(name: string): Promise<string> {
  const game = await loadGame(name);
  return game.formatPosition(game.start());
}

const START = othello().formatPosition(othello().start());

describe('The compiled search as an engine', () => {
  it.each(['chess', 'othello', 'draughts:international'])(
    'visits as many nodes at a depth as on the way to a deeper one: %s',
    async (name) => {
      const start = await startOf(name);
      const onTheWay = await openLocalEngine(name);
      const passed: Analysis[] = [];
      onTheWay.analyse(start, { depth: 7 }, { onInfo: (analysis) => passed.push(analysis) });
      for (const depth of [1, 4, 7]) {
        const engine = await openLocalEngine(name);
        const answer = engine.analyse(start, { depth });
        const then = passed.findLast((analysis) => analysis.depth === depth && analysis.bound === 'exact');
        expect({ ...answer, ms: 0 }).toEqual({ ...then, ms: 0 });
        engine.close();
      }
      onTheWay.close();
    },
  );

  it.each(['chess', 'othello', 'connect4'])('visits as many nodes after forgetting as a new one: %s', async (name) => {
    const start = await startOf(name);
    const engine = await openLocalEngine(name);
    const count = (fresh: boolean) => engine.analyse(start, { depth: 7, fresh }).nodes;
    const [first, again, forgotten] = [count(false), count(false), count(true)];
    expect(forgotten).toBe(first);
    if (name !== 'connect4') expect(again).toBeLessThan(first);
    engine.close();
  });

  it('saves the queen at depth 1 that a bare search of one ply hangs', async () => {
    const hanging = '4k3/8/4p3/3p4/8/8/3Q4/4K3 w - - 0 1';
    const engine = await openLocalEngine('chess');
    const bare = await openLocalEngine('chess', { search: { algorithm: 'alphabeta', deepening: false } });
    expect(bare.analyse(hanging, { depth: 1 }).move).toBe('Qxd5');
    expect(engine.analyse(hanging, { depth: 1 }).move).not.toBe('Qxd5');
    engine.close();
    bare.close();
  });

  it('streams one analysis for each depth, with a line of legal moves', async () => {
    const game = othello();
    const engine = await openLocalEngine('othello');
    const analyses: Analysis[] = [];
    engine.analyse(START, { depth: 6 }, { onInfo: (analysis) => analyses.push(analysis) });
    expect(new Set(analyses.map(({ depth }) => depth))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    for (const { pv, move } of analyses) {
      expect(pv[0]).toBe(move);
      const position = game.start();
      for (const text of pv) position.play(unwrap(game.parseMove(text, position)));
    }
    engine.close();
  });

  it('gives the requested number of best moves, each with its line, with the same values as for all moves', async () => {
    const engine = await openLocalEngine('othello');
    const after = othello().formatPosition(unwrap(othello().parsePosition('f5d6c3')));
    const { lines = [], pv, value } = engine.analyse(after, { depth: 4, lines: 3 });
    const { moves = [] } = engine.analyse(after, { depth: 4, values: true });
    expect(lines.map((line) => line.value)).toEqual(moves.slice(0, 3).map((row) => row.value));
    expect(lines[0]).toEqual({ value, pv });
    expect(new Set(lines.map((line) => line.pv[0])).size).toBe(3);
    expect(engine.analyse(after, { depth: 2 }).lines).toBeUndefined();
    expect(engine.analyse(after, { depth: 2, lines: 99 }).lines).toHaveLength(moves.length);
    engine.close();
  });

  it('solves 4x4 to its end: the second player wins 11 to 3 and gets the two empty squares', async () => {
    const game = othello(4);
    const engine = await openLocalEngine('othello:4x4');
    const { value, final, stopped } = engine.analyse(game.formatPosition(game.start()));
    expect({ value, final, stopped }).toEqual({ value: -10, final: true, stopped: false });
    engine.close();
  });

  it.each([true, false])('stops in a worker, memory shared: %s', async (sharedMemory) => {
    const engine = await openEngine('othello', { threads: 2, sharedMemory });
    expect(engine.threads).toBe(sharedMemory ? 2 : 1);
    const times: number[] = [];
    for (let i = 0; i < 7; i++) {
      const abort = new AbortController();
      let stoppedAt = 0;
      let answer: Analysis | undefined;
      for await (const analysis of engine.analyse(START, {}, abort.signal)) {
        answer = analysis;
        if (analysis.depth !== 5 || stoppedAt > 0) continue;
        stoppedAt = performance.now();
        abort.abort();
      }
      times.push(performance.now() - stoppedAt);
      expect(answer).toMatchObject({ stopped: true, final: false });
      expect(answer!.depth).toBeGreaterThanOrEqual(5);
    }
    // The fastest run counts: on a busy machine most runs are delayed.
    expect(Math.min(...times)).toBeLessThan(50);
    expect((await lastAnalysis(engine.analyse(START, { level: 2, seed: 3 }))).depth).toBe(2);
    expect((await lastAnalysis(engine.analyse(START, { time: 100 }))).stopped).toBe(true);
    expect((await lastAnalysis(engine.analyse(START, { nodes: 2000 }))).nodes).toBeLessThan(100_000);
    await expect(lastAnalysis(engine.analyse('nonsense'))).rejects.toThrow();
    expect((await lastAnalysis(engine.analyse(START, { depth: 1 }))).depth).toBe(1);
    engine.close();
  });
});
