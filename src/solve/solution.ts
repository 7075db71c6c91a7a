import { WIN } from '../core/index.ts';
import type { Arena, Digraph } from './arena.ts';

/**
 * A solved arena, as plain data: one entry a position in each array.
 *
 * `winner`: MAX, MIN, or 0 for a draw. The positions with winner MAX are the attractor A_a of document 004, those
 * with MIN are A_e.
 *
 * `rank`: the course's rang, the least n with the position in A^n of its winner. In the course's words it is won "in
 * at most n moves", both players' moves counted; so it is how long the game still takes if the winner hurries and the
 * loser delays (remoteness). Victory positions have rank 0. A draw has no rank: NONE.
 *
 * `move`: the position to move to, whoever is to move. Memoryless, as the course wants it. The winner goes to rank -
 * 1 (a fastest win), the loser as well (a longest defence), and in a draw the player to move stays in a draw. NONE
 * where the game is over.
 *
 * Winner and rank are unique; the move is not. The solvers all choose the first move of that kind in the arena's order,
 * so that they return the same solution.
 */
export interface Solution {
  readonly winner: Int8Array;
  readonly rank: Int32Array;
  readonly move: Int32Array;
}

/** In `rank`: a draw. In `move`: the game is over. */
export const NONE = -1;

/** The strategy that winners and ranks imply: the `move` of a `Solution`. One pass over the moves. */
export function readStrategy(arena: Digraph, winner: Int8Array, rank: Int32Array): Int32Array {
  const move = new Int32Array(arena.size).fill(NONE);
  const next: number[] = [];
  for (let p = 0; p < arena.size; p++) {
    if (rank[p] === 0) continue;
    const wanted = winner[p] === 0 ? NONE : rank[p] - 1;
    const count = arena.successors(p, next);
    for (let i = 0; i < count; i++) {
      const target = next[i];
      if (winner[target] !== winner[p] || rank[target] !== wanted) continue;
      move[p] = target;
      break;
    }
  }
  return move;
}

/** The line that both players follow from a position when each plays by the solution. */
export interface Line {
  /** From the given position to the end, both included. */
  readonly positions: readonly number[];
  /** Only in a draw that never ends: the last of the positions has been there before, at this place in the list. */
  readonly repeats?: number;
}

export function optimalLine(solution: Solution, from: number): Line {
  const positions = [from];
  const place = new Map([[from, 0]]);
  for (;;) {
    const next = solution.move[positions[positions.length - 1]];
    if (next === NONE) return { positions };
    positions.push(next);
    const repeats = place.get(next);
    if (repeats !== undefined) return { positions, repeats };
    place.set(next, positions.length - 1);
  }
}

/**
 * Every successor with which the player to move at `position` wins, fast or slowly, in the arena's order and each
 * once. Empty where he does not win.
 */
export function winningMoves(arena: Arena, solution: Solution, position: number): number[] {
  const next: number[] = [];
  const count = arena.successors(position, next);
  const won = next.slice(0, count).filter((target) => solution.winner[target] === arena.owner(position));
  return [...new Set(won)];
}

/** The attractor of a player rank by rank: the victory positions, then what A^1 adds, then what A^2 adds... */
export function attractorLayers(solution: Solution, player: 1 | -1): number[][] {
  const layers: number[][] = [];
  for (let p = 0; p < solution.winner.length; p++) {
    if (solution.winner[p] !== player) continue;
    const rank = solution.rank[p];
    while (layers.length <= rank) layers.push([]);
    layers[rank].push(p);
  }
  return layers;
}

/**
 * The score that an exhaustive search gives the position: a win is worth WIN minus its rank, from Max's view, and a
 * draw 0.
 */
export function scoreAt(solution: Solution, position: number): number {
  const winner = solution.winner[position];
  return winner === 0 ? 0 : winner * (WIN - solution.rank[position]);
}
