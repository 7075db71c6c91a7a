import { MAX, MIN, type Player } from '../core/index.ts';
import { type Arena, outcomeOf, ownerOf, targetsOf } from '../model/index.ts';
import { hasCycle } from '../solve/index.ts';
import type { SolvedSource } from './solved-source.ts';

/** Any graph with its solution. */
export type SolvedGraph = Pick<SolvedSource, 'arena' | 'solution' | 'graph'>;

/**
 * The reason for the state of a vertex at a rank, as data. `player` is the player whose set contains it, `mover` the
 * player who moves there. In an impartial graph MAX is "the player to move" and MIN "the other".
 */
export type Reason =
  /** In V_a or V_e: in the player's A^0. */
  | { readonly why: 'victory'; readonly vertex: number; readonly player: Player }
  /**
   * The mover wins: these moves lead into his A^(rank - 1), `to` is the one that the strategy takes. `idle`: where a
   * play can go on for ever, moves that stay in his A^stage and do not lower the rank.
   */
  | {
      readonly why: 'some-move';
      readonly vertex: number;
      readonly player: Player;
      readonly rank: number;
      readonly to: number;
      readonly moves: readonly number[];
      readonly idle: readonly number[];
    }
  /** The other wins: all moves lead into his A^(rank - 1), and those of `last` no earlier. */
  | {
      readonly why: 'all-moves';
      readonly vertex: number;
      readonly player: Player;
      readonly rank: number;
      readonly moves: readonly number[];
      readonly last: readonly number[];
    }
  /** The game is over, or there is no move: a draw. */
  | { readonly why: 'ended'; readonly vertex: number }
  /** In neither attractor: no move of the mover's wins, and these stay out of the other's. */
  | {
      readonly why: 'draw';
      readonly vertex: number;
      readonly mover: Player;
      readonly moves: readonly number[];
      /** Moves that would lose. */
      readonly losing: readonly number[];
    }
  /** In neither A^stage: no move leads into the mover's own A^(stage - 1), and these do not into the other's. */
  | {
      readonly why: 'not-yet';
      readonly vertex: number;
      readonly mover: Player;
      readonly stage: number;
      readonly outside: readonly number[];
    };

/** The state of a vertex at a rank. */
export type Standing = 'new' | 'in' | 'out' | 'draw';

/**
 * Both attractors as they grow. Rank n has A_a^n and A_e^n of the Course (I.3); at `end`, the first rank at which
 * neither grows any more, the remaining positions are known to be draws.
 *
 * In an impartial graph, which has no Adam and no Ève, A_a^n are the positions that the player to move wins in at most
 * n moves, and A_e^n those that he loses so.
 */
export class AttractorLayers<G extends SolvedGraph = SolvedGraph> {
  readonly source: G;
  /** The last stage at which each set grows; -1 if it stays empty. */
  readonly last: Readonly<Record<Player, number>>;
  readonly end: number;

  constructor(source: G) {
    this.source = source;
    const last: Record<Player, number> = { 1: -1, [-1]: -1 };
    const { winner, rank } = source.solution;
    for (let v = 0; v < winner.length; v++) {
      const won = winner[v];
      if (won === MAX || won === MIN) last[won] = Math.max(last[won], rank[v]);
    }
    this.last = last;
    this.end = Math.max(last[MAX], last[MIN]) + 1;
  }

  /** The player whose set contains a vertex at a stage; 0 if none does. */
  memberAt(vertex: number, stage: number): Player | 0 {
    const { winner, rank } = this.source.solution;
    return winner[vertex] !== 0 && rank[vertex] <= stage ? (winner[vertex] as Player) : 0;
  }

  standingAt(vertex: number, stage: number): Standing {
    if (this.memberAt(vertex, stage) !== 0) return this.source.solution.rank[vertex] === stage ? 'new' : 'in';
    const isOver = stage >= 0 && outcomeOf(this.source.arena, vertex) !== undefined;
    return stage >= this.end || isOver ? 'draw' : 'out';
  }

  /** The set A^stage of a player, in the order of the numbers. */
  setAt(player: Player, stage: number): number[] {
    return this.#vertices((v) => this.memberAt(v, stage) === player);
  }

  /** The part of that set that is not in A^(rank - 1). */
  newAt(player: Player, stage: number): number[] {
    const { winner, rank } = this.source.solution;
    return this.#vertices((v) => winner[v] === player && rank[v] === stage);
  }

  /** The vertices that are in neither set at a rank. */
  outsideAt(stage: number): number[] {
    return this.#vertices((v) => this.memberAt(v, stage) === 0);
  }

  reasonAt(vertex: number, stage: number): Reason {
    const { arena, solution } = this.source;
    const member = this.memberAt(vertex, stage);
    const rank = solution.rank[vertex];
    const moves = this.movesFrom(vertex);
    const mover = ownerOf(arena, vertex);
    if (member !== 0 && rank === 0) return { why: 'victory', vertex, player: member };
    if (moves.length === 0) return { why: 'ended', vertex };
    if (member === mover) {
      const into = moves.filter((to) => this.isWonBy(mover, to, rank - 1));
      const idle = moves.filter((to) => this.isWonBy(mover, to, stage) && !into.includes(to));
      const to = solution.move[vertex];
      return { why: 'some-move', vertex, player: member, rank, to, moves: into, idle: this.#canGoOn() ? idle : [] };
    }
    if (member !== 0) {
      const last = moves.filter((to) => !this.isWonBy(member, to, rank - 2));
      return { why: 'all-moves', vertex, player: member, rank, moves, last };
    }
    const other = -mover as Player;
    const isDrawn = stage >= this.end;
    const outside = moves.filter((to) => !this.isWonBy(other, to, stage - 1));
    if (!isDrawn) return { why: 'not-yet', vertex, mover, stage, outside };
    return { why: 'draw', vertex, mover, moves: outside, losing: moves.filter((to) => !outside.includes(to)) };
  }

  /**
   * Whether a player wins after a move to `to` in at most `stage` moves. In an impartial graph `player` is named from
   * the vertex before the move; after the move the roles are exchanged.
   */
  isWonBy(player: Player, to: number, stage: number): boolean {
    const member = this.memberAt(to, stage);
    return member !== 0 && (this.source.graph === 'plain' ? member === -player : member === player);
  }

  /** Each vertex that a move leads to, once. */
  movesFrom(vertex: number): number[] {
    return targetsOf(this.source.arena, vertex);
  }

  /** The edges that a reason speaks of. */
  edgesOf(reason: Reason): readonly (readonly [from: number, to: number])[] {
    const from = reason.vertex;
    switch (reason.why) {
      case 'some-move':
      case 'all-moves':
      case 'draw':
        return reason.moves.map((to) => [from, to] as const);
      case 'not-yet':
        return reason.outside.map((to) => [from, to] as const);
      default:
        return [];
    }
  }

  #cyclic: boolean | undefined;

  /** Whether a play can go on for ever. */
  #canGoOn(): boolean {
    this.#cyclic ??= hasCycle(this.source.arena);
    return this.#cyclic;
  }

  #vertices(holds: (vertex: number) => boolean): number[] {
    const found: number[] = [];
    for (let v = 0; v < this.source.arena.size; v++) if (holds(v)) found.push(v);
    return found;
  }
}

/** The attractors of an arena, which has owners. */
export type ArenaLayers = AttractorLayers<SolvedGraph & { readonly arena: Arena }>;

/** How a vertex differs between two solved arenas; vertices are matched by name. */
export interface Change {
  readonly name: string;
  /** Winner and rank; undefined if the vertex is not there. A draw has rank -1. */
  readonly before: VertexVerdict | undefined;
  readonly after: VertexVerdict | undefined;
}

export interface VertexVerdict {
  readonly winner: number;
  readonly rank: number;
}

/** Vertices with another winner or rank than before, those of the second arena first, in their order. */
export function changes(before: SolvedGraph, after: SolvedGraph): Change[] {
  const verdicts = ({ arena, solution }: SolvedGraph) =>
    new Map(
      Array.from({ length: arena.size }, (_, v) => [arena.name(v), { winner: solution.winner[v], rank: solution.rank[v] }]),
    );
  const [old, now] = [verdicts(before), verdicts(after)];
  const changed: Change[] = [];
  for (const name of new Set([...now.keys(), ...old.keys()])) {
    const [was, is] = [old.get(name), now.get(name)];
    if (was?.winner !== is?.winner || was?.rank !== is?.rank) changed.push({ name, before: was, after: is });
  }
  return changed;
}
