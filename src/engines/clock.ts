/** A player's clock, in milliseconds. */
export interface ClockState {
  readonly remaining: number;
  /** Added after each move. 0 if nothing is said. */
  readonly increment?: number;
  /** Moves until more time is added; unknown if nothing is said. */
  readonly movesToGo?: number;
}

/** How long one move may take. */
export interface Allotment {
  /** No new depth is begun after this, unless the best move has just changed. */
  readonly usual: number;
  /** The search is stopped here, whatever it is doing. */
  readonly most: number;
}

/** Moves that a game is taken to last still, where nothing is known. */
const MOVES_AHEAD = 30;
/** Kept back for messages and a slow machine. */
const RESERVE = 40;

export function checkClock({ remaining, increment = 0, movesToGo = MOVES_AHEAD }: ClockState): void {
  if (!(remaining >= 0 && increment >= 0 && movesToGo >= 1))
    throw new RangeError(
      `A clock has 0 ms or more left, adds 0 ms or more, for 1 move or more: not ${remaining}, ${increment}, ${movesToGo}.`,
    );
}

/** The time for a move out of a game's clock: an equal share of what is left, which a difficult move may overdraw, never so far that the clock could fall. */
export function allot(clock: ClockState): Allotment {
  checkClock(clock);
  const { remaining, increment = 0, movesToGo = MOVES_AHEAD } = clock;
  const spendable = Math.max(1, remaining - RESERVE);
  const share = spendable / Math.min(movesToGo, MOVES_AHEAD) + 0.8 * increment;
  const most = Math.min(spendable, movesToGo === 1 ? spendable : Math.max(0.35 * spendable, increment), 4 * share);
  return { usual: Math.min(0.6 * share, most), most };
}

/** Whether to begin another depth, `elapsed` ms after the search began. The best move has changed `changes` times in the last depths: the more, the longer. */
export function beginsDepth({ usual, most }: Allotment, elapsed: number, changes: number): boolean {
  return elapsed < Math.min(usual * (1 + 0.5 * changes), most);
}

/** Whether another depth is begun. Without a game's clock always; with one, a best move that has just changed is worth more time, an only move none. */
export class DepthClock {
  readonly #started = performance.now();
  readonly #allotment: Allotment | undefined;
  #changes = 0;
  #move: unknown;

  constructor(clock: ClockState | undefined) {
    this.#allotment = clock && allot(clock);
  }

  /** Milliseconds at most; undefined where no clock runs. */
  get most(): number | undefined {
    return this.#allotment?.most;
  }

  /** After a depth: `move` is the best of `count`. */
  goesOn(move: unknown, count: number): boolean {
    this.#changes = this.#changes / 2 + (this.#move !== undefined && this.#move !== move ? 1 : 0);
    this.#move = move;
    if (this.#allotment === undefined) return true;
    return count > 1 && beginsDepth(this.#allotment, performance.now() - this.#started, this.#changes);
  }
}
