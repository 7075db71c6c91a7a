import { unwrap } from '../core/index.ts';
import type { GameTree } from '../model/index.ts';
import { edited, type TreeEdit } from './edit.ts';
import { arranged, type OrderCost, orderCosts, searchIn, type TreeOrder } from './order.ts';
import { type LoadGame, openSource, type Source } from './sources.ts';
import { aidsFor, type RecordedSearch, record, type TreeAids } from './tree-search.ts';

/** A tree before it was changed. */
export interface ExpandedTree {
  /** With the depth that was chosen if none was given. */
  readonly source: Source;
  readonly tree: GameTree;
  /** The root's position in the game's notation. */
  readonly root: string;
}

/** The tree and the searches to show: plain data. */
export interface TreeRequest {
  /** A source to expand, or a tree that was expanded before. */
  readonly from: Source | ExpandedTree;
  readonly edits: readonly TreeEdit[];
  readonly order: TreeOrder;
  readonly algorithms: readonly string[];
  readonly aids?: TreeAids;
  /** An algorithm whose cost is computed for each order of moves. */
  readonly costsOf?: string;
}

export interface TreeRun extends RecordedSearch {
  readonly algorithm: string;
}

/** A tree as it is drawn and searched, with its searches. */
export interface TreeAnswer {
  readonly grown: ExpandedTree;
  /** Changed, but not yet put in order. */
  readonly base: GameTree;
  readonly tree: GameTree;
  /** For each node of `base`, its number in `tree`. */
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

/** Does the whole request in this thread. Throws a `ProblemError` if that is impossible. */
export async function makeTree(asked: TreeRequest, { load, progress, most }: MakeOptions): Promise<TreeAnswer> {
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

  async function grow(from: Source): Promise<ExpandedTree> {
    if (from.kind === 'game') progress?.({ kind: 'loading' });
    const grows = (nodes: number) => progress?.({ kind: 'growing', nodes });
    const { source, tree, root } = unwrap(await openSource(from, load, { progress: grows, ...(most && { most }) }));
    return { source, tree, root };
  }
}
