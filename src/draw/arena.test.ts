import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX } from '../core/index.ts';
import { CHOMP_2X2 } from '../games/index.ts';
import { outlineArena } from './arena.ts';
import { along, arenaGeometry, contains, endsOf } from './arena-geometry.ts';
import { levelsOf, placeLayers } from './arena-layout.ts';
import { CYCLE, randomArena, solved } from './fixtures/arenas.ts';

const outline = (text: string, most = 1000) => {
  const { arena, solution } = solved(text);
  return outlineArena(arena, solution, most);
};

const byName = (text: string) => {
  const drawn = outline(text);
  const levels = levelsOf(drawn);
  return Object.fromEntries(drawn.items.map(({ name, index }) => [name, levels[index]]));
};

describe('what of an arena is drawn', () => {
  it('is everything, the start first, each move once, the strategy of winners and of those who keep a draw marked', () => {
    const { items, edges, undrawn } = outline(CHOMP_2X2);
    expect(items.map(({ name }) => name)).toEqual(['0_a', '1_e', '2_e', '3_e', '4_a', '1_a', '3_a', '4_e']);
    expect(undrawn).toBe(0);
    expect(edges).toHaveLength(9);
    const strategy = edges.filter((edge) => edge.strategy).map(({ from, to }) => `${items[from].name} ${items[to].name}`);
    expect(strategy).toEqual(['0_a 2_e', '1_e 4_a', '3_e 4_a', '1_a 4_e', '3_a 4_e']);
    expect(outline(CYCLE).edges.filter((edge) => edge.strategy)).toHaveLength(10);
  });

  it('of a large arena are whole levels around the start, with the number of moves that lead out', () => {
    const few = outline(CHOMP_2X2, 5);
    expect(few.items.map(({ name }) => name)).toEqual(['0_a', '1_e', '2_e', '3_e']);
    expect(few.items.map(({ hidden }) => hidden)).toEqual([0, 1, 2, 1]);
    expect(few.undrawn).toBe(4);
    expect(outline(CHOMP_2X2, 3).items.map(({ name }) => name)).toEqual(['0_a', '1_e', '2_e']);
  });
});

describe('the levels', () => {
  it('of an arena without cycles are the longest ways, so that every move leads down', () => {
    expect(byName('a -> b c; b -> d; c ->; d -> c; start: a')).toEqual({ a: 0, b: 1, d: 2, c: 3 });
  });

  it('of an arena with cycles are the shortest ways from the start; the rest begins at the level of its player', () => {
    const levels = byName(CYCLE);
    expect(levels).toEqual({ a0: 0, e1: 1, e3: 1, a2: 2, a4: 2, a6: 2, e5: 3, e7: 3, e8: 3, u9: 1, u10: 2 });
  });

  it('belong to one player each where the players alternate', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 1, max: 30 }), (seed, size) => {
        const drawn = outline(randomArena(seed, size));
        const levels = levelsOf(drawn);
        for (const { owner, index } of drawn.items)
          expect((levels[index] % 2 === 0) === (owner === drawn.items[0].owner)).toBe(true);
      }),
      { seed: 11, numRuns: 60 },
    );
  });
});

describe('the layout', () => {
  it('keeps the gaps, and puts what is linked one under the other', () => {
    const { x } = placeLayers(
      {
        levels: [0, 1, 2],
        widths: [40, 80, 20],
        links: [
          { from: 0, to: 1 },
          { from: 1, to: 2 },
        ],
      },
      10,
    );
    expect([...x].map(Math.round)).toEqual([40, 40, 40]);
  });

  it('turns two links that cross around', () => {
    const links = [
      { from: 0, to: 3 },
      { from: 1, to: 2 },
    ];
    const { x } = placeLayers({ levels: [0, 0, 1, 1], widths: [40, 40, 40, 40], links }, 10);
    expect(Math.sign(x[0] - x[1])).toBe(Math.sign(x[3] - x[2]));
  });

  it('never lets two boxes overlap, nor a way down or its bends leave the picture', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 1, max: 40 }), (seed, size) => {
        const { boxes, routes, width, height } = arenaGeometry(outline(randomArena(seed, size)));
        const apart = (a: (typeof boxes)[0], b: (typeof boxes)[0]) =>
          Math.abs(a.x - b.x) >= (a.wide + b.wide) / 2 || Math.abs(a.y - b.y) >= (a.tall + b.tall) / 2;
        for (const a of boxes) for (const b of boxes) expect(a === b || apart(a, b)).toBe(true);
        for (const route of routes) {
          const points = along(route, boxes[route.edge.from], boxes[route.edge.to]);
          for (const { x, y } of points) expect(x >= -1e-6 && x <= width + 1e-6 && y >= -1e-6 && y <= height + 1e-6).toBe(true);
        }
      }),
      { seed: 12, numRuns: 40 },
    );
  });

  it('draws straight moves between neighbouring levels through no box, from border to border', () => {
    const { boxes, routes } = arenaGeometry(outline(CHOMP_2X2));
    for (const route of routes) {
      const [begin, end] = endsOf(route, boxes, () => 0);
      const middle = { x: (begin.x + end.x) / 2, y: (begin.y + end.y) / 2 };
      for (const part of [0, 0.5, 1]) {
        const point = { x: middle.x + (part - 0.5) * (end.x - begin.x), y: middle.y + (part - 0.5) * (end.y - begin.y) };
        expect(boxes.some((box) => contains(box, point, -0.01))).toBe(false);
      }
    }
  });

  it('draws Adam’s corners and rounds Ève’s', () => {
    const { boxes } = arenaGeometry(outline(CHOMP_2X2));
    for (const box of boxes) {
      const corner = { x: box.x + box.wide / 2 - 1, y: box.y + box.tall / 2 - 1 };
      expect(contains(box, corner)).toBe(box.item.owner === MAX);
    }
  });
});
