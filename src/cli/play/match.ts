import { type Game, MAX, MIN, opponent, type Player, type Position, type Result } from '../../core/index.ts';
import { replay } from '../starting.ts';

export type Sitter = 'person' | 'computer';

export interface Players {
  readonly max: Sitter;
  readonly min: Sitter;
}

export interface MatchSetup {
  readonly spec: string;
  /** What an engine opens the game by. */
  readonly source: string;
  readonly game: Game;
  /** The position the match starts from; the game's own start where it is undefined. */
  readonly from: string | undefined;
  readonly moves: readonly string[];
  readonly players: Players;
  readonly level: number;
  /** Milliseconds for the level that thinks as long as it is given. */
  readonly time: number;
  readonly seed: number;
  /** The computer plays from the solution of the game; false where it is not said. */
  readonly perfect?: boolean;
}

export interface Played {
  readonly move: string;
  readonly by: Player;
  /** How the board looked before it. */
  readonly before: string;
}

/** A match at the board: what was played, what was taken back, and who sits where. Knows nothing of screens and keyboards. */
export class Match {
  readonly spec: string;
  readonly source: string;
  readonly game: Game;
  readonly from: string | undefined;
  time: number;
  seed: number;
  readonly position: Position;
  players: Players;
  level: number;
  perfect: boolean;
  readonly #played: Played[] = [];
  /** Moves taken back, the next one to play again last. */
  #undone: string[] = [];
  #resigned: Player | undefined;

  /** Throws where a move cannot be played. */
  constructor(setup: MatchSetup) {
    const { game, from, moves } = setup;
    this.spec = setup.spec;
    this.source = setup.source;
    this.game = game;
    this.from = from;
    this.players = setup.players;
    this.level = setup.level;
    this.time = setup.time;
    this.seed = setup.seed;
    this.perfect = setup.perfect ?? false;
    this.position = replay(game, from, []).position;
    for (const move of replay(game, from, moves).moves) this.play(move);
  }

  get moves(): readonly string[] {
    return this.#played.map(({ move }) => move);
  }

  get last(): Played | undefined {
    return this.#played.at(-1);
  }

  get resigned(): Player | undefined {
    return this.#resigned;
  }

  get over(): boolean {
    return this.#resigned !== undefined || this.position.outcome() !== undefined;
  }

  /** Who sits where the next move is made. */
  get toMove(): Sitter {
    return this.sitter(this.position.turn());
  }

  sitter(player: Player): Sitter {
    return player === MAX ? this.players.max : this.players.min;
  }

  /** The side of the person who plays against the computer; undefined where both sides are of one kind. */
  get side(): Player | undefined {
    if (this.players.max === this.players.min) return undefined;
    return this.players.max === 'person' ? MAX : MIN;
  }

  legal(): string[] {
    const moves: number[] = [];
    moves.length = this.over ? 0 : this.position.moves(moves, 0);
    return moves.map((move) => this.game.formatMove(move, this.position));
  }

  play(text: string): Result<number> {
    const move = this.game.parseMove(text, this.position);
    if (move.ok) {
      this.#push(move.value);
      this.#undone = [];
    }
    return move;
  }

  /** Takes moves back until a person is to move; how many that were, 0 where there is none of theirs. */
  undo(): number {
    if (this.#resigned !== undefined) {
      this.#resigned = undefined;
      return 1;
    }
    const back = this.#played.length - this.#played.findLastIndex(({ by }) => this.sitter(by) === 'person');
    if (back > this.#played.length) return 0;
    for (let i = 0; i < back; i++) {
      this.position.undo();
      this.#undone.push((this.#played.pop() as Played).move);
    }
    return back;
  }

  /** Plays again what was taken back, until a person is to move; how many moves that were. */
  redo(): number {
    let again = 0;
    while (this.#undone.length > 0 && (again === 0 || this.toMove === 'computer')) {
      const move = this.game.parseMove(this.#undone.pop() as string, this.position);
      if (!move.ok) break;
      this.#push(move.value);
      again++;
    }
    return again;
  }

  /** Whoever is to move gives up; against the computer, the person does. */
  resign(): void {
    this.#resigned = this.side ?? this.position.turn();
  }

  /** Who has won by the other's resigning. */
  get wonByResigning(): Player | undefined {
    return this.#resigned === undefined ? undefined : opponent(this.#resigned);
  }

  swap(): void {
    this.players = { max: this.players.min, min: this.players.max };
  }

  #push(move: number): void {
    const { game, position } = this;
    this.#played.push({ move: game.formatMove(move, position), by: position.turn(), before: game.draw(position) });
    position.play(move);
  }
}
