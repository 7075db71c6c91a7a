import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX, opponent, type Player, Random } from '../core/index.ts';
import { rounds } from '../fixtures/index.ts';
import { type Nested, NestedTree, orderedTree, players, referenceMinimax, trees } from './fixtures/nested-tree.ts';
import { algorithms, aspirating, deepen, HashTable, Memo, negascout, Ordering, type SearchOptions } from './index.ts';
import { drive } from './mtd.ts';

const seed = 1947;

/**
 * How many trees each search is tried on. Fewer where the MTD drivers get no memory: each of their searches then
 * allocates a 16 MB table.
 */
const MANY = rounds(600);
const FEWER = rounds(200);

/** The minimax value of the node that a line of moves leads to. */
function after(tree: Nested, root: Player, line: readonly number[]): number {
  let node = tree;
  let turn = root;
  for (const move of line) {
    node = (node as readonly Nested[])[move];
    turn = opponent(turn);
  }
  return referenceMinimax(node, turn);
}

/** The ways to compose a search, none of which may change its value, and on how many trees each is tried. */
const compositions: readonly (readonly [string, number, (memory: boolean) => SearchOptions])[] = [
  ['alone', FEWER, () => ({})],
  ['ordering', FEWER, () => ({ order: new Ordering() })],
  ['memoisation', MANY, (memory) => (memory ? { memory: new Memo() } : {})],
  ['a table', MANY, (memory) => (memory ? { memory: new HashTable(1) } : {})],
  ['a table and ordering', MANY, (memory) => ({ order: new Ordering(), ...(memory && { memory: new HashTable(1) }) })],
];

describe('every algorithm', () => {
  it.each(compositions)(
    'has the minimax value, a move that attains it and a line of optimal play on every tree (%s)',
    (_, numRuns, compose) => {
      fc.assert(
        fc.property(trees, players, (tree, root) => {
          const value = referenceMinimax(tree, root);
          for (const { name, search, memory } of algorithms) {
            const position = new NestedTree(tree, root);
            const { move, pv, ...result } = search(position, compose(memory));
            expect(result, name).toMatchObject({ value, bound: 'exact', final: true });
            if (typeof tree === 'number') expect(move, name).toBeUndefined();
            else expect(after(tree, root, [move!]), name).toBe(value);
            expect(
              [...pv.keys(), pv.length].map((n) => after(tree, root, pv.slice(0, n))),
              name,
            ).toEqual(Array(pv.length + 1).fill(value));
            expect(position.key(), name).toBe('');
          }
        }),
        // A second search of [[1, 5]] must not be left out where its value is one above alpha.
        { numRuns, seed, examples: [[[0, [[1, 5]]], MAX]] },
      );
    },
  );

  it('keeps its contract in windows of every kind', () => {
    fc.assert(
      fc.property(trees, players, fc.integer({ min: -8, max: 7 }), fc.integer({ min: 1, max: 8 }), (tree, root, alpha, width) => {
        const beta = alpha + width;
        const minimax = referenceMinimax(tree, root);
        for (const { name, search, prunes } of algorithms) {
          const { value, bound } = search(new NestedTree(tree, root), { alpha, beta });
          if (!prunes) expect(bound, name).toBe('exact');
          if (bound === 'exact') expect(value, name).toBe(minimax);
          if (bound === 'lower') expect(minimax, name).toBeGreaterThanOrEqual(Math.min(value, beta));
          if (bound === 'upper') expect(minimax, name).toBeLessThanOrEqual(Math.max(value, alpha));
          if (alpha < minimax && minimax < beta) expect(value, name).toBe(minimax);
        }
      }),
      { numRuns: FEWER, seed },
    );
  });
});

describe('a driver', () => {
  it('has the minimax value whatever it asks between its bounds', () => {
    const halfway = (_: number, lower: number, upper: number) => lower + Math.ceil((upper - lower) / 2);
    fc.assert(
      fc.property(trees, players, (tree, root) => {
        const result = drive(new NestedTree(tree, root), { memory: new Memo() }, 0, halfway);
        expect(result).toMatchObject({ value: referenceMinimax(tree, root), bound: 'exact', final: true });
      }),
      { numRuns: MANY, seed },
    );
  });
});

describe('deepening and aspiration', () => {
  it('aspiration counts and limits all its attempts together', () => {
    const tree = orderedTree(3, 6, 5, MAX, new Random(4));
    const counted = { nodes: 0 };
    const spy: typeof negascout = (position, options) => {
      const result = negascout(position, options);
      counted.nodes += result.counts.nodes;
      return result;
    };
    const result = aspirating(spy, 1)(new NestedTree(tree), { guess: -40 });
    expect(result.value).toBe(5);
    expect(result.counts.nodes).toBe(counted.nodes);
    expect(counted.nodes).toBeGreaterThan(negascout(new NestedTree(tree)).counts.nodes);
    expect(aspirating(negascout, 1)(new NestedTree(tree), { guess: -40, nodes: 60 })).toMatchObject({
      stopped: true,
      counts: { nodes: 60 },
    });
  });

  it('reach the minimax value with every algorithm and half-width', () => {
    fc.assert(
      fc.property(
        trees,
        players,
        fc.constantFrom(...algorithms),
        fc.integer({ min: 1, max: 5 }),
        (tree, root, { search }, halfWidth) => {
          const minimax = referenceMinimax(tree, root);
          expect(deepen(search, new NestedTree(tree, root)).value).toBe(minimax);
          expect(deepen(aspirating(search, halfWidth), new NestedTree(tree, root), { order: new Ordering() }).value).toBe(
            minimax,
          );
          expect(aspirating(search, halfWidth)(new NestedTree(tree, root), { guess: 2 }).value).toBe(minimax);
        },
      ),
      { numRuns: MANY, seed },
    );
  });
});

describe('on perfectly ordered uniform trees', () => {
  const shapes = [
    [2, 1],
    [2, 6],
    [2, 9],
    [3, 4],
    [3, 7],
    [5, 3],
    [5, 5],
    [7, 4],
    [1, 8],
  ] as const;
  const roots: readonly Player[] = [1, -1];
  const leavesOf = (name: string, tree: Nested, root: Player) =>
    algorithms.find((row) => row.name === name)!.search(new NestedTree(tree, root), name === 'mtdf' ? { memory: new Memo() } : {})
      .counts.leaves;

  it('alpha-beta visits exactly b^ceil(d/2) + b^floor(d/2) - 1 leaves, NegaScout and MTD(f) no more', () => {
    for (const [branching, depth] of shapes)
      for (const root of roots) {
        const tree = orderedTree(branching, depth, 5, root, new Random(branching * 100 + depth));
        const minimal = branching ** Math.ceil(depth / 2) + branching ** Math.floor(depth / 2) - 1;
        for (const name of ['alphabeta', 'alphabeta-soft', 'negamax-alphabeta']) expect(leavesOf(name, tree, root)).toBe(minimal);
        for (const name of ['negascout', 'mtdf']) expect(leavesOf(name, tree, root)).toBeLessThanOrEqual(minimal);
      }
  });

  it('SSS* and DUAL* with a memory that keeps everything visit no more leaves than alpha-beta either', () => {
    for (const [branching, depth] of shapes) {
      const tree = orderedTree(branching, depth, 5, MAX, new Random(7));
      for (const name of ['sss', 'dual']) {
        const { search } = algorithms.find((row) => row.name === name)!;
        const { leaves } = search(new NestedTree(tree), { memory: new Memo() }).counts;
        expect(leaves).toBeLessThanOrEqual(leavesOf('alphabeta', tree, MAX));
      }
    }
  });
});

describe('SSS*', () => {
  it('visits no more leaves than alpha-beta on any tree (Stockman 1979)', () => {
    const sss = algorithms.find((row) => row.name === 'sss')!;
    const alphabeta = algorithms.find((row) => row.name === 'alphabeta')!;
    fc.assert(
      fc.property(trees, players, (tree, root) => {
        const sssLeaves = sss.search(new NestedTree(tree, root), { memory: new Memo() }).counts.leaves;
        expect(sssLeaves).toBeLessThanOrEqual(alphabeta.search(new NestedTree(tree, root)).counts.leaves);
      }),
      { numRuns: MANY, seed },
    );
  });
});

describe('NegaScout', () => {
  it('does not visit again a leaf that is in the memory', () => {
    const tree = orderedTree(4, 6, 3, MAX, new Random(3));
    const memory = new Memo();
    negascout(new NestedTree(tree), { memory });
    expect(negascout(new NestedTree(tree), { memory }).counts.leaves).toBe(0);
  });
});
