import { aidsFor, type OrderCost, orderCosts, record, searchIn } from '../../explain/index.ts';
import { algorithms } from '../../search/index.ts';
import type { ShownTree } from './shown-tree.ts';
import { AT_ONCE, makeHereOrInWorker } from './thread.ts';

/** The work of an algorithm on a tree. */
export interface AlgorithmCounts {
  readonly algorithm: string;
  readonly value: number;
  readonly leaves: number;
  readonly nodes: number;
  /** Those that skip something. */
  readonly cuts: number;
}

/** The work of each algorithm on the shown tree; for large trees, reported one by one. */
export function compare(shown: ShownTree, tell: (rows: readonly AlgorithmCounts[]) => void, signal: AbortSignal): void {
  const row = (
    algorithm: string,
    { recording, result }: Pick<ShownTree['runs'][number], 'recording' | 'result'>,
  ): AlgorithmCounts => {
    const { leaves, nodes } = result.counts;
    return { algorithm, value: result.value, leaves, nodes, cuts: recording.cuts.length };
  };
  const { tree, order, grown, edits, aids } = shown;
  if (tree.size <= AT_ONCE) {
    const search = (name: string) => ({ algorithm: name, ...searchIn(order), ...aidsFor(tree, name, aids) });
    tell(algorithms.map(({ name }) => row(name, record(tree, search(name)))));
    return;
  }
  const slowly = async () => {
    const rows: AlgorithmCounts[] = [];
    for (const { name } of algorithms) {
      const known = shown.runs.find(({ algorithm }) => algorithm === name);
      const run =
        known ?? (await makeHereOrInWorker({ from: grown, edits, order, aids, algorithms: [name] }, () => {}, signal)).runs[0];
      rows.push(row(name, run));
      if (signal.aborted) return;
      tell([...rows]);
    }
  };
  slowly().catch((thrown) => signal.aborted || console.error(thrown));
}

/** The work of an algorithm in each order of the children. */
export function measure(
  shown: ShownTree,
  algorithm: string,
  tell: (costs: readonly OrderCost[]) => void,
  signal: AbortSignal,
): void {
  const { base, grown, edits, aids } = shown;
  if (base.size <= AT_ONCE) {
    tell(orderCosts(base, algorithm, undefined, aids));
    return;
  }
  makeHereOrInWorker({ from: grown, edits, order: 'found', aids, algorithms: [], costsOf: algorithm }, () => {}, signal)
    .then(({ costs = [] }) => signal.aborted || tell(costs))
    .catch((thrown) => signal.aborted || console.error(thrown));
}
