import { MAX, MIN, opponent, type Player, type Position, seenBy } from '../../core/index.ts';
import { type OthelloBoard, type OthelloRules, othelloRules } from '../../kernels/index.ts';
import { illegalMove, nothingToUndo } from '../misuse.ts';

export type OthelloSize = 4 | 6 | 8;

/** The move of a player who can place no disc. */
export const PASS = 64;

/** Discs of both players as two Int32s each, squares 0 to 31 and 32 to 63: how the kernel's rules want them. */
export interface Discs {
  readonly ownLow: number;
  readonly ownHigh: number;
  readonly otherLow: number;
  readonly otherHigh: number;
}

/**
 * A position of Othello; its rules are the kernel's. A move is its square on the board of 8x8, counted row by row from a1, or PASS, which is legal where nothing else is;
 * smaller boards are the middle of that board. Max plays x (black) and begins. The outcome is the difference in discs, empty squares counted for the winner.
 */
export class OthelloPosition implements Position {
  readonly size: OthelloSize;
  readonly #rules: OthelloRules = othelloRules();
  #turn: Player;
  /** The discs of the player to move and of the other. */
  #ownLow: number;
  #ownHigh: number;
  #otherLow: number;
  #otherHigh: number;
  /** Where discs can be placed, by the player to move, once it has been asked for. */
  #movesLow = 0;
  #movesHigh = 0;
  #outcome: number | undefined = undefined;
  #looked = false;
  /** The discs before each move played. */
  readonly #past: number[] = [];

  constructor(size: OthelloSize, discs: Discs, turn: Player) {
    this.size = size;
    this.#ownLow = discs.ownLow | 0;
    this.#ownHigh = discs.ownHigh | 0;
    this.#otherLow = discs.otherLow | 0;
    this.#otherHigh = discs.otherHigh | 0;
    this.#turn = turn;
  }

  /** MAX, MIN or 0 on a square of the board of 8x8. */
  at(square: number): number {
    const bit = 1 << (square & 31);
    if ((square < 32 ? this.#ownLow : this.#ownHigh) & bit) return this.#turn;
    return (square < 32 ? this.#otherLow : this.#otherHigh) & bit ? opponent(this.#turn) : 0;
  }

  discs(player: Player): number {
    return player === this.#turn ? bits(this.#ownLow) + bits(this.#ownHigh) : bits(this.#otherLow) + bits(this.#otherHigh);
  }

  turn(): Player {
    return this.#turn;
  }

  moves(into: number[], at: number): number {
    this.#look();
    if ((this.#movesLow | this.#movesHigh) === 0) {
      into[at++] = PASS;
      return at;
    }
    for (let rest = this.#movesLow; rest !== 0; rest &= rest - 1) into[at++] = 31 - Math.clz32(rest & -rest);
    for (let rest = this.#movesHigh; rest !== 0; rest &= rest - 1) into[at++] = 63 - Math.clz32(rest & -rest);
    return at;
  }

  play(move: number): void {
    this.#look();
    if (this.#outcome !== undefined) illegalMove('othello', move);
    const { found } = this.#rules;
    let flipsLow = 0;
    let flipsHigh = 0;
    let discLow = 0;
    let discHigh = 0;
    if (move === PASS) {
      if ((this.#movesLow | this.#movesHigh) !== 0) illegalMove('othello', move);
    } else {
      if (!(move >= 0 && move < 64)) illegalMove('othello', move);
      if (move < 32) discLow = 1 << move;
      else discHigh = 1 << (move - 32);
      if (((this.#movesLow & discLow) | (this.#movesHigh & discHigh)) === 0) illegalMove('othello', move);
      this.#rules.flips(move, this.#ownLow, this.#ownHigh, this.#otherLow, this.#otherHigh);
      flipsLow = found[0] as number;
      flipsHigh = found[1] as number;
    }
    this.#past.push(this.#ownLow, this.#ownHigh, this.#otherLow, this.#otherHigh);
    const ownLow = this.#ownLow | flipsLow | discLow;
    const ownHigh = this.#ownHigh | flipsHigh | discHigh;
    this.#ownLow = this.#otherLow ^ flipsLow;
    this.#ownHigh = this.#otherHigh ^ flipsHigh;
    this.#otherLow = ownLow;
    this.#otherHigh = ownHigh;
    this.#turn = opponent(this.#turn);
    this.#looked = false;
  }

  undo(): void {
    const past = this.#past;
    if (past.length === 0) nothingToUndo('othello');
    this.#otherHigh = past.pop() as number;
    this.#otherLow = past.pop() as number;
    this.#ownHigh = past.pop() as number;
    this.#ownLow = past.pop() as number;
    this.#turn = opponent(this.#turn);
    this.#looked = false;
  }

  outcome(): number | undefined {
    this.#look();
    return this.#outcome;
  }

  evaluate(): number {
    return seenBy(this.#turn, this.#rules.evaluate(this.size, this.#ownLow, this.#ownHigh, this.#otherLow, this.#otherHigh));
  }

  key(): string {
    const turn = this.#turn === MAX ? 'x' : 'o';
    return `${turn}${this.#ownLow.toString(36)},${this.#ownHigh.toString(36)},${this.#otherLow.toString(36)},${this.#otherHigh.toString(36)}`;
  }

  /** The same discs in the other colour, the other player to move. */
  swapped(): OthelloPosition {
    return new OthelloPosition(this.size, this.#discs(), opponent(this.#turn));
  }

  /** For the compiled search. */
  board(): OthelloBoard {
    const set = (low: number, high: number) => (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);
    return { own: set(this.#ownLow, this.#ownHigh), other: set(this.#otherLow, this.#otherHigh), size: this.size };
  }

  /** Sequences of `depth` plies from here, counted by the kernel. A pass is a ply; games that are over sooner count nothing. */
  perft(depth: number): bigint {
    const { own, other } = this.board();
    return BigInt(this.#rules.perft(own, other, this.size, depth, false));
  }

  #discs(): Discs {
    return { ownLow: this.#ownLow, ownHigh: this.#ownHigh, otherLow: this.#otherLow, otherHigh: this.#otherHigh };
  }

  /** Finds the moves, and whether the game is over: where neither player can place a disc. */
  #look(): void {
    if (this.#looked) return;
    this.#looked = true;
    this.#outcome = undefined;
    const { found } = this.#rules;
    this.#rules.moves(this.size, this.#ownLow, this.#ownHigh, this.#otherLow, this.#otherHigh);
    this.#movesLow = found[0] as number;
    this.#movesHigh = found[1] as number;
    if ((this.#movesLow | this.#movesHigh) !== 0) return;
    this.#rules.moves(this.size, this.#otherLow, this.#otherHigh, this.#ownLow, this.#ownHigh);
    if (((found[0] as number) | (found[1] as number)) === 0) this.#outcome = this.#result();
  }

  #result(): number {
    const ahead = this.discs(MAX) - this.discs(MIN);
    const empty = this.size * this.size - this.discs(MAX) - this.discs(MIN);
    return ahead === 0 ? 0 : ahead + Math.sign(ahead) * empty;
  }
}

function bits(n: number): number {
  let count = 0;
  for (let rest = n; rest !== 0; rest &= rest - 1) count++;
  return count;
}
