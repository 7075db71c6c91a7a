import { stratify, tree } from 'd3-hierarchy';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random } from '../core/index.ts';
import { rounds } from '../fixtures/index.ts';
import { layoutTree } from './layout.ts';

/** A random tree in the order that `layoutTree` wants: each node after its parent. */
function randomTree(seed: number) {
  const random = new Random(seed);
  const parents = [-1];
  const levels = [0];
  const stack = [0];
  const count = random.between(1, 120);
  while (parents.length < count) {
    const parent = stack[random.below(stack.length)];
    // Going down from `parent` ends all subtrees that were begun beside it.
    stack.length = stack.indexOf(parent) + 1;
    parents.push(parent);
    levels.push(levels[parent] + 1);
    stack.push(parents.length - 1);
  }
  return { parents, levels, widths: parents.map(() => random.between(10, 80)) };
}

const trees = fc.integer({ min: 0, max: 1e9 }).map(randomTree);
const GAP = 7;

describe('the layout', () => {
  it('never lets two nodes of a level overlap, and keeps their order', () => {
    fc.assert(
      fc.property(trees, ({ parents, levels, widths }) => {
        const x = layoutTree(parents, widths, GAP);
        const rightmost: number[] = [];
        const tooClose = levels.flatMap((level, v) => {
          const half = widths[v] / 2;
          const free = rightmost[level] ?? Number.NEGATIVE_INFINITY;
          rightmost[level] = x[v] + half;
          return x[v] - half >= free + GAP - 1e-6 ? [] : [v];
        });
        expect(tooClose).toEqual([]);
      }),
      { seed: 2, numRuns: rounds(1000) },
    );
  });

  it('centres every parent over its first and last child', () => {
    fc.assert(
      fc.property(trees, ({ parents, widths }) => {
        const x = layoutTree(parents, widths, GAP);
        for (let v = 0; v < parents.length; v++) {
          const children = parents.flatMap((parent, child) => (parent === v ? [x[child]] : []));
          if (children.length === 0) continue;
          expect(x[v]).toBeCloseTo((children[0] + (children.at(-1) as number)) / 2, 6);
        }
      }),
      { seed: 3, numRuns: rounds(300) },
    );
  });

  it('is the one of d3-hierarchy, which has its own program of the same paper', () => {
    fc.assert(
      fc.property(trees, ({ parents, widths }) => {
        const root = stratify<number>()
          .id((v) => `${v}`)
          .parentId((v) => (v === 0 ? undefined : `${parents[v]}`))(parents.map((_, v) => v));
        const apart = (a: number, b: number) => (widths[a] + widths[b]) / 2 + GAP;
        const placed = tree<number>()
          .nodeSize([1, 1])
          .separation((a, b) => apart(a.data, b.data))(root)
          .descendants();
        const leftmost = Math.min(...placed.map(({ x, data }) => x - widths[data] / 2));
        const x = layoutTree(parents, widths, GAP);
        for (const node of placed) expect(x[node.data]).toBeCloseTo(node.x - leftmost, 6);
      }),
      { seed: 6, numRuns: rounds(300) },
    );
  });

  it('begins at zero', () => {
    fc.assert(
      fc.property(trees, ({ parents, widths }) => {
        const x = layoutTree(parents, widths, GAP);
        expect(Math.min(...[...x].map((centre, v) => centre - widths[v] / 2))).toBeCloseTo(0, 6);
      }),
      { seed: 4, numRuns: rounds(100) },
    );
  });

  it('draws a tree and its mirror image as mirror images', () => {
    //      0                0
    //   /  |  \          /  |  \
    //  1   4   5        1   2   3
    //  |\                       |\
    //  2 3                      4 5
    const left = layoutTree([-1, 0, 1, 1, 0, 0], [10, 10, 10, 10, 10, 10], 5);
    const right = layoutTree([-1, 0, 0, 0, 3, 3], [10, 10, 10, 10, 10, 10], 5);
    const mirrored = (x: Float64Array, order: number[]) => order.map((v) => Math.max(...x) - x[v] + Math.min(...x));
    expect(mirrored(left, [0, 5, 4, 1, 3, 2])).toEqual([...right]);
  });

  it('spreads small subtrees evenly between large ones', () => {
    // Two fans of five with two single nodes between them.
    const parents = [-1, 0, 1, 1, 1, 1, 1, 0, 0, 0, 9, 9, 9, 9, 9];
    const x = layoutTree(
      parents,
      parents.map(() => 10),
      5,
    );
    const [a, b, c, d] = [1, 7, 8, 9].map((v) => x[v]) as [number, number, number, number];
    expect(b - a).toBeCloseTo(c - b, 6);
    expect(c - b).toBeCloseTo(d - c, 6);
  });

  it('takes ten thousand levels, and a hundred thousand nodes', () => {
    const chain = Array.from({ length: 10_001 }, (_, v) => v - 1);
    expect(new Set(layoutTree(chain, Array(chain.length).fill(10), 5))).toEqual(new Set([5]));
    const random = new Random(5);
    const bush = Array.from({ length: 100_000 }, (_, v) => (v === 0 ? -1 : v - 1 - random.below(Math.min(v, 3))));
    const sorted = inOrder(bush);
    expect(layoutTree(sorted, Array(sorted.length).fill(10), 5).every(Number.isFinite)).toBe(true);
  });
});

/** The same tree with its nodes listed depth first. */
function inOrder(parents: readonly number[]): number[] {
  const children: number[][] = parents.map(() => []);
  for (let v = 1; v < parents.length; v++) children[parents[v]]?.push(v);
  const listed = [-1];
  const stack: [number, number][] = children[0].map((v): [number, number] => [v, 0]).reverse();
  let next: [number, number] | undefined;
  while ((next = stack.pop())) {
    const place = listed.length;
    listed.push(next[1]);
    for (const child of children[next[0]].toReversed()) stack.push([child, place]);
  }
  return listed;
}
