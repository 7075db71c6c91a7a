import type { StopSignal } from '../../search/index.ts';
import { turn } from '../turn.ts';

/** How long a slice is to last: a stop is heard that soon, and turning to the events in between costs a thousandth of it. */
const SLICE_MS = 8;
/** Some 5 ms on a slow machine: easy positions are solved within it. */
const FIRST_SLICE = 50_000;

export interface Sliced {
  readonly state: 'done' | 'paused' | 'stopped';
  readonly nodes: number;
}

/**
 * Runs a search in slices of some milliseconds until it is done, has used up its nodes, has heard the signal, or `enough` says so; `onPause` sees it after
 * each slice. Between two slices the thread's other events come in.
 */
export async function inSlices<P extends Sliced>(
  advance: (nodes: number) => P,
  options: {
    readonly nodes: number;
    readonly signal?: StopSignal | undefined;
    readonly onPause: (progress: P) => void;
    readonly enough: (progress: P) => boolean;
  },
): Promise<P> {
  let slice = FIRST_SLICE;
  let used = 0;
  for (;;) {
    const began = performance.now();
    const progress = advance(Math.min(slice, options.nodes - used));
    used = progress.nodes;
    if (progress.state !== 'paused' || used >= options.nodes || options.enough(progress)) return progress;
    const took = Math.max(performance.now() - began, 0.1);
    slice = Math.round(slice * Math.min(4, Math.max(0.25, SLICE_MS / took)));
    options.onPause(progress);
    await turn();
    if (options.signal?.aborted) return progress;
  }
}
