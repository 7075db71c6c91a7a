import { describe, expect, it } from 'vitest';
import { unwrap } from '../core/index.ts';
import { othello } from '../games/index.ts';
import { lastThought, loadGame, openEngine, openLocalEngine, type Thought } from './index.ts';

async function startOf(name: string): Promise<string> {
  const game = await loadGame(name);
  return game.formatPosition(game.start());
}

const START = othello().formatPosition(othello().start());

describe('The compiled search as an engine', () => {
  it.each(['chess', 'othello', 'draughts:international'])(
    'looks as far at a depth as it does on its way to a deeper one: %s',
    async (name) => {
      const start = await startOf(name);
      const onTheWay = await openLocalEngine(name);
      const passed: Thought[] = [];
      onTheWay.think(start, { depth: 7 }, { onThought: (thought) => passed.push(thought) });
      for (const depth of [1, 4, 7]) {
        const engine = await openLocalEngine(name);
        const answer = engine.think(start, { depth });
        const then = passed.findLast((thought) => thought.depth === depth && thought.bound === 'exact');
        expect({ ...answer, ms: 0 }).toEqual({ ...then, ms: 0 });
        engine.close();
      }
      onTheWay.close();
    },
  );

  it.each(['chess', 'othello', 'connect4'])('visits as many nodes after forgetting as a new one: %s', async (name) => {
    const start = await startOf(name);
    const engine = await openLocalEngine(name);
    const count = (fresh: boolean) => engine.think(start, { depth: 7, fresh }).nodes;
    const [first, again, forgotten] = [count(false), count(false), count(true)];
    expect(forgotten).toBe(first);
    if (name !== 'connect4') expect(again).toBeLessThan(first);
    engine.close();
  });

  it('saves the queen at depth 1 that a bare search of one ply hangs', async () => {
    const hanging = '4k3/8/4p3/3p4/8/8/3Q4/4K3 w - - 0 1';
    const engine = await openLocalEngine('chess');
    const bare = await openLocalEngine('chess', { search: { algorithm: 'alphabeta', deepening: false } });
    expect(bare.think(hanging, { depth: 1 }).move).toBe('Qxd5');
    expect(engine.think(hanging, { depth: 1 }).move).not.toBe('Qxd5');
    engine.close();
    bare.close();
  });

  it('streams one thought for each depth, with a line of legal moves', async () => {
    const game = othello();
    const engine = await openLocalEngine('othello');
    const thoughts: Thought[] = [];
    engine.think(START, { depth: 6 }, { onThought: (thought) => thoughts.push(thought) });
    expect(new Set(thoughts.map(({ depth }) => depth))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    for (const { pv, move } of thoughts) {
      expect(pv[0]).toBe(move);
      const position = game.start();
      for (const text of pv) position.play(unwrap(game.parseMove(text, position)));
    }
    engine.close();
  });

  it('tells as many of the best moves as were asked for, each with its own line, and their values are those of all moves', async () => {
    const engine = await openLocalEngine('othello');
    const after = othello().formatPosition(unwrap(othello().parsePosition('f5d6c3')));
    const { lines = [], pv, value } = engine.think(after, { depth: 4, lines: 3 });
    const { moves = [] } = engine.think(after, { depth: 4, values: true });
    expect(lines.map((line) => line.value)).toEqual(moves.slice(0, 3).map((row) => row.value));
    expect(lines[0]).toEqual({ value, pv });
    expect(new Set(lines.map((line) => line.pv[0])).size).toBe(3);
    expect(engine.think(after, { depth: 2 }).lines).toBeUndefined();
    expect(engine.think(after, { depth: 2, lines: 99 }).lines).toHaveLength(moves.length);
    engine.close();
  });

  it('solves 4x4 to its end: the second player wins 11 to 3, and the two empty squares count for them', async () => {
    const game = othello(4);
    const engine = await openLocalEngine('othello:4x4');
    const { value, final, stopped } = engine.think(game.formatPosition(game.start()));
    expect({ value, final, stopped }).toEqual({ value: -10, final: true, stopped: false });
    engine.close();
  });

  it.each([true, false])('stops in a worker, memory shared: %s', async (sharedMemory) => {
    const engine = await openEngine('othello', { threads: 2, sharedMemory });
    expect(engine.threads).toBe(sharedMemory ? 2 : 1);
    const times: number[] = [];
    for (let i = 0; i < 7; i++) {
      const abort = new AbortController();
      let told = 0;
      let answer: Thought | undefined;
      for await (const thought of engine.think(START, {}, abort.signal)) {
        answer = thought;
        if (thought.depth !== 5 || told > 0) continue;
        told = performance.now();
        abort.abort();
      }
      times.push(performance.now() - told);
      expect(answer).toMatchObject({ stopped: true, final: false });
      expect(answer!.depth).toBeGreaterThanOrEqual(5);
    }
    // The shortest: a machine that has other things to do holds up most of them.
    expect(Math.min(...times)).toBeLessThan(50);
    expect((await lastThought(engine.think(START, { level: 2, seed: 3 }))).depth).toBe(2);
    expect((await lastThought(engine.think(START, { time: 100 }))).stopped).toBe(true);
    expect((await lastThought(engine.think(START, { nodes: 2000 }))).nodes).toBeLessThan(100_000);
    await expect(lastThought(engine.think('nonsense'))).rejects.toThrow();
    expect((await lastThought(engine.think(START, { depth: 1 }))).depth).toBe(1);
    engine.close();
  });
});
