import { batch, computed, type Signal, signal } from '@preact/signals';
import {
  type Answer,
  type Answers,
  type Exercise,
  type Parts,
  partCount,
  partsRight,
  type Series,
} from '../../exercises/index.ts';
import { keepAddress } from '../keep-address.ts';
import { exercisesAddress, type SeriesView } from './address.ts';
import { Attempt } from './attempt.ts';
import { added, count } from './score.ts';

/** The state of an exercise of a series; without correction it only tells whether there is an answer. */
export type SeriesStanding = 'open' | 'answered' | 'right' | 'wrong';

/** A series under way, as signals; all of it is in the address. Has to be closed. */
export class SeriesStore {
  readonly series: Series;
  readonly exercises: readonly Exercise[];
  readonly answers: Signal<Answers>;
  readonly at: Signal<number | 'result'>;
  readonly name: Signal<string>;
  /** Whether answers are marked: always if each is corrected at once, else only when the result is shown. */
  readonly isCorrected = computed(() => this.series.correction === 'each' || this.at.value === 'result');
  readonly standings = computed(() => this.exercises.map((_, at) => this.#standingAt(at)));
  readonly right = computed(() => this.exercises.filter((_, at) => this.isRightAt(at)).length);
  readonly parts = computed(() => this.exercises.map((_, at) => this.partsAt(at)).reduce(added));
  readonly #attempts = new Map<number, Attempt>();
  readonly #draft = signal<{ readonly at: number; readonly answer: Answer } | undefined>(undefined);
  readonly #stop: () => void;
  /** The user has changed to another exercise: the focus follows. */
  hasMoved = false;

  constructor(view: SeriesView, exercises: readonly Exercise[]) {
    const { series, answers, at, name, draft } = view;
    this.series = series;
    this.exercises = exercises;
    this.answers = signal(answers);
    this.at = signal(at);
    this.name = signal(name);
    if (draft !== undefined && at !== 'result') this.#draft.value = { at, answer: draft };
    this.#stop = keepAddress(() => exercisesAddress(this.view));
  }

  close(): void {
    this.#stop();
  }

  get view(): SeriesView {
    const [at, draft] = [this.at.value, this.#draft.value];
    return {
      page: 'series',
      series: this.series,
      answers: this.answers.value,
      at,
      name: this.name.value,
      draft: draft !== undefined && draft.at === at ? draft.answer : undefined,
    };
  }

  /** The exercise with the answer so far, marked if it was checked. */
  attemptAt(at: number): Attempt {
    const known = this.#attempts.get(at);
    if (known !== undefined) return known;
    const kept = this.answers.value[at];
    const draft = this.#draft.value;
    const attempt = new Attempt(this.exercises[at], (draft?.at === at ? draft.answer : undefined) ?? kept);
    if (kept !== undefined && this.series.correction === 'each') attempt.check();
    attempt.answer.subscribe((answer) => this.#follow(at, attempt, answer));
    this.#attempts.set(at, attempt);
    return attempt;
  }

  go(to: number): void {
    this.hasMoved = true;
    this.at.value = to;
  }

  get openCount(): number {
    return this.answers.value.filter((answer) => answer === undefined).length;
  }

  /** Stores an answer. With correction after each exercise, the first answer counts, here and for the score. */
  keep(at: number, attempt: Attempt): void {
    const isEach = this.series.correction === 'each';
    if (isEach && this.answers.value[at] !== undefined) return;
    this.#put(at, attempt.isBlank ? undefined : attempt.answer.value);
    if (!isEach) return;
    this.#draft.value = undefined;
    this.#count(at);
  }

  /** To the result. Answers that are corrected only now count now, each once. */
  finish(): void {
    const counts = this.series.correction === 'end' && !this.#isOver;
    batch(() => {
      this.hasMoved = true;
      this.at.value = 'result';
    });
    if (counts) for (const [at, answer] of this.answers.value.entries()) if (answer !== undefined) this.#count(at);
    this.#isOver = true;
  }

  #isOver = false;

  isRightAt(at: number): boolean {
    const answer = this.answers.value[at];
    return answer !== undefined && this.exercises[at].mark(answer).right;
  }

  /** The parts that are right; none where there is no answer. */
  partsAt(at: number): Parts {
    const answer = this.answers.value[at];
    const exercise = this.exercises[at];
    return answer === undefined ? { right: 0, all: partCount(exercise) } : partsRight(exercise, answer);
  }

  #count(at: number): void {
    const { kind, level } = this.exercises[at].id;
    count(kind, level, this.isRightAt(at), this.partsAt(at));
  }

  #standingAt(at: number): SeriesStanding {
    if (this.answers.value[at] === undefined) return 'open';
    if (!this.isCorrected.value) return 'answered';
    return this.isRightAt(at) ? 'right' : 'wrong';
  }

  /** An answer that is only collected is stored while it is typed; one that will be checked is a draft until then. */
  #follow(at: number, attempt: Attempt, answer: Answer): void {
    if (this.series.correction === 'end') {
      const kept = this.answers.peek()[at];
      if (!attempt.isBlank || kept !== undefined) this.#put(at, attempt.isBlank ? undefined : answer);
    } else if (this.answers.peek()[at] === undefined && attempt.isTouched) this.#draft.value = { at, answer };
  }

  #put(at: number, answer: Answer | undefined): void {
    this.answers.value = this.answers.peek().map((kept, i) => (i === at ? answer : kept));
  }
}
