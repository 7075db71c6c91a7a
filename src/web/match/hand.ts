import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Gesture, Message, Scene } from '../../games/index.ts';
import type { Sayable } from '../../i18n/index.ts';
import { partial } from '../board/follow.ts';
import type { BoardMatch, PositionView } from './board-match.ts';

/** A touch that made no move, and why. */
export interface InputError {
  readonly reason: Sayable;
  /** Where a touch would have been right. */
  readonly squares: ReadonlySet<string>;
}

/** A piece that may be huffed, and why. */
interface Huffable {
  readonly square: string;
  readonly reason: Message | undefined;
}

/** The touches so far in one position. */
interface MoveInProgress {
  readonly stand: PositionView;
  readonly path: readonly string[];
  /** The square of the piece that is huffed before the move. */
  readonly huffs: string | undefined;
  /** The user is asked which of several pieces to huff. */
  readonly huffing: boolean;
  /** Moves with the same squares, of which the user must choose one. */
  readonly choosing: readonly Gesture[];
  readonly wrong: InputError | undefined;
}

const NONE: readonly Gesture[] = [];
const NO_GHOSTS: ReadonlySet<string> = new Set();

/**
 * A move that a person makes on the board, square by square, as in Bernard 2001: a piece, then each square where it
 * lands, *cancel* to start again, *end of turn* to play it. A move of one step, or of one square, is played at once. A
 * change of the position ends the current move.
 */
export class MoveInput {
  readonly #match: BoardMatch;
  readonly #inProgress = signal<MoveInProgress | undefined>(undefined);
  readonly #now: ReadonlySignal<MoveInProgress> = computed(() => {
    const stand = this.#match.stand.value;
    const doing = this.#inProgress.value;
    return doing?.stand === stand ? doing : fresh(stand);
  });

  /** The squares touched so far. */
  readonly path = computed(() => this.#now.value.path);
  readonly huffs = computed(() => this.#now.value.huffs);
  readonly huffing = computed(() => this.#now.value.huffing);
  readonly choosing = computed(() => this.#now.value.choosing);
  readonly wrong = computed(() => this.#now.value.wrong);
  /** The legal moves that start with the touches so far. */
  readonly open: ReadonlySignal<readonly Gesture[]> = computed(() => openTo(this.#now.value));
  /** The squares with which a legal move continues. */
  readonly targets: ReadonlySignal<ReadonlySet<string>> = computed(() => targetsOf(this.#now.value, this.open.value));
  /** The move that is all made, and waits for the end of the turn. */
  readonly made: ReadonlySignal<Gesture | undefined> = computed(() => {
    const { path } = this.#now.value;
    return path.length === 0 ? undefined : this.open.value.find((gesture) => gesture.path.length === path.length);
  });
  /** There is something to cancel. */
  readonly busy = computed(() => {
    const { path, huffs, huffing, choosing } = this.#now.value;
    return path.length > 0 || huffs !== undefined || huffing || choosing.length > 0;
  });
  /** The scene after the steps of the current move, with the captured and the huffed pieces fading. */
  readonly shown: ReadonlySignal<{ readonly scene: Scene; readonly ghosts: ReadonlySet<string> }> = computed(() => {
    const { stand, path, huffs } = this.#now.value;
    const gesture = this.open.value[0];
    const isUnderway = gesture !== undefined && path.length > 1;
    const made = isUnderway ? partial(stand.scene, gesture, path.length - 1) : { scene: stand.scene, ghosts: NO_GHOSTS };
    return huffs === undefined ? made : { ...made, ghosts: new Set([...made.ghosts, huffs]) };
  });
  /** The pieces that may be huffed now, each with the reason. */
  readonly huffable: ReadonlySignal<readonly Huffable[]> = computed(() => huffableOf(this.#now.value.stand));
  /** Moves without squares: a pass. */
  readonly buttons = computed(() => this.open.value.filter((gesture) => gesture.path.length === 0));

  constructor(match: BoardMatch) {
    this.#match = match;
  }

  touch(touched: string): void {
    const { stand, path, huffing } = this.#now.value;
    const { aim } = this.#match.adapter;
    const square = aim === undefined ? touched : aim.call(this.#match.adapter, stand.position, touched);
    if (huffing) this.#touchToHuff(square);
    else if (this.targets.value.has(square)) this.#goOn([...path, square]);
    else if (path.length > 0 && square === path.at(-1)) this.#touchAgain();
    else if (path.length > 0 && this.#begins(square)) this.#goOn([square]);
    else if (path.length === 0 && this.#mayHuff(square)) this.#put({ huffing: true, wrong: undefined });
    else this.#refuse(square);
  }

  /**
   * Shows why an input is no move, for reasons that the board does not know: it is the computer's turn, or the typed
   * text is no move.
   */
  explain(reason: Sayable): void {
    this.#put({ wrong: { reason: reason, squares: new Set() } });
  }

  /** Removes the message about a wrong input. */
  clearError(): void {
    if (this.wrong.value !== undefined) this.#put({ wrong: undefined });
  }

  /** Nothing has been touched. */
  cancel(): void {
    this.#inProgress.value = undefined;
  }

  /** Plays the completed move, or shows what is missing. */
  endTurn(): void {
    const { path, stand, huffs } = this.#now.value;
    if (this.made.value !== undefined) this.#finish(path);
    else this.#put({ wrong: { reason: this.#match.adapter.explain(stand.position, path, huffs), squares: this.targets.value } });
  }

  /** One of the moves that the squares do not tell apart, or one without squares. */
  choose(gesture: Gesture): void {
    this.#match.match.play(gesture.move);
  }

  /** Asks which piece is huffed; where there is only one, it is that one. */
  huff(square?: string): void {
    const all = this.huffable.value;
    const chosen = square ?? (all.length === 1 ? all[0]?.square : undefined);
    if (chosen === undefined) this.#put({ huffing: all.length > 0, huffs: undefined, path: [], wrong: undefined });
    else if (this.#mayHuff(chosen)) this.#put({ huffing: false, huffs: chosen, path: [], wrong: undefined });
  }

  #touchToHuff(square: string): void {
    if (this.#mayHuff(square)) this.huff(square);
    else this.#refuse(square);
  }

  #touchAgain(): void {
    if (this.made.value !== undefined) this.endTurn();
    else if (this.path.value.length === 1) this.#put({ path: [], wrong: undefined });
    else this.#refuse(this.path.value.at(-1) as string);
  }

  #begins(square: string): boolean {
    const { stand, huffs } = this.#now.value;
    return stand.gestures.some((gesture) => gesture.huffs === huffs && gesture.path[0] === square);
  }

  #mayHuff(square: string): boolean {
    return this.huffable.value.some((pointer) => pointer.square === square);
  }

  #goOn(path: readonly string[]): void {
    this.#put({ path, wrong: undefined });
    const open = this.open.value;
    const all = open.every((gesture) => gesture.path.length === path.length);
    if (all && path.length <= 2) this.#finish(path);
  }

  #finish(path: readonly string[]): void {
    const made = this.open.value.filter((gesture) => gesture.path.length === path.length);
    if (made.length === 1) this.choose(made[0] as Gesture);
    else this.#put({ choosing: made });
  }

  #refuse(square: string): void {
    const { stand, path, huffs } = this.#now.value;
    const reason = this.#match.adapter.explain(stand.position, [...path, square], huffs);
    this.#put({ wrong: { reason: reason, squares: this.targets.value } });
  }

  #put(change: Partial<MoveInProgress>): void {
    this.#inProgress.value = { ...this.#now.value, ...change };
  }
}

function fresh(stand: PositionView): MoveInProgress {
  return { stand, path: [], huffs: undefined, huffing: false, choosing: NONE, wrong: undefined };
}

function openTo({ stand, path, huffs }: MoveInProgress): readonly Gesture[] {
  return stand.gestures.filter(
    (gesture) => gesture.huffs === huffs && path.every((square, step) => gesture.path[step] === square),
  );
}

function targetsOf({ stand, path, huffing }: MoveInProgress, open: readonly Gesture[]): ReadonlySet<string> {
  if (huffing) return new Set(huffableOf(stand).map(({ square }) => square));
  return new Set(open.flatMap((gesture) => gesture.path.slice(path.length, path.length + 1)));
}

function huffableOf({ pointers, gestures }: PositionView): readonly Huffable[] {
  const squares = new Set(gestures.flatMap(({ huffs }) => (huffs === undefined ? [] : [huffs])));
  const reasons = new Map(pointers.map(({ square, message }) => [square, message]));
  return [...squares].map((square) => ({ square, reason: reasons.get(square) }));
}
