import { IntList, MAX, MIN, type Player, WIN } from '../core/index.ts';
import {
  type ArenaData,
  type Digraph,
  ExplicitImpartialGraph,
  type ImpartialGraph,
  StoredGraph,
  type StoredMoves,
} from './graph.ts';

/**
 * The arena of the Course: who controls each position (Adam is Max, Ève is Min) and which positions end the game.
 *
 * The outcome of a final position is from Max's view, as in core: above 0 it belongs to V_a (Adam has won), below 0 to
 * V_e, and 0 is a draw (N). Only `solveValues` uses the size of an outcome. A position without a move and without an
 * outcome is a draw (Course, remark 2). `checkArena` tests whether an arena obeys these rules.
 */
export interface Arena extends Digraph {
  readonly start: number;
  owner(position: number): Player;
  /** undefined if the game goes on. */
  outcome(position: number): number | undefined;
}

/**
 * A graph that can be drawn and explained: an arena, or an impartial graph, in which MAX is always the player to move.
 */
export type GameGraph = Arena | ImpartialGraph;

/** The owner of a position; in an impartial graph MAX, the player to move. */
export function ownerOf(graph: GameGraph, position: number): Player {
  return graph.owner === undefined ? MAX : graph.owner(position);
}

const scratch: number[] = [];

/** The outcome for Max, in an impartial graph for the player to move; undefined if the game is not over. */
export function outcomeOf(graph: GameGraph, position: number): number | undefined {
  if (graph.owner !== undefined) return graph.outcome(position);
  if (graph.successors(position, scratch) > 0) return undefined;
  if (graph.isDraw?.(position)) return 0;
  return graph.play === 'misere' ? WIN : -WIN;
}

/** The positions one move away, without duplicates, in the graph's order. */
export function targetsOf(graph: Digraph, position: number): number[] {
  const next: number[] = [];
  const count = graph.successors(position, next);
  return [...new Set(next.slice(0, count))];
}

/** The player whose victory an outcome is: MAX, MIN, or 0 for none. */
export type Winner = Player | 0;

export function winnerOf(outcome: number): Winner {
  return Math.sign(outcome) as Winner;
}

/** Whether each move of an arena passes the turn, so that it is bipartite, as the Course requires. */
export function alternates(arena: Arena): boolean {
  const next: number[] = [];
  for (let p = 0; p < arena.size; p++) {
    const count = arena.successors(p, next);
    for (let i = 0; i < count; i++) if (arena.owner(next[i]) === arena.owner(p)) return false;
  }
  return true;
}

/** The plain data of any arena: the inverse of `arenaFromGraph`. */
export function graphOf(arena: Arena): Required<ArenaData> {
  const names: string[] = [];
  const owner: number[] = [];
  const outcome: (number | null)[] = [];
  const offsets = [0];
  const targets: number[] = [];
  const next: number[] = [];
  for (let p = 0; p < arena.size; p++) {
    names.push(arena.name(p));
    owner.push(arena.owner(p));
    outcome.push(arena.outcome(p) ?? null);
    const count = arena.successors(p, next);
    for (let i = 0; i < count; i++) targets.push(next[i]);
    offsets.push(targets.length);
  }
  return { title: arena.title, names, owner, outcome, offsets, targets, start: arena.start };
}

/** The value of an unfinished position in the outcome array. No score has this value. */
const GOES_ON = WIN + 2;

export function storedOutcome(outcome: number | undefined): number {
  return outcome === undefined ? GOES_ON : outcome;
}

export interface ArenaParts extends StoredMoves {
  readonly owner: Int8Array;
  /** As `storedOutcome` writes them. */
  readonly outcome: Int32Array;
}

/** An arena whose moves are stored in flat arrays: 9 bytes a position and 4 a move, without the names. */
export class ExplicitArena extends StoredGraph implements Arena {
  readonly #owner: Int8Array;
  readonly #outcome: Int32Array;

  /** Does not check the arrays: use `arenaFromGraph` for data that has not been checked. */
  constructor(parts: ArenaParts) {
    super(parts);
    this.#owner = parts.owner;
    this.#outcome = parts.outcome;
  }

  owner(position: number): Player {
    return this.#owner[position] as Player;
  }

  outcome(position: number): number | undefined {
    const outcome = this.#outcome[position];
    return outcome === GOES_ON ? undefined : outcome;
  }
}

/**
 * The part of a graph that can be reached from a start, numbered breadth-first from 0, the start; names stay. Leaving
 * the rest out changes neither winner nor rank of the positions that are kept. Of the bipartite arena of an impartial
 * graph it is the part that the Course draws.
 */
export function reachable(graph: Arena, start?: number): ExplicitArena;
export function reachable(graph: ImpartialGraph, start?: number): ExplicitImpartialGraph;
export function reachable(graph: GameGraph, start = graph.start): ExplicitArena | ExplicitImpartialGraph {
  const found = new IntList();
  const number = new Int32Array(graph.size).fill(-1);
  const meet = (position: number) => {
    if (number[position] < 0) {
      number[position] = found.length;
      found.push(position);
    }
    return number[position];
  };
  const offsets = new IntList();
  const targets = new IntList();
  const next: number[] = [];
  offsets.push(0);
  meet(start);
  for (let p = 0; p < found.length; p++) {
    const count = graph.successors(found.get(p), next);
    for (let i = 0; i < count; i++) targets.push(meet(next[i]));
    offsets.push(targets.length);
  }
  const original = found.toArray();
  const name = (p: number) => graph.name(original[p]);
  const stored = { title: graph.title, start: 0, offsets: offsets.toArray(), targets: targets.toArray(), name };
  if (graph.owner === undefined)
    return new ExplicitImpartialGraph(stored, graph.play, (p) => graph.isDraw?.(original[p]) ?? false);
  const owner = Int8Array.from(original, (p) => graph.owner(p));
  return new ExplicitArena({ ...stored, owner, outcome: original.map((p) => storedOutcome(graph.outcome(p))) });
}

/**
 * The course's bipartite arena of an impartial graph: position 2p is p with Adam to move, 2p + 1 is p with Ève to move.
 * Exchanging the players is a symmetry of it: 3_a is in A_a^n exactly when 3_e is in A_e^n.
 */
export function doubled(graph: ImpartialGraph): Arena {
  const { descending, predecessors } = graph;
  return {
    title: graph.title,
    size: 2 * graph.size,
    start: 2 * graph.start,
    ...(descending !== undefined && { descending }),
    owner: (position) => (position % 2 === 0 ? MAX : MIN),
    outcome: (position) => {
      const outcome = outcomeOf(graph, position >> 1);
      return outcome === undefined || position % 2 === 0 ? outcome : 0 - outcome;
    },
    successors: (position, into) => {
      const other = 1 - (position % 2);
      const count = graph.successors(position >> 1, into);
      for (let i = 0; i < count; i++) into[i] = 2 * into[i] + other;
      return count;
    },
    ...(predecessors && {
      predecessors: (position: number, visit: (predecessor: number) => void) => {
        const other = 1 - (position % 2);
        predecessors.call(graph, position >> 1, (p) => visit(2 * p + other));
      },
    }),
    name: (position) => `${graph.name(position >> 1)}_${position % 2 === 0 ? 'a' : 'e'}`,
  };
}

/**
 * A solved arena, as plain data: one entry a position in each array.
 *
 * `winner`: MAX, MIN, or 0 for a draw. The positions with winner MAX are the attractor A_a of the Course, those with
 * MIN are A_e.
 *
 * `rank`: the course's rang, the least n with the position in A^n of its winner. In the course's words it is won "in at
 * most n moves", both players' moves counted; so it is how long the game still takes if the winner hurries and the
 * loser delays (remoteness). Victory positions have rank 0. A draw has no rank: NONE.
 *
 * `move`: the position to move to, for either player; it depends on the position alone (a memoryless strategy). From
 * rank n the winner moves to rank n - 1 (a fastest win), the loser as well (a longest defence); in a draw the player to
 * move keeps the draw. NONE if the game is over.
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
