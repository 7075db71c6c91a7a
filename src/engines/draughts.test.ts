import { describe, expect, it } from 'vitest';
import { DRAW, unwrap } from '../core/index.ts';
import { parseGame } from '../games/index.ts';
import { DRAUGHTS_RULES } from '../kernels/index.ts';
import { lastAnalysis, levelsOf, openEngine, openLocalEngine } from './index.ts';

const START = 'B:W31-50:B1-20';

describe('The engine of draughts', () => {
  it.each([...DRAUGHTS_RULES, 'english:6x6', 'souffler:8x8', 'international:endless'])(
    'plays draughts:%s from the first move on, by the compiled search',
    async (options) => {
      const name = `draughts:${options}`;
      const game = unwrap(parseGame(name));
      const engine = await openLocalEngine(name, { hashMb: 1 });
      expect(levelsOf(game.name)).toBe(levelsOf('draughts:souffler'));
      const position = game.start();
      for (let ply = 0; ply < 30 && position.outcome() === undefined; ply++) {
        const { move, depth, pv } = engine.analyse(game.formatPosition(position), { nodes: 2000 });
        expect(depth).toBeGreaterThanOrEqual(1);
        expect(pv[0]).toBe(move);
        position.play(unwrap(game.parseMove(move as string, position)));
      }
      engine.close();
    },
  );

  it('uses the earlier moves: stepping back to the third occurrence of a position is a draw', async () => {
    const engine = await openLocalEngine('draughts:international', { hashMb: 1 });
    const valueOfStepBack = async (text: string) => {
      const { moves } = engine.analyse(text, { depth: 3, values: true });
      return moves!.find(({ move }) => move === '21-26')!.value;
    };
    const toAndFro = '46-41/26-21/41-46/21-26/46-41/26-21/41-46';
    expect(await valueOfStepBack(`W:WK46:BK3,K26,K16,K2/${toAndFro}`)).toBe(DRAW);
    expect(await valueOfStepBack('B:WK46:BK3,K21,K16,K2')).toBeLessThan(-100);
    engine.close();
  });

  it('still works after an invalid position, an invalid limit, and a signal', async () => {
    const engine = await openEngine('draughts', { threads: 1 });
    await expect(lastAnalysis(engine.analyse('nonsense'))).rejects.toThrow();
    await expect(lastAnalysis(engine.analyse(START, { level: 11 }))).rejects.toThrow(/levels/);
    const answer = await lastAnalysis(engine.analyse(START, {}, AbortSignal.timeout(100)));
    expect(answer).toMatchObject({ stopped: true });
    expect(answer.depth).toBeGreaterThanOrEqual(1);
    expect((await lastAnalysis(engine.analyse(START, { level: 2 }))).depth).toBe(2);
    engine.close();
  });

  it('selects moves by its seed at low levels, the same for the same seed', async () => {
    const engine = await openLocalEngine('draughts', { hashMb: 1 });
    const move = async (seed: number) => engine.analyse(START, { level: 1, seed }).move;
    const first = [];
    for (let seed = 0; seed < 12; seed++) first.push(await move(seed));
    expect(new Set(first).size).toBeGreaterThan(2);
    for (let seed = 0; seed < 12; seed++) expect(await move(seed)).toBe(first[seed]);
    engine.close();
  });
});
