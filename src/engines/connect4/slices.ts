import type { StopSignal } from '../../search/index.ts';
import { SliceLength } from '../slice-length.ts';
import { turn } from '../turn.ts';

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
  const slices = new SliceLength();
  for (;;) {
    const progress = slices.run(advance, options.nodes);
    if (progress.state !== 'paused' || progress.nodes >= options.nodes || options.enough(progress)) return progress;
    options.onPause(progress);
    await turn();
    if (options.signal?.aborted) return progress;
  }
}
