import { describe, expect, it, vi } from 'vitest';
import { unwrap } from '../../core/index.ts';
import { parseConnect4Board } from '../../kernels/index.ts';
import { Connect4Solver } from './solver.ts';
import { Connect4Thinker } from './thinker.ts';

vi.mock('./book.ts', async (original) => ({
  ...(await original<typeof import('./book.ts')>()),
  openConnect4Book: () => Promise.reject(new Error('The opening book is not there.')),
}));

describe('Where the book cannot be read', () => {
  it('the solver says so, and solves without it', async () => {
    const solver = await Connect4Solver.open();
    const board = unwrap(parseConnect4Board('34771253'));
    await expect(solver.prepare(board)).rejects.toThrow(/opening book is not there/);
    expect(solver.solve(board)).toMatchObject({ score: -2, fromBook: false });
    solver.close();
  });

  it('level 10 plays without it', async () => {
    const thinker = await Connect4Thinker.open();
    await thinker.prepare('34771253', { level: 10 });
    const host = { mayGoOn: () => true, told: () => {} };
    const answer = [...thinker.think('34771253', { level: 10 }, host)].at(-1);
    expect(answer).toMatchObject({ final: true, stopped: false });
    thinker.close();
  });
});
