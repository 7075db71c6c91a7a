import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Game, MAX, ok, opponent, type Player, type Position, type Result, seenBy, winOf } from '../../core/index.ts';
import type { MoveValue } from '../../engines/index.ts';
import type { BoardAdapter, Gesture, Highlight, Message, Scene } from '../../games/index.ts';
import { type Sentence, sentences, type Translation } from '../../i18n/index.ts';
import { endings, hasSolver, Match, type MatchData, type Seat } from '../../match/index.ts';
import { exampleMove } from './example.ts';

/**
 * The state of a match: a position and everything known about it without a search. A new object for each position, so
 * that states can be compared by `===`.
 */
export interface PositionView {
  /** The match's own position, valid only while the match is in this state: moves played on it must be undone. */
  readonly position: Position;
  readonly notation: string;
  readonly turn: Player;
  readonly scene: Scene;
  /** None where the game is over. */
  readonly gestures: readonly Gesture[];
  readonly pointers: readonly Highlight[];
  readonly remark: Message | undefined;
  /** From Max's view; undefined while the game is not over. */
  readonly outcome: number | undefined;
  /** The rule that ended it, in a sentence. */
  readonly ending: Message | undefined;
}

/** How a match ended. */
export interface Ending {
  /** 0: nobody. */
  readonly winner: Player | 0;
  /** The rule named. */
  readonly sentence: Sentence | Translation;
}

const sentence = sentences(endings);

/**
 * A match on the page; its visible state is in signals. It knows the pictures of the game, but not how they are shown.
 * Moves, undo and seats belong to the match; the signals follow it.
 */
export class BoardMatch {
  readonly match: Match;
  readonly adapter: BoardAdapter;
  readonly #version = signal(0);

  readonly data = this.#seen(({ data }) => data);
  /** All moves, those after the cursor included, and how many of them are on the board. */
  readonly plies = this.#seen(({ plies }) => plies);
  readonly at = this.#seen(({ at }) => at);
  readonly atEnd = this.#seen(({ atEnd }) => atEnd);
  readonly last = this.#seen(({ last }) => last);
  readonly seats = this.#seen(({ seats }) => seats);
  readonly flipped = this.#seen(({ flipped }) => flipped);
  readonly undoTo = this.#seen(({ undoTo }) => undoTo);
  readonly redoTo = this.#seen(({ redoTo }) => redoTo);
  /** How it ended, if all moves are on the board and it has. */
  readonly ended = this.#seen(() => this.#ended());
  /** The position at the cursor. */
  readonly stand: ReadonlySignal<PositionView> = computed(() => {
    void [this.plies.value, this.at.value];
    return this.#stand();
  });
  /** A move as it is written, to show how moves are typed. */
  readonly example: ReadonlySignal<string | undefined> = computed(() => exampleMove(this.stand.value));
  /** The squares that the last move touched, in their order. */
  readonly lastSquares: ReadonlySignal<readonly string[]> = computed(() => {
    const { position } = this.stand.value;
    const { last } = this.match;
    if (last === undefined) return [];
    position.undo();
    const gesture = this.adapter.gestures(position).find(({ move }) => move === last.move);
    position.play(last.move);
    return gesture?.path ?? [];
  });

  constructor(match: Match, adapter: BoardAdapter) {
    this.match = match;
    this.adapter = adapter;
    match.changed = () => this.#version.value++;
  }

  static open(game: Game, adapter: BoardAdapter, data: MatchData): Result<BoardMatch> {
    const match = Match.open(game, data);
    return match.ok ? ok(new BoardMatch(match.value, adapter)) : match;
  }

  get game(): Game {
    return this.match.game;
  }

  /** Why a move of the data could not be played, and its number. */
  get problem() {
    return this.match.replayError?.problem;
  }

  get problemAt(): number {
    return this.match.replayError?.ply ?? 0;
  }

  seat(player: Player): Seat {
    return player === MAX ? this.seats.value.max : this.seats.value.min;
  }

  /** Nothing more can be played here. */
  get isOver(): boolean {
    return this.ended.value !== undefined || this.stand.value.outcome !== undefined;
  }

  /** Whose move is waited for. */
  get isPersons(): boolean {
    return this.seat(this.stand.value.turn).who === 'person';
  }

  /** The state after these moves in notation from the cursor, as far as they are legal: the end of an engine's line. */
  after(line: readonly string[]): PositionView {
    const { game, position } = this.match;
    let played = 0;
    for (const text of line) {
      const move = position.outcome() === undefined ? game.parseMove(text, position) : undefined;
      if (!move?.ok) break;
      position.play(move.value);
      played++;
    }
    const stand = this.#stand();
    for (; played > 0; played--) position.undo();
    return stand;
  }

  #seen<T>(read: (match: Match) => T): ReadonlySignal<T> {
    return computed(() => {
      void this.#version.value;
      return read(this.match);
    });
  }

  #stand(): PositionView {
    const { adapter, match } = this;
    const { position } = match;
    const outcome = position.outcome();
    return {
      position,
      notation: match.game.formatPosition(position),
      turn: position.turn(),
      scene: adapter.scene(position),
      gestures: outcome === undefined ? adapter.gestures(position) : [],
      pointers: adapter.highlights(position),
      remark: outcome === undefined ? adapter.warning(position) : undefined,
      outcome,
      ending: adapter.ending(position),
    };
  }

  #ended(): Ending | undefined {
    const { match, adapter } = this;
    const { outcome, ending } = this.stand.value;
    if (!match.atEnd) return undefined;
    if (outcome !== undefined && ending !== undefined) return { winner: Math.sign(outcome) as Player | 0, sentence: ending };
    if (match.agreed) return { winner: 0, sentence: sentence('agreed-draw') };
    if (match.resigned === undefined) return undefined;
    const [loser, winner] = match.resigned === MAX ? [adapter.max, adapter.min] : [adapter.min, adapter.max];
    return { winner: opponent(match.resigned), sentence: sentence('resigned', { resigned: loser.resigned, won: winner.won }) };
  }
}

/** Whether a value is known for certain: that of a win or a loss is wherever it is seen. */
export function isExact({ value, final }: Pick<MoveValue, 'value' | 'final'>): boolean {
  return final === true || winOf(value) !== undefined;
}

/**
 * The values that the board shows. Beside the exact scores of a solved game an estimate would be taken for one; and
 * some games estimate nothing.
 */
export function shownValues(values: readonly MoveValue[], { game, adapter }: Pick<BoardMatch, 'game' | 'adapter'>): MoveValue[] {
  const showsEstimates = adapter.unit !== undefined && !hasSolver(game);
  return values.filter((value) => showsEstimates || isExact(value));
}

/** The best of them for the player to move, which wear a star; none where all are equal. */
export function bestValues(values: readonly MoveValue[], turn: Player): MoveValue[] {
  const own = values.map(({ value }) => seenBy(turn, value));
  const [best, worst] = [Math.max(...own), Math.min(...own)];
  return best > worst ? values.filter((_, i) => own[i] === best) : [];
}
