import { type Folds, foldsFor, unfolded } from '../../explain/index.ts';
import { type GameTree, INNER } from '../../model/index.ts';

/** The number of nodes drawn at first: as many as are readable, fewer with a board at each. */
const FIRST_DRAWN = 130;
export const FIRST_BOARDS = 40;

const foldsOfTrees = new WeakMap<GameTree, Folds>();

export function defaultFolds(tree: GameTree): Folds {
  let folds = foldsOfTrees.get(tree);
  if (folds === undefined) foldsOfTrees.set(tree, (folds = foldsFor(tree, isOfGame(tree) ? FIRST_BOARDS : FIRST_DRAWN)));
  return folds;
}

/** Trees of positions have estimates. */
export const isOfGame = ({ estimate }: GameTree): boolean => estimate !== undefined;

/** The default folds with those of these nodes toggled; undefined if none of them is an inner node. */
export function refolded(tree: GameTree, nodes: readonly number[]): Folds | undefined {
  const inner = nodes.filter((node) => node < tree.size && tree.kind[node] === INNER);
  if (inner.length === 0) return undefined;
  const folds = new Set(defaultFolds(tree));
  for (const node of inner) if (!folds.delete(node)) folds.add(node);
  return folds;
}

/**
 * Unfolds the parts of the tree that a search enters. Equal folds are the same object, so that nothing is drawn again.
 */
export class Follower {
  #last: { readonly chosen: Folds; readonly opened: string; readonly folds: Folds } | undefined;

  /**
   * The chosen folds, with the path to a node unfolded, and the node itself while it is searched. Folds made by hand
   * stay.
   */
  folds(tree: GameTree, chosen: Folds, node: number, isOpen: boolean): Folds {
    const byHand = (above: number) => chosen.has(above) && !defaultFolds(tree).has(above);
    const path: number[] = [];
    for (let above = isOpen ? node : tree.parent[node]; above >= 0; above = tree.parent[above]) path.push(above);
    path.reverse();
    let folds = chosen;
    const opened: number[] = [];
    for (const above of path) {
      if (byHand(above)) break;
      if (!folds.has(above)) continue;
      opened.push(above);
      folds = unfolded(tree, folds, above, 0);
    }
    const key = opened.join();
    if (this.#last?.chosen !== chosen || this.#last.opened !== key) this.#last = { chosen, opened: key, folds };
    return this.#last.folds;
  }
}
