import { type CallOptions, callWorker, type Port, type StartThread, serveCalls } from '../jobs/index.ts';
import { Recording, type RecordingParts } from '../model/index.ts';
import type { LoadGame } from './sources.ts';
import { makeTree, type TreeAnswer, type TreeProgress, type TreeRequest, type TreeRun } from './tree-job.ts';

/** A made tree as it crosses to another thread: recordings as their parts. */
interface SentTree {
  readonly made: Omit<TreeAnswer, 'runs'>;
  readonly runs: readonly (Omit<TreeRun, 'recording'> & { readonly parts: RecordingParts })[];
}

/** In a worker: makes the trees that `makeTreeInWorker` asks for. */
export function serveTrees(port: Port, load: LoadGame): void {
  serveCalls<TreeRequest, SentTree, TreeProgress>(
    port,
    async (asked, { progress }) => {
      const { runs, ...made } = await makeTree(asked, { load, progress });
      return { made, runs: runs.map(({ recording, ...run }) => ({ ...run, parts: recording.parts })) };
    },
    ({ made, runs }) => buffersIn([made.grown.tree, made.base, made.tree, { to: made.to }, ...runs.map(({ parts }) => parts)]),
  );
}

/** The memory of all arrays in these records, each once: it is handed over, not copied. */
function buffersIn(records: readonly object[]): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  for (const record of records)
    for (const part of Object.values(record)) if (ArrayBuffer.isView(part)) buffers.add(part.buffer as ArrayBuffer);
  return [...buffers];
}

/** As `makeTree`, in a worker of its own that serves trees. */
export async function makeTreeInWorker(
  start: StartThread,
  asked: TreeRequest,
  options: Pick<CallOptions<TreeProgress>, 'onProgress' | 'signal'> = {},
): Promise<TreeAnswer> {
  const { made, runs } = await callWorker<SentTree, TreeProgress>(start, asked, options);
  return {
    ...made,
    runs: runs.map(({ parts, ...run }) => ({ ...run, recording: new Recording({ tree: made.tree, parts }) })),
  };
}
