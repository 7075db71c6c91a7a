import { type Player, unwrap } from '../../core/index.ts';
import { loadGame } from '../../engines/index.ts';
import {
  arranged,
  edited,
  INNER,
  nestedLists,
  type OpenedTree,
  openSource,
  type Recorded,
  record,
  searchIn,
  type TreeEdit,
  TreeNames,
  type TreeOrder,
  type WholeTree,
} from '../../explain/index.ts';
import { algorithms } from '../../search/index.ts';
import type { Source, TreeView } from './address.ts';

/** A search of the tree that is shown. */
export interface Run extends Recorded {
  readonly algorithm: string;
}

/** A tree with its searches: what the page shows, whole or not at all. */
export interface Shown {
  /** What was asked for: the same tree where it is the same object. */
  readonly asked: Source;
  /** With its depth. */
  readonly source: Source;
  readonly edits: readonly TreeEdit[];
  readonly opened: OpenedTree;
  readonly order: TreeOrder;
  /** As it is found: changed, but not put in order. */
  readonly base: WholeTree;
  /** As it is drawn and searched: changed, and in the order that was asked for. */
  readonly tree: WholeTree;
  /** For each node of the drawn tree the one before it was put in order. */
  readonly from: Int32Array;
  readonly runs: readonly Run[];
  readonly names: TreeNames;
}

/** How far work has come that takes its time. */
export type Progress =
  | { readonly kind: 'loading' }
  | { readonly kind: 'growing'; readonly nodes: number }
  | { readonly kind: 'searching'; readonly algorithm: string };

/** What has to be worked out. */
export type Asked = Pick<TreeView, 'source' | 'edits' | 'algorithms' | 'order'>;

/** What is asked for, from what is there already as far as that is the same. Throws a `ProblemError` where it cannot be. */
export async function make(
  { source, edits, algorithms, order }: Asked,
  before: Shown | undefined,
  wait: (progress: Progress) => void,
  _signal: AbortSignal,
): Promise<Shown> {
  const opened = before !== undefined && before.asked === source ? before.opened : await open(source, wait);
  const base = edited(opened.tree, edits).tree;
  const { tree, to } = arranged(base, order);
  const from = new Int32Array(to.length);
  for (let node = 0; node < to.length; node++) from[to[node]] = node;
  const runs = algorithms.map((algorithm) => ({ algorithm, ...record(tree, { algorithm, ...searchIn(order) }) }));
  return {
    asked: source,
    source: { ...source, ...opened.source } as Source,
    edits,
    opened,
    order,
    base,
    tree,
    from,
    runs,
    names: new TreeNames(tree, opened.game, opened.root),
  };
}

async function open(source: Source, wait: (progress: Progress) => void): Promise<OpenedTree> {
  if (source.kind === 'game') wait({ kind: 'loading' });
  return unwrap(await openSource(source, loadGame));
}

const leaves = new WeakMap<WholeTree, number>();

/** How many leaves a tree has. */
export function leavesOf(tree: WholeTree): number {
  let count = leaves.get(tree);
  if (count === undefined) leaves.set(tree, (count = tree.kind.reduce((sum, kind) => sum + (kind === INNER ? 0 : 1), 0)));
  return count;
}

/** What an algorithm makes of a tree. */
export interface Compared {
  readonly algorithm: string;
  readonly value: number;
  readonly leaves: number;
  readonly nodes: number;
  /** Those that skip something. */
  readonly cuts: number;
}

/** What each algorithm makes of the tree that is shown. */
export function compared({ tree, order }: Shown): readonly Compared[] {
  return algorithms.map(({ name }) => {
    const { recording, result } = record(tree, { algorithm: name, ...searchIn(order) });
    const { value, counts } = result;
    return { algorithm: name, value, leaves: counts.leaves, nodes: counts.nodes, cuts: recording.cuts.length };
  });
}

/** A tree as a list that was typed. */
export function listOf(tree: WholeTree): Source {
  return { kind: 'typed', text: nestedLists(tree), root: tree.turn[0] as Player };
}
