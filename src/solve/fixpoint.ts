import { MAX, MIN, ok, type Player, type Result } from '../core/index.ts';
import { type Arena, NONE, type Solution, winnerOf } from '../model/index.ts';
import { readStrategy } from './solution.ts';

/**
 * The definition of the Course (I.3) word by word: the sets A^0, A^1, ... of one player, until the next one would be
 * equal. A^n holds the positions that the player wins in at most n moves. Every n takes a pass over the
 * whole arena: O(ranks * (positions + moves)), which is why `attractors` exists. A reference, for small arenas and for
 * reading.
 */
export function* textbookSets(arena: Arena, player: Player): Generator<ReadonlySet<number>> {
  let previous = new Set<number>();
  for (let s = 0; s < arena.size; s++) if (winnerOf(arena.outcome(s) ?? 0) === player) previous.add(s);
  for (;;) {
    yield previous;
    const grown = new Set(previous);
    for (let s = 0; s < arena.size; s++) if (enters(arena, player, s, previous)) grown.add(s);
    if (grown.size === previous.size) return;
    previous = grown;
  }
}

/**
 * Whether s belongs to A^n because of its successors in A^(n-1): one of them where the player moves, all (and at
 * least one) where the other does.
 */
function enters(arena: Arena, player: Player, s: number, previous: ReadonlySet<number>): boolean {
  const successors: number[] = [];
  arena.successors(s, successors);
  if (arena.owner(s) === player) return successors.some((t) => previous.has(t));
  return successors.length > 0 && successors.every((t) => previous.has(t));
}

/**
 * The solution by the sets of the textbook: the positions of each attractor with the first n at which they appear. Any
 * well-formed arena.
 */
export function fixpoint(arena: Arena): Result<Solution> {
  const winner = new Int8Array(arena.size);
  const rank = new Int32Array(arena.size).fill(NONE);
  for (const player of [MAX, MIN]) {
    let n = 0;
    for (const set of textbookSets(arena, player)) {
      for (const s of set) {
        if (winner[s] !== 0) continue;
        winner[s] = player;
        rank[s] = n;
      }
      n++;
    }
  }
  return ok({ winner, rank, move: readStrategy(arena, winner, rank) });
}
