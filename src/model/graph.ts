import { DRAW, MAX, MIN, winOf } from '../core/index.ts';

/**
 * A finite directed graph. Its positions are the numbers 0 to size - 1; its moves may be stored or generated.
 */
export interface Digraph {
  /** The game, with its options: `chomp:2x3`. */
  readonly title: string;
  readonly size: number;

  /**
   * Writes the positions one move away to into[0], into[1]... and returns the number of moves. Items of `into` beyond
   * that number are left over from earlier calls. The order is the same at each call; two moves to one position count
   * as two.
   */
  successors(position: number, into: number[]): number;

  /** The name of the position, for people. */
  name(position: number): string;

  /**
   * True if every move leads to a smaller number, so that a single pass over the numbers meets each position after its
   * successors. Otherwise there may be cycles: predecessor lists are built (4 bytes a move), or a topological order is
   * computed.
   */
  readonly descending?: boolean;

  /**
   * Calls `visit` with each position that has a move to this one, once for each such move. Without it, algorithms that
   * work backwards build the lists themselves, at 4 bytes a move.
   */
  predecessors?(position: number, visit: (predecessor: number) => void): void;
}

/**
 * An impartial graph: both players have the same moves, so a position does not say who is to move. It has no owners,
 * and no solver of arenas accepts it: `doubled` makes the course's bipartite arena of it (3 becomes 3_a and 3_e).
 */
export interface ImpartialGraph extends Digraph {
  readonly start: number;
  readonly owner?: undefined;
  /** What happens to the player who has no move: `loses` is normal play, `wins` is misère. */
  readonly play: 'normal' | 'misere';
  /** Whether the game is drawn at a position without a move. By default it never is. */
  isDraw?(position: number): boolean;
}

/**
 * An impartial graph whose positions are numbered so that every move leads to a smaller number, so it is solved in one
 * pass without storing moves. It is solved for "the player to move", with half the positions of its bipartite arena;
 * the Course's attractors follow from that. Impartial graphs with cycles are made bipartite by `doubled` and solved by
 * `attractors`.
 */
export interface ImpartialGame extends ImpartialGraph {
  readonly descending: true;
  readonly isDraw?: never;
}

/** Where the moves of a graph are stored, as in `ArenaData`. */
export interface StoredMoves {
  readonly title: string;
  readonly start: number;
  readonly offsets: Int32Array;
  readonly targets: Int32Array;
  readonly name: (position: number) => string;
}

export class StoredGraph implements Digraph {
  readonly title: string;
  readonly start: number;
  readonly size: number;
  readonly #offsets: Int32Array;
  readonly #targets: Int32Array;
  readonly #name: (position: number) => string;

  constructor(stored: StoredMoves) {
    this.title = stored.title;
    this.start = stored.start;
    this.size = stored.offsets.length - 1;
    this.#offsets = stored.offsets;
    this.#targets = stored.targets;
    this.#name = stored.name;
  }

  get moves(): number {
    return this.#offsets[this.size];
  }

  successors(position: number, into: number[]): number {
    const from = this.#offsets[position];
    const count = this.#offsets[position + 1] - from;
    for (let i = 0; i < count; i++) into[i] = this.#targets[from + i];
    return count;
  }

  /** The place of a position's first move among all the moves of the graph. */
  firstMove(position: number): number {
    return this.#offsets[position];
  }

  name(position: number): string {
    return this.#name(position);
  }
}

/** An impartial graph whose moves are stored. */
export class ExplicitImpartialGraph extends StoredGraph implements ImpartialGraph {
  readonly play: ImpartialGraph['play'];
  readonly isDraw: (position: number) => boolean;

  constructor(stored: StoredMoves, play: ImpartialGraph['play'], isDraw = (_: number) => false) {
    super(stored);
    this.play = play;
    this.isDraw = isDraw;
  }
}

type Numbers = readonly number[] | Int8Array | Int32Array;

/** An arena as plain data: the result of parsing a typed graph; a solution file can contain it. */
export interface ArenaData {
  readonly title?: string;
  readonly names: readonly string[];
  /** MAX or MIN for each position. */
  readonly owner: Numbers;
  /** undefined or null if the game goes on. */
  readonly outcome: readonly (number | undefined | null)[];
  /** The successors of position p are targets[offsets[p]] up to, not including, targets[offsets[p + 1]]. */
  readonly offsets: Numbers;
  readonly targets: Numbers;
  readonly start: number;
}

/** The positions one move away from a position. */
export function successorsIn({ offsets, targets }: Pick<ArenaData, 'offsets' | 'targets'>, position: number): number[] {
  return Array.from({ length: offsets[position + 1] - offsets[position] }, (_, i) => targets[offsets[position] + i]);
}

/** A position as the text of a graph declares it: its name, its owner, its outcome if the game is over. */
export interface DeclaredPosition {
  readonly name: string;
  readonly owner: number;
  readonly outcome: number | null | undefined;
}

/** The lines of a graph's text that declare owners and outcomes: `adam: 0 2`, `win eve: 7`... */
export function statementsOf(positions: readonly DeclaredPosition[]): string[] {
  const winner = ({ outcome }: DeclaredPosition) => (outcome == null ? undefined : winOf(outcome)?.winner);
  const line = (key: string, holds: (position: DeclaredPosition) => boolean) => {
    const names = positions.filter(holds).map(({ name }) => name);
    return names.length === 0 ? [] : [`${key}: ${names.join(' ')}`];
  };
  return [
    ...line('adam', ({ owner }) => owner === MAX),
    ...line('eve', ({ owner }) => owner === MIN),
    ...line('win adam', (position) => winner(position) === MAX),
    ...line('win eve', (position) => winner(position) === MIN),
    ...line('draw', ({ outcome }) => outcome === DRAW),
    ...positions.flatMap((position) => {
      const { name, outcome } = position;
      return outcome == null || outcome === DRAW || winner(position) !== undefined ? [] : [`value ${name}: ${outcome}`];
    }),
  ];
}
