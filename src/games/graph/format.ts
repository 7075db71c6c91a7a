import { DRAW, MAX, MIN, winOf } from '../../core/index.ts';
import { alternates, type ExplicitGraph } from './graph.ts';
import { written } from './name.ts';

/** The text that `parseGraph` reads back, vertices in the same order; with `; ` for separator it fits on one line. */
export function formatGraph(graph: ExplicitGraph, separator = '\n'): string {
  const { owner, offsets, targets, outcome, start } = graph;
  const names = graph.names.map(written);
  const of = (keep: (vertex: number) => boolean) => names.filter((_, vertex) => keep(vertex)).join(' ');
  const edges = names.map((name, v) =>
    `${name} -> ${Array.from(targets.subarray(offsets[v], offsets[v + 1]), (to) => names[to]).join(' ')}`.trim(),
  );
  const winners = outcome.map((value) => (value === undefined ? undefined : winOf(value)?.winner));
  const points = names.flatMap((name, v) => {
    const value = outcome[v];
    return value === undefined || value === DRAW || winners[v] !== undefined ? [] : [`value ${name}: ${value}`];
  });
  const lists = [
    ['adam', of((v) => owner[v] === MAX)],
    ['eve', of((v) => owner[v] === MIN)],
    ['win adam', of((v) => winners[v] === MAX)],
    ['win eve', of((v) => winners[v] === MIN)],
    ['draw', of((v) => outcome[v] === DRAW)],
  ].filter(([, list]) => list !== '');
  const turns = alternates(graph) ? [] : ['turns: free'];
  return [...edges, ...lists.map(([key, list]) => `${key}: ${list}`), ...points, ...turns, `start: ${names[start]}`].join(
    separator,
  );
}
