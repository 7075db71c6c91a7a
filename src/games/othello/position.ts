import { MAX, opponent, type Player, type Position, seenBy } from '../../core/index.ts';
import { type OthelloBoard, othelloRules, type RulesPosition } from '../../kernels/index.ts';
import { illegalMove, nothingToUndo } from '../position.ts';

export type OthelloSize = 4 | 6 | 8;

/** The move of a player who can place no disc. */
export const PASS = 64;

/**
 * A position of Othello; its rules are the kernel's. A move is its square on the board of 8x8, counted row by row
 * from a1, or PASS, which is legal where nothing else is; smaller boards are the middle of that board. Max plays x
 * (black) and begins. The outcome is the difference in discs, empty squares counted for the winner.
 */
export class OthelloPosition implements Position, RulesPosition {
  readonly size: OthelloSize;
  savedState: Uint8Array | undefined;
  readonly #rules = othelloRules();
  #turn: Player;

  constructor({ own, other, size }: OthelloBoard, turn: Player) {
    this.size = size;
    this.#turn = turn;
    this.#rules.begin(this, (rules) => rules.setPosition(own, other, size));
  }

  /** MAX, MIN or 0 on a square of the board of 8x8. */
  at(square: number): number {
    const { own, other } = this.board();
    const bit = 1n << BigInt(square);
    return own & bit ? this.#turn : other & bit ? opponent(this.#turn) : 0;
  }

  discs(player: Player): number {
    const { own, other } = this.board();
    return (player === this.#turn ? own : other).toString(2).replaceAll('0', '').length;
  }

  turn(): Player {
    return this.#turn;
  }

  moves(into: number[], at: number): number {
    return this.#rules.moves(this, into, at);
  }

  play(move: number): void {
    if (!this.#rules.load(this).play(move)) illegalMove('othello', move);
    this.#turn = opponent(this.#turn);
  }

  undo(): void {
    if (!this.#rules.load(this).undo()) nothingToUndo('othello');
    this.#turn = opponent(this.#turn);
  }

  outcome(): number | undefined {
    const rules = this.#rules.load(this);
    return rules.outcome() === 0 ? undefined : seenBy(this.#turn, rules.margin());
  }

  evaluate(): number {
    return seenBy(this.#turn, this.#rules.load(this).evaluate());
  }

  /** How many more places Max has to play than Min. */
  mobility(): number {
    return seenBy(this.#turn, this.#rules.load(this).mobility());
  }

  key(): string {
    const { words } = this.#rules;
    const at = this.#rules.load(this).discsAt() >> 2;
    const half = (i: number) => (words[at + i] as number).toString(36);
    return `${this.#turn === MAX ? 'x' : 'o'}${half(0)},${half(1)},${half(2)},${half(3)}`;
  }

  /** The same discs in the other colour, the other player to move. */
  swapped(): OthelloPosition {
    return new OthelloPosition(this.board(), opponent(this.#turn));
  }

  /** For the compiled search. */
  board(): OthelloBoard {
    const [own, other] = new BigUint64Array(this.#rules.memory.buffer, this.#rules.load(this).discsAt(), 2);
    return { own: own as bigint, other: other as bigint, size: this.size };
  }

  /**
   * Sequences of `depth` plies from here, counted by the kernel. A pass is a ply; games that are over sooner count
   * nothing, or 1 each if `finished`.
   */
  perft(depth: number, finished = false): bigint {
    if (!Number.isInteger(depth) || depth < 0 || depth > 128)
      throw new RangeError(`A depth is a whole number from 0 to 128, not ${depth}.`);
    return BigInt(this.#rules.load(this).perft(depth, finished));
  }
}
