import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { fromPly, type Problem } from '../../core/index.ts';
import type { Analysis, EngineLimits, EngineOptions, MoveValue } from '../../engines/index.ts';
import { EngineCache, engineName, LAST_LEVEL, limitsOf, needsSolution, seatName, type TaskKind } from '../../match/index.ts';
import type { NamedBlob } from '../../tablebases/index.ts';
import { problemIn } from './address.ts';
import { type BoardMatch, bestValues, type PositionView, shownValues } from './board-match.ts';

/** The last analysis of a position. */
interface LastAnalysis {
  readonly stand: PositionView;
  readonly task: TaskKind;
  readonly analysis: Analysis;
}

/** The least time between two analyses shown: nobody reads faster, and a page easily keeps up. */
const SHOW_MS = 125;
/** The time for a hint. */
const HINT_MS = 1500;
/** Values get better with time, and batteries do not. */
const VALUES_MS = 20_000;

/** Endgame tables by the name of their game, as long as the page is open. */
export const endgameFiles = signal<ReadonlyMap<string, readonly NamedBlob[]>>(new Map());

interface EngineRequest {
  readonly task: TaskKind;
  readonly stand: PositionView;
  readonly limits: EngineLimits;
  /** The tablebases to use. */
  readonly tables?: EngineOptions['tablebases'];
  /** Two requests are the same if their names and positions are. */
  readonly name: string;
}

/** The last request to the engine. Aborting its signal asks for the answer at once. */
interface PendingRequest {
  readonly request: EngineRequest;
  readonly answerNow: AbortController;
}

interface ComputerOptions {
  /** The least milliseconds between a move and the computer's next one, so that a spectator can follow. */
  pace(): number;
  /** The computer waits for `step` or `run`. */
  readonly paused?: boolean;
  /** How engines are opened; default: `openEngine`. */
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
  readonly #stepsFrom = signal<PositionView | undefined>(undefined);
  readonly #hintFor = signal<PositionView | undefined>(undefined);
  readonly #values = signal<{ readonly stand: PositionView; readonly moves: readonly MoveValue[] } | undefined>(undefined);
  readonly #hint = signal<LastAnalysis | undefined>(undefined);
  /** Possibly of an earlier position. */
  readonly #lastAnalysis = signal<LastAnalysis | undefined>(undefined);
  /** Answers to earlier requests are ignored. */
  #pending: PendingRequest | undefined;
  readonly #end: () => void;

  /** Whether values are wanted of every position that a person can move in. */
  readonly wantsValues = signal(false);
  /** The computer whose turn it is waits. */
  readonly paused = signal(false);
  /** The current task of the engine. */
  readonly busy = signal<TaskKind | undefined>(undefined);
  /** The last analysis, if it is of the position at the cursor. */
  readonly lastAnalysis: ReadonlySignal<LastAnalysis | undefined> = computed(() => {
    const last = this.#lastAnalysis.value;
    return last?.stand === this.#match.stand.value ? last : undefined;
  });
  /** Why the engine failed, if it did. */
  readonly failure = signal<Problem | undefined>(undefined);
  /** The values of the moves at the cursor, as far as they are known and wanted. */
  readonly values: ReadonlySignal<readonly MoveValue[]> = computed(() => {
    const values = this.#values.value;
    return this.wantsValues.value && values?.stand === this.#match.stand.value ? values.moves : [];
  });
  /** The hint for the position at the cursor. If values are shown, it is one of the moves with a star. */
  readonly hint: ReadonlySignal<LastAnalysis | undefined> = computed(() => {
    const hint = this.#hint.value;
    if (hint?.stand !== this.#match.stand.value) return undefined;
    const best = bestValues(shownValues(this.values.value, this.#match), hint.stand.turn);
    if (best.length === 0 || best.some(({ move }) => move === hint.analysis.move)) return hint;
    const [{ move, value, final }] = best;
    return { ...hint, analysis: { ...hint.analysis, move, value, final, pv: [move] } };
  });

  /** The engine is opened when it is first needed, and again where that failed. */
  constructor(match: BoardMatch, { pace, paused = false, open }: ComputerOptions) {
    this.#match = match;
    this.#engine = new EngineCache(open);
    this.#pace = pace;
    this.paused.value = paused;
    this.#end = effect(() => {
      const request = this.#request();
      const before = this.#pending?.request;
      const isSame = request?.stand === before?.stand && request?.name === before?.name && request?.tables === before?.tables;
      if (!isSame) untracked(() => this.#ask(request));
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
  answerNow(): void {
    this.#pending?.answerNow.abort();
  }

  tryAgain(): void {
    this.#ask(this.#request());
  }

  /** Ends the engine's threads. */
  close(): void {
    this.#end();
    this.#ask(undefined);
    this.#engine.close();
  }

  #request(): EngineRequest | undefined {
    const tables = endgameFiles.value.get(this.#match.game.name);
    const request = this.#requestWithoutTables();
    return request && (tables === undefined ? request : { ...request, tables });
  }

  #requestWithoutTables(): EngineRequest | undefined {
    const match = this.#match;
    const stand = match.stand.value;
    if (match.isOver) return undefined;
    const seat = match.seat(stand.turn);
    const moves = seat.who === 'computer' && match.atEnd.value && (!this.paused.value || this.#stepsFrom.value === stand);
    if (moves) {
      const limits = limitsOf(seat, match.match.seed);
      // A level that chooses among all moves knows their values anyway.
      const values = (limits.level ?? LAST_LEVEL) < LAST_LEVEL;
      return { task: 'move', stand, limits: { ...limits, ...(values && { values }) }, name: `move ${seatName(seat)}` };
    }
    if (this.#hintFor.value === stand) return { task: 'hint', stand, limits: { time: HINT_MS }, name: 'hint' };
    if (this.wantsValues.value) return { task: 'values', stand, limits: { time: VALUES_MS, values: true }, name: 'values' };
    return undefined;
  }

  async #ask(request: EngineRequest | undefined): Promise<void> {
    this.#pending?.answerNow.abort();
    const pending = request && { request, answerNow: new AbortController() };
    this.#pending = pending;
    batch(() => {
      this.failure.value = undefined;
      this.busy.value = request?.task;
    });
    if (pending === undefined) return;
    try {
      const pace = request?.task === 'move' ? passed(this.#pace(), pending.answerNow.signal) : undefined;
      const answer = await this.#think(pending);
      await pace;
      if (pending === this.#pending && answer !== undefined) this.#conclude(pending.request, answer);
    } catch (error) {
      if (pending === this.#pending) this.#fail(problemIn(error));
    }
  }

  /** The answer, after the analyses on the way have been shown. */
  async #think(pending: PendingRequest): Promise<Analysis | undefined> {
    const { request, answerNow } = pending;
    const show = sometimes(SHOW_MS, (analysis: Analysis) => pending === this.#pending && this.#show(request, analysis));
    let whole: Analysis | undefined;
    let answer: Analysis | undefined;
    try {
      const { match } = this.#match;
      const { tables } = request;
      const engine = await this.#engine.get(engineName(match.game, match.spec), {
        ...(needsSolution(match) ? { perfect: true } : tables && { tablebases: tables }),
      });
      for await (const analysis of engine.analyse(request.stand.notation, request.limits, answerNow.signal)) {
        if (analysis.bound === 'exact') whole = analysis;
        answer = whole === undefined ? analysis : steady(analysis, whole);
        if (whole !== undefined) show.tell(answer);
      }
    } finally {
      show.end();
    }
    return answer;
  }

  #show({ stand, task }: EngineRequest, analysis: Analysis): void {
    batch(() => {
      this.#lastAnalysis.value = { stand, task, analysis };
      if (analysis.moves !== undefined) this.#values.value = { stand, moves: analysis.moves };
    });
  }

  #conclude({ stand, task }: EngineRequest, answer: Analysis): void {
    batch(() => {
      this.busy.value = undefined;
      if (task === 'hint') {
        this.#hint.value = { stand, task, analysis: answer };
        this.#hintFor.value = undefined;
      } else if (task === 'move' && answer.move !== undefined) {
        const made = this.#match.match.playText(answer.move);
        if (!made.ok) return this.#fail(made.error);
        const analysis = afterMove(answer);
        this.#lastAnalysis.value = analysis && { stand: this.#match.stand.value, task, analysis };
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
 * Within an unfinished depth the value is only a bound, and jumps: until the depth is finished, the value of the last
 * finished one is shown.
 */
function steady(analysis: Analysis, { value, depth, final }: Analysis): Analysis {
  return { ...analysis, value, depth, final };
}

/** The analysis of the position after its best move; undefined if its line has no further move. */
function afterMove({ moves: _, ...analysis }: Analysis): Analysis | undefined {
  const [first, ...pv] = analysis.pv;
  if (pv.length === 0 || first !== analysis.move) return undefined;
  return { ...analysis, move: pv[0], pv, value: fromPly(analysis.value, 1), depth: Math.max(0, analysis.depth - 1) };
}

/** Resolves after this many milliseconds, or when the signal is aborted. */
function passed(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    signal.addEventListener('abort', () => resolve());
  });
}

/** Passes the latest item on, at most once in `ms` milliseconds, and at the end. */
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
