import { describe, expect, it } from 'vitest';
import { experimentNamed } from '../experiments.ts';
import { rowsOf } from '../fixtures/rows-of.ts';
import { growth, pearl } from './cuts-by-order.ts';

/** Counts of these seeded trees: a change of a search, of the trees or of chance shows here. */
const RECORDED = {
  cuts: [
    ['best', 265, 625, 3645],
    ['random', 1409, 2455, 3645],
    ['worst', 3247, 4982, 3645],
  ],
  growth: 2.572,
  misses: [
    [1, 0, 120, 120, 0],
    [2, 0, 295, 295, 0],
    [3, 0, 771, 771, 0],
    [4, 40, 2009, 1782, 11],
    [5, 40, 5239, 4483, 36],
    [6, 40, 13335, 9743, 131],
  ],
  algorithms: {
    'random minimax': [12288, 16383],
    'random minimax2': [3849, 5581],
    'random alphabeta': [2655, 4123],
    'random soft': [2655, 4123],
    'random negascout': [3780, 5929],
    'random soft+': [2655, 4123],
    'random negascout+': [2481, 4129],
    'random mtdf+': [1654, 4335],
    'random sss+': [1685, 6583],
    'random dual+': [2199, 4491],
    'chomp minimax': [33096, 66192],
    'chomp minimax2': [701, 1402],
    'chomp alphabeta': [622, 1244],
    'chomp soft': [622, 1244],
    'chomp negascout': [956, 1912],
    'chomp soft+': [2, 166],
    'chomp negascout+': [66, 252],
    'chomp mtdf+': [2, 208],
    'chomp sss+': [2, 325],
    'chomp dual+': [2, 275],
  },
} as const;

describe('cuts by order', () => {
  const cuts = experimentNamed('cuts-by-order');

  it('are those of the minimal tree where the best child comes first (Knuth and Moore 1975)', async () => {
    const rows = await rowsOf(cuts, { branching: '2..4', leaves: '300', trees: '2' });
    for (const { branching, height, order, trees, leaves } of rows as Record<string, number>[]) {
      if ((order as unknown) !== 'best') continue;
      const minimal = branching ** Math.ceil(height / 2) + branching ** Math.floor(height / 2) - 1;
      expect(leaves).toBe(trees * minimal);
    }
    expect(rows.length).toBeGreaterThan(40);
  });

  it('have these counts: they are the same on every machine', async () => {
    const rows = await rowsOf(cuts, { branching: '3', leaves: '729', trees: '5' });
    const counts = rows.filter(({ height }) => height === 6).map(({ order, leaves, nodes, all }) => [order, leaves, nodes, all]);
    expect(counts).toEqual(RECORDED.cuts);
    expect(growth(rows, 3, 'random')).toBeCloseTo(RECORDED.growth, 3);
  });

  it('are between the orders: the best cuts most, the worst least', async () => {
    const rows = (await rowsOf(cuts, { branching: '2,3', leaves: '200', trees: '4' })) as Record<string, number>[];
    for (let i = 0; i < rows.length; i += 3) {
      const [best, random, worst] = rows.slice(i, i + 3);
      expect(best.leaves).toBeLessThanOrEqual(random.leaves);
      expect(random.leaves).toBeLessThanOrEqual(worst.leaves);
      expect(worst.leaves).toBeLessThanOrEqual(worst.all);
    }
  });

  it("tend to Pearl's limit: the golden ratio for two children", () => {
    expect(pearl(2)).toBeCloseTo((1 + Math.sqrt(5)) / 2, 12);
    for (const k of [2, 5, 30]) expect(pearl(k)).toBeGreaterThan(Math.sqrt(k));
  });
});

describe('Minimax2', () => {
  const misses = experimentNamed('minimax2-misses');

  it('misses no cut below height 4, and none that alpha-beta does not make', async () => {
    const rows = (await rowsOf(misses, { branching: '2,3', leaves: '300', trees: '20' })) as Record<string, number>[];
    for (const { height, missed, minimax2, alphabeta, most } of rows) {
      expect(minimax2).toBeGreaterThanOrEqual(alphabeta);
      expect(missed > 0).toBe(most > 0);
      if (height < 4) expect(missed).toBe(0);
      else expect(missed).toBeGreaterThan(0);
    }
  });

  it('has these counts', async () => {
    const rows = await rowsOf(misses, { branching: '3', leaves: '729', trees: '40' });
    expect(rows.map(({ height, missed, minimax2, alphabeta, most }) => [height, missed, minimax2, alphabeta, most])).toEqual(
      RECORDED.misses,
    );
  });
});

describe('the algorithms', () => {
  // Rows of a new algorithm pass.
  it('find the same values, and the recorded ones have these leaves and nodes', async () => {
    const rows = await rowsOf(experimentNamed('algorithms'), { subjects: 'random,chomp', trees: '3' });
    const values = new Map<unknown, Set<unknown>>();
    for (const { subject, values: found } of rows) values.set(subject, (values.get(subject) ?? new Set()).add(found));
    for (const found of values.values()) expect(found.size).toBe(1);
    expect(
      Object.fromEntries(rows.map(({ subject, method, leaves, nodes }) => [`${subject} ${method}`, [leaves, nodes]])),
    ).toMatchObject(RECORDED.algorithms);
  });
});
