import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { fromPly, type Problem } from '../../core/index.ts';
import type { Analysis, EngineLimits, EngineOptions, MoveValue } from '../../engines/index.ts';
import { EngineCache, engineName, LAST_LEVEL, limitsOf, needsSolution, seatName, type TaskKind } from '../../match/index.ts';
import type { NamedBlob } from '../../tablebases/index.ts';
import { problemIn } from './address.ts';
import { type BoardMatch, bestValues, type Stand, shownValues } from './board-match.ts';

/** The last analysis of a position. */
interface Considered {
  readonly stand: Stand;
  readonly want: TaskKind;
  readonly thought: Analysis;
}

/** Thoughts are shown so often at most: quicker than anybody reads, and nothing to a page. */
const SHOW_MS = 125;
/** The time for a hint. */
const HINT_MS = 1500;
/** Values get better with time, and batteries do not. */
const VALUES_MS = 20_000;

/** Endgame tables by the name of their game, as long as the page is open. */
export const endgameFiles = signal<ReadonlyMap<string, readonly NamedBlob[]>>(new Map());

interface Wish {
  readonly want: TaskKind;
  readonly stand: Stand;
  readonly limits: EngineLimits;
  /** The tablebases to use. */
  readonly tables?: EngineOptions['tablebases'];
  /** Wishes with the same name in the same position are the same. */
  readonly name: string;
}

/** The last request to the engine. Aborting its signal asks for the answer at once. */
interface Asked {
  readonly wish: Wish;
  readonly hurry: AbortController;
}

interface ComputerOptions {
  /** The least milliseconds between a move and the computer's next one, so that a spectator can follow. */
  pace(): number;
  /** The computer waits for `step` or `run`. */
  readonly paused?: boolean;
  /** Without it, the engines' own door. */
  readonly open?: ConstructorParameters<typeof EngineCache>[0];
}

/**
 * Plays the computer's seats of a match and gives hints and values, one at a time: a new request ends the previous one.
 * A failure never changes the match.
 */
export class Computer {
  readonly #match: BoardMatch;
  readonly #engine: EngineCache;
  readonly #pace: () => number;
  readonly #stepsFrom = signal<Stand | undefined>(undefined);
  readonly #hintFor = signal<Stand | undefined>(undefined);
  readonly #values = signal<{ readonly stand: Stand; readonly moves: readonly MoveValue[] } | undefined>(undefined);
  readonly #hint = signal<Considered | undefined>(undefined);
  /** Also of an earlier position. */
  readonly #considered = signal<Considered | undefined>(undefined);
  /** Nothing that is thought of anything else counts any more. */
  #asked: Asked | undefined;
  readonly #end: () => void;

  /** Whether values are wanted of every position that a person can move in. */
  readonly wantsValues = signal(false);
  /** The computer whose turn it is waits. */
  readonly paused = signal(false);
  /** The current task of the engine. */
  readonly busy = signal<TaskKind | undefined>(undefined);
  /** The last analysis, if it is of the position at the cursor. */
  readonly considered: ReadonlySignal<Considered | undefined> = computed(() => {
    const considered = this.#considered.value;
    return considered?.stand === this.#match.stand.value ? considered : undefined;
  });
  /** Why the engine failed, if it did. */
  readonly failure = signal<Problem | undefined>(undefined);
  /** The values of the moves at the cursor, as far as they are known and wanted. */
  readonly values: ReadonlySignal<readonly MoveValue[]> = computed(() => {
    const values = this.#values.value;
    return this.wantsValues.value && values?.stand === this.#match.stand.value ? values.moves : [];
  });
  /** The hint for the position at the cursor. If values are shown, it is one of the moves with a star. */
  readonly hint: ReadonlySignal<Considered | undefined> = computed(() => {
    const hint = this.#hint.value;
    if (hint?.stand !== this.#match.stand.value) return undefined;
    const best = bestValues(shownValues(this.values.value, this.#match), hint.stand.turn);
    if (best.length === 0 || best.some(({ move }) => move === hint.thought.move)) return hint;
    const [{ move, value, final }] = best;
    return { ...hint, thought: { ...hint.thought, move, value, final, pv: [move] } };
  });

  /** The engine is opened when it is first needed, and again where that failed. */
  constructor(match: BoardMatch, { pace, paused = false, open }: ComputerOptions) {
    this.#match = match;
    this.#engine = new EngineCache(open);
    this.#pace = pace;
    this.paused.value = paused;
    this.#end = effect(() => {
      const wish = this.#wish();
      const before = this.#asked?.wish;
      const isSame = wish?.stand === before?.stand && wish?.name === before?.name && wish?.tables === before?.tables;
      if (!isSame) untracked(() => this.#ask(wish));
    });
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

  /** Ends the current search; its best result so far is the answer. */
  hurry(): void {
    this.#asked?.hurry.abort();
  }

  tryAgain(): void {
    this.#ask(this.#wish());
  }

  /** Ends the engine's threads. */
  close(): void {
    this.#end();
    this.#ask(undefined);
    this.#engine.close();
  }

  #wish(): Wish | undefined {
    const tables = endgameFiles.value.get(this.#match.game.name);
    const wish = this.#plainWish();
    return wish && (tables === undefined ? wish : { ...wish, tables });
  }

  #plainWish(): Wish | undefined {
    const match = this.#match;
    const stand = match.stand.value;
    if (match.isOver) return undefined;
    const seat = match.seat(stand.turn);
    const moves = seat.who === 'computer' && match.atEnd.value && (!this.paused.value || this.#stepsFrom.value === stand);
    if (moves) {
      const limits = limitsOf(seat, match.match.seed);
      // A level that chooses among all moves knows their values anyway.
      const values = (limits.level ?? LAST_LEVEL) < LAST_LEVEL;
      return { want: 'move', stand, limits: { ...limits, ...(values && { values }) }, name: `move ${seatName(seat)}` };
    }
    if (this.#hintFor.value === stand) return { want: 'hint', stand, limits: { time: HINT_MS }, name: 'hint' };
    if (this.wantsValues.value) return { want: 'values', stand, limits: { time: VALUES_MS, values: true }, name: 'values' };
    return undefined;
  }

  async #ask(wish: Wish | undefined): Promise<void> {
    this.#asked?.hurry.abort();
    const asked = wish && { wish, hurry: new AbortController() };
    this.#asked = asked;
    batch(() => {
      this.failure.value = undefined;
      this.busy.value = wish?.want;
    });
    if (asked === undefined) return;
    try {
      const pace = wish?.want === 'move' ? passed(this.#pace(), asked.hurry.signal) : undefined;
      const answer = await this.#think(asked);
      await pace;
      if (asked === this.#asked && answer !== undefined) this.#conclude(asked.wish, answer);
    } catch (error) {
      if (asked === this.#asked) this.#fail(problemIn(error));
    }
  }

  /** The answer, after the analyses on the way have been shown. */
  async #think(asked: Asked): Promise<Analysis | undefined> {
    const { wish, hurry } = asked;
    const show = sometimes(SHOW_MS, (thought: Analysis) => asked === this.#asked && this.#show(wish, thought));
    let whole: Analysis | undefined;
    let answer: Analysis | undefined;
    try {
      const { match } = this.#match;
      const { tables } = wish;
      const engine = await this.#engine.get(engineName(match.game, match.spec), {
        ...(needsSolution(match) ? { perfect: true } : tables && { tablebases: tables }),
      });
      for await (const thought of engine.analyse(wish.stand.notation, wish.limits, hurry.signal)) {
        if (thought.bound === 'exact') whole = thought;
        answer = whole === undefined ? thought : steady(thought, whole);
        if (whole !== undefined) show.tell(answer);
      }
    } finally {
      show.end();
    }
    return answer;
  }

  #show({ stand, want }: Wish, thought: Analysis): void {
    batch(() => {
      this.#considered.value = { stand, want, thought };
      if (thought.moves !== undefined) this.#values.value = { stand, moves: thought.moves };
    });
  }

  #conclude({ stand, want }: Wish, answer: Analysis): void {
    batch(() => {
      this.busy.value = undefined;
      if (want === 'hint') {
        this.#hint.value = { stand, want, thought: answer };
        this.#hintFor.value = undefined;
      } else if (want === 'move' && answer.move !== undefined) {
        const made = this.#match.match.type(answer.move);
        if (!made.ok) return this.#fail(made.error);
        const thought = afterMove(answer);
        this.#considered.value = thought && { stand: this.#match.stand.value, want, thought };
      }
    });
  }

  #fail(problem: Problem): void {
    batch(() => {
      this.failure.value = problem;
      this.busy.value = undefined;
    });
  }
}

/**
 * In the middle of a depth the value of a better move is but a bound, and jumps: until the depth is whole, that of the
 * last whole one stands.
 */
function steady(thought: Analysis, { value, depth, final }: Analysis): Analysis {
  return { ...thought, value, depth, final };
}

/** The analysis of the position after its best move; undefined if its line has no further move. */
function afterMove({ moves: _, ...thought }: Analysis): Analysis | undefined {
  const [first, ...pv] = thought.pv;
  if (pv.length === 0 || first !== thought.move) return undefined;
  return { ...thought, move: pv[0], pv, value: fromPly(thought.value, 1), depth: Math.max(0, thought.depth - 1) };
}

/** Resolves after this many milliseconds, or when the signal is aborted. */
function passed(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    signal.addEventListener('abort', () => resolve());
  });
}

/** Hands the latest item on, so often at most, and at the end. */
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
      if (timer === undefined) return;
      clearTimeout(timer);
      flush();
    },
  };
}
