import { type Problem, ProblemError, unwrap } from '../core/index.ts';
import { edited, type TreeEdit } from './edit.ts';
import { arranged, type OrderCost, orderCosts, searchIn, type TreeOrder } from './order.ts';
import { Recording, type RecordingParts } from './recording.ts';
import { aidsFor, type Recorded, record, type TreeAids } from './run.ts';
import { type LoadGame, openSource, type Source } from './sources.ts';
import type { WholeTree } from './whole-tree.ts';

/** A tree before it was changed. */
export interface GrownTree {
  /** With the depth that was taken where none was asked for. */
  readonly source: Source;
  readonly tree: WholeTree;
  /** The root's position in the game's notation. */
  readonly root: string;
}

/** What is to be shown: plain data. */
export interface TreeAsked {
  /** What was grown already is not grown again. */
  readonly from: Source | GrownTree;
  readonly edits: readonly TreeEdit[];
  readonly order: TreeOrder;
  readonly algorithms: readonly string[];
  readonly aids?: TreeAids;
  /** An algorithm of which one wants to know what it costs in each order. */
  readonly costsOf?: string;
}

export interface TreeRun extends Recorded {
  readonly algorithm: string;
}

/** A tree as it is drawn and searched, with its searches. */
export interface TreeMade {
  readonly grown: GrownTree;
  /** Changed, but not yet put in order. */
  readonly base: WholeTree;
  readonly tree: WholeTree;
  /** For each node of `base` the one of `tree`. */
  readonly to: Int32Array;
  readonly runs: readonly TreeRun[];
  readonly costs?: readonly OrderCost[];
}

/** How far work has come that takes its time. */
export type TreeProgress =
  | { readonly kind: 'loading' }
  | { readonly kind: 'growing'; readonly nodes: number }
  | { readonly kind: 'searching'; readonly algorithm: string };

export interface MakeOptions {
  readonly load: LoadGame;
  readonly progress?: (progress: TreeProgress) => void;
  /** A tree of more nodes is refused. */
  readonly most?: number;
}

/** Makes all that is asked for, in this thread. Throws a `ProblemError` where it cannot be. */
export async function makeTree(asked: TreeAsked, { load, progress, most }: MakeOptions): Promise<TreeMade> {
  const grown = 'kind' in asked.from ? await grow(asked.from) : asked.from;
  const base = asked.edits.length === 0 ? grown.tree : edited(grown.tree, asked.edits).tree;
  const { tree, to } = arranged(base, asked.order);
  const runs = asked.algorithms.map((algorithm) => {
    progress?.({ kind: 'searching', algorithm });
    const aids = aidsFor(tree, algorithm, asked.aids ?? {});
    return { algorithm, ...record(tree, { algorithm, ...searchIn(asked.order), ...aids }) };
  });
  const costs = asked.costsOf && orderCosts(base, asked.costsOf, undefined, asked.aids);
  return { grown, base, tree, to, runs, ...(costs && { costs }) };

  async function grow(from: Source): Promise<GrownTree> {
    if (from.kind === 'game') progress?.({ kind: 'loading' });
    const grows = (nodes: number) => progress?.({ kind: 'growing', nodes });
    const { source, tree, root } = unwrap(await openSource(from, load, { progress: grows, ...(most && { most }) }));
    return { source, tree, root };
  }
}

/** The part of a thread, or of the port to it, that is used here. */
export interface Port {
  postMessage(message: unknown, transfer: ArrayBuffer[]): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

type Answer =
  | { readonly progress: TreeProgress }
  | { readonly refused: Problem }
  /** A fault of ours: nobody would hear of what is thrown in another thread. */
  | { readonly broken: string }
  | { readonly made: Omit<TreeMade, 'runs'>; readonly runs: readonly Sent[] };
type Sent = Omit<TreeRun, 'recording'> & { readonly parts: RecordingParts };

/** In a thread of one's own: makes the tree that `askThread` asks for. */
export function serveTrees(port: Port, load: LoadGame): void {
  const answer = (message: Answer, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);
  port.addEventListener('message', async ({ data }) => {
    try {
      const { runs, ...made } = await makeTree(data as TreeAsked, { load, progress: (progress) => answer({ progress }) });
      const sent = runs.map(({ recording, ...run }) => ({ ...run, parts: recording.parts }));
      answer(
        { made, runs: sent },
        buffersIn([made.grown.tree, made.base, made.tree, { to: made.to }, ...sent.map(({ parts }) => parts)]),
      );
    } catch (thrown) {
      if (thrown instanceof ProblemError) {
        const { code, message, args, at } = thrown;
        answer({ refused: { code, message, ...(args && { args }), ...(at && { at }) } });
      } else answer({ broken: String(thrown) });
    }
  });
}

/** The memory of all arrays in these records, each once: it is handed over, not copied. */
function buffersIn(records: readonly object[]): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  for (const record of records)
    for (const part of Object.values(record)) if (ArrayBuffer.isView(part)) buffers.add(part.buffer as ArrayBuffer);
  return [...buffers];
}

/** As `makeTree`, in a thread that serves trees. Whoever started it ends it: that is how work is broken off. */
export function askThread(
  thread: Port,
  asked: TreeAsked,
  progress: (progress: TreeProgress) => void = () => {},
): Promise<TreeMade> {
  return new Promise((resolve, reject) => {
    thread.addEventListener('message', ({ data }) => {
      const answer = data as Answer;
      if ('progress' in answer) progress(answer.progress);
      else if ('refused' in answer) reject(new ProblemError(answer.refused));
      else if ('broken' in answer) reject(new Error(answer.broken));
      else {
        const { made, runs } = answer;
        resolve({ ...made, runs: runs.map(({ parts, ...run }) => ({ ...run, recording: new Recording(made.tree, parts) })) });
      }
    });
    thread.postMessage(asked, []);
  });
}
