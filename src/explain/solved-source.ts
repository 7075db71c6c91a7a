import { type Game, ok, type Position, type Result } from '../core/index.ts';
import { alternates, type ExplicitArena, type ImpartialGraph } from '../model/index.ts';
import type { Arena, Solution } from '../solve/index.ts';
import type { DrawnGraph } from './drawn-graph.ts';
import { type GraphKind, solveGraph } from './game-arena.ts';

/** The properties of a graph besides its positions and edges. */
interface GraphFacts {
  /** How many moves it has. */
  readonly moves: number;
  /** Plies by which the game is longer than the arena: in Chomp the poison is eaten after the arena has ended. */
  readonly extraPlies: number;
  /** The meaning of the Course's short names of positions, if they are used. */
  readonly legend: readonly (readonly [short: string, means: string])[];
  /** The game of the arena; undefined if the graph was given. */
  readonly game?: Game;
  /** The start in the notation of the game, if it is not the start of the game. */
  readonly from?: string;
  /** The game's own position behind a vertex, a new one at each call; absent if the graph was given. */
  readonly positionAt?: (vertex: number) => Position;
  /** The drawing, if it was drawn by hand; its vertices have the same numbers. */
  readonly drawing?: DrawnGraph;
}

export type OpenedArena = GraphFacts & { readonly arena: Arena; readonly graph: Exclude<GraphKind, 'plain'> };
export type OpenedGraph = OpenedArena | (GraphFacts & { readonly arena: ImpartialGraph; readonly graph: 'plain' });

interface SolutionFacts {
  readonly solution: Solution;
  /** Whether each move passes the turn, as the course demands. */
  readonly alternates: boolean;
}

/**
 * A graph with its solution, ready to be shown. In an impartial graph MAX is the player to move, MIN the other player.
 */
export type SolvedSource = OpenedGraph & SolutionFacts;
export type SolvedArenaSource = OpenedArena & SolutionFacts;

/** An arena that does not come from the rules of a game. */
export function given(arena: ExplicitArena): OpenedArena {
  return { arena, moves: arena.moves, graph: 'given', extraPlies: 0, legend: [] };
}

/** The same, solved. */
export function solvedArena(arena: ExplicitArena): Result<SolvedArenaSource> {
  return solvedSource(given(arena));
}

/** The graph with its solution. */
export function solvedSource<O extends OpenedGraph>(opened: O): Result<O & SolutionFacts> {
  const solution = solveGraph(opened.arena);
  if (!solution.ok) return solution;
  const { arena }: OpenedGraph = opened;
  return ok({ ...opened, solution: solution.value, alternates: arena.owner === undefined || alternates(arena) });
}
