import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INFINITE, MAX, MIN } from '../core/index.ts';
import { rounds } from '../fixtures/index.ts';
import { players, referenceMinimax, trees } from './fixtures/nested-tree.ts';
import { visits } from './fixtures/visits.ts';
import { alphabeta, alphabetaSoft, minimax, minimax2, negamaxAlphabeta } from './index.ts';

const seed = 20130530;
const windows = fc
  .tuple(fc.integer({ min: -8, max: 8 }), fc.integer({ min: -8, max: 8 }))
  .filter(([alpha, beta]) => alpha < beta);

describe('TIPE 2013, section 3: Minimax2', () => {
  it('satisfies both lemmas at every node it visits, whatever compare it starts with', () => {
    fc.assert(
      fc.property(trees, players, fc.option(fc.integer({ min: -8, max: 8 })), (tree, root, compare) => {
        const options = compare === null ? {} : root === MAX ? { beta: compare } : { alpha: compare };
        for (const { turn, alpha, beta, value, minimax } of visits(minimax2, tree, root, options)) {
          if (turn === MAX) {
            if (minimax <= beta) expect(value).toBe(minimax);
            else expect(value).toBeGreaterThanOrEqual(beta);
          } else {
            if (minimax >= alpha) expect(value).toBe(minimax);
            else expect(value).toBeLessThanOrEqual(alpha);
          }
        }
      }),
      { numRuns: rounds(3000), seed },
    );
  });

  it('theorem: with an infinite compare at the root its value is the minimax value', () => {
    fc.assert(
      fc.property(trees, players, (tree, root) => {
        expect(visits(minimax2, tree, root).at(-1)!.value).toBe(referenceMinimax(tree, root));
      }),
      { numRuns: rounds(3000), seed },
    );
  });
});

describe('what is pruned', () => {
  it('figure 3: once p2 is known to be at most 6, its other children are not searched', () => {
    const figure3 = [9, [6, 1, 1]];
    for (const search of [minimax2, alphabeta, alphabetaSoft])
      expect(visits(search, figure3, MAX).map(({ path }) => path)).toEqual(['.0', '.1.0', '.1', '']);
  });

  it('equality is enough to prune, for either player', () => {
    for (const search of [minimax2, alphabeta, alphabetaSoft]) {
      expect(visits(search, [4, [4, 7]], MAX).length).toBe(4);
      expect(visits(search, [4, [4, 1]], MIN).length).toBe(4);
    }
  });
});

describe('TIPE 2013, section 4: MinimaxAB', () => {
  it('satisfies the three cases of the lemma at every node it visits, in windows of every kind', () => {
    fc.assert(
      fc.property(trees, players, windows, (tree, root, [alpha, beta]) => {
        for (const node of visits(alphabeta, tree, root, { alpha, beta })) {
          if (node.minimax <= node.alpha) expect(node.value).toBeLessThanOrEqual(node.alpha);
          if (node.alpha <= node.minimax && node.minimax <= node.beta) expect(node.value).toBe(node.minimax);
          if (node.minimax >= node.beta) expect(node.value).toBeGreaterThanOrEqual(node.beta);
        }
      }),
      { numRuns: rounds(3000), seed },
    );
  });

  it('theorem: in the whole window its value is the minimax value', () => {
    fc.assert(
      fc.property(trees, players, (tree, root) => {
        expect(visits(alphabeta, tree, root).at(-1)!.value).toBe(referenceMinimax(tree, root));
      }),
      { numRuns: rounds(3000), seed },
    );
  });

  it('last lemma: at every node it visits, beta <= compare where Max plays and alpha >= compare where Min does', () => {
    fc.assert(
      fc.property(trees, players, (tree, root) => {
        const compares = new Map(visits(minimax2, tree, root).map((node) => [node.path, node]));
        for (const { path, turn, alpha, beta } of visits(alphabeta, tree, root)) {
          const other = compares.get(path);
          expect(other, `Minimax2 does not visit ${path}`).toBeDefined();
          if (turn === MAX) expect(beta).toBeLessThanOrEqual(other!.beta);
          else expect(alpha).toBeGreaterThanOrEqual(other!.alpha);
        }
      }),
      { numRuns: rounds(3000), seed },
    );
  });

  it('visits a subset of what Minimax2 visits, which visits a subset of what Minimax visits: every node once', () => {
    fc.assert(
      fc.property(trees, players, (tree, root) => {
        const [all, some, few] = [minimax, minimax2, alphabeta].map((search) =>
          visits(search, tree, root).map(({ path }) => path),
        );
        expect(new Set(all).size).toBe(all.length);
        expect(new Set(few).size).toBe(few.length);
        expect(all).toEqual(expect.arrayContaining(some));
        expect(some).toEqual(expect.arrayContaining(few));
      }),
      { numRuns: rounds(3000), seed },
    );
  });

  it('prunes on figure 4 by a bound of the grandparent: it skips the second child of p221, which Minimax2 visits', () => {
    const figure4 = [7, [5, [[9, 1], 3]]];
    const [shallow, deep] = [minimax2, alphabeta].map((search) => visits(search, figure4, MIN).map(({ path }) => path));
    expect(shallow.filter((path) => !deep.includes(path))).toEqual(['.1.1.0.1']);
  });
});

describe('Wikipédia and the Course: fail-soft', () => {
  it('visits the same nodes in the same windows as fail-hard, and its values are bounds at least as tight', () => {
    fc.assert(
      fc.property(trees, players, windows, (tree, root, [alpha, beta]) => {
        const hard = visits(alphabeta, tree, root, { alpha, beta });
        const soft = visits(alphabetaSoft, tree, root, { alpha, beta });
        expect(soft.map(({ path, alpha, beta }) => [path, alpha, beta])).toEqual(
          hard.map(({ path, alpha, beta }) => [path, alpha, beta]),
        );
        for (const [i, node] of soft.entries()) {
          if (node.value <= node.alpha) {
            expect(node.minimax).toBeLessThanOrEqual(node.value);
            expect(node.value).toBeLessThanOrEqual(hard[i].value);
          } else if (node.value >= node.beta) {
            expect(node.minimax).toBeGreaterThanOrEqual(node.value);
            expect(node.value).toBeGreaterThanOrEqual(hard[i].value);
          } else expect(node.value).toBe(node.minimax);
        }
      }),
      { numRuns: rounds(3000), seed },
    );
  });

  it('returns values below the window where fail-hard returns alpha, and above it where a leaf does', () => {
    expect(visits(alphabetaSoft, [3, 4], MAX, { alpha: 10, beta: 20 }).at(-1)!.value).toBe(4);
    expect(visits(alphabeta, [3, 4], MAX, { alpha: 10, beta: 20 }).at(-1)!.value).toBe(10);
    expect(visits(alphabetaSoft, [[30, 40], 50], MAX, { alpha: 10, beta: 20 }).at(-1)!.value).toBe(30);
  });

  it('visits the same nodes in the same windows when it is written as negamax (Course, exercise 3)', () => {
    fc.assert(
      fc.property(trees, players, windows, (tree, root, [alpha, beta]) => {
        expect(visits(negamaxAlphabeta, tree, root, { alpha, beta })).toEqual(visits(alphabetaSoft, tree, root, { alpha, beta }));
      }),
      { numRuns: rounds(1000), seed },
    );
  });

  it('is minimax if every node gets the whole window', () => {
    for (const { alpha, beta } of visits(
      minimax,
      [
        [6, 7],
        [2, 8],
      ],
      MAX,
    ))
      expect([alpha, beta]).toEqual([-INFINITE, INFINITE]);
  });
});
