import { type Game, legalMoves, MAX, MIN, ok, type Player, type Position, type Problem, type Result } from '../core/index.ts';
import { failure, type MatchData, type Seat, type Seats } from './data.ts';

/** A move of a match. */
export interface Ply {
  readonly move: number;
  readonly notation: string;
  readonly by: Player;
}

/**
 * A game in progress: the moves, including those that were taken back, how many of them are on the board, and the
 * players. It contains no user interface and runs no search. It has one position, which it changes by playing and
 * undoing moves; it is never replayed from the start.
 */
export class Match {
  readonly game: Game;
  /** The position at the cursor. A caller that plays a move on it must undo it. */
  readonly position: Position;
  readonly from: string | undefined;
  /** The move of the data that could not be played, counted from 1, and why; the match has the moves before it. */
  readonly replayError: { readonly ply: number; readonly problem: Problem } | undefined;
  seed: number;
  /** Called after every change. */
  changed: () => void = () => {};
  readonly #spec: string;
  readonly #record: string | undefined;
  #plies: readonly Ply[] = [];
  #at = 0;
  #seats: Seats;
  #resigned: Player | undefined;
  #agreed = false;
  #flipped: boolean;

  private constructor(game: Game, data: MatchData, start: Position) {
    this.game = game;
    this.position = start;
    this.#spec = data.game;
    this.from = data.from;
    this.seed = data.seed;
    this.#record = data.record;
    this.#seats = { max: data.max, min: data.min };
    this.#flipped = data.flipped === true;
    this.replayError = this.#read(data.moves);
    if (this.replayError === undefined) {
      this.#agreed = data.drawn === 'agreed';
      this.#resigned = data.resigned && (data.resigned === 'max' ? MAX : MIN);
    }
    this.goTo(data.at);
  }

  /**
   * Makes a match from its data. Fails if the starting position is invalid; at a move that cannot be played the match
   * ends, and `replayError` says why. `start`: the starting position, if the game itself does not read `from`.
   */
  static open(game: Game, data: MatchData, start?: Position): Result<Match> {
    if (start !== undefined || data.from === undefined) return ok(new Match(game, data, start ?? game.start()));
    const read = game.parsePosition(data.from);
    if (!read.ok) return failure('bad-start', { why: read.error });
    const isUsual = game.formatPosition(read.value) === game.formatPosition(game.start());
    const { from: _, ...usual } = data;
    return ok(new Match(game, isUsual ? usual : data, read.value));
  }

  /** The match as data, to be saved. */
  get data(): MatchData {
    return {
      game: this.#spec,
      ...(this.from !== undefined && { from: this.from }),
      moves: this.#plies.map(({ notation }) => notation),
      at: this.#at,
      ...this.#seats,
      ...(this.#resigned !== undefined && { resigned: this.#resigned === MAX ? 'max' : 'min' }),
      ...(this.#agreed && { drawn: 'agreed' }),
      ...(this.#flipped && { flipped: true }),
      seed: this.seed,
      ...(this.#record !== undefined && { record: this.#record }),
    };
  }

  get spec(): string {
    return this.#spec;
  }

  /** All moves, including those after the cursor. */
  get plies(): readonly Ply[] {
    return this.#plies;
  }

  /** How many of them are on the board. */
  get at(): number {
    return this.#at;
  }

  get atEnd(): boolean {
    return this.#at === this.#plies.length;
  }

  /** The last move on the board. */
  get last(): Ply | undefined {
    return this.#plies[this.#at - 1];
  }

  get seats(): Seats {
    return this.#seats;
  }

  get flipped(): boolean {
    return this.#flipped;
  }

  /** The player who has resigned, if all moves are on the board. */
  get resigned(): Player | undefined {
    return this.atEnd ? this.#resigned : undefined;
  }

  /** Whether both sides have agreed on a draw, if all moves are on the board. */
  get agreed(): boolean {
    return this.atEnd && this.#agreed;
  }

  /** Whether the game is over at the cursor: by the rules, a resignation or an agreed draw. */
  get over(): boolean {
    return this.resigned !== undefined || this.agreed || this.position.outcome() !== undefined;
  }

  seat(player: Player): Seat {
    return player === MAX ? this.#seats.max : this.#seats.min;
  }

  /** The seat of the player to move. */
  get toMove(): Seat['who'] {
    return this.seat(this.position.turn()).who;
  }

  /** The side of the person who plays against the computer; undefined if both sides are of one kind. */
  get side(): Player | undefined {
    const { max, min } = this.#seats;
    return max.who === min.who ? undefined : max.who === 'person' ? MAX : MIN;
  }

  legal(): string[] {
    return (this.over ? [] : legalMoves(this.position)).map((move) => this.game.formatMove(move, this.position));
  }

  /** Makes a legal move at the cursor. Moves after the cursor are dropped unless this is the next of them. */
  play(move: number): void {
    if (this.#plies[this.#at]?.move !== move) {
      const notation = this.game.formatMove(move, this.position);
      this.#plies = [...this.#plies.slice(0, this.#at), { move, notation, by: this.position.turn() }];
      this.#resigned = undefined;
      this.#agreed = false;
    }
    this.goTo(this.#at + 1);
  }

  /** Makes the legal move that a text means, and returns it. */
  playText(text: string): Result<number> {
    const move = this.game.parseMove(text, this.position);
    if (move.ok) this.play(move.value);
    return move;
  }

  /** The ply to which `undo` goes: before the last move; against the computer, to the person's last turn. */
  get undoTo(): number | undefined {
    if (this.side === undefined) return this.#at > 0 ? this.#at - 1 : undefined;
    const ply = this.#plies.slice(0, this.#at).findLastIndex(({ by }) => by === this.side);
    return ply < 0 ? undefined : ply;
  }

  /** The ply to which `redo` goes: as far forward as `undo` goes back. */
  get redoTo(): number | undefined {
    if (this.atEnd) return undefined;
    if (this.side === undefined) return this.#at + 1;
    const ply = this.#plies.findIndex(({ by }, i) => i > this.#at && by === this.side);
    return ply < 0 ? this.#plies.length : ply;
  }

  /** Takes moves back; they can be played again. Returns false if there is none to take back. */
  undo(): boolean {
    return this.#step(this.undoTo);
  }

  redo(): boolean {
    return this.#step(this.redoTo);
  }

  #step(to: number | undefined): boolean {
    if (to !== undefined) this.goTo(to);
    return to !== undefined;
  }

  /** Moves the cursor to the position after `ply` moves. No move is dropped. */
  goTo(ply: number): void {
    const to = Math.min(Math.max(0, Math.trunc(ply)), this.#plies.length);
    if (to === this.#at) return;
    while (this.#at < to) this.position.play(this.#plies[this.#at++].move);
    for (; this.#at > to; this.#at--) this.position.undo();
    this.changed();
  }

  /** Ends the match at the cursor by a resignation. Moves after the cursor are dropped. */
  resign(player: Player): void {
    if (this.position.outcome() !== undefined) return;
    this.truncate();
    this.#resigned = player;
    this.changed();
  }

  /** Ends the match at the cursor by an agreed draw. The caller has asked both players. */
  agreeOnDraw(): void {
    if (this.over) return;
    this.truncate();
    this.#agreed = true;
    this.changed();
  }

  /** Drops the moves after the cursor, a resignation and an agreed draw: the match continues from here. */
  truncate(): void {
    this.#plies = this.#plies.slice(0, this.#at);
    this.#resigned = undefined;
    this.#agreed = false;
    this.changed();
  }

  sit(player: Player, seat: Seat): void {
    this.#seats = player === MAX ? { ...this.#seats, max: seat } : { ...this.#seats, min: seat };
    this.changed();
  }

  exchangeSeats(): void {
    this.#seats = { max: this.#seats.min, min: this.#seats.max };
    this.changed();
  }

  flip(): void {
    this.#flipped = !this.#flipped;
    this.changed();
  }

  #read(moves: readonly string[]): Match['replayError'] {
    const { game, position } = this;
    const plies: Ply[] = [];
    this.#plies = plies;
    for (const text of moves) {
      const read = game.parseMove(text, position);
      if (!read.ok) return { ply: plies.length + 1, problem: read.error };
      plies.push({ move: read.value, notation: game.formatMove(read.value, position), by: position.turn() });
      position.play(read.value);
      this.#at++;
    }
    return undefined;
  }
}
