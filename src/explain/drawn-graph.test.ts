import { describe, expect, it } from 'vitest';
import { MAX, MIN, Random, type Result, unwrap } from '../core/index.ts';
import { randomArena } from '../fixtures/index.ts';
import { parseGraph } from '../games/index.ts';
import { arenaFromGraph, attractors, graphOf } from '../solve/index.ts';
import { arenaOfDrawing } from './drawn-graph.ts';
import {
  addVertex,
  arenaPresets,
  changes,
  connect,
  type DrawnGraph,
  disconnect,
  drawingOf,
  EMPTY_DRAWING,
  formatDrawing,
  openArena,
  parseDrawing,
  placeVertex,
  pythonOfDrawing,
  removeVertex,
  renameVertex,
  setEnding,
  setOwner,
  setStart,
  textOfDrawing,
} from './index.ts';

/** A few operations, one after the other. */
const after = (...steps: ((graph: DrawnGraph) => Result<DrawnGraph>)[]) =>
  steps.reduce((graph, step) => unwrap(step(graph)), EMPTY_DRAWING);

const triangle = after(
  (g) => addVertex(g, { x: 100, y: 40 }),
  (g) => addVertex(g, { x: 40, y: 140, owner: MIN }),
  (g) => addVertex(g, { x: 160, y: 140, owner: MIN, ending: MAX }),
  (g) => connect(g, 0, 1),
  (g) => connect(g, 0, 2),
  (g) => connect(g, 1, 0),
);

/** What is wrong with a drawing. */
function flaw({ vertices, edges, start }: DrawnGraph): string | undefined {
  if (new Set(vertices.map(({ name }) => name)).size < vertices.length) return 'names';
  if (vertices.length === 0 ? start !== -1 : vertices[start] === undefined) return 'start';
  if (new Set(edges.map(([a, b]) => `${a} ${b}`)).size < edges.length) return 'edges twice';
  if (edges.some(([a, b]) => vertices[a] === undefined || vertices[b] === undefined)) return 'edge to nowhere';
  if (edges.some(([a]) => vertices[a].ending !== undefined)) return 'plays on';
  return vertices.every(({ x, y }) => Number.isInteger(x) && Number.isInteger(y)) ? undefined : 'places';
}

/** The arena by names, so that the order of vertices does not matter. */
function byName(graph: ReturnType<typeof graphOf>) {
  return Object.fromEntries(
    graph.names.map((name, v) => {
      const targets = Array.from(
        { length: graph.offsets[v + 1] - graph.offsets[v] },
        (_, i) => graph.targets[graph.offsets[v] + i],
      );
      return [name, [graph.owner[v], graph.outcome[v], targets.map((to) => graph.names[to]).sort()]];
    }),
  );
}

const fromText = (text: string) => graphOf(unwrap(arenaFromGraph(unwrap(parseGraph(text)), { bipartite: false })));

describe('a graph drawn by hand', () => {
  it('is solved as it stands', () => {
    const { arena, solution, alternates } = unwrap(openArena({ kind: 'drawn', drawn: formatDrawing(triangle) }));
    expect([arena.name(arena.start), solution.winner[0], solution.rank[0], alternates]).toEqual(['0', MAX, 1, true]);
  });

  it('may let a player move twice, and it is known', () => {
    const twice = unwrap(setOwner(triangle, 1, MAX));
    expect(unwrap(openArena({ kind: 'drawn', drawn: formatDrawing(twice) })).alternates).toBe(false);
    expect(textOfDrawing(unwrap(connect(twice, 1, 1)))).toContain('turns: free');
  });

  it.each<[string, (graph: DrawnGraph) => Result<unknown>, string]>([
    ['a vertex that is not there', (g) => removeVertex(g, 3), 'drawn-no-vertex'],
    ['a name with a blank', (g) => renameVertex(g, 0, 'a b'), 'drawn-name'],
    ['a name that is taken', (g) => renameVertex(g, 0, '1'), 'drawn-name-taken'],
    ['a name without end', (g) => renameVertex(g, 0, 'x'.repeat(41)), 'drawn-name-long'],
    ['an arrow twice', (g) => connect(g, 0, 1), 'drawn-edge-twice'],
    ['no arrow', (g) => disconnect(g, 1, 2), 'drawn-no-edge'],
    ['a move after the end', (g) => connect(g, 2, 0), 'drawn-over'],
    ['an end before a move', (g) => setEnding(g, 0, 0), 'drawn-plays-on'],
    ['a place out of the picture', (g) => placeVertex(g, 0, -1, 4), 'drawn-nowhere'],
    ['a place that is no number', (g) => placeVertex(g, 0, Number.NaN, 4), 'drawn-nowhere'],
    ['nothing drawn', () => arenaOfDrawing(EMPTY_DRAWING), 'drawn-empty'],
    ['a link that is none', () => parseDrawing('0,1,2,a;rubbish'), 'drawn-not-read'],
    ['a link to nowhere', () => parseDrawing('0,1,2,a:7'), 'drawn-no-vertex'],
  ])('refuses %s with a sentence', (_, operate, code) => {
    const result = operate(triangle);
    expect(result.ok ? '' : result.error.code).toBe(code);
  });

  it('stays valid after any edit, and can be written as a link, a text and Python', () => {
    const random = new Random(4);
    for (let round = 0; round < 60; round++) {
      let graph = EMPTY_DRAWING;
      for (let step = 0; step < 40; step++) {
        const v = random.below(graph.vertices.length + 2) - 1;
        const w = random.below(graph.vertices.length + 1);
        const operations: (() => Result<DrawnGraph>)[] = [
          () => addVertex(graph, { x: random.below(500) + 0.4, y: random.below(500), owner: random.pick([MAX, MIN]) }),
          () => connect(graph, v, w),
          () => connect(graph, w, v),
          () => disconnect(graph, v, w),
          () => removeVertex(graph, random.below(4) === 0 ? v : -1),
          () => renameVertex(graph, v, random.pick(['n', '0_a', 'x->y', `v${step}`])),
          () => placeVertex(graph, v, random.below(300), random.below(300)),
          () => setOwner(graph, v, random.pick([MAX, MIN])),
          () => setEnding(graph, v, random.pick([MAX, MIN, 0, undefined])),
          () => setStart(graph, v),
        ];
        const result = random.pick(operations)();
        if (result.ok) graph = result.value;
        expect(flaw(graph)).toBeUndefined();
      }
      const link = formatDrawing(graph);
      const ordered = { ...graph, edges: [...graph.edges].sort(([a], [b]) => a - b) };
      expect(unwrap(parseDrawing(link))).toEqual(ordered);
      if (graph.vertices.length === 0) continue;
      const arena = unwrap(arenaOfDrawing(graph));
      expect(byName(fromText(textOfDrawing(graph)))).toEqual(byName(graphOf(arena)));
      expect(byName(fromText(pythonOfDrawing(graph)))).toEqual(byName(graphOf(arena)));
    }
  });

  it('can be made of any arena: same solution, every vertex at a place of its own', () => {
    const random = new Random(8);
    const arenas = [
      ...arenaPresets
        .map(({ name }) => unwrap(openArena({ kind: 'preset', preset: name })))
        .flatMap(({ arena, graph }) => (graph === 'plain' ? [] : [arena])),
      ...Array.from({ length: 20 }, () => randomArena(random, { size: 9, degree: 3 })),
    ];
    for (const arena of arenas) {
      const graph = unwrap(drawingOf(arena));
      expect(flaw(graph)).toBeUndefined();
      expect(new Set(graph.vertices.map(({ x, y }) => `${x} ${y}`)).size).toBe(arena.size);
      const again = unwrap(arenaOfDrawing(graph));
      const grown = (of: typeof arena) => ({ arena: of, solution: unwrap(attractors(of)), graph: 'given' as const });
      expect(changes(grown(arena), grown(again))).toEqual([]);
    }
  });
});
