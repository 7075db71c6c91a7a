import { MAX_VALUE } from '../core/index.ts';
import { type GameTree, INNER, Recording, TreeCursor } from '../model/index.ts';
import {
  algorithmOf,
  deepen,
  Memo,
  Ordering,
  type OrderingPart,
  type SearchOptions,
  type SearchResult,
  type StopSignal,
} from '../search/index.ts';

/** A search of a whole tree. */
export interface TreeSearch {
  /** The name of a row of `algorithms`. */
  readonly algorithm: string;
  /** The window, from Max's view; without it: everything. Minimax and MTD heed none. */
  readonly alpha?: number;
  readonly beta?: number;
  /** How the search itself sorts the moves of a node. Default: from left to right. */
  readonly order?: readonly OrderingPart[];
  /** Iterative deepening: a pass for each depth, the last one through the whole tree. */
  readonly deepen?: boolean;
  /** A transposition table, for the algorithms that can use one (`Algorithm.memory`). MTD always has one. */
  readonly memory?: boolean;
  /** Winning-move pruning at nodes with at least `q` plies below them. Default: none. */
  readonly q?: number;
  readonly signal?: StopSignal;
}

/** The enhancements of a search besides the order, as far as it can use them. */
export type TreeAids = Pick<TreeSearch, 'memory' | 'q'>;

/** Those of the aids that an algorithm can use on a tree. */
export function aidsFor(tree: GameTree, algorithm: string, { memory = false, q }: TreeAids): TreeAids {
  const remembers = memory && tree.key !== undefined && algorithmOf(algorithm).memory;
  return { ...(remembers && { memory }), ...(q !== undefined && { q }) };
}

export interface RecordedSearch {
  readonly recording: Recording;
  readonly result: SearchResult;
}

/**
 * Searches the tree and records every step. Throws if the options make no sense, or where the tree is
 * deeper than the stack allows (some 1,800 plies).
 */
export function record(tree: GameTree, search: TreeSearch): RecordedSearch {
  const recording = new Recording({ tree });
  const options = { ...optionsFor(tree, search), trace: recording };
  const position = cursorFor(tree, search);
  const algorithm = algorithmOf(search.algorithm).search;
  const result = search.deepen ? deepen(algorithm, position, options) : algorithm(position, options);
  return { recording, result };
}

/** The cursor that a search walks on: with estimates of inner nodes where it will stop at some. */
export function cursorFor(tree: GameTree, { deepen }: TreeSearch): TreeCursor {
  return new TreeCursor(tree, tree.estimate ?? (deepen ? meansOf(tree) : undefined));
}

/** The options for `search/`, without the trace. */
export function optionsFor(tree: GameTree, search: TreeSearch): SearchOptions {
  const { alpha, beta, order, q, signal } = search;
  // A table of its own would take 16 MB, however small the tree.
  const memory = search.memory || (tree.key !== undefined && algorithmOf(search.algorithm).ownsTable);
  const depth = Math.max(1, tree.depth);
  return {
    depth,
    maxPly: depth,
    ...(alpha !== undefined && { alpha }),
    ...(beta !== undefined && { beta }),
    ...(order !== undefined && order.length > 0 && { order: new Ordering(order) }),
    ...(memory && { memory: new Memo() }),
    ...(q !== undefined && { q }),
    ...(signal && { signal }),
  };
}

/**
 * The rounded mean of the leaves below each node: it replaces the evaluation of inner nodes in a tree without
 * evaluations. Wins count as the highest value.
 */
export function meansOf({ size, parent, kind, leafValue }: GameTree): Int32Array {
  const sum = new Float64Array(size);
  const leaves = new Int32Array(size);
  const mean = new Int32Array(size);
  for (let node = size - 1; node >= 0; node--) {
    if (kind[node] !== INNER) {
      sum[node] = Math.max(-MAX_VALUE, Math.min(MAX_VALUE, leafValue[node]));
      leaves[node] = 1;
    }
    mean[node] = Math.round(sum[node] / leaves[node]);
    if (node === 0) break;
    sum[parent[node]] += sum[node];
    leaves[parent[node]] += leaves[node];
  }
  return mean;
}
