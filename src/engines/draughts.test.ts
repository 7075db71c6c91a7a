import { describe, expect, it } from 'vitest';
import { DRAW, unwrap } from '../core/index.ts';
import { parseGame } from '../games/index.ts';
import { DRAUGHTS_RULES } from '../kernels/index.ts';
import { lastThought, levelsOf, openEngine, openLocalEngine } from './index.ts';

const START = 'B:W31-50:B1-20';

describe('The engine of draughts', () => {
  it.each([...DRAUGHTS_RULES, 'english:6x6', 'souffler:8x8', 'international:endless'])(
    'plays draughts:%s from the first move on, by the compiled search',
    async (options) => {
      const name = `draughts:${options}`;
      const game = unwrap(parseGame(name));
      const engine = await openLocalEngine(name, { tableMb: 1 });
      expect(levelsOf(game.name)).toBe(levelsOf('draughts:souffler'));
      const position = game.start();
      for (let ply = 0; ply < 30 && position.outcome() === undefined; ply++) {
        const { move, depth, pv } = engine.think(game.formatPosition(position), { nodes: 2000 });
        expect(depth).toBeGreaterThanOrEqual(1);
        expect(pv[0]).toBe(move);
        position.play(unwrap(game.parseMove(move as string, position)));
      }
      engine.close();
    },
  );

  it('knows what was played before: the step back that repeats the position for the third time is a draw', async () => {
    const engine = await openLocalEngine('draughts:international', { tableMb: 1 });
    const valueOfStepBack = async (text: string) => {
      const { moves } = engine.think(text, { depth: 3, values: true });
      return moves!.find(({ move }) => move === '21-26')!.value;
    };
    const toAndFro = '46-41/26-21/41-46/21-26/46-41/26-21/41-46';
    expect(await valueOfStepBack(`W:WK46:BK3,K26,K16,K2/${toAndFro}`)).toBe(DRAW);
    expect(await valueOfStepBack('B:WK46:BK3,K21,K16,K2')).toBeLessThan(-100);
    engine.close();
  });

  it('goes on after a position that makes no sense, an illegal limit, and a signal', async () => {
    const engine = await openEngine('draughts', { threads: 1 });
    await expect(lastThought(engine.think('nonsense'))).rejects.toThrow();
    await expect(lastThought(engine.think(START, { level: 11 }))).rejects.toThrow(/levels/);
    const answer = await lastThought(engine.think(START, {}, AbortSignal.timeout(100)));
    expect(answer).toMatchObject({ stopped: true });
    expect(answer.depth).toBeGreaterThanOrEqual(1);
    expect((await lastThought(engine.think(START, { level: 2 }))).depth).toBe(2);
    engine.close();
  });

  it('chooses by its seed at low levels, always the same for the same seed', async () => {
    const engine = await openLocalEngine('draughts', { tableMb: 1 });
    const move = async (seed: number) => engine.think(START, { level: 1, seed }).move;
    const first = [];
    for (let seed = 0; seed < 12; seed++) first.push(await move(seed));
    expect(new Set(first).size).toBeGreaterThan(2);
    for (let seed = 0; seed < 12; seed++) expect(await move(seed)).toBe(first[seed]);
    engine.close();
  });
});
