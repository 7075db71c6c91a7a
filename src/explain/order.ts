import { childrenOf, type GameTree, withValues } from '../model/index.ts';
import { algorithmOf, deepening, type OrderingPart, type SearchResult } from '../search/index.ts';
import { aidsFor, cursorFor, optionsFor, type TreeAids, type TreeSearch } from './tree-search.ts';

/** A tree made from another one, and where its nodes went. */
export interface ReorderedTree {
  readonly tree: GameTree;
  /** For each node of the old tree its number in the new one. */
  readonly to: Int32Array;
}

/**
 * The orders of children. Three change the drawing: as `found` in the source, and with the `best` or the `worst` child
 * first, by true minimax value for the player who chooses. Two belong to the search and change while it runs: the last
 * two moves that cut at the same ply first (`killer`), or the principal variation of the previous pass first
 * (`previous`: iterative deepening, whose last pass searches the whole tree).
 */
export const TREE_ORDERS = ['found', 'best', 'worst', 'killer', 'previous'] as const;
export type TreeOrder = (typeof TREE_ORDERS)[number];

/** The tree to draw and search in an order. Children of equal value stay as they are. */
export function arranged(tree: GameTree, order: TreeOrder): ReorderedTree {
  if (order !== 'best' && order !== 'worst') return { tree, to: Int32Array.from({ length: tree.size }, (_, node) => node) };
  const { turn, value } = tree;
  const sign = order === 'best' ? 1 : -1;
  return permuted(tree, (node) => childrenOf(tree, node).sort((a, b) => sign * turn[node] * (value[b] - value[a]) || a - b));
}

/** The options of a search of the tree in this order. */
export function searchIn(order: TreeOrder): Pick<TreeSearch, 'order' | 'deepen'> {
  const parts: readonly OrderingPart[] = order === 'killer' || order === 'previous' ? [order] : [];
  return { order: parts, deepen: order === 'previous' };
}

/** The same tree with the children of each node in the order that `children` gives them. */
export function permuted(tree: GameTree, children: (node: number) => readonly number[]): ReorderedTree {
  const { size, span, parent } = tree;
  const to = new Int32Array(size);
  for (let node = 0; node < size; node++) {
    if (span[node] === 1) continue;
    let next = to[node] + 1;
    for (const child of children(node)) {
      to[child] = next;
      next += span[child];
    }
  }
  const moved = <T extends Int32Array | Int8Array | Uint8Array>(array: T): T => {
    const result = array.slice() as T;
    for (let node = 0; node < size; node++) result[to[node]] = array[node];
    return result;
  };
  const parents = new Int32Array(size);
  for (let node = 0; node < size; node++) parents[to[node]] = parent[node] < 0 ? -1 : to[parent[node]];
  return {
    to,
    tree: withValues({
      depth: tree.depth,
      parent: parents,
      ply: moved(tree.ply),
      move: moved(tree.move),
      turn: moved(tree.turn),
      kind: moved(tree.kind),
      leafValue: moved(tree.leafValue),
      ...(tree.estimate && { estimate: moved(tree.estimate) }),
      ...(tree.key && { key: moved(tree.key) }),
      ...(tree.win && { win: moved(tree.win) }),
      ...(tree.threat && { threat: moved(tree.threat) }),
    }),
  };
}

/** The work of a search in one order. */
export interface OrderCost {
  readonly order: TreeOrder;
  readonly visits: number;
  readonly leaves: number;
  /** With deepening: of all passes together; `visits` and `leaves` are those of the last pass alone. */
  readonly all?: { readonly visits: number; readonly leaves: number };
}

/** The work of an algorithm in each order; it shows how much trying good moves first saves. */
export function orderCosts(
  tree: GameTree,
  algorithm = 'alphabeta',
  orders: readonly TreeOrder[] = TREE_ORDERS,
  aids: TreeAids = {},
): OrderCost[] {
  const search = { algorithm, ...aidsFor(tree, algorithm, aids) };
  return orders.map((order) => orderCost(arranged(tree, order).tree, order, { ...search, ...searchIn(order) }));
}

function orderCost(tree: GameTree, order: TreeOrder, search: TreeSearch): OrderCost {
  const run = algorithmOf(search.algorithm).search;
  const options = optionsFor(tree, search);
  if (!search.deepen) return { order, ...looked(run(cursorFor(tree, search), options)) };
  const passes = deepening(run, cursorFor(tree, search), options);
  let last: SearchResult | undefined;
  for (;;) {
    const pass = passes.next();
    if (pass.done) return { order, ...looked(last ?? pass.value), all: looked(pass.value) };
    last = pass.value;
  }
}

function looked({ counts }: SearchResult): { visits: number; leaves: number } {
  return { visits: counts.nodes, leaves: counts.leaves };
}
