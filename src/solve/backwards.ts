import { ok, type Result } from '../core/index.ts';
import type { Digraph } from '../model/index.ts';
import { FOOTPRINTS, type Footprint, type OnProgress, Reporter, type SolveOptions, together, tooLarge } from './options.ts';
import { failure } from './words.ts';

/**
 * The moves of a graph read backwards, in flat arrays: the predecessors of p are sources[offsets[p]] up to
 * sources[offsets[p + 1]].
 */
export interface Predecessors {
  readonly offsets: Int32Array;
  readonly sources: Int32Array;
}

/**
 * The offsets of the predecessor lists: running sums of the numbers of moves into each position. `outgoing`, if given,
 * receives the number of moves out of each position. With more than 2^31 - 2 moves the sums overflow; the caller checks
 * the returned total.
 */
export function countPredecessors(
  graph: Digraph,
  outgoing?: Int32Array,
  progress?: OnProgress,
): { readonly offsets: Int32Array; readonly moves: number } {
  const reporter = new Reporter('count-moves', progress);
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
  const reporter = new Reporter('list-predecessors', progress);
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

/**
 * After filling, offsets[p + 1] is where the list of p begins: the offsets are one place too high.
 */
function shifted(offsets: Int32Array, total: number): Int32Array {
  offsets.copyWithin(0, 1);
  offsets[offsets.length - 1] = total;
  return offsets;
}

/** The data with which `fromTheEnd` explains a refusal. */
export interface BackwardJob extends SolveOptions {
  /** The memory of the caller's own arrays, which the caller has already checked. */
  readonly footprint: Footprint;
  /** The computation that needs a graph without cycles. */
  readonly need: 'grundy' | 'points';
}

/**
 * Calls `visit` once for each position, after all its successors: in rising order where the graph is descending, else
 * from the dead ends backwards (Kahn 1962), with predecessor lists. Refuses a graph that does not fit (`too-large`,
 * before the first visit) or has a cycle (`cyclic`, after visiting all positions but those that can reach a cycle).
 */
export function fromTheEnd(graph: Digraph, visit: (position: number) => void, job: BackwardJob): Result<undefined> {
  const { size } = graph;
  const { footprint } = job;
  const reporter = new Reporter('backwards', job.progress);
  if (graph.descending) {
    for (let p = 0; p < size; p++) {
      visit(p);
      if (reporter.due(p)) reporter.report(p, size);
    }
    return ok(undefined);
  }
  const all = together(footprint, FOOTPRINTS.order);
  const early = tooLarge(graph.title, all, size, 0, job.bytes);
  if (early) return early;
  const open = new Int32Array(size);
  const counted = countPredecessors(graph, open, job.progress);
  const refusal = tooLarge(graph.title, all, size, counted.moves, job.bytes);
  if (refusal) return refusal;
  const { offsets, sources } = fillPredecessors(graph, counted.offsets, job.progress);
  const queue = new Int32Array(size);
  let queued = 0;
  for (let p = 0; p < size; p++) if (open[p] === 0) queue[queued++] = p;
  for (let head = 0; head < queued; head++) {
    const q = queue[head];
    visit(q);
    for (let i = offsets[q]; i < offsets[q + 1]; i++) {
      const p = sources[i];
      if (--open[p] === 0) queue[queued++] = p;
    }
    if (reporter.due(head)) reporter.report(head, size);
  }
  if (queued === size) return ok(undefined);
  return failure('cyclic', { position: graph.name(onCycle(graph, open)), title: graph.title, need: job.need });
}

/** Whether a play can go on for ever. O(positions + moves). */
export function hasCycle(graph: Digraph): boolean {
  return !fromTheEnd(graph, () => {}, { footprint: FOOTPRINTS.order, need: 'points' }).ok;
}

/**
 * A position on a cycle, given the number of unvisited successors of each position. A path through unvisited positions
 * must return to one of them.
 */
function onCycle(graph: Digraph, open: Int32Array): number {
  const next: number[] = [];
  let p = open.findIndex((count) => count > 0);
  for (let step = 0; step < graph.size; step++) {
    const count = graph.successors(p, next);
    p = next.slice(0, count).find((target) => open[target] > 0)!;
  }
  return p;
}
