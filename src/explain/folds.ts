import { type GameTree, INNER } from '../model/index.ts';

/** The nodes whose children are not drawn: below each stands one stub with their number. */
export type Folds = ReadonlySet<number>;

/** Number of nodes drawn by default, and at most. */
export const DEFAULT_DRAWN = 400;
export const MOST_DRAWN = 2000;
/** Number of nodes that unfolding a node adds. */
const UNFOLDED = 60;

/**
 * Folds the tree so that it shows as many whole levels as `limit` nodes allow, and at least one level below the root if
 * possible.
 */
export function foldsFor(tree: GameTree, limit = DEFAULT_DRAWN): Folds {
  return new Set(foldsBelow(tree, 0, limit, MOST_DRAWN));
}

/** The folds of one subtree: of the levels below `top` those that fit in `limit` are drawn, the first in `most`. */
function foldsBelow({ ply, span, kind }: GameTree, top: number, limit: number, most: number): number[] {
  const end = top + span[top];
  const counts: number[] = [];
  for (let node = top; node < end; node++) counts[ply[node] - ply[top]] = (counts[ply[node] - ply[top]] ?? 0) + 1;
  let total = 1;
  let lowest = 0;
  while (lowest + 1 < counts.length && total + counts[lowest + 1] <= (lowest === 0 ? most : limit)) total += counts[++lowest];
  if (lowest + 1 >= counts.length) return [];
  const folds: number[] = [];
  // Nothing below the lowest level is drawn, so the loop skips it.
  for (let node = top; node < end; node += ply[node] - ply[top] >= lowest ? span[node] : 1)
    if (ply[node] - ply[top] === lowest && kind[node] === INNER && span[node] > 1) folds.push(node);
  return folds;
}

/** The folds with this node folded too. */
export function folded(folds: Folds, node: number): Folds {
  return folds.has(node) ? folds : new Set([...folds, node]);
}

/**
 * The folds with this node's children drawn, and up to `easily` nodes below it; unchanged where there is no room.
 */
export function unfolded(tree: GameTree, folds: Folds, node: number, easily = UNFOLDED): Folds {
  if (!folds.has(node)) return folds;
  const room = MOST_DRAWN - drawnOf(tree, folds);
  const below = foldsBelow(tree, node, Math.min(easily, room), room);
  if (below[0] === node) return folds;
  const next = new Set(folds);
  next.delete(node);
  for (const fold of below) next.add(fold);
  return next;
}

/** The folds with all ancestors of a node unfolded, so that it is drawn; unchanged where it is drawn already. */
export function unfoldedAlong(tree: GameTree, folds: Folds, node: number): Folds {
  const path: number[] = [];
  for (let above = tree.parent[node]; above >= 0; above = tree.parent[above]) path.push(above);
  return path.reduceRight((now, above) => unfolded(tree, now, above), folds);
}

/** Number of items drawn, stubs included. */
function drawnOf({ size, span }: GameTree, folds: Folds): number {
  let drawn = 0;
  for (let node = 0; node < size && drawn <= MOST_DRAWN; ) {
    const isFolded = folds.has(node);
    drawn += isFolded ? 2 : 1;
    node += isFolded ? span[node] : 1;
  }
  return drawn;
}

/** The folds; the default ones if these would draw too many nodes, because folds from an address are not checked. */
export function drawable(tree: GameTree, folds: Folds): Folds {
  return drawnOf(tree, folds) > MOST_DRAWN ? foldsFor(tree) : folds;
}

/** The node that represents a node in the drawing: itself, or its folded ancestor. */
export function drawnFor({ parent }: GameTree, folds: Folds, node: number): number {
  let shown = node;
  for (let above = parent[node]; above >= 0; above = parent[above]) if (folds.has(above)) shown = above;
  return shown;
}
