import { inFull, type Sentence } from '../i18n/index.ts';
import { type Game, legalMove, type Position, type PureGame } from './game.ts';
import { ok, type Result } from './result.ts';
import { evaluationProblem, outcomeProblem, type Player } from './score.ts';
import { error, failure } from './words.ts';

/** Infers the types of a pure game's state and moves: `fromPure(definePure({ start: ..., ... }))`. */
export function definePure<State, Move>(game: PureGame<State, Move>): PureGame<State, Move> {
  return game;
}

/** A game with the typed states and moves that its author wrote. */
export interface FromPure<State, Move> extends Game<PurePosition<State, Move>> {
  /** A position of this game at any state, not just the start. */
  at(state: State): PurePosition<State, Move>;
}

/** Makes a pure game a `Game`: the states played through are kept on a stack, and each different move gets a number. */
export function fromPure<State, Move>(game: PureGame<State, Move>): FromPure<State, Move> {
  const numbers = new MoveNumbers<Move>();
  const at = (state: State) => new PurePosition(game, numbers, state);
  const { swapPlayers } = game;
  return {
    name: game.name,
    at,
    start: () => at(game.start),
    formatMove: (move, position) => formatMove(game, position.move(move), position.state),
    parseMove: (text, position) =>
      legalMove(text.trim(), position, (move) => formatMove(game, position.move(move), position.state)),
    formatPosition: (position) => JSON.stringify(position.state),
    parsePosition: (text) => parsePosition(game, text, at),
    draw: (position, language) => game.draw?.(position.state, language) ?? JSON.stringify(position.state),
    ...(game.alternates === undefined ? {} : { alternates: game.alternates }),
    ...(swapPlayers && { swapPlayers: (position: PurePosition<State, Move>) => at(swapPlayers(position.state)) }),
  };
}

/** Whether a game is written as pure functions of states. */
export function isPure(game: Game | PureGame<unknown, unknown>): game is PureGame<unknown, unknown> {
  return 'outcome' in game;
}

const converted = new WeakMap<object, FromPure<unknown, unknown>>();

/** `fromPure`, called only once for each pure game, so that its moves keep their numbers. */
export function onceFromPure<State, Move>(pure: PureGame<State, Move>): FromPure<State, Move> {
  let game = converted.get(pure) as FromPure<State, Move> | undefined;
  if (game === undefined) {
    game = fromPure(pure);
    converted.set(pure, game as FromPure<unknown, unknown>);
  }
  return game;
}

/** A pure game's states, as the position that searches play on. */
export class PurePosition<State, Move> implements Position {
  readonly #game: PureGame<State, Move>;
  readonly #numbers: MoveNumbers<Move>;
  readonly #states: State[];
  /** Present only if the game has `key`: searches test whether it is there. */
  readonly key?: () => number | string;

  constructor(game: PureGame<State, Move>, numbers: MoveNumbers<Move>, state: State) {
    this.#game = game;
    this.#numbers = numbers;
    this.#states = [state];
    if (game.key) this.key = () => (game.key as (state: State) => number | string)(this.state);
  }

  get state(): State {
    return this.#states[this.#states.length - 1] as State;
  }

  /** The author's own move behind a move number. */
  move(number: number): Move {
    return this.#numbers.move(number);
  }

  turn(): Player {
    return this.#game.turn(this.state);
  }

  moves(into: number[], at: number): number {
    const moves = this.#game.moves(this.state);
    for (let i = 0; i < moves.length; i++) into[at + i] = this.#numbers.number(moves[i] as Move);
    return at + moves.length;
  }

  play(move: number): void {
    this.#states.push(this.#game.play(this.state, this.#numbers.move(move)));
  }

  undo(): void {
    if (this.#states.length === 1) throw new Error(`${this.#game.name}: there is no move to take back.`);
    this.#states.pop();
  }

  outcome(): number | undefined {
    const outcome = this.#game.outcome(this.state);
    return outcome === undefined ? undefined : this.#checked('outcome', outcome, outcomeProblem(outcome));
  }

  evaluate(): number {
    if (this.#game.evaluate === undefined) return 0;
    const evaluation = this.#game.evaluate(this.state);
    return this.#checked('evaluate', evaluation, evaluationProblem(evaluation));
  }

  #checked(from: string, score: number, why: Sentence | undefined): number {
    if (why === undefined) return score;
    throw error('wrong-score', { game: this.#game.name, from, state: inFull(JSON.stringify(this.state)), why });
  }
}

/**
 * Numbers for moves of any type, the same number for equal moves. A small integer is its own number; other moves are
 * equal if their JSON text is.
 */
class MoveNumbers<Move> {
  readonly #moves = new Map<number, Move>();
  readonly #byText = new Map<string, number>();

  number(move: Move): number {
    if (typeof move === 'number' && (move | 0) === move && move >= 0 && move < TEXT_MOVES) return move;
    const text = typeof move === 'string' ? move : JSON.stringify(move);
    let number = this.#byText.get(text);
    if (number === undefined) {
      number = TEXT_MOVES + this.#byText.size;
      this.#byText.set(text, number);
      this.#moves.set(number, move);
    }
    return number;
  }

  move(number: number): Move {
    return number < TEXT_MOVES ? (number as Move) : (this.#moves.get(number) as Move);
  }
}

/** Move numbers from here on belong to moves that are not small integers. */
const TEXT_MOVES = 1 << 16;

function formatMove<State, Move>(game: PureGame<State, Move>, move: Move, state: State): string {
  if (game.formatMove) return game.formatMove(move, state);
  return typeof move === 'string' ? move : JSON.stringify(move);
}

function parsePosition<State, Move>(
  game: PureGame<State, Move>,
  text: string,
  at: (state: State) => PurePosition<State, Move>,
): Result<PurePosition<State, Move>> {
  const start = JSON.stringify(game.start);
  let state: State;
  try {
    state = JSON.parse(text) as State;
  } catch (thrown) {
    return failure('position-not-json', { game: game.name, start: inFull(start), reason: inFull((thrown as Error).message) });
  }
  // The start is not validated: a game that fails there reports the error when it is played.
  if (text === start) return ok(at(state));
  try {
    const position = at(state);
    if (position.outcome() === undefined) position.moves([], 0);
    return ok(position);
  } catch (thrown) {
    return failure('not-a-state', {
      ...{ typed: text, game: game.name, start: inFull(start) },
      reason: inFull((thrown as Error).message),
    });
  }
}
