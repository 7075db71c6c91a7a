/** The clock is read about this often, in milliseconds: neither limits nor users notice a shorter interval. */
export const LOOK_MS = 1;

/** The number of steps between two readings grows by at most this factor, so that slower steps are noticed soon. */
const GROWTH = 8;

/**
 * How many steps a loop takes between two readings of the clock. Reading the clock costs as much as a position of a
 * fast game, and one position of a slow game may take longer than a time limit; so the cost of a step is measured on
 * the way. The first reading starts the measurement, the second comes one step later; then the loop takes as many steps
 * as fit into about `LOOK_MS`, at most `most`. If steps suddenly become much slower, up to `most` of them may pass
 * before the clock is read.
 */
export class Pace {
  readonly #most: number;
  #steps = 0;
  #looked = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether the clock is read after each step. */
  get slow(): boolean {
    return this.#steps <= 1;
  }

  /** Call when the clock was read as `now`; returns the number of steps until the next reading. */
  next(now: number): number {
    const ms = now - this.#looked;
    this.#looked = now;
    if (this.#steps === 0) this.#steps = 1;
    else if (ms > LOOK_MS) this.#steps = Math.max(1, Math.floor((this.#steps * LOOK_MS) / ms));
    else if (GROWTH * ms < LOOK_MS) this.#steps = Math.min(this.#most, GROWTH * this.#steps);
    return this.#steps;
  }
}
