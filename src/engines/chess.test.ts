import { describe, expect, it } from 'vitest';
import { WIN } from '../core/index.ts';
import { openLocalEngine } from './index.ts';

describe('Chess as an engine', () => {
  it('mates, and gives the line', async () => {
    const engine = await openLocalEngine('chess');
    const { value, pv } = engine.analyse('6k1/8/8/6K1/8/8/8/R6R w - - 0 1', { nodes: 20_000 });
    expect([value, pv.length]).toEqual([WIN - 3, 3]);
    expect(pv[2]).toMatch(/#$/);
    engine.close();
  });

  it('uses the earlier moves: the losing side repeats a position for the third time, and is lost without them', async () => {
    const engine = await openLocalEngine('chess:never');
    const start = '8/8/3k4/8/8/8/8/R3K3 w - - 0 1';
    const { move, value } = engine.analyse(`${start} moves Ra2 Kd5 Ra1 Kd6 Ra2 Kd5 Ra1`, { nodes: 20_000 });
    expect([move, value]).toEqual(['Kd6', 0]);
    expect(engine.analyse('8/8/8/3k4/8/8/8/R3K3 b - - 7 4', { nodes: 20_000 }).value).toBeGreaterThan(300);
    engine.close();
  });

  it('has a move if a draw could be claimed but the game goes on, and none if the draw ends the game', async () => {
    const claimable = 'r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 120 90';
    for (const [game, moves] of [
      ['chess', false],
      ['chess:never', true],
      ['chess:course:never', true],
    ] as const) {
      const engine = await openLocalEngine(game);
      expect(engine.analyse(claimable, { nodes: 3000 }).move !== undefined).toBe(moves);
      engine.close();
    }
  });
});
