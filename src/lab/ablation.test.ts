import { describe, expect, it } from 'vitest';
import { ablation, ratio } from './ablation.ts';
import type { Row } from './experiment.ts';
import { rowsOf } from './fixtures/rows-of.ts';

/**
 * Nodes of alpha-beta, fail-soft, at seeded positions, with none, each aid alone, all, all but each: a change of a
 * search, of an evaluation, of an aid or of chance shows here.
 */
const RECORDED = {
  tictactoe: [109, 109, 107, 96, 123, 122, 122, 123, 122, 96],
  connect4: [274, 274, 225, 164, 217, 120, 120, 120, 123, 165],
  othello6: [284, 284, 263, 245, 294, 160, 177, 160, 166, 246],
  othello: [315, 315, 277, 239, 226, 137, 137, 137, 137, 239],
  souffler: [187, 187, 252, 219, 189, 214, 214, 214, 221, 252],
  international: [133, 133, 116, 114, 154, 144, 142, 144, 144, 114],
  english: [178, 178, 172, 160, 171, 155, 155, 155, 155, 170],
  chess: [2673, 2673, 1448, 1508, 2019, 1064, 1210, 1139, 1061, 1423],
  breakthrough: [1454, 1454, 1051, 1051, 1652, 1027, 1056, 1027, 1027, 1051],
  nim: [125, 125, 125, 125, 169, 169, 169, 169, 169, 125],
  chomp: [95, 64, 81, 81, 156, 98, 129, 97, 98, 49],
};

describe('the ablation', async () => {
  const rows = await rowsOf(ablation, { positions: '2', plies: '3', searches: 'alphabeta-soft' });
  const small = await rowsOf(ablation, { games: 'tictactoe,nim,chomp', positions: '2' });

  it('finds the same value whatever the aids and the search', () => {
    for (const some of [rows, small]) {
      const found = new Map<string, Set<unknown>>();
      for (const { game, position, value } of some) {
        const at = `${game} ${position}`;
        found.set(at, (found.get(at) ?? new Set()).add(value));
      }
      expect(found.size).toBe(some === rows ? 22 : 6);
      for (const [at, values] of found) expect([at, values.size]).toEqual([at, 1]);
    }
  });

  it('has these nodes: they are the same on every machine', () => {
    const nodes: Record<string, unknown[]> = {};
    for (const { game, position, nodes: count } of rows) if (position === 1) (nodes[game as string] ??= []).push(count);
    expect(nodes).toEqual(RECORDED);
  });

  it('visits fewer nodes with a table than without if games are searched to their end', () => {
    for (const game of ['tictactoe', 'nim', 'chomp'])
      for (const search of ['alphabeta-soft', 'negascout']) {
        const own = small.filter((row) => row.search === search);
        expect(ratio(own, game, 'table', 'none')).toBeLessThan(60);
        expect(ratio(own, game, '-table', 'all')).toBeGreaterThan(150);
      }
  });

  it('compares by the geometric mean of the positions that have both', () => {
    const row = (aids: string, position: number, nodes: number): Row => ({ game: 'nim', aids, position, nodes });
    const some = [row('none', 1, 100), row('none', 2, 100), row('all', 1, 50), row('all', 2, 200), row('all', 3, 7)];
    expect(ratio(some, 'nim', 'all', 'none')).toBeCloseTo(100, 9);
    expect(ratio(some.slice(0, 3), 'nim', 'all', 'none')).toBeCloseTo(50, 9);
    expect(ratio(some, 'nim', 'killer', 'none')).toBeUndefined();
  });

  it('has a point for each game and aid, and a row of means', () => {
    const [alone, without] = ablation.figures(rows, {});
    expect(alone.marks.map(({ kind, points }) => [kind, points.length])).toEqual([...Array(5).fill(['points', 11]), ['rule', 1]]);
    expect(without.marks).toHaveLength(5);
    const [table] = ablation.tables(rows, {});
    expect(table.rows).toHaveLength(12);
    expect(table.rows[11].slice(2).every((mean) => (mean as number) > 0)).toBe(true);
  });
});
