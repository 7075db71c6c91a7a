import { fail, ok, type Result } from '../core/index.ts';
import type { Digraph } from './arena.ts';
import type { SolveOptions } from './attractors.ts';
import { FOOTPRINTS, type Footprint, tooLarge } from './memory.ts';
import { countPredecessors, fillPredecessors } from './predecessors.ts';
import { Reporter } from './progress.ts';

/** What `fromTheEnd` is asked for: with it, it can refuse in a sentence. */
export interface BackwardJob extends SolveOptions {
  /** What the caller's own arrays take, which the caller has checked. */
  readonly footprint: Footprint;
  /** Why there may be no cycle, and what to do instead. */
  readonly cycles: string;
}

/**
 * Calls `visit` once for each position, after all its successors: in rising order where the graph is descending, else from the
 * dead ends backwards (Kahn 1962), with predecessor lists. Refused: what does not fit (`too-large`, before anything is visited) and
 * a graph with a cycle (`cyclic`, after all positions but those that can reach a cycle).
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
  const all = {
    perPosition: footprint.perPosition + FOOTPRINTS.order.perPosition,
    perMove: footprint.perMove + FOOTPRINTS.order.perMove,
  };
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
  return fail('cyclic', `Position ${graph.name(onCycle(graph, open))} of ${graph.title} can come back to itself: ${job.cycles}`);
}

/** A position on a cycle, given how many unvisited successors each has: whoever keeps to the unvisited must come round in the end. */
function onCycle(graph: Digraph, open: Int32Array): number {
  const next: number[] = [];
  let p = open.findIndex((count) => count > 0);
  for (let step = 0; step < graph.size; step++) {
    const count = graph.successors(p, next);
    p = next.slice(0, count).find((target) => open[target] > 0)!;
  }
  return p;
}
