import { describe, expect, it } from 'vitest';
import { MAX, MIN, type Player, Random } from '../../core/index.ts';
import { CONSTANTS_2013, costModel } from '../cost-model.ts';
import { alphabeta2001, minimax, minimax2, minimaxAB, OO, randomTree, visits } from './documents.ts';

/**
 * What docs/sources.md says of the documents and a number does not tell: one test an erratum, under its number, and
 * what is right in them. `entries.test.ts` holds the page's numbers against what Minerve computes. The arenas are
 * written out here: these tests are about the documents, not about Minerve.
 */

describe('TIPE 2013, the proof', () => {
  it('both lemmas hold nevertheless, for every bound and window', () => {
    const random = new Random(1);
    for (let n = 0; n < 600; n++) {
      const tree = randomTree(random, random.below(6));
      for (const maximises of [true, false]) {
        const value = minimax(tree, maximises);
        for (let bound = -1; bound <= 6; bound++) {
          const two = minimax2(tree, maximises, bound);
          if (maximises ? value <= bound : value >= bound) expect(two).toBe(value);
          else expect(maximises ? two >= bound : two <= bound).toBe(true);
          for (let beta = bound + 1; beta <= 6; beta++) {
            const ab = minimaxAB(tree, maximises, bound, beta);
            if (value <= bound) expect(ab).toBeLessThanOrEqual(bound);
            if (value >= beta) expect(ab).toBeGreaterThanOrEqual(beta);
            if (bound <= value && value <= beta) expect(ab).toBe(value);
          }
        }
      }
    }
  });

  it('E000-6: alpha-beta visits a subset of what Minimax2 visits, the same nodes up to height 3', () => {
    const random = new Random(3);
    for (let n = 0; n < 500; n++) {
      const height = random.between(0, 4);
      const { minimax2, alphabeta } = visits(randomTree(random, height));
      if (height < 4) expect(alphabeta).toEqual(minimax2);
      else expect(alphabeta.every((node) => minimax2.includes(node))).toBe(true);
    }
  });

  it('MinimaxAB is hard on one side only: a Max node can answer above beta, never below alpha', () => {
    expect(minimaxAB([9], true, 0, 5)).toBe(9);
    expect(minimaxAB([-9], true, 0, 5)).toBe(0);
  });
});

describe('Bernard 2001, the draughts report', () => {
  it('E002-1 to -4 corrected: the value is that of minimax', () => {
    const random = new Random(6);
    for (let n = 0; n < 500; n++) {
      const tree = randomTree(random, random.between(1, 5));
      expect(alphabeta2001(tree, true, { leaf: 'corrected', window: 'passed' })).toBe(minimax(tree));
    }
  });
});

describe('Marty 2013, the cost model and the figures', () => {
  const { ratio, lambda, mu, qMin } = costModel(CONSTANTS_2013);

  it("E003-2: the printed f' has the wrong sign: f falls before q_min = 3.1 and rises after it", () => {
    const { k, open: noCut } = CONSTANTS_2013;
    const printedSign = (q: number) =>
      Math.sign(Math.log(noCut) * (lambda + mu * k ** (1 - q)) + mu * Math.log(k) * k ** (1 - q));
    const slope = (q: number) => Math.sign(ratio(10, q + 1e-4) - ratio(10, q - 1e-4));
    expect([1, 2, 3, 4, 5].map(slope)).toEqual([-1, -1, -1, 1, 1]);
    expect([1, 2, 3, 4, 5].map(printedSign)).toEqual([1, 1, 1, -1, -1]);
    expect(qMin).toBeCloseTo(3.1, 1);
  });

  it('E003-3: 3.8^10 leaves instead of 7^10 is 99.8 % removed, not 82 %, which would take k = 5.9', () => {
    expect(1 - (3.8 / 7) ** 10).toBeCloseTo(0.998, 3);
    expect(7 * (1 - 0.82) ** (1 / 10)).toBeCloseTo(5.9, 1);
    expect(5.9).toBeGreaterThan(7 ** (3 / 4));
  });

  it('E003-4: 3.5^10 instead of 3.8^10 is 56 % removed; no rounding of 3.5 and 3.8 reaches two thirds', () => {
    expect(1 - (3.5 / 3.8) ** 10).toBeCloseTo(0.56, 2);
    expect(1 - (3.45 / 3.85) ** 10).toBeLessThan(2 / 3);
  });
});

/** Course, figure 2: the number of lines of four through each cell. */
function linesThrough(column: number, row: number): number {
  let lines = 0;
  for (const [across, up] of [
    [0, 1],
    [1, 0],
    [1, 1],
    [1, -1],
  ])
    for (let back = 0; back < 4; back++) {
      const [c, r] = [column - back * across, row - back * up];
      const inside = [c, c + 3 * across].every((x) => x >= 0 && x < 7) && [r, r + 3 * up].every((y) => y >= 0 && y < 6);
      if (inside) lines++;
    }
  return lines;
}

const LINES = [0, 1, 2, 3, 4, 5, 6].map((c) => [0, 1, 2, 3, 4, 5].map((r) => linesThrough(c, r)));

/** An arena of the Course: each position's owner and successors. */
type Arena = Readonly<Record<string, { readonly owner: Player; readonly to: readonly string[] }>>;

/** The sets A^0, A^1... of definition 7 for `player`, until they grow no more. */
function attractors(arena: Arena, player: Player, victories: readonly string[]): Set<string>[] {
  const sets = [new Set(victories)];
  for (;;) {
    const last = sets[sets.length - 1];
    const next = new Set(last);
    for (const [name, { owner, to }] of Object.entries(arena)) {
      if (owner === player ? to.some((s) => last.has(s)) : to.length > 0 && to.every((s) => last.has(s))) next.add(name);
    }
    if (next.size === last.size) return sets;
    sets.push(next);
  }
}

const CHOMP_2X2: Arena = {
  '0a': { owner: MAX, to: ['1e', '2e', '3e'] },
  '1a': { owner: MAX, to: ['4e'] },
  '3a': { owner: MAX, to: ['4e'] },
  '4a': { owner: MAX, to: [] },
  '1e': { owner: MIN, to: ['4a'] },
  '2e': { owner: MIN, to: ['1a', '3a'] },
  '3e': { owner: MIN, to: ['4a'] },
  '4e': { owner: MIN, to: [] },
};

describe('the Course', () => {
  it('E004-2: the winning strategy of example 6 wins every play that cannot go on, but not every path', () => {
    const strategy: Readonly<Record<string, string>> = { '0a': '2e', '1a': '4e', '3a': '4e' };
    const paths: string[][] = [];
    const follow = (path: string[]): void => {
      paths.push(path);
      const { owner, to } = CHOMP_2X2[path[path.length - 1]];
      for (const next of to) if (owner === MIN || next === strategy[path[path.length - 1]]) follow([...path, next]);
    };
    follow(['0a']);
    const ends = paths.map((path) => path[path.length - 1]);
    expect(ends).toContain('2e');
    expect(new Set(ends.filter((name) => CHOMP_2X2[name].to.length === 0))).toEqual(new Set(['4e']));
  });

  it('E004-3: with a move out of a victory position, a position is in both attractors', () => {
    const arena: Arena = { s: { owner: MAX, to: ['t'] }, t: { owner: MIN, to: [] } };
    const adam = attractors(arena, MAX, ['t']).at(-1);
    const eve = attractors(arena, MIN, ['s']).at(-1);
    expect([adam?.has('s'), eve?.has('s')]).toEqual([true, true]);
  });

  it('E004-4, E004-5: on a cycle the three conditions of R2 also hold for a set from which nobody wins', () => {
    const cycle: Arena = { a: { owner: MAX, to: ['b'] }, b: { owner: MIN, to: ['a'] } };
    const claimed = new Set(['a', 'b']);
    for (const { owner, to } of Object.values(cycle))
      expect(owner === MAX ? to.some((s) => claimed.has(s)) : to.every((s) => claimed.has(s))).toBe(true);
    expect(attractors(cycle, MAX, []).at(-1)?.size).toBe(0);
  });

  it('example 10 is right: 6 stones of Max and 7 of Min add up to -3', () => {
    const [max, min] = [
      [13, 6, 8, 4, 7, 4],
      [11, 8, 10, 3, 5, 5, 3],
    ];
    const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
    expect(sum(max) - sum(min)).toBe(-3);
    expect(min.length - max.length).toBe(1);
    expect([...max, ...min].every((value) => LINES.flat().includes(value))).toBe(true);
  });

  it('figure 2 is right: 69 fours, counted cell by cell', () => {
    expect([5, 4, 3, 2, 1, 0].map((row) => LINES.map((column) => column[row]).join(' '))).toEqual([
      '3 4 5 7 5 4 3',
      '4 6 8 10 8 6 4',
      '5 8 11 13 11 8 5',
      '5 8 11 13 11 8 5',
      '4 6 8 10 8 6 4',
      '3 4 5 7 5 4 3',
    ]);
    expect(LINES.flat().reduce((a, b) => a + b) / 4).toBe(69);
  });

  it('below a Max root there are beta cuts too', () => {
    // Max [ Min [ Max [1], Max [2, 9] ] ]: at the second Max node 2 reaches beta = 1.
    const seen: string[] = [];
    expect(minimaxAB([[[1], [2, 9]]], true, -OO, OO, seen)).toBe(1);
    expect(seen).not.toContain('011');
  });
});
