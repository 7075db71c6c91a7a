import { DRAW, MIN, opponent, type Player, type Position, winFor } from '../../core/index.ts';
import { ChessBoard, type ChessEvaluation, type ChessSetup, swapSetup } from '../../kernels/index.ts';
import { illegalMove, nothingToUndo } from '../position.ts';
import { fromOf, moveOf, promotedOf, toOf } from './board.ts';
import type { NumberedSetup } from './fen.ts';

export interface ChessOptions {
  /** `tapered`: the default. `course`: the Course's, in pawns. `thesis`: TIPE 2013's, in hundredths of a pawn. */
  readonly evaluation: ChessEvaluation;
  /**
   * When a draw that has to be claimed ends the game. `claimed`: as soon as it can be, for somebody always would
   * (third occurrence of a position, fifty moves of each side without capture or pawn move). `automatic`: only where
   * the rules end it unasked (fifth occurrence, seventy-five moves). `never`: only mate and stalemate end it, not even
   * pieces that can mate nobody, as records of games need whose players went on.
   */
  readonly draws: (typeof CHESS_DRAWS)[number];
}

export const CHESS_DRAWS = ['claimed', 'automatic', 'never'] as const;

export type ChessEnding = 'checkmate' | 'stalemate' | 'dead' | 'repetition' | 'quiet';

const LIMITS = {
  claimed: { occurrences: 3, clock: 100 },
  automatic: { occurrences: 5, clock: 150 },
  never: { occurrences: Number.POSITIVE_INFINITY, clock: Number.POSITIVE_INFINITY },
} as const;

/**
 * A position of chess; its rules are the kernel's. Max is White. A move is from | to << 6 | kind promoted to << 12,
 * squares numbered a1, b1 to h8, castling as the king's move.
 *
 * Equal keys mean equal positions. Of the history, a key has only what can matter within a few plies. So a search with
 * a transposition table that looks 5 plies ahead or more may miss a third occurrence that depends on the path to a
 * position, as all programs do.
 */
export class ChessPosition implements Position {
  readonly options: ChessOptions;
  readonly #start: NumberedSetup;
  readonly #board: ChessBoard;
  #ending: ChessEnding | undefined;
  #asked = false;

  constructor(start: NumberedSetup, options: ChessOptions) {
    this.#start = start;
    this.options = options;
    this.#board = new ChessBoard(start.setup);
  }

  /**
   * The kernel's board, for questions that only chess has. It is the position's own board: moves played on it must be
   * undone.
   */
  get board(): ChessBoard {
    return this.#board;
  }

  turn(): Player {
    return this.#board.turn();
  }

  moves(into: number[], at: number): number {
    return this.#board.moves(into, at);
  }

  play(move: number): void {
    if (!this.#board.play(move)) illegalMove('chess', move);
    this.#asked = false;
  }

  undo(): void {
    if (!this.#board.undo()) nothingToUndo('chess');
    this.#asked = false;
  }

  outcome(): number | undefined {
    const ending = this.ending();
    if (ending === undefined) return undefined;
    return ending === 'checkmate' ? winFor(opponent(this.turn())) : DRAW;
  }

  /**
   * How the game has ended, or undefined. `quiet`: too many moves without a capture or a pawn move. Mate comes before
   * every draw.
   */
  ending(): ChessEnding | undefined {
    if (!this.#asked) {
      this.#ending = this.#findEnding();
      this.#asked = true;
    }
    return this.#ending;
  }

  /** The reason for which a draw can be claimed now, or undefined; also with automatic draws. */
  claim(): 'repetition' | 'quiet' | undefined {
    return this.#drawnBy('claimed');
  }

  #findEnding(): ChessEnding | undefined {
    const { draws } = this.options;
    const status = this.#board.status();
    return status === 'open' || (status === 'dead' && draws === 'never') ? this.#drawnBy(draws) : status;
  }

  #drawnBy(draws: ChessOptions['draws']): 'repetition' | 'quiet' | undefined {
    const clock = this.#board.clock();
    if (clock < 4) return undefined;
    const limits = LIMITS[draws];
    if (this.#board.occurrences() >= limits.occurrences) return 'repetition';
    return clock >= limits.clock ? 'quiet' : undefined;
  }

  evaluate(): number {
    return this.#board.evaluate(this.options.evaluation);
  }

  key(): string {
    return this.#board.key();
  }

  /** The position without its history. */
  current(): NumberedSetup {
    const board = this.#board;
    const pieces = Array.from({ length: 64 }, (_, square) => board.at(square));
    const setup: ChessSetup = {
      pieces,
      turn: board.turn(),
      castling: board.castling(),
      enPassant: board.enPassant(),
      clock: board.clock(),
    };
    const blacks = board.plies + (this.#start.setup.turn === MIN ? 1 : 0);
    return { setup, number: this.#start.number + (blacks >> 1) };
  }

  /** The position before the last moves that a repetition could look back on, and these moves. */
  recent(): { readonly from: NumberedSetup; readonly moves: readonly number[] } {
    const { played } = this.#board;
    const moves = played.slice(played.length - Math.min(this.#board.clock(), played.length));
    for (const _ of moves) this.#board.undo();
    const from = this.current();
    for (const move of moves) this.#board.play(move);
    return { from, moves };
  }

  /** The same position with the colours exchanged and the board turned over. */
  swapped(): ChessPosition {
    const position = new ChessPosition({ ...this.#start, setup: swapSetup(this.#start.setup) }, this.options);
    for (const move of this.#board.played) position.play(moveOf(fromOf(move) ^ 56, toOf(move) ^ 56, promotedOf(move)));
    return position;
  }
}
