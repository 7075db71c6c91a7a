import { describe, expect, it } from 'vitest';
import { Random, unwrap } from '../core/index.ts';
import { othello } from '../games/index.ts';
import { levelsOf, openLocalEngine } from './index.ts';

const LEVELS = levelsOf('othello');

/** Points of one level against another: each opening, six moves by lot, with both colours. */
async function points(one: number, other: number, openings: number): Promise<number> {
  const game = othello();
  const engine = await openLocalEngine('othello', { threads: 1 });
  let sum = 0;
  for (let i = 0; i < 2 * openings; i++) {
    const random = new Random(90 + (i >> 1));
    const position = game.start();
    const moves: number[] = [];
    for (let ply = 0; ply < 6; ply++) {
      moves.length = position.moves(moves, 0);
      position.play(random.pick(moves));
    }
    const first = i & 1 ? one : other;
    while (position.outcome() === undefined) {
      const level = position.turn() === 1 ? first : one + other - first;
      const { move } = engine.think(game.formatPosition(position), { level, seed: i });
      position.play(unwrap(game.parseMove(move as string, position)));
    }
    const outcome = (position.outcome() as number) * (first === one ? 1 : -1);
    sum += outcome > 0 ? 1 : outcome < 0 ? 0 : 0.5;
  }
  engine.close();
  return sum / (2 * openings);
}

describe('The levels of Othello', () => {
  it('are ten, each looking as far as the one before or further, and choosing more closely', () => {
    expect(LEVELS.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (let i = 1; i < 9; i++) {
      expect(LEVELS[i]?.depth).toBeGreaterThanOrEqual(LEVELS[i - 1]?.depth as number);
      expect(LEVELS[i]?.margin).toBeLessThanOrEqual(LEVELS[i - 1]?.margin as number);
    }
  });

  /** A sample of what bench/levels.mjs measures. */
  it.each([
    [3, 1],
    [4, 2],
    [5, 3],
    [6, 4],
  ])('level %s beats level %s', async (one, other) => {
    expect(await points(one, other, 5)).toBeGreaterThan(0.6);
  });
});
