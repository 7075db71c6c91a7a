import { INNER, type WholeTree } from './whole-tree.ts';

/** The nodes whose children are not drawn: below each stands one stub with their number. */
export type Folds = ReadonlySet<number>;

/** So many nodes are drawn where nobody asked for more, and so many at most. */
export const USUALLY_DRAWN = 400;
export const MOST_DRAWN = 2000;
/** So many appear at once where a node is unfolded. */
const UNFOLDED = 60;

/** Folds that leave as many whole levels as have no more nodes than `limit`; one level below the root if it can be. */
export function foldsFor(tree: WholeTree, limit = USUALLY_DRAWN): Folds {
  return new Set(foldsBelow(tree, 0, limit, MOST_DRAWN));
}

/** The folds of one subtree: of the levels below `top` those that fit in `limit` are drawn, the first in `most`. */
function foldsBelow({ ply, span, kind }: WholeTree, top: number, limit: number, most: number): number[] {
  const end = top + span[top];
  const counts: number[] = [];
  for (let node = top; node < end; node++) counts[ply[node] - ply[top]] = (counts[ply[node] - ply[top]] ?? 0) + 1;
  let total = 1;
  let lowest = 0;
  while (lowest + 1 < counts.length && total + counts[lowest + 1] <= (lowest === 0 ? most : limit)) total += counts[++lowest];
  if (lowest + 1 >= counts.length) return [];
  const folds: number[] = [];
  // Nothing below the lowest level is drawn, so that it need not be looked at.
  for (let node = top; node < end; node += ply[node] - ply[top] >= lowest ? span[node] : 1)
    if (ply[node] - ply[top] === lowest && kind[node] === INNER && span[node] > 1) folds.push(node);
  return folds;
}

/** With this node folded too. */
export function folded(folds: Folds, node: number): Folds {
  return folds.has(node) ? folds : new Set([...folds, node]);
}

/**
 * With this node's children drawn, and as much below them as `easily` looked over; the same where there is no room.
 */
export function unfolded(tree: WholeTree, folds: Folds, node: number, easily = UNFOLDED): Folds {
  if (!folds.has(node)) return folds;
  const room = MOST_DRAWN - drawnOf(tree, folds);
  const below = foldsBelow(tree, node, Math.min(easily, room), room);
  if (below[0] === node) return folds;
  const next = new Set(folds);
  next.delete(node);
  for (const fold of below) next.add(fold);
  return next;
}

/** With all that is above a node unfolded, so that it is drawn itself; the same folds where it is drawn already. */
export function unfoldedAlong(tree: WholeTree, folds: Folds, node: number): Folds {
  const path: number[] = [];
  for (let above = tree.parent[node]; above >= 0; above = tree.parent[above]) path.push(above);
  return path.reduceRight((now, above) => unfolded(tree, now, above), folds);
}

/** How many items a tree is drawn with, stubs included. */
function drawnOf({ size, span }: WholeTree, folds: Folds): number {
  let drawn = 0;
  for (let node = 0; node < size && drawn <= MOST_DRAWN; ) {
    const isFolded = folds.has(node);
    drawn += isFolded ? 2 : 1;
    node += isFolded ? span[node] : 1;
  }
  return drawn;
}

/** The folds as they are, or the usual ones where they would draw too much: what was typed may say anything. */
export function drawable(tree: WholeTree, folds: Folds): Folds {
  return drawnOf(tree, folds) > MOST_DRAWN ? foldsFor(tree) : folds;
}

/** The node that stands for one in the drawing: itself, or the folded one above it. */
export function drawnFor({ parent }: WholeTree, folds: Folds, node: number): number {
  let shown = node;
  for (let above = parent[node]; above >= 0; above = parent[above]) if (folds.has(above)) shown = above;
  return shown;
}
