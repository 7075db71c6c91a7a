import { childrenOf, type Recording } from '../model/index.ts';
import { narrowedAt } from './visit.ts';

const NEVER = 0x7fffffff;

/**
 * The time at which each node of the whole tree was first seen in one pass, and the time at which it was cut off before
 * that. A drawing needs this for nodes without a visit and to count the nodes that it does not draw.
 */
export interface Progress {
  readonly pass: number;
  /** Steps, or a number beyond all of them. */
  readonly seen: Int32Array;
  readonly cut: Int32Array;
}

/** The progress is computed once for a pass of a complete recording; the last one of each recording is cached. */
const known = new WeakMap<Recording, Progress>();

export function progressOf(recording: Recording, time: number): Progress {
  const pass = recording.passAt(time);
  const before = known.get(recording);
  if (before?.pass === pass) return before;
  const { tree } = recording;
  const seen = new Int32Array(tree.size).fill(NEVER);
  const cut = new Int32Array(tree.size).fill(NEVER);
  const root = recording.passes[pass];
  const end = root === undefined ? 0 : root + recording.spanOf(root);
  for (let visit = root ?? 0; visit < end; visit++) {
    const node = recording.nodeOf(visit);
    if (seen[node] === NEVER) seen[node] = recording.enteredAt(visit);
  }
  for (let visit = root ?? 0; visit < end; visit++) {
    // Moves that are set aside before the search of a node are gone from its beginning.
    const kept = narrowedAt(recording, visit)?.child;
    const at = kept === undefined ? recording.cutAt(visit) : recording.enteredAt(visit);
    if (at < 0) continue;
    // A node that an earlier visit saw is not cut off by this one.
    for (const child of childrenOf(tree, recording.nodeOf(visit)))
      if (seen[child] > at && child !== kept)
        for (let below = child; below < child + tree.span[child]; below++) cut[below] = Math.min(cut[below], at);
  }
  const progress = { pass, seen, cut };
  known.set(recording, progress);
  return progress;
}

/** Counts the nodes from one number to before another that were seen before a time, and those that were cut off. */
export function countsBetween({ seen, cut }: Progress, from: number, to: number, time: number) {
  let seenCount = 0;
  let cutCount = 0;
  for (let node = from; node < to; node++)
    if (seen[node] < time) seenCount++;
    else if (cut[node] < time) cutCount++;
  return { seen: seenCount, cut: cutCount };
}
