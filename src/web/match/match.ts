import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { fail, type Game, MAX, ok, opponent, type Player, type Position, type Problem, type Result } from '../../core/index.ts';
import type { Look, Said } from '../../games/index.ts';
import type { MatchData, Seat } from './match-data.ts';
import type { Played } from './played.ts';
import { isMixed, type Seats, seatOf } from './seats.ts';
import { type Stand, standOf } from './stand.ts';
import { AGREED_DRAW, resignation } from './strings.ts';

/** How a match ended. */
export interface Ending {
  /** 0: nobody. */
  readonly winner: Player | 0;
  /** The rule named. */
  readonly said: Said;
}

/** A number of moves that no game on a page reaches, so that hostile data cannot hold the page up. */
const MOST_MOVES = 5000;

/**
 * A game on the page: the moves, those that were taken back included, how many of them are on the board, and who sits where. All of it is signals;
 * nothing of it knows how it is shown, and nothing thinks.
 */
export class Match {
  readonly game: Game;
  readonly look: Look;
  /** Why a move of the data could not be played: the match then has the moves before it. */
  readonly problem: Problem | undefined;
  /** The number of the move that it is about, whatever is played since. */
  readonly problemAt: number;
  readonly seed: number;
  readonly #spec: string;
  readonly #from: string | undefined;
  readonly #plies = signal<readonly Played[]>([]);
  readonly #at = signal(0);
  readonly #seats = signal<Seats>({ max: { who: 'person' }, min: { who: 'person' } });
  readonly #resigned = signal<Player | undefined>(undefined);
  readonly #agreed = signal(false);
  readonly #flipped = signal(false);

  /** All that is kept of it. */
  readonly data: ReadonlySignal<MatchData> = computed(() => this.#data());
  /** All moves, those after the cursor included. */
  readonly plies: ReadonlySignal<readonly Played[]> = this.#plies;
  /** How many of them are on the board. */
  readonly at: ReadonlySignal<number> = this.#at;
  readonly seats: ReadonlySignal<Seats> = this.#seats;
  readonly flipped: ReadonlySignal<boolean> = this.#flipped;
  /** The position at the cursor. */
  readonly stand: ReadonlySignal<Stand> = computed(() => this.#standAt(this.#plies.value, this.#at.value));
  /** The last move on the board. */
  readonly last: ReadonlySignal<Played | undefined> = computed(() => this.#plies.value[this.#at.value - 1]);
  /** All moves are on the board. */
  readonly atEnd: ReadonlySignal<boolean> = computed(() => this.#at.value === this.#plies.value.length);
  /** How it ended, if all moves are on the board and it has. */
  readonly ended: ReadonlySignal<Ending | undefined> = computed(() => this.#ended());
  readonly undoTo: ReadonlySignal<number | undefined> = computed(() => this.#undoTo());
  readonly redoTo: ReadonlySignal<number | undefined> = computed(() => this.#redoTo());

  private constructor(game: Game, look: Look, data: MatchData) {
    this.game = game;
    this.look = look;
    this.#spec = data.game;
    this.#from = data.from;
    this.seed = data.seed;
    this.#seats.value = { max: data.max, min: data.min };
    this.#flipped.value = data.flipped === true;
    const { plies, problem } = this.#read(data.moves);
    this.problem = problem;
    this.problemAt = plies.length + 1;
    this.#plies.value = plies;
    this.#at.value = Math.min(Math.max(0, Math.trunc(data.at)), plies.length);
    this.#agreed.value = data.drawn === 'agreed' && problem === undefined;
    if (data.resigned !== undefined && problem === undefined)
      this.#resigned.value = data.resigned === 'max' ? MAX : opponent(MAX);
  }

  /** The match that the data tell. Refused where the position it begins with is none; moves that cannot be played are left out and `problem` says why. */
  static of(game: Game, look: Look, data: MatchData): Result<Match> {
    if (data.from !== undefined) {
      const from = game.parsePosition(data.from);
      if (!from.ok) return from;
    }
    return ok(new Match(game, look, data));
  }

  seat(player: Player): Seat {
    return seatOf(this.#seats.value, player);
  }

  /** Whose move is waited for. */
  get isPersons(): boolean {
    return this.seat(this.stand.value.turn).who === 'person';
  }

  /** Makes a legal move at the cursor. Moves after the cursor are lost, unless it is the very next of them. */
  play(move: number): void {
    const stand = this.stand.value;
    const next = this.#plies.value[this.#at.value];
    if (next?.move === move) {
      this.#at.value += 1;
      return;
    }
    const notation = this.game.formatMove(move, stand.position);
    const gesture = stand.gestures.find((one) => one.move === move);
    batch(() => {
      this.#plies.value = [...this.#plies.value.slice(0, this.#at.value), { move, notation, by: stand.turn, gesture }];
      this.#at.value += 1;
      this.#resigned.value = undefined;
      this.#agreed.value = false;
    });
  }

  /** The legal move that a text means, made. */
  type(text: string): Result<number> {
    const { position, outcome } = this.stand.value;
    if (outcome !== undefined) return fail('game-over', 'The game is over: take a move back, or begin another game.');
    const move = this.game.parseMove(text, position);
    if (move.ok) this.play(move.value);
    return move;
  }

  /** Takes back the last move; against the computer, all moves since the person's last turn. They can be played again. */
  undo(): void {
    const to = this.undoTo.value;
    if (to !== undefined) this.goTo(to);
  }

  redo(): void {
    const to = this.redoTo.value;
    if (to !== undefined) this.goTo(to);
  }

  /** Shows the position after so many moves. No move is lost. */
  goTo(ply: number): void {
    this.#at.value = Math.min(Math.max(0, ply), this.#plies.value.length);
  }

  /** The moves after the cursor are given up. */
  cut(): void {
    batch(() => {
      this.#plies.value = this.#plies.value.slice(0, this.#at.value);
      this.#resigned.value = undefined;
      this.#agreed.value = false;
    });
  }

  /** A side gives the game up, where it stands: later moves that were taken back are given up too. */
  resign(player: Player): void {
    if (this.stand.value.outcome !== undefined) return;
    batch(() => {
      if (!this.atEnd.value) this.cut();
      this.#agreed.value = false;
      this.#resigned.value = player;
    });
  }

  /** Both sides agree on a draw, where it stands; the computer is asked by nobody. */
  agreeOnDraw(): void {
    if (this.ended.value !== undefined || this.stand.value.outcome !== undefined) return;
    batch(() => {
      if (!this.atEnd.value) this.cut();
      this.#agreed.value = true;
    });
  }

  sit(player: Player, seat: Seat): void {
    this.#seats.value = player === MAX ? { ...this.#seats.value, max: seat } : { ...this.#seats.value, min: seat };
  }

  exchangeSeats(): void {
    const { max, min } = this.#seats.value;
    this.#seats.value = { max: min, min: max };
  }

  flip(): void {
    this.#flipped.value = !this.#flipped.value;
  }

  /** The position after these moves in notation, from the cursor, as far as they are legal: what a line of the engine's would lead to. */
  after(line: readonly string[]): Stand {
    const position = this.#positionAt(this.#plies.value, this.#at.value);
    for (const text of line) {
      const move = position.outcome() === undefined ? this.game.parseMove(text, position) : undefined;
      if (!move?.ok) break;
      position.play(move.value);
    }
    return standOf(position, this.game.formatPosition(position), this.look);
  }

  #begin(): Position {
    if (this.#from === undefined) return this.game.start();
    const from = this.game.parsePosition(this.#from);
    if (!from.ok) throw new Error(`The match began with a position that is none any more: ${from.error.message}`);
    return from.value;
  }

  #positionAt(plies: readonly Played[], at: number): Position {
    const position = this.#begin();
    for (const { move } of plies.slice(0, at)) position.play(move);
    return position;
  }

  #standAt(plies: readonly Played[], at: number): Stand {
    const position = this.#positionAt(plies, at);
    return standOf(position, this.game.formatPosition(position), this.look);
  }

  #read(moves: readonly string[]): { plies: Played[]; problem: Problem | undefined } {
    const plies: Played[] = [];
    const position = this.#begin();
    for (const text of moves) {
      const problem = this.#readMove(text, position, plies);
      if (problem !== undefined) return { plies, problem };
    }
    return { plies, problem: undefined };
  }

  #readMove(text: string, position: Position, plies: Played[]): Problem | undefined {
    if (plies.length >= MOST_MOVES) return { code: 'too-many-moves', message: `A match has ${MOST_MOVES} moves at most.` };
    if (position.outcome() !== undefined) return { code: 'game-over', message: 'The game is over: no move follows.' };
    const read = this.game.parseMove(text, position);
    if (!read.ok) return read.error;
    const gesture = this.look.gestures(position).find((one) => one.move === read.value);
    const notation = this.game.formatMove(read.value, position);
    plies.push({ move: read.value, notation, by: position.turn(), gesture });
    position.play(read.value);
    return undefined;
  }

  #data(): MatchData {
    const resigned = this.#resigned.value;
    return {
      game: this.#spec,
      ...(this.#from !== undefined && { from: this.#from }),
      moves: this.#plies.value.map(({ notation }) => notation),
      at: this.#at.value,
      ...this.#seats.value,
      ...(resigned !== undefined && { resigned: resigned === MAX ? 'max' : 'min' }),
      ...(this.#agreed.value && { drawn: 'agreed' as const }),
      ...(this.#flipped.value && { flipped: true }),
      seed: this.seed,
    };
  }

  #ended(): Ending | undefined {
    if (!this.atEnd.value) return undefined;
    const { outcome, ending } = this.stand.value;
    if (outcome !== undefined && ending !== undefined) return { winner: Math.sign(outcome) as Player | 0, said: ending };
    if (this.#agreed.value) return { winner: 0, said: AGREED_DRAW };
    const resigned = this.#resigned.value;
    if (resigned === undefined) return undefined;
    const [loser, winner] = resigned === MAX ? [this.look.max, this.look.min] : [this.look.min, this.look.max];
    return { winner: opponent(resigned), said: resignation(loser, winner) };
  }

  #turnAt(ply: number): Player | undefined {
    return this.#plies.value[ply]?.by;
  }

  #undoTo(): number | undefined {
    const at = this.#at.value;
    if (!isMixed(this.#seats.value)) return at > 0 ? at - 1 : undefined;
    for (let ply = at - 1; ply >= 0; ply--) if (this.seat(this.#turnAt(ply) as Player).who === 'person') return ply;
    return undefined;
  }

  #redoTo(): number | undefined {
    const [at, end] = [this.#at.value, this.#plies.value.length];
    if (at >= end) return undefined;
    if (!isMixed(this.#seats.value)) return at + 1;
    for (let ply = at + 1; ply < end; ply++) if (this.seat(this.#turnAt(ply) as Player).who === 'person') return ply;
    return end;
  }
}
