import { describe, expect, it } from 'vitest';
import { unwrap } from '../../core/index.ts';
import { arenaPicture, arenaSvg } from '../../draw/index.ts';
import { openArena } from '../../explain/index.ts';
import { boxesOf, type Point, placeBeside } from './boxes.ts';

/** How far a point lies from the line through two others. */
const aside = (a: Point, b: Point, c: Point) =>
  Math.abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / Math.hypot(b.x - a.x, b.y - a.y);

describe('vertices added one after the other', () => {
  it('stand apart, and the first eight on a circle: no three in a line', () => {
    const points: Point[] = [];
    for (let i = 0; i < 40; i++) points.push(placeBeside(points, points.at(-1)));
    const least = (found: readonly number[]) => Math.min(...found);
    const others = (a: Point) => points.filter((b) => b !== a);
    expect(least(points.flatMap((a) => others(a).map((b) => Math.hypot(a.x - b.x, a.y - b.y))))).toBeGreaterThan(80);
    expect(least(points.flatMap(({ x, y }) => [x, y]))).toBeGreaterThanOrEqual(0);
    const ring = points.slice(0, 8);
    const triples = ring.flatMap((a, i) =>
      ring.slice(i + 1).flatMap((b, j) => ring.slice(i + j + 2).map((c) => [a, b, c] as const)),
    );
    expect(least(triples.map(([a, b, c]) => aside(a, b, c)))).toBeGreaterThan(30);
  });
});

describe('the boxes of a picture', () => {
  it.each(['levels', 'ranks'] as const)('are those that are drawn without a legend, by %s', (layout) => {
    const { arena, solution } = unwrap(openArena({ kind: 'preset', preset: '004-chomp-2x3' }));
    const picture = arenaPicture(arena, solution, { layout });
    const drawn = arenaSvg(picture, { legend: false, simple: true }).children.flatMap((child) => {
      if (typeof child === 'string' || child.attributes['data-node'] === undefined) return [];
      const { x, y, width, height, 'data-node': vertex } = child.attributes;
      return [[vertex, [x, y, width, height].map(Number)] as const];
    });
    expect(drawn).toHaveLength(arena.size);
    const boxes = boxesOf(picture);
    for (const [vertex, place] of drawn) {
      const { x = 0, y = 0, width = 0, height = 0 } = boxes.get(Number(vertex)) ?? {};
      [x, y, width, height].forEach((length, i) => {
        expect(length).toBeCloseTo(place[i], 1);
      });
    }
  });
});
