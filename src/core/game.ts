import type { Language, Sentence } from '../i18n/index.ts';
import { asWritten, ok, type Result } from './result.ts';
import type { Player } from './score.ts';
import { error, failure, sentence } from './words.ts';

/**
 * A position that moves are played on and taken back from (jouer and dejouer of Marty 2013). Every search sees this,
 * whichever way the game was written.
 *
 * A move is a whole number from 0 to 2^31 - 1 that means the same thing wherever it is legal (a column, a cell, a
 * pair of squares): move ordering remembers good moves by their number.
 */
export interface Position {
  /** The player to move. Most games alternate; a game in which a player moves twice works as well. */
  turn(): Player;

  /**
   * Writes the legal moves to into[at], into[at + 1]... and returns the index after the last. Called only while
   * outcome() is undefined.
   */
  moves(into: number[], at: number): number;

  play(move: number): void;

  /** Takes back the last move played, to the very same position. */
  undo(): void;

  /**
   * undefined while the game goes on; then WIN (Max won), -WIN (Min won), DRAW, or a number of points, from Max's
   * view. A position without a legal move has an outcome.
   */
  outcome(): number | undefined;

  /** An estimate from Max's view, for positions where the game goes on; 0 if there is no better one. */
  evaluate(): number;

  /**
   * A string or an integer up to 2^53 (`checkedKey`). Two positions have the same key if and only if they are equal,
   * player to move included. Without it: no transposition table, no memoisation, no exploration of the arena.
   */
  key?(): number | string;

  /**
   * A move with which `player` would win at once if it were their turn here. It promises that the other player can
   * only stop that win by playing the same move themselves, and that no move ever loses at once. Without it, the
   * winning-move pruning of Marty 2013 looks only for wins of the player to move, by trying every move.
   */
  winningMove?(player: Player): number | undefined;
}

/** The rules of a game, with the text that people read and type. */
export interface Game<P extends Position = Position> {
  /** The name with its options, as typed on the command line: `connect4:5x4x4`. */
  readonly name: string;

  start(): P;

  /** The notation of a move that is legal in `position`: short, without spaces, unique among the legal moves. */
  formatMove(move: number, position: P): string;
  /** The legal move that the text means. */
  parseMove(text: string, position: P): Result<number>;

  /** The notation of a position: `parsePosition` reads it back. */
  formatPosition(position: P): string;
  parsePosition(text: string): Result<P>;

  /** The position drawn in lines of text, its words in the language: English by default. */
  draw(position: P, language?: Language): string;

  /**
   * The same position with the players exchanged. By giving it, the game claims that its evaluation is antisymmetric;
   * `checkGame` tests this.
   */
  swapPlayers?(position: P): P;

  /** False if a player may move twice in a row. True by default, and checked by `checkGame`. */
  readonly alternates?: boolean;
}

/**
 * The easy way to write a game: states that never change. About fifteen lines; `fromPure` makes it a `Game`.
 * Positions are written as JSON of the state, so states are made of what JSON can hold: no Map, Set or class.
 */
export interface PureGame<State, Move> {
  readonly name: string;
  readonly start: State;
  turn(state: State): Player;
  /** The legal moves; not asked once the game has an outcome. */
  moves(state: State): readonly Move[];
  /** The state after the move. The given state must not change. */
  play(state: State, move: Move): State;
  /**
   * undefined while the game goes on; then WIN, -WIN, DRAW or points, from Max's view. A state without a move needs
   * an outcome.
   */
  outcome(state: State): number | undefined;

  /**
   * An estimate from Max's view. Without it, positions at the depth limit count 0, so that only outcomes matter.
   */
  evaluate?(state: State): number;
  /**
   * A string or an integer up to 2^53. Two states have the same key if and only if they are equal, player to move
   * included. Without it: no transposition table, no memoisation, no exploration of the arena.
   */
  key?(state: State): number | string;
  /**
   * How a move is written, unique among the legal ones. Without it: the move itself if it is a string or a number,
   * else JSON.
   */
  formatMove?(move: Move, state: State): string;
  /** The state drawn in lines of text. Without it: JSON. */
  draw?(state: State, language?: Language): string;
  /** The same state with the players exchanged: claims an antisymmetric evaluation. */
  swapPlayers?(state: State): State;
  readonly alternates?: boolean;
}

/** How many legal moves the error for an illegal move lists: all 169 bites of Chomp 13x13 would not help. */
const MAX_LISTED = 20;

/** The legal move written `text`. Every game's `parseMove` ends here, so all have the same error message. */
export function legalMove<P extends Position>(text: string, position: P, formatMove: Game<P>['formatMove']): Result<number> {
  if (position.outcome() !== undefined) return failure('game-over', { typed: text });
  const moves = legalMoves(position);
  const found = moves.find((move) => formatMove(move, position) === text);
  if (found !== undefined) return ok(found);
  const legal = moves.slice(0, MAX_LISTED).map((move) => formatMove(move, position));
  return failure('illegal-move', { typed: text, legal, more: Math.max(0, moves.length - MAX_LISTED) });
}

/** The legal moves; an empty list if the game is over. */
export function legalMoves(position: Position): number[] {
  if (position.outcome() !== undefined) return [];
  const moves: number[] = [];
  moves.length = position.moves(moves, 0);
  return moves;
}

/**
 * Returns the key; throws if it is not valid. Searches and explorations call it before they look a position up: a table
 * would convert undefined or a fraction to an integer, and so take different positions for one.
 */
export function checkedKey(key: number | string): number | string {
  if (isKey(key)) return key;
  throw error('wrong-key', { why: keyProblem(key)! });
}

/** Why something cannot be the key of a position; undefined if it can. */
export function keyProblem(key: unknown): Sentence | undefined {
  return isKey(key) ? undefined : sentence('bad-key', { key: asWritten(key) });
}

function isKey(key: unknown): key is number | string {
  return typeof key === 'string' || Number.isSafeInteger(key);
}
