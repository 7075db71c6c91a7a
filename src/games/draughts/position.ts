import { DRAW, MAX, MIN, opponent, type Player, type Position, winFor } from '../../core/index.ts';
import type {
  DraughtsBoard,
  DraughtsDraw,
  DraughtsExports,
  DraughtsKernel,
  DraughtsMove,
  RulesPosition,
} from '../../kernels/index.ts';
import { illegalMove, nothingToUndo } from '../position.ts';

/**
 * A position of a draughts game. All positions of a game share one kernel and use its board in turn.
 *
 * The number of a move has its first square in bits 0 to 5, its last square in bits 6 to 11, the square huffed before
 * it in bits 12 to 17, and in the bits above 0 if it captures nothing, or n if it is the n-th of the captures with the
 * same lower bits.
 */
export class DraughtsPosition implements Position, RulesPosition {
  savedState: Uint8Array | undefined;
  readonly #kernel: DraughtsKernel;
  readonly #maxIsWhite: boolean;
  /** Until the next move is made or taken back. */
  #legal: readonly DraughtsMove[] | undefined;

  /** `set` sets it on the board. */
  constructor(kernel: DraughtsKernel, maxIsWhite: boolean, set: (rules: DraughtsExports) => void) {
    this.#kernel = kernel;
    this.#maxIsWhite = maxIsWhite;
    kernel.begin(this, set);
  }

  turn(): Player {
    return (this.#kernel.load(this).turn() === 0) === this.#maxIsWhite ? MAX : MIN;
  }

  moves(into: number[], at: number): number {
    return this.#kernel.moves(this, into, at);
  }

  play(move: number): void {
    this.#legal = undefined;
    if (!this.#seated().play(move)) illegalMove('draughts', move);
  }

  undo(): void {
    this.#legal = undefined;
    if (!this.#kernel.load(this).undo()) nothingToUndo('draughts');
  }

  /** Moves played since the position that this game began with. */
  get plies(): number {
    return this.#kernel.load(this).plies();
  }

  outcome(): number | undefined {
    const outcome = this.#seated().outcome();
    if (outcome === 'open') return undefined;
    return outcome === 'drawn' ? DRAW : winFor(opponent(this.turn()));
  }

  /** The rule that has made a draw of the game, or undefined. */
  drawnBy(): DraughtsDraw | undefined {
    return this.#seated().drawnBy();
  }

  /** Whether a win in `plies` plies, with few pieces on the board, comes before any draw rule that counts. */
  comesInTime(plies: number): boolean {
    return this.#seated().comesInTime(plies);
  }

  evaluate(): number {
    const value = this.#kernel.load(this).evaluate();
    return this.#maxIsWhite ? value : 0 - value;
  }

  key(): string {
    return this.#seated().key();
  }

  /** The pieces, the turn and the counts, now or a given number of plies ago. */
  board(back = 0): DraughtsBoard {
    return this.#seated().board(back);
  }

  /** The bits of the squares of the last move and of the huffed piece; undefined if no move was played here. */
  last(): { readonly from: number; readonly to: number; readonly huffed: number | undefined } | undefined {
    return this.#kernel.load(this).plies() === 0 ? undefined : this.#kernel.played(1);
  }

  /** The legal moves with their squares and captured pieces: the same array until a move is played or undone. */
  legal(): readonly DraughtsMove[] {
    this.#legal ??= this.#seated().legal();
    return this.#legal;
  }

  /**
   * The moves since the last one that cannot be repeated, oldest first, as far as this game knows them: all of them
   * are steps of kings.
   */
  repeatable(): { readonly from: number; readonly to: number }[] {
    const count = Math.min(this.#seated().quiet, this.#kernel.kernel.plies());
    return Array.from({ length: count }, (_, i) => this.#kernel.played(count - i));
  }

  /**
   * Positions exactly `depth` plies below, counted by the kernel: some hundred million a second. Draw rules are not
   * asked.
   */
  perft(depth: number): bigint {
    if (!Number.isInteger(depth) || depth < 0 || depth > 64)
      throw new RangeError(`A depth is a whole number from 0 to 64, not ${depth}.`);
    return this.#seated().perft(depth);
  }

  /** The position with exchanged players: the board turned, the colours changed. */
  swapped(): DraughtsPosition {
    this.#seated();
    return new DraughtsPosition(this.#kernel, this.#maxIsWhite, (rules) => rules.swap());
  }

  #seated(): DraughtsKernel {
    this.#kernel.load(this);
    return this.#kernel;
  }
}
