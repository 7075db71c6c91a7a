import { type Game, legalMoves, MAX, MIN, ok, type Player, type Position, type Problem, type Result } from '../core/index.ts';
import { failure, type MatchData, type Seat, type Seats } from './data.ts';

/** A move of a match. */
export interface Ply {
  readonly move: number;
  readonly notation: string;
  readonly by: Player;
}

/**
 * A game under way: the moves, those that were taken back included, how many of them are on the board, and who sits
 * where. It knows nothing of screens and keyboards, and nothing in it thinks. Its one position is moved along the
 * moves, never played from the start again.
 */
export class Match {
  readonly game: Game;
  /** At the cursor. Whoever plays on it takes back. */
  readonly position: Position;
  readonly from: string | undefined;
  /** The move of the data that could not be played, counted from 1, and why: the match has those before it. */
  readonly stopped: { readonly ply: number; readonly problem: Problem } | undefined;
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
    this.stopped = this.#read(data.moves);
    if (this.stopped === undefined) {
      this.#agreed = data.drawn === 'agreed';
      this.#resigned = data.resigned && (data.resigned === 'max' ? MAX : MIN);
    }
    this.goTo(data.at);
  }

  /**
   * The match that the data tell. Refused where the position it begins with is none; a move that cannot be played ends
   * it, and `stopped` says why. `start`: the position it begins with, where `from` is read otherwise than by the game.
   */
  static open(game: Game, data: MatchData, start?: Position): Result<Match> {
    if (start !== undefined || data.from === undefined) return ok(new Match(game, data, start ?? game.start()));
    const read = game.parsePosition(data.from);
    if (!read.ok) return failure('bad-start', { why: read.error });
    const isUsual = game.formatPosition(read.value) === game.formatPosition(game.start());
    const { from: _, ...usual } = data;
    return ok(new Match(game, isUsual ? usual : data, read.value));
  }

  /** All that is kept of it. */
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

  /** All moves, those after the cursor included. */
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

  /** Who has resigned, if all moves are on the board. */
  get resigned(): Player | undefined {
    return this.atEnd ? this.#resigned : undefined;
  }

  /** Whether both sides have agreed on a draw, with the same reserve. */
  get agreed(): boolean {
    return this.atEnd && this.#agreed;
  }

  /** Nobody can make a move where it stands. */
  get over(): boolean {
    return this.resigned !== undefined || this.agreed || this.position.outcome() !== undefined;
  }

  seat(player: Player): Seat {
    return player === MAX ? this.#seats.max : this.#seats.min;
  }

  /** Who sits where the next move is made. */
  get toMove(): Seat['who'] {
    return this.seat(this.position.turn()).who;
  }

  /** The side of the person who plays against the computer; undefined where both sides are of one kind. */
  get side(): Player | undefined {
    const { max, min } = this.#seats;
    return max.who === min.who ? undefined : max.who === 'person' ? MAX : MIN;
  }

  legal(): string[] {
    return (this.over ? [] : legalMoves(this.position)).map((move) => this.game.formatMove(move, this.position));
  }

  /** Makes a legal move at the cursor. Moves after the cursor are lost, unless it is the very next of them. */
  play(move: number): void {
    if (this.#plies[this.#at]?.move !== move) {
      const notation = this.game.formatMove(move, this.position);
      this.#plies = [...this.#plies.slice(0, this.#at), { move, notation, by: this.position.turn() }];
      this.#resigned = undefined;
      this.#agreed = false;
    }
    this.goTo(this.#at + 1);
  }

  /** The legal move that a text means, made. */
  type(text: string): Result<number> {
    const move = this.game.parseMove(text, this.position);
    if (move.ok) this.play(move.value);
    return move;
  }

  /** Where `undo` leads: before the last move; against the computer, to the person's last turn. */
  get undoTo(): number | undefined {
    if (this.side === undefined) return this.#at > 0 ? this.#at - 1 : undefined;
    const ply = this.#plies.slice(0, this.#at).findLastIndex(({ by }) => by === this.side);
    return ply < 0 ? undefined : ply;
  }

  /** Where `redo` leads: the same way forward. */
  get redoTo(): number | undefined {
    if (this.atEnd) return undefined;
    if (this.side === undefined) return this.#at + 1;
    const ply = this.#plies.findIndex(({ by }, i) => i > this.#at && by === this.side);
    return ply < 0 ? this.#plies.length : ply;
  }

  /** Takes moves back, so that they can be played again; false where there is none to take back. */
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

  /** Shows the position after so many moves. No move is lost. */
  goTo(ply: number): void {
    const to = Math.min(Math.max(0, Math.trunc(ply)), this.#plies.length);
    if (to === this.#at) return;
    while (this.#at < to) this.position.play(this.#plies[this.#at++].move);
    for (; this.#at > to; this.#at--) this.position.undo();
    this.changed();
  }

  /** Ends the match where it stands: moves that were taken back are given up too. */
  resign(player: Player): void {
    if (this.position.outcome() !== undefined) return;
    this.cut();
    this.#resigned = player;
    this.changed();
  }

  /** Both sides agree on a draw, where it stands; the computer is asked by nobody. */
  agreeOnDraw(): void {
    if (this.over) return;
    this.cut();
    this.#agreed = true;
    this.changed();
  }

  /** The moves after the cursor are given up, with what ended the match: it goes on from here. */
  cut(): void {
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

  #read(moves: readonly string[]): Match['stopped'] {
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
