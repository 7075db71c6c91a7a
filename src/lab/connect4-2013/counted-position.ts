import type { Player, Position } from '../../core/index.ts';

/** Counts of a search at the nodes of one height, which is the number of plies above its deepest leaves. */
export interface HeightCounts {
  /** Inner nodes: those whose moves were generated. */
  nodes: number;
  /** Leaves that were evaluated (height 0), and finished games that were played out (any height). */
  leaves: number;
  /** Calls of `winningMove` for the player to move. */
  looks: number;
  /** Of these, the calls that found a win. */
  wins: number;
  /** Calls for the other player that found a threat. */
  blocks: number;
}

const NOTHING: Readonly<HeightCounts> = { nodes: 0, leaves: 0, looks: 0, wins: 0, blocks: 0 };

/**
 * A position that counts the calls of a search, so that any search can be counted without changing it. For games whose
 * players alternate, with `key` and `winningMove`.
 */
export class CountedPosition implements Position {
  readonly #position: Position;
  readonly #height: number;
  #ply = 0;
  /** By height, 0 for the leaves; the last is the root. */
  readonly byHeight: readonly HeightCounts[];

  constructor(position: Position, height: number) {
    this.#position = position;
    this.#height = height;
    this.byHeight = Array.from({ length: height + 1 }, () => ({ ...NOTHING }));
  }

  get #here(): HeightCounts {
    return this.byHeight[this.#height - this.#ply];
  }

  turn(): Player {
    return this.#position.turn();
  }

  moves(into: number[], at: number): number {
    this.#here.nodes++;
    return this.#position.moves(into, at);
  }

  play(move: number): void {
    this.#position.play(move);
    this.#ply++;
    if (this.#position.outcome() !== undefined) this.#here.leaves++;
  }

  undo(): void {
    this.#position.undo();
    this.#ply--;
  }

  outcome(): number | undefined {
    return this.#position.outcome();
  }

  evaluate(): number {
    // A finished game was counted when it was played: the document's program evaluates full boards too.
    if (this.#position.outcome() === undefined) this.#here.leaves++;
    return this.#position.evaluate();
  }

  /**
   * `SearchContext` compares the key before and after a search, to notice a wrong `undo`. Without a key it would
   * compare the moves, and `moves` would count the root again.
   */
  key(): number | string {
    return this.#position.key!();
  }

  winningMove(player: Player): number | undefined {
    const move = this.#position.winningMove!(player);
    const own = player === this.turn();
    if (own) this.#here.looks++;
    if (move !== undefined) {
      if (own) this.#here.wins++;
      else this.#here.blocks++;
    }
    return move;
  }
}

export function totalCounts(rows: readonly Readonly<HeightCounts>[]): HeightCounts {
  const total = { ...NOTHING };
  for (const row of rows) for (const key of KEYS) total[key] += row[key];
  return total;
}

const KEYS = Object.keys(NOTHING) as (keyof HeightCounts)[];
