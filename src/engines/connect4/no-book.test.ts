import { describe, expect, it, vi } from 'vitest';
import { unwrap } from '../../core/index.ts';
import { parseConnect4Board } from '../../kernels/index.ts';
import { Connect4Searcher } from './searcher.ts';
import { Connect4Solver } from './solver.ts';

vi.mock('./book.ts', async (original) => ({
  ...(await original<typeof import('./book.ts')>()),
  openConnect4Book: () => Promise.reject(new Error('The opening book is not there.')),
}));

describe('If the book cannot be read', () => {
  it('the solver reports it, and solves without the book', async () => {
    const solver = await Connect4Solver.open();
    const board = unwrap(parseConnect4Board('34771253'));
    await expect(solver.prepare(board)).rejects.toThrow(/opening book is not there/);
    expect(solver.solve(board)).toMatchObject({ score: -2, fromBook: false });
    solver.close();
  });

  it('level 10 plays without the book', async () => {
    const searcher = await Connect4Searcher.open();
    await searcher.prepare('34771253', { level: 10 });
    const host = { shouldContinue: () => true, onInfo: () => {} };
    const answer = [...searcher.analyse('34771253', { level: 10 }, host)].at(-1);
    expect(answer).toMatchObject({ final: true, stopped: false });
    searcher.close();
  });
});
