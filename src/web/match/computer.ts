import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { EngineLimits, MoveValue, Thought } from '../../engines/index.ts';
import type { Adviser } from './adviser.ts';
import type { Match } from './match.ts';
import type { Seat } from './match-data.ts';
import { seatName } from './seats.ts';
import type { Stand } from './stand.ts';

/** What the engine is asked: its move, one for the person, or the values of all moves. */
export type Purpose = 'move' | 'hint' | 'values';

/** What has been thought about a position. */
export interface Considered {
  readonly stand: Stand;
  readonly purpose: Purpose;
  readonly thought: Thought;
}

/** Thoughts are shown so often at most: quicker than anybody reads, and nothing to a page. */
const SHOW_MS = 125;
/** A hint is worth waiting that long for. */
const HINT_MS = 1500;
/** Values get better with time, and batteries do not. */
const VALUES_MS = 20_000;

interface Wish {
  readonly purpose: Purpose;
  readonly stand: Stand;
  readonly limits: EngineLimits;
  /** Wishes with the same name in the same position are the same. */
  readonly name: string;
}

export interface ComputerOptions {
  /** Milliseconds from a move to the computer's next one, at least: whoever watches has to see one after the other. */
  pace(): number;
  /** The computer waits for `step` or `run`. */
  readonly paused?: boolean;
}

/** Plays the computer's seats of a match, gives hints and values, one at a time: whatever is asked next puts an end to what was thought before. Nothing that fails here changes the match. */
export class Computer {
  readonly #match: Match;
  readonly #adviser: Adviser;
  readonly #pace: () => number;
  readonly #paused = signal(false);
  readonly #stepsFrom = signal<Stand | undefined>(undefined);
  readonly #hintFor = signal<Stand | undefined>(undefined);
  readonly #failure = signal<string | undefined>(undefined);
  readonly #tries = signal(0);
  readonly #considered = signal<Considered | undefined>(undefined);
  readonly #values = signal<{ readonly stand: Stand; readonly moves: readonly MoveValue[] } | undefined>(undefined);
  readonly #hint = signal<Considered | undefined>(undefined);
  readonly #busy = signal<Purpose | undefined>(undefined);
  /** The last that was thought, shown or not yet. */
  #latest: { readonly wish: Wish; readonly thought: Thought } | undefined;
  readonly #end: () => void;

  /** Whether values are wanted of every position that a person can move in. */
  readonly wantsValues = signal(false);
  readonly paused: ReadonlySignal<boolean> = this.#paused;
  /** What the engine is at. */
  readonly busy: ReadonlySignal<Purpose | undefined> = this.#busy;
  /** The last that was thought, also of an earlier position. */
  readonly considered: ReadonlySignal<Considered | undefined> = this.#considered;
  /** Why the engine failed, if it did. */
  readonly failure: ReadonlySignal<string | undefined> = this.#failure;
  /** The values of the moves at the cursor, as far as they are known and wanted. */
  readonly values: ReadonlySignal<readonly MoveValue[]> = computed(() => {
    const values = this.#values.value;
    return this.wantsValues.value && values?.stand === this.#match.stand.value ? values.moves : [];
  });
  /** The hint that was asked for at the cursor. */
  readonly hint: ReadonlySignal<Considered | undefined> = computed(() => {
    const hint = this.#hint.value;
    return hint?.stand === this.#match.stand.value ? hint : undefined;
  });

  constructor(match: Match, adviser: Adviser, { pace, paused = false }: ComputerOptions) {
    this.#match = match;
    this.#adviser = adviser;
    this.#pace = pace;
    this.#paused.value = paused;
    const wish = computed(() => this.#wish());
    let last: { readonly stand: Stand | undefined; readonly name: string } = { stand: undefined, name: '' };
    this.#end = effect(() => {
      const next = wish.value;
      const name = next === undefined ? '' : `${next.name} ${this.#tries.value}`;
      if (name === last.name && next?.stand === last.stand) return;
      last = { stand: next?.stand, name };
      untracked(() => this.#follow(next));
    });
  }

  /** The computer whose turn it is waits. */
  pause(): void {
    this.#paused.value = true;
  }

  run(): void {
    this.#paused.value = false;
  }

  /** One move of the computer whose turn it is. */
  step(): void {
    this.#stepsFrom.value = this.#match.stand.value;
  }

  /** Thinks for the person. */
  askHint(): void {
    this.#hint.value = undefined;
    this.#hintFor.value = this.#match.stand.value;
  }

  /** What is being thought comes to its answer now: at once where something is known already, whatever the engine's thread is at. */
  hurry(): void {
    const latest = this.#latest;
    if (latest === undefined || latest.thought.depth === 0 || !this.#isCurrent(latest.wish)) this.#adviser.hurry();
    else {
      this.#latest = undefined;
      this.#adviser.cease();
      this.#show(latest.wish, latest.thought);
      this.#conclude(latest.wish, latest.thought);
    }
  }

  tryAgain(): void {
    this.#failure.value = undefined;
    this.#tries.value += 1;
  }

  /** Ends the engine's threads. */
  close(): void {
    this.#end();
    this.#adviser.close();
  }

  #wish(): Wish | undefined {
    const match = this.#match;
    const stand = match.stand.value;
    const over = stand.outcome !== undefined || match.ended.value !== undefined;
    if (over) return undefined;
    const seat = match.seat(stand.turn);
    const moves = seat.who === 'computer' && match.atEnd.value && (!this.#paused.value || this.#stepsFrom.value === stand);
    if (moves) return { purpose: 'move', stand, limits: this.#limitsOf(seat), name: `move ${seatName(seat)}` };
    if (this.#hintFor.value === stand) return { purpose: 'hint', stand, limits: { time: HINT_MS }, name: 'hint' };
    if (this.wantsValues.value) return { purpose: 'values', stand, limits: { time: VALUES_MS, values: true }, name: 'values' };
    return undefined;
  }

  /** A level that chooses among all moves knows their values anyway. */
  #limitsOf(seat: Seat): EngineLimits {
    const { seed } = this.#match;
    if (seat.who === 'computer' && 'ms' in seat) return { time: seat.ms, seed };
    const level = seat.who === 'computer' ? seat.level : LAST_LEVEL;
    return level < LAST_LEVEL ? { level, seed, values: true } : { level, seed };
  }

  async #follow(wish: Wish | undefined): Promise<void> {
    this.#adviser.cease();
    this.#latest = undefined;
    batch(() => {
      this.#failure.value = undefined;
      this.#busy.value = wish?.purpose;
    });
    if (wish === undefined) return;
    const pace = new Promise((resolve) => setTimeout(resolve, wish.purpose === 'move' ? this.#pace() : 0));
    const show = sometimes(SHOW_MS, (thought: Thought) => this.#show(wish, thought));
    try {
      const answer = await this.#adviser.ask(wish.stand.notation, wish.limits, (thought) => {
        this.#latest = { wish, thought };
        show.tell(thought);
      });
      show.end();
      if (answer === undefined) return;
      this.#show(wish, answer);
      await pace;
      this.#conclude(wish, answer);
    } catch (error) {
      show.end();
      if (this.#isCurrent(wish))
        batch(() => {
          this.#failure.value = (error as Error).message;
          this.#busy.value = undefined;
        });
    }
  }

  #show(wish: Wish, thought: Thought): void {
    if (!this.#isCurrent(wish)) return;
    batch(() => {
      this.#considered.value = { stand: wish.stand, purpose: wish.purpose, thought };
      if (thought.moves !== undefined) this.#values.value = { stand: wish.stand, moves: thought.moves };
    });
  }

  #conclude(wish: Wish, answer: Thought): void {
    if (!this.#isCurrent(wish)) return;
    batch(() => {
      this.#busy.value = undefined;
      if (wish.purpose === 'hint') {
        this.#hint.value = { stand: wish.stand, purpose: 'hint', thought: answer };
        this.#hintFor.value = undefined;
      } else if (wish.purpose === 'move' && answer.move !== undefined) {
        const move = this.#match.game.parseMove(answer.move, wish.stand.position);
        if (move.ok) this.#match.play(move.value);
        else this.#failure.value = move.error.message;
      }
    });
  }

  /** Nothing else has been asked since. */
  #isCurrent(wish: Wish): boolean {
    const now = untracked(() => this.#wish());
    return now?.stand === wish.stand && now.name === wish.name;
  }
}

const LAST_LEVEL = 10;

/** Hands the latest item on, so often at most. */
function sometimes<T>(ms: number, tell: (item: T) => void): { tell(item: T): void; end(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest: T | undefined;
  let next = 0;
  const flush = () => {
    timer = undefined;
    next = performance.now() + ms;
    if (latest !== undefined) tell(latest);
  };
  return {
    tell(item) {
      latest = item;
      timer ??= setTimeout(flush, Math.max(0, next - performance.now()));
    },
    end() {
      clearTimeout(timer);
    },
  };
}
