import { describe, expect, it } from 'vitest';
import { unwrap } from '../../core/index.ts';
import type { Translation } from '../../i18n/index.ts';
import { perft } from '../../search/index.ts';
import { rowsOf } from '../fixtures/rows-of.ts';
import { wholeSettings } from '../settings.ts';
import { emptyBoard } from './boards.ts';
import { comparison } from './comparison.ts';
import { Findings, slope } from './findings.ts';
import { connect42013 } from './index.ts';
import { minimaxCounts } from './minimax-counts.ts';

const QUICK = {
  ...{ heights: '1..7', timed: '4,5', q: '3', rounds: '1', positions: '2' },
  ...{ games: '1', ms: '1', nodes: '300' },
};
const jobsWith = (typed: Readonly<Record<string, string>>) => connect42013.jobs(unwrap(wholeSettings(connect42013, typed)));

const rows = await rowsOf(connect42013, QUICK);
const found = new Findings(rows);
const leaves = (algorithm: Parameters<Findings['count']>[0]) =>
  [1, 2, 3, 4, 5, 6, 7].map((height) => found.count(algorithm, height)?.leaves);

describe('connect4-2013', () => {
  it('counts the leaves that were recorded', () => {
    expect(leaves('minimax')).toEqual([7, 49, 343, 2401, 16807, 117649, 823536]);
    expect(leaves('alphabeta')).toEqual([7, 13, 55, 97, 1387, 2936, 24044]);
    expect(leaves('pruned')).toEqual([7, 13, 55, 97, 1387, 2936, 19763]);
    expect(leaves('alphabeta-2013')).toEqual([7, 49, 188, 912, 3743, 10527, 46350]);
    expect(leaves('pruned-2013')).toEqual([7, 49, 188, 912, 3743, 9168, 38059]);
  });

  it('counts what perft counts: the games won at ply 7 are leaves of height 8 instead of inner nodes', () => {
    const lines = (depth: number) =>
      Number(
        perft(emptyBoard(), depth, { aborted: false }, () => {
          throw new Error('no move');
        }),
      );
    const [seven, eight] = [found.count('minimax', 7)!, minimaxCounts(emptyBoard(), 8)];
    const won = eight.leaves - lines(8);
    expect(won).toBe(13032);
    expect(eight.nodes).toBe(seven.nodes + lines(7) - won);
  });

  it('finds the first blocks at depth 5 and the first wins at depth 6', () => {
    const first = (what: 'blocks' | 'wins') =>
      Math.min(...found.levels.filter((row) => row[what] > 0).map(({ height, above }) => height - above));
    expect([first('blocks'), first('wins')]).toEqual([5, 6]);
  });

  it('counts levels that add up to the total', () => {
    for (const total of found.counts.filter(({ looks }) => looks > 0)) {
      const levels = found.levels.filter(({ algorithm, height }) => algorithm === total.algorithm && height === total.height);
      for (const what of ['nodes', 'looks', 'wins', 'blocks'] as const)
        expect(levels.reduce((sum, row) => sum + row[what], 0)).toBe(total[what]);
    }
  });

  it('times every q against none, from q past the root on with the same tree', () => {
    const timed = found.timed('2013', 'empty', 4);
    expect(timed.map(({ q }) => q)).toEqual([0, 1, 2, 3]);
    expect(timed.every(({ ms, leafMicros }) => ms >= 0 && leafMicros >= 0)).toBe(true);
    const past = found.over('corrected', 'middle', 4, ({ leaves }) => leaves);
    expect(past.every(([, ratio]) => ratio > 0 && ratio <= 1)).toBe(true);
  });

  it('reaches no deeper than the board has room', () => {
    expect(found.depths('depth').length).toBeGreaterThan(6);
    for (const { ply, depth, timedDepth } of found.reach) expect(Math.max(depth, timedDepth)).toBeLessThanOrEqual(42 - ply);
    const depths = new Map(found.depths('depth'));
    expect(depths.get(0)).toBe(4);
  });

  it('has all the figures of the document', () => {
    // Times of our own: trees so small may be too short for the clock.
    const timed = rows.map((row) =>
      row.part === 'times' ? { ...row, ms: ((row.nodes as number) + (row.leaves as number)) / 1000, leafMicros: 1 } : row,
    );
    expect(connect42013.figures(timed, {}).map(({ name }) => name)).toEqual([
      ...['fig09-leaves', 'saved', 'fig10-times-empty', 'fig10-times-middle', 'fig05-depths', 'alpha-by-height'],
      ...['fig11-parts', 'fig12-model', 'fig12-measured-empty', 'fig12-measured-middle'],
    ]);
  });

  it('draws the times of figure 11 as the document has them', () => {
    const figure = connect42013.figures([], {}).find(({ name }) => name === 'fig11-parts');
    expect(figure?.marks.map(({ points }) => points)).toEqual([
      [
        [1, 3.5],
        [2, 11],
        [3, 24],
      ],
    ]);
  });

  it('refuses settings that make no sense, with a sentence', () => {
    expect(jobsWith({ heights: '1..99' })).toMatchObject({ ok: false, error: { code: 'setting-not-numbers' } });
    expect(jobsWith({ q: '0' })).toMatchObject({ ok: false, error: { code: 'setting-not-whole' } });
  });
});

describe('the findings', () => {
  it('fit what is a power exactly', () => {
    expect(slope([1, 2, 3, 4].map((x) => [x, 3 * x + 1]))).toBeCloseTo(3, 12);
    const powers = [2, 3, 4, 5].map((height) => ({ part: 'counts', algorithm: 'minimax', height, leaves: 5 ** height }));
    expect(new Findings(powers).growth('minimax')).toBeCloseTo(5, 9);
    expect(new Findings(powers).root('minimax', 4)).toBeCloseTo(5, 9);
  });

  it('measure the constants as the document did: T, N and F with and without the look', () => {
    const common = { part: 'times', program: '2013', board: 'empty', height: 2, positions: 1, leafMicros: 2, looks: 0 };
    // 10 nodes of 5 µs and 16 leaves of 2 µs; then 8 nodes of 5 + 3 µs and 9 leaves.
    const invented = [
      { ...common, q: 0, nodes: 10, leaves: 16, wins: 0, blocks: 0, ms: 0.082 },
      { ...common, q: 1, nodes: 8, leaves: 9, wins: 1, blocks: 3, ms: 0.082 },
    ];
    const { constants, kLooking, blocked, blockShare } = new Findings(invented).constants('2013', 'empty', 2)!;
    expect(constants.node).toBeCloseTo(5, 9);
    expect(constants.look).toBeCloseTo(3, 9);
    expect([constants.leaf, constants.k, kLooking, constants.open]).toEqual([2, 4, 3, 0.5]);
    expect([blocked, blockShare]).toEqual([0.375, 0.75]);
    expect(new Findings(invented).ratios('2013', 'empty', 2)).toEqual([[1, 1]]);
  });

  /** The reasons of the comparison in French, by what they are about in English, for invented times and counts. */
  const reasons = (rows: readonly object[]) =>
    new Map(
      comparison(new Findings(rows as never)).rows.map(([, what, , , why]) => [
        (what as Translation).en.replace(/, heights.*/, ''),
        (why as Translation).fr,
      ]),
    );
  const timed = (ms: number, qs: Readonly<Record<number, number>>, board = 'empty') => [
    {
      part: 'times',
      program: '2013',
      board,
      height: 2,
      positions: 1,
      leafMicros: 2,
      looks: 0,
      q: 0,
      nodes: 10,
      leaves: 16,
      wins: 0,
      blocks: 0,
      ms,
    },
    ...Object.entries(qs).map(([q, time]) => ({
      ...{ part: 'times', program: '2013', board, height: 2, positions: 1, leafMicros: 2, looks: 0, nodes: 8, leaves: 9 },
      ...{ q: Number(q), wins: 1, blocks: 3, ms: time },
    })),
  ];
  const FIRST = 'time ratio at q = 1, least and greatest height';
  const LOOK = 't, the look';

  it('give reasons that agree with the numbers beside them', () => {
    // A look of 3 µs and 9 leaves of 2 µs take longer than without it; then a look that comes out below zero.
    const slower = reasons(timed(0.082, { 1: 0.083 }));
    expect(slower.get(FIRST)).toMatch(/^C’est le cas ici.* environ 1,6 /);
    expect(slower.get(LOOK)).toContain('Une autre machine');
    const noise = reasons(timed(0.082, { 1: 0.05 }));
    expect(noise.get(FIRST)).toBe(
      'Ce n’est pas le cas ici sur le plateau vide. La recherche du coup gagnant coûte trop peu pour l’horloge.',
    );
    for (const what of [LOOK, 't / τ and t / τ′', 'best q by measurement, empty board'])
      expect([what, noise.get(what)]).toEqual([what, expect.stringMatching(/^Nul ou négatif/)]);
  });

  it('tell which board has the smaller best q as it was measured', () => {
    const [low, high] = [
      { 1: 0.05, 2: 0.07 },
      { 1: 0.07, 2: 0.05 },
    ];
    const middle = (empty: typeof low, other: typeof low) =>
      reasons([...timed(0.082, empty), ...timed(0.082, other, 'middle')]).get('best q in the middle of a game');
    expect(middle(high, low)).toMatch(/^Plus petit.* à 1 hauteur\(s\) sur 1, plus grand à 0\. Le document/);
    expect(middle(low, high)).toMatch(/à 0 hauteur\(s\) sur 1, plus grand à 1\.$/);
    expect(reasons([]).get('best q in the middle of a game')).toBe('Non mesuré dans cette expérience.');
  });
});
