import type { Digraph } from './arena.ts';
import { type OnProgress, Reporter } from './progress.ts';

/** The moves of a graph read backwards, in flat arrays: the predecessors of p are sources[offsets[p]] up to sources[offsets[p + 1]]. */
export interface Predecessors {
  readonly offsets: Int32Array;
  readonly sources: Int32Array;
}

/**
 * How many moves lead into each position, summed up: the offsets of the predecessor lists. `outgoing`, if given, receives the
 * number of moves that leave each position. The graph has at most 2^31 - 2 moves, or the sum is no longer right: the returned total says so.
 */
export function countPredecessors(
  graph: Digraph,
  outgoing?: Int32Array,
  progress?: OnProgress,
): { readonly offsets: Int32Array; readonly moves: number } {
  const reporter = new Reporter('count moves', progress);
  const offsets = new Int32Array(graph.size + 1);
  const next: number[] = [];
  let moves = 0;
  for (let p = 0; p < graph.size; p++) {
    const count = graph.successors(p, next);
    for (let i = 0; i < count; i++) offsets[next[i] + 1]++;
    if (outgoing) outgoing[p] = count;
    moves += count;
    if (reporter.due(p)) reporter.report(p, graph.size);
  }
  for (let p = 0; p < graph.size; p++) offsets[p + 1] += offsets[p];
  return { offsets, moves };
}

/** The lists behind these offsets. O(positions + moves): each move is written once to its place. */
export function fillPredecessors(graph: Digraph, offsets: Int32Array, progress?: OnProgress): Predecessors {
  const reporter = new Reporter('list predecessors', progress);
  const sources = new Int32Array(offsets[graph.size]);
  const next: number[] = [];
  // Filled from the back of each list, so that afterwards offsets[p + 1] has walked down to where the list of p begins.
  for (let p = graph.size - 1; p >= 0; p--) {
    const count = graph.successors(p, next);
    for (let i = count - 1; i >= 0; i--) {
      const target = next[i];
      sources[--offsets[target + 1]] = p;
    }
    if (reporter.due(p)) reporter.report(graph.size - p, graph.size);
  }
  return { offsets: shifted(offsets, sources.length), sources };
}

/** Every list has been filled down to its beginning, one place too high: offsets[p + 1] is where the list of p begins. */
function shifted(offsets: Int32Array, total: number): Int32Array {
  offsets.copyWithin(0, 1);
  offsets[offsets.length - 1] = total;
  return offsets;
}
