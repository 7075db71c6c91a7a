import { MAX, MIN, outcomeProblem, type Player, type Problem } from '../core/index.ts';
import { problem } from './words.ts';

/**
 * A finite directed graph. Its positions are the numbers 0 to size - 1; its moves are stored or generated, as the
 * graph likes.
 */
export interface Digraph {
  /** The game, with its options: `chomp:2x3`. */
  readonly title: string;
  readonly size: number;

  /**
   * Writes the positions that a move leads to into[0], into[1]... and returns how many moves there are. What lies in
   * `into` beyond that is left over from earlier calls. The order is the same at each call; two moves to one position
   * count as two.
   */
  successors(position: number, into: number[]): number;

  /** What people call the position. */
  name(position: number): string;

  /**
   * True where every move leads to a smaller number, so that one sweep upwards meets each position after its
   * successors. Without it there may be cycles: predecessor lists are built (4 bytes a move), or an order is looked
   * for.
   */
  readonly descending?: boolean;

  /**
   * Calls `visit` with each position that has a move to this one, as many times as it has such moves. Without it,
   * algorithms that work backwards build the lists themselves, at 4 bytes a move.
   */
  predecessors?(position: number, visit: (predecessor: number) => void): void;
}

/**
 * The arena of document 004: who controls each position (Adam is Max, Ève is Min) and which positions end the game.
 *
 * The outcome of a final position is from Max's view, as in core: above 0 it belongs to V_a (Adam has won), below 0
 * to V_e, and 0 is a draw (N). How much it is above 0 matters to `solveValues` only. A position without a move and
 * without an outcome is a draw (004, remark 2). `checkArena` says whether an arena keeps to this.
 */
export interface Arena extends Digraph {
  readonly start: number;
  owner(position: number): Player;
  /** undefined where the game goes on. */
  outcome(position: number): number | undefined;
}

/** Whose victory an outcome is: MAX, MIN, or 0 for nobody's. */
export type Winner = Player | 0;

export function winnerOf(outcome: number): Winner {
  return Math.sign(outcome) as Winner;
}

/** An arena as plain data: what a parser of handouts gives, and what a solution file can carry. */
export interface GraphData {
  readonly title?: string;
  readonly names: readonly string[];
  /** MAX or MIN for each position. */
  readonly owner: ArrayLike<number>;
  /** undefined or null where the game goes on. */
  readonly outcome: ArrayLike<number | undefined | null>;
  /** The successors of position p are targets[offsets[p]] up to, not including, targets[offsets[p + 1]]. */
  readonly offsets: ArrayLike<number>;
  readonly targets: ArrayLike<number>;
  readonly start: number;
}

export interface ArenaRules {
  /**
   * Whether each move must pass the turn, as the course demands. Taken as true where it is not said; false suits
   * games in which a player may move twice.
   */
  readonly bipartite?: boolean;
}

/** What is wrong with an arena, and at which position: whoever read the arena from a text can add the line. */
export interface ArenaProblem extends Problem {
  readonly position: number;
}

/**
 * The arena itself if it is well formed, else its first problem:
 *
 *     no-positions    there is nothing
 *     no-such-start   the start is not a position
 *     bad-owner       a position that neither Adam nor Ève controls
 *     bad-outcome     an outcome that is no score
 *     dangling-move   a move to a position that is not there
 *     plays-on        a final position (won or drawn) that still has moves
 *     not-bipartite   a move after which the same player moves again, unless the rules allow it
 *     leads-upwards   a move upwards in an arena that claims to have none
 *
 * Positions that the start does not reach are fine. One pass, O(positions + moves).
 */
export function checkArena<A extends Arena>(
  arena: A,
  rules: ArenaRules = {},
): { readonly ok: true; readonly value: A } | { readonly ok: false; readonly error: ArenaProblem } {
  const { bipartite = true } = rules;
  const refuse = (position: number, error: Problem) => ({ ok: false, error: { ...error, position } }) as const;
  const { size, start } = arena;
  if (size === 0) return refuse(start, problem('no-positions'));
  if (!isPosition(arena, start)) return refuse(start, problem('no-such-start', { start, last: size - 1 }));
  const next: number[] = [];
  for (let p = 0; p < size; p++) {
    const owner = arena.owner(p);
    const outcome = arena.outcome(p);
    if (owner !== MAX && owner !== MIN) return refuse(p, problem('bad-owner', { position: arena.name(p), owner }));
    const why = outcome === undefined ? undefined : outcomeProblem(outcome);
    if (why) return refuse(p, problem('bad-outcome', { position: arena.name(p), why }));
    const count = arena.successors(p, next);
    if (outcome !== undefined && count > 0) return refuse(p, problem('plays-on', { position: arena.name(p), outcome }));
    for (let i = 0; i < count; i++) {
      const target = next[i];
      if (!isPosition(arena, target)) return refuse(p, problem('dangling-move', { from: arena.name(p), target, last: size - 1 }));
      const ends = () => ({ from: arena.name(p), to: arena.name(target) });
      if (bipartite && arena.owner(target) === owner) return refuse(p, problem('not-bipartite', { ...ends(), player: owner }));
      if (arena.descending && target >= p) return refuse(p, problem('leads-upwards', { ...ends(), p, target }));
    }
  }
  return { ok: true, value: arena };
}

function isPosition(arena: Arena, position: number): boolean {
  return Number.isInteger(position) && position >= 0 && position < arena.size;
}
