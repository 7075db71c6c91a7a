import {
  atPly,
  evaluationProblem,
  fromPure,
  type Game,
  isPure,
  keyProblem,
  legalMoves,
  MAX,
  MIN,
  opponent,
  outcomeProblem,
  type Position,
  type PureGame,
  Random,
  seenBy,
  winFor,
} from '../core/index.ts';
import { type Sentence, say } from '../i18n/index.ts';
import { algorithms } from './algorithms.ts';
import { minimax } from './minimax.ts';
import type { SearchOptions } from './options.ts';
import { HashTable } from './transposition-table.ts';

export interface CheckOptions {
  /** Same seed, same games. Default 1. */
  readonly seed?: number;
  /** Random games to play. Default 20. */
  readonly games?: number;
  /** The maximum length of a random game, in plies. Default 200. */
  readonly plies?: number;
  /** Nodes that minimax may visit at each of the positions where the algorithms are compared. Default 3000. */
  readonly nodes?: number;
}

export interface CheckReport {
  readonly games: number;
  readonly positions: number;
  /** Positions at which every algorithm was compared with minimax. */
  readonly compared: number;
}

/** The fault of a game, and the moves that lead to it. */
export class GameFault extends Error {
  /** The position, in the game's notation if `formatPosition` works. */
  readonly position: string;
  /** The moves from the start that lead there. */
  readonly moves: readonly string[];

  constructor(game: string, problem: string, position: string, moves: readonly string[]) {
    super(`${game}: ${problem}\n  position: ${position}\n  moves from the start: ${moves.join(' ') || '(none)'}`);
    this.name = 'GameFault';
    this.position = position;
    this.moves = moves;
  }
}

/**
 * The conformance kit: call it from the tests of your own game. Plays seeded random games and checks at every
 * position what the contract in core/game.ts promises: play and undo, keys, whose turn it is, finished games,
 * evaluations, notation and the optional hooks that the game has; and at some positions that every algorithm agrees
 * with minimax. Throws a `GameFault` at the first error.
 */
export function checkGame<State, Move>(game: PureGame<State, Move>, options?: CheckOptions): CheckReport;
export function checkGame<P extends Position>(game: Game<P>, options?: CheckOptions): CheckReport;
export function checkGame(game: Game | PureGame<unknown, unknown>, options: CheckOptions = {}): CheckReport {
  return isPure(game) ? new Check(fromPure<unknown, unknown>(game), options).run() : new Check(game, options).run();
}

class Check<P extends Position> {
  readonly #game: Game<P>;
  readonly #options: Required<CheckOptions>;
  readonly #random: Random;
  readonly #byKey = new Map<number | string, string>();
  /** One for all searches: to clear it is much faster than to make another. */
  readonly #table = new HashTable(1);
  #position: P;
  #moves: string[] = [];
  #positions = 0;
  #compared = 0;

  constructor(game: Game<P>, { seed = 1, games = 20, plies = 200, nodes = 3000 }: CheckOptions) {
    this.#game = game;
    this.#options = { seed, games, plies, nodes };
    this.#random = new Random(seed);
    this.#position = game.start();
  }

  run(): CheckReport {
    try {
      const compareAt: number[][] = [];
      for (let i = 0; i < this.#options.games; i++) compareAt.push(this.#playOne());
      for (const line of compareAt) this.#compareAfter(line);
    } catch (error) {
      if (error instanceof GameFault) throw error;
      this.#fault(`the game threw an error: ${(error as Error).message}`);
    }
    return { games: this.#options.games, positions: this.#positions, compared: this.#compared };
  }

  /** Plays one random game, and returns the moves to one of its positions, at which the algorithms are compared. */
  #playOne(): number[] {
    this.#restart();
    const comparedAt = this.#random.below(12);
    const line: number[] = [];
    for (let ply = 0; ply < this.#options.plies; ply++) {
      this.#checkPosition();
      if (this.#position.outcome() !== undefined) break;
      const legal = legalMoves(this.#position);
      this.#checkMoves(legal);
      this.#checkWinningMoves(legal);
      const move = this.#random.pick(legal);
      const turn = this.#position.turn();
      this.#play(move);
      if (ply < comparedAt) line.push(move);
      const over = this.#position.outcome() !== undefined;
      if (!over && this.#game.alternates !== false && this.#position.turn() === turn)
        this.#fault('the same player is to move twice in a row: set alternates to false if the rules allow that');
    }
    return line;
  }

  #restart(): void {
    this.#position = this.#game.start();
    this.#moves = [];
  }

  #play(move: number): void {
    this.#moves.push(this.#game.formatMove(move, this.#position));
    this.#position.play(move);
  }

  #checkPosition(): void {
    this.#positions++;
    const position = this.#position;
    const turn = position.turn();
    if (turn !== MAX && turn !== MIN) this.#fault(`turn() is ${String(turn)}: it must be MAX (1) or MIN (-1)`);
    const outcome = position.outcome();
    if (outcome !== undefined) this.#checkValue('outcome()', outcomeProblem(outcome));
    else {
      this.#checkValue('evaluate()', evaluationProblem(position.evaluate()));
      this.#checkLegal(legalMoves(position));
    }
    const before = this.#snapshot();
    if (this.#snapshot() !== before)
      this.#fault(
        'two calls on the same position give different answers: turn, outcome, evaluate, key and moves must not change it',
      );
    this.#checkKey();
    this.#checkNotation(before);
    this.#checkSwap(outcome);
  }

  #checkValue(from: string, problem: Sentence | undefined): void {
    if (problem !== undefined) this.#fault(`${from} is wrong: ${say(problem, 'en')}`);
  }

  #checkLegal(legal: readonly number[]): void {
    if (legal.length === 0) this.#fault('there is no legal move and no outcome: a position without a move must have an outcome');
    for (const move of legal)
      if (!Number.isInteger(move) || move < 0 || move > 0x7fffffff)
        this.#fault(`move ${move} is not a whole number from 0 to 2^31 - 1`);
    if (new Set(legal).size !== legal.length) this.#fault(`the same move is generated twice: ${legal.join(' ')}`);
    const shifted: number[] = [-1, -2, -3];
    const end = this.#position.moves(shifted, 3);
    if (end !== 3 + legal.length || shifted[0] !== -1 || shifted[2] !== -3 || shifted[3] !== legal[0])
      this.#fault('moves(into, at) must write from into[at] on, leave what is before, and return the index after the last');
  }

  #checkKey(): void {
    if (this.#position.key === undefined) return;
    const key = this.#position.key();
    this.#checkValue('key()', keyProblem(key));
    const seen = `${this.#position.turn()} ${this.#position.outcome()} ${this.#movesAsText().sort().join(' ')}`;
    const known = this.#byKey.get(key);
    if (known !== undefined && known !== seen)
      this.#fault(`key() is ${key}, and so it was at a different position (turn, outcome, moves there: ${known}; here: ${seen})`);
    this.#byKey.set(key, seen);
  }

  #checkNotation(snapshot: string): void {
    const text = this.#game.formatPosition(this.#position);
    const read = this.#game.parsePosition(text);
    if (!read.ok) this.#fault(`parsePosition does not read what formatPosition wrote: ${read.error.message}`);
    else if (this.#snapshot(read.value) !== snapshot) this.#fault('parsePosition(formatPosition(p)) is a different position');
    const texts = this.#movesAsText();
    if (new Set(texts).size !== texts.length) this.#fault(`two legal moves are written the same: ${texts.join(' ')}`);
  }

  #checkSwap(outcome: number | undefined): void {
    if (this.#game.swapPlayers === undefined) return;
    const swapped = this.#game.swapPlayers(this.#position);
    if (swapped.turn() !== opponent(this.#position.turn())) this.#fault('swapPlayers must exchange whose turn it is too');
    if (outcome !== undefined) {
      if (swapped.outcome() !== 0 - outcome)
        this.#fault(`the outcome is ${outcome}, and ${swapped.outcome()} with the players exchanged: it must change sign`);
    } else if (swapped.evaluate() !== 0 - this.#position.evaluate())
      this.#fault(
        `the evaluation is ${this.#position.evaluate()}, and ${swapped.evaluate()} with the players exchanged: it must change sign`,
      );
  }

  /** Every legal move: its text reads back as itself, and play then undo restores everything. */
  #checkMoves(legal: readonly number[]): void {
    const before = this.#snapshot();
    const key = this.#position.key?.();
    for (const move of legal) {
      const text = this.#game.formatMove(move, this.#position);
      const read = this.#game.parseMove(text, this.#position);
      if (!read.ok || read.value !== move) this.#fault(`parseMove("${text}") is not the move that formatMove wrote`);
      this.#position.play(move);
      const changed = key !== undefined && this.#position.key?.() !== key;
      this.#position.undo();
      if (this.#snapshot() !== before)
        this.#fault(
          `undo() does not restore the position after the move ${text} (in a pure game: play() changed the state it was given)`,
        );
      if (key !== undefined && !changed) this.#fault(`key() stays the same after the move ${text}`);
    }
  }

  #checkWinningMoves(legal: readonly number[]): void {
    const position = this.#position;
    if (position.winningMove === undefined) return;
    const player = position.turn();
    const wins = legal.filter((move) => this.#outcomeAfter(move) === winFor(player));
    const claimed = position.winningMove(player);
    if (claimed === undefined ? wins.length > 0 : !wins.includes(claimed))
      this.#fault(
        `winningMove says ${claimed} for the player to move, and the moves that win at once are: ${wins.join(' ') || 'none'}`,
      );
    for (const move of legal)
      if (this.#outcomeAfter(move) === winFor(opponent(player)))
        this.#fault('a move loses at once: winningMove may not be given for this game');
    const threat = position.winningMove(opponent(player));
    if (threat === undefined || wins.length > 0) return;
    for (const move of legal) {
      if (move === threat || this.#outcomeAfter(move) !== undefined) continue;
      position.play(move);
      const carriedOut = position.winningMove(opponent(player));
      position.undo();
      if (carriedOut === undefined)
        this.#fault(`winningMove says the opponent threatens ${threat}, and the move ${move} stops it: only ${threat} may`);
    }
  }

  #compareAfter(line: readonly number[]): void {
    this.#restart();
    for (const move of line) this.#play(move);
    const position = this.#position;
    let depth = 0;
    let value = 0;
    for (; depth < 30; depth++) {
      const tree = minimax(position, { depth: depth + 1, nodes: this.#options.nodes });
      if (tree.stopped) break;
      value = tree.value;
      if (tree.final) {
        depth++;
        break;
      }
    }
    if (depth === 0) return;
    this.#compared++;
    const values = new Map<number, number>();
    for (const { name, search, memory } of algorithms) {
      const ways: SearchOptions[] = [{}, { q: 1 }];
      if (memory && position.key !== undefined) ways.push({ memory: this.#table });
      for (const way of ways) {
        this.#table.clear();
        const result = search(position, { depth, ...way });
        const how = way.memory ? ' with a table' : way.q ? ' with winning-move pruning' : '';
        if (result.value !== value) this.#fault(`at depth ${depth} ${name}${how} gives ${result.value} and minimax ${value}`);
        const best = seenBy(position.turn(), value);
        const { move } = result;
        if (move === undefined) continue;
        if (!values.has(move)) values.set(move, this.#valueOf(move, depth));
        if (best !== seenBy(position.turn(), values.get(move) as number))
          this.#fault(`at depth ${depth} the move of ${name}${how} does not attain the value ${value}`);
      }
    }
  }

  #valueOf(move: number, depth: number): number {
    const position = this.#position;
    position.play(move);
    const below = position.outcome() ?? (depth > 1 ? minimax(position, { depth: depth - 1 }).value : position.evaluate());
    position.undo();
    return atPly(below, 1);
  }

  #outcomeAfter(move: number): number | undefined {
    this.#position.play(move);
    const outcome = this.#position.outcome();
    this.#position.undo();
    return outcome;
  }

  #movesAsText(): string[] {
    if (this.#position.outcome() !== undefined) return [];
    return legalMoves(this.#position).map((move) => this.#game.formatMove(move, this.#position));
  }

  /** The answers of all methods of a position, as one text. */
  #snapshot(position: P = this.#position): string {
    const outcome = position.outcome();
    const rest = outcome === undefined ? `${position.evaluate()} [${legalMoves(position)}]` : '';
    return `${position.turn()} ${outcome} ${rest} ${position.key?.()} ${this.#game.formatPosition(position)}\n${this.#game.draw(position)}`;
  }

  #fault(problem: string): never {
    let text: string;
    try {
      text = this.#game.formatPosition(this.#position);
    } catch (error) {
      text = `(formatPosition fails: ${(error as Error).message})`;
    }
    throw new GameFault(this.#game.name, problem, text, this.#moves);
  }
}
