import type { ArenaOutline } from './arena.ts';

/**
 * The level on which each item is drawn; the start is on level 0 unless a move leads to it.
 *
 * Without cycles: the longest way from the top, so that every move leads downwards. With cycles: the shortest way from the start,
 * so that a move leads down by one level, or else stays or goes back. Where the players alternate, each level belongs to one of them.
 */
export function levelsOf(outline: ArenaOutline): Int32Array {
  return longestWays(outline) ?? shortestWays(outline);
}

/** From the items that no move leads to, in topological order (Kahn 1962); undefined where there is a cycle. */
function longestWays(outline: ArenaOutline): Int32Array | undefined {
  const { items } = outline;
  const levels = new Int32Array(items.length);
  const waiting = new Int32Array(items.length);
  for (const { to } of outline.edges) waiting[to]++;
  const below = targetsOf(outline);
  const order = items.filter(({ index }) => waiting[index] === 0).map(({ index }) => index);
  for (const item of order) levels[item] = topLevel(outline, item);
  for (let done = 0; done < order.length; done++)
    for (const target of below[order[done]]) {
      levels[target] = Math.max(levels[target], levels[order[done]] + 1);
      if (--waiting[target] === 0) order.push(target);
    }
  return order.length === items.length ? levels : undefined;
}

/** Breadth-first from the start, then from whatever is left. */
function shortestWays(outline: ArenaOutline): Int32Array {
  const levels = new Int32Array(outline.items.length).fill(-1);
  const below = targetsOf(outline);
  const queue: number[] = [];
  let done = 0;
  for (const { index } of outline.items) {
    if (levels[index] >= 0) continue;
    levels[index] = topLevel(outline, index);
    queue.push(index);
    for (; done < queue.length; done++)
      for (const target of below[queue[done]]) {
        if (levels[target] >= 0) continue;
        levels[target] = levels[queue[done]] + 1;
        queue.push(target);
      }
  }
  return levels;
}

/** Where a part of the arena begins that nothing above leads to: so that the levels of one player stay his. */
function topLevel({ items }: ArenaOutline, item: number): number {
  return items[item].owner === items[0].owner ? 0 : 1;
}

function targetsOf({ items, edges }: ArenaOutline): number[][] {
  const below: number[][] = items.map(() => []);
  for (const { from, to } of edges) below[from].push(to);
  return below;
}
