import { WIN } from '../core/index.ts';
import { type Arena, type Digraph, NONE, type Solution, targetsOf } from '../model/index.ts';
import { hasCycle } from './backwards.ts';

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

/** The line from a position if both players follow the solution. */
export interface Line {
  /** From the given position to the end, both included. */
  readonly positions: readonly number[];
  /** Only in a draw that never ends: the index at which the last position occurred before. */
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
 * All successors with which the player to move at `position` wins, in the arena's order, each once. Empty if the player
 * does not win. If every play ends, slow wins are included; if a play can go on for ever, only moves that lower the
 * rank are, because the others could be repeated without end.
 */
export function winningMoves(arena: Arena, solution: Solution, position: number): number[] {
  return movesStayingWon(arena, solution, position).winning;
}

/** The successors that are won for the player to move but not nearer to the victory, such as a self-loop. */
export function idleMoves(arena: Arena, solution: Solution, position: number): number[] {
  return movesStayingWon(arena, solution, position).idle;
}

function movesStayingWon(arena: Arena, { winner, rank }: Solution, position: number): Record<'winning' | 'idle', number[]> {
  const won = targetsOf(arena, position).filter((target) => winner[target] === arena.owner(position));
  const idle = won.filter((target) => rank[target] >= rank[position]);
  if (idle.length === 0 || !hasCycle(arena)) return { winning: won, idle: [] };
  return { winning: won.filter((target) => !idle.includes(target)), idle };
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
