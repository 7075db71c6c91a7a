import { describe, expect, it } from 'vitest';
import { unwrap } from '../../core/index.ts';
import { dropped, parseConnect4Board, winsAt } from '../../kernels/index.ts';
import { exactLine, expectedLine, Spent } from './line.ts';
import { Connect4Solver } from './solver.ts';

const GO_ON = { aborted: false };
/** Its score is 3: the fourth column wins, 21 plies on. */
const BOARD = unwrap(parseConnect4Board('52113137233562237'));

describe('A line of Connect 4', () => {
  it('goes to the end of the game, or as far as a small limit of positions allows', async () => {
    const solver = await Connect4Solver.open({ book: false });
    const within = (nodes: number) => {
      solver.forget();
      return exactLine(solver, BOARD, 3, 3, new Spent(nodes), GO_ON);
    };
    const whole = within(Number.POSITIVE_INFINITY);
    expect(whole).toHaveLength(21);
    const before = whole.slice(0, -1).reduce(dropped, BOARD);
    expect(winsAt(before, whole[20])).toBe(true);
    const lengths: number[] = [];
    for (const nodes of [0, 1000, 20_000]) {
      const part = within(nodes);
      expect(part).toEqual(whole.slice(0, part.length));
      lengths.push(part.length);
    }
    expect(lengths[0]).toBe(1);
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    solver.close();
  });

  it('is only the move after a stop', async () => {
    const solver = await Connect4Solver.open({ book: false });
    expect(exactLine(solver, unwrap(parseConnect4Board('4453')), 3, -2, new Spent(1e6), { aborted: true })).toEqual([3]);
    solver.close();
  });

  it('follows the book without a search', async () => {
    const score = ({ stones }: { stones: number }) => (stones > 8 ? undefined : 0);
    const solver = await Connect4Solver.open({ book: { score } });
    const spent = new Spent(0);
    expect(exactLine(solver, unwrap(parseConnect4Board('4444')), 3, 0, spent, GO_ON)).toHaveLength(4);
    expect(spent.nodes).toBeLessThanOrEqual(1);
    solver.close();
  });

  it('is the principal variation if nothing is proved: no longer than the depth, and ending at a win', async () => {
    const solver = await Connect4Solver.open({ book: false });
    const start = unwrap(parseConnect4Board('4453'));
    expect(expectedLine(solver, start, 3, 6, new Spent(1e6))).toHaveLength(6);
    expect(expectedLine(solver, start, 3, 6, new Spent(0))).toEqual([3]);
    const almost = unwrap(parseConnect4Board('121212'));
    expect(expectedLine(solver, almost, 0, 6, new Spent(1e6))).toEqual([0]);
    expect(expectedLine(solver, start, 3, 6, new Spent(1e6), { shouldContinue: () => false })).toEqual([3]);
    solver.close();
  });
});
