import type { TranspositionTable } from './transposition-table.ts';

/**
 * The order in which moves are tried: the earlier alpha-beta tries a good move, the more it cuts. Each part is
 * optional:
 *
 * - `previous`: the principal variation of the previous iteration (Marty 2013: "si l'algorithme essaye en premier
 * lieu les meilleurs coups");
 * - `hash`: the best move that the transposition table has for this position;
 * - `killer`: the last two moves that cut at this ply (Wikipédia);
 * - `history`: how much each move has cut anywhere so far, weighted by the depth below it.
 *
 * They come in this order; all other moves stay in the order in which the game generated them. An Ordering keeps what
 * it learned from one search to the next: give each game its own.
 */
export class Ordering {
  readonly parts: readonly OrderingPart[];
  readonly #previous: boolean;
  readonly #hash: boolean;
  readonly #killer: boolean;
  readonly #history: boolean;

  /**
   * The variation of the previous iteration, and for each ply of the current path whether it has been followed so
   * far.
   */
  #variation: readonly number[] = [];
  readonly #followed: boolean[] = [];
  /** Two killers per ply. */
  readonly #killers: number[] = [];
  readonly #credits = new Int32Array(CREDITS);
  readonly #weights: number[] = [];

  constructor(parts: readonly OrderingPart[] = ORDERING_PARTS) {
    for (const part of parts)
      if (!ORDERING_PARTS.includes(part))
        throw new RangeError(`"${part}" is not a way to order moves. There are: ${ORDERING_PARTS.join(', ')}.`);
    this.parts = parts;
    this.#previous = parts.includes('previous');
    this.#hash = parts.includes('hash');
    this.#killer = parts.includes('killer');
    this.#history = parts.includes('history');
  }

  /** Called before an iteration with the principal variation of the previous one. */
  follow(variation: readonly number[]): void {
    this.#variation = variation;
  }

  /** Sorts moves[from..to[ of the node at the end of path[0..ply[, best first; equal moves keep their order. */
  sort(
    moves: number[],
    from: number,
    to: number,
    ply: number,
    path: readonly number[],
    memory: TranspositionTable | undefined,
    entry: number | undefined,
  ): void {
    const weights = this.#weights;
    const credits = this.#credits;
    const killers = this.#killers;
    const expected = this.#previous ? this.#expected(ply, path) : -1;
    const known = this.#hash && memory !== undefined && entry !== undefined ? memory.move(entry) : -1;
    for (let i = from; i < to; i++) {
      const move = moves[i];
      let weight = 0;
      if (move === expected) weight = PREVIOUS;
      else if (move === known) weight = HASH;
      else if (this.#killer && move === killers[2 * ply]) weight = KILLER + 1;
      else if (this.#killer && move === killers[2 * ply + 1]) weight = KILLER;
      else if (this.#history) weight = credits[move & (CREDITS - 1)];

      let j = i;
      for (; j > from && weights[j - 1] < weight; j--) {
        weights[j] = weights[j - 1];
        moves[j] = moves[j - 1];
      }
      weights[j] = weight;
      moves[j] = move;
    }
  }

  /** Records that a move cut at `ply` with `depth` plies below it. */
  credit(move: number, depth: number, ply: number): void {
    if (this.#killers[2 * ply] !== move) {
      this.#killers[2 * ply + 1] = this.#killers[2 * ply] ?? -1;
      this.#killers[2 * ply] = move;
    }
    const credits = this.#credits;
    const slot = move & (CREDITS - 1);
    const bonus = depth < 64 ? depth * depth : 4096;
    credits[slot] += bonus;
    if (credits[slot] >= KILLER) for (let i = 0; i < CREDITS; i++) credits[i] >>= 1;
  }

  #expected(ply: number, path: readonly number[]): number {
    const variation = this.#variation;
    this.#followed[ply] = ply === 0 || (this.#followed[ply - 1] && path[ply - 1] === variation[ply - 1]);
    return this.#followed[ply] && ply < variation.length ? variation[ply] : -1;
  }
}

export const ORDERING_PARTS = ['previous', 'hash', 'killer', 'history'] as const;
export type OrderingPart = (typeof ORDERING_PARTS)[number];

/** Moves that are equal modulo this share one history weight; a wrong weight only costs time. */
const CREDITS = 4096;
const KILLER = 1 << 28;
const HASH = 1 << 29;
const PREVIOUS = HASH + 1;
