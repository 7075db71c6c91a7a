import { MAX, MIN, type Player, type Position, winFor } from '../../core/index.ts';
import { illegalMove, nothingToUndo } from '../position.ts';

/** A move is `row << ROW_SHIFT | column`, both counted from 0; a side has less than 2^5 squares. */
export const ROW_SHIFT = 5;
export const COLUMN_MASK = (1 << ROW_SHIFT) - 1;

/**
 * What is left of the bar, as the length of each row. The poisoned square is the first of the first row. A bite keeps
 * the lengths non-increasing, so the lower right edge is a staircase, which the key spells out:
 *
 *     # # # # #    row 0 ends at 5     row r adds 2^(length + rows below r): these exponents
 *     # # #        row 1 ends at 3     strictly fall from row to row, so the sum is exact and
 *     # # #        row 2 ends at 3     differs for every two staircases
 */
export class ChompPosition implements Position {
  readonly rows: number;
  readonly columns: number;
  readonly #lengths: Uint8Array;
  /** Each move played, with the lengths (from the bitten row down) and the staircase before it. */
  readonly #played: Int16Array;
  readonly #lengthsBefore: Uint8Array;
  readonly #stairsBefore: Float64Array;
  #plies = 0;
  #turn: Player;
  #stairs = 0;

  /** `lengths` must be non-increasing, each from 0 to `columns`. */
  constructor(columns: number, lengths: readonly number[], turn: Player = MAX) {
    this.rows = lengths.length;
    this.columns = columns;
    this.#lengths = Uint8Array.from(lengths);
    const squares = lengths.reduce((sum, length) => sum + length, 0);
    this.#played = new Int16Array(squares);
    this.#lengthsBefore = new Uint8Array(squares * this.rows);
    this.#stairsBefore = new Float64Array(squares);
    for (let row = 0; row < this.rows; row++) this.#stairs += stair(this.rows, row, lengths[row]);
    this.#turn = turn;
  }

  lengths(): number[] {
    return [...this.#lengths];
  }

  turn(): Player {
    return this.#turn;
  }

  moves(into: number[], at: number): number {
    const lengths = this.#lengths;
    for (let row = 0; row < lengths.length; row++)
      for (let column = 0; column < lengths[row]; column++) into[at++] = (row << ROW_SHIFT) | column;
    return at;
  }

  play(move: number): void {
    const lengths = this.#lengths;
    const rows = this.rows;
    const column = move & COLUMN_MASK;
    const top = move >> ROW_SHIFT;
    if (!(column < lengths[top])) illegalMove('chomp', move);
    const before = this.#plies * rows;
    this.#played[this.#plies] = move;
    this.#stairsBefore[this.#plies++] = this.#stairs;
    for (let row = top; row < rows; row++) {
      const length = lengths[row];
      this.#lengthsBefore[before + row] = length;
      if (length <= column) continue;
      this.#stairs += stair(rows, row, column) - stair(rows, row, length);
      lengths[row] = column;
    }
    this.#turn = this.#turn === MAX ? MIN : MAX;
  }

  undo(): void {
    if (this.#plies === 0) nothingToUndo('chomp');
    const before = --this.#plies * this.rows;
    for (let row = this.#played[this.#plies] >> ROW_SHIFT; row < this.rows; row++)
      this.#lengths[row] = this.#lengthsBefore[before + row];
    this.#stairs = this.#stairsBefore[this.#plies];
    this.#turn = this.#turn === MAX ? MIN : MAX;
  }

  /** The player who ate the poison has lost: with nothing left, the player to move has won. */
  outcome(): number | undefined {
    return this.#lengths[0] === 0 ? winFor(this.#turn) : undefined;
  }

  /** Always 0: nobody knows a good estimate for Chomp, and the boards people play are searched to the end. */
  evaluate(): number {
    return 0;
  }

  key(): number {
    return 2 * this.#stairs + (this.#turn === MAX ? 0 : 1);
  }
}

function stair(rows: number, row: number, length: number): number {
  return POWERS_OF_TWO[length + rows - 1 - row];
}

const POWERS_OF_TWO = Float64Array.from({ length: 53 }, (_, exponent) => 2 ** exponent);
