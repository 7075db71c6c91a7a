import { ok, type Result } from '../core/index.ts';
import type { Digraph } from './arena.ts';
import type { SolveOptions } from './attractors.ts';
import { FOOTPRINTS, tooLarge } from './memory.ts';
import { fromTheEnd } from './order.ts';

/** The smallest whole number from 0 on that is not among the given. */
export function mex(numbers: Iterable<number>): number {
  const seen = new Set(numbers);
  let n = 0;
  while (seen.has(n)) n++;
  return n;
}

/**
 * The Sprague-Grundy value of every position: the mex of its successors' values. For an impartial game in normal play (who
 * cannot move loses) the player to move loses exactly where it is 0, and a sum of games has the exclusive or of their values.
 * In misère play the values mean nothing of the kind: solve the game itself. The graph must be acyclic (`cyclic`); a graph with
 * its positions doubled by who is to move has each value twice.
 */
export function grundyValues(graph: Digraph, options: SolveOptions = {}): Result<Int32Array> {
  const refusal = tooLarge(graph.title, FOOTPRINTS.grundy, graph.size, 0, options.bytes);
  if (refusal) return refusal;
  const values = new Int32Array(graph.size);
  const next: number[] = [];
  // seenAt[v] = p + 1 when a successor of p has value v: nothing has to be cleared from one position to the next.
  const seenAt: number[] = [];
  const backUp = (p: number) => {
    const count = graph.successors(p, next);
    while (seenAt.length <= count) seenAt.push(0);
    for (let i = 0; i < count; i++) {
      const value = values[next[i]];
      if (value <= count) seenAt[value] = p + 1;
    }
    let value = 0;
    while (seenAt[value] === p + 1) value++;
    values[p] = value;
  };
  const cycles = 'Grundy values need a game that always ends.';
  const done = fromTheEnd(graph, backUp, { ...options, footprint: FOOTPRINTS.grundy, cycles });
  return done.ok ? ok(values) : done;
}
