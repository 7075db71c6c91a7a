import { DRAW, MAX, MIN, opponent, type Player, type Position, winFor } from '../../core/index.ts';
import { illegalMove, nothingToUndo } from '../position.ts';
import { alignments, countedRuns, type Run, type RunValues } from './alignments.ts';
import type { Shape } from './shape.ts';

/**
 * `table`: the Course's, each cell weighs the alignments through it. `alignments`: Marty 2013's, aligned stones that
 * can grow.
 */
export type Connect4Heuristic = 'table' | 'alignments';

/** A move is the number of its column, counted from 0. */
export class Connect4Position implements Position {
  readonly shape: Shape;
  readonly heuristic: Connect4Heuristic;
  /** The player who moved first: Max, except in a position with exchanged players. */
  readonly began: Player;
  /** MAX, MIN, 0 or EDGE on each cell of the mailbox. */
  readonly #board: Int8Array;
  /** The lowest empty cell of each column, or the edge cell above a full one. */
  readonly #top: Int32Array;
  /** The cells in the order they were filled. */
  readonly #stones: Int16Array;
  /**
   * Each column as bits from the bottom up behind a leading 1, 1 for Max's stones and 0 for Min's: cheap to keep, and
   * all that a key needs.
   */
  readonly #columns: Int32Array;
  #count = 0;
  #turn: Player;
  #outcome: number | undefined = undefined;
  #weight = 0;

  constructor(shape: Shape, heuristic: Connect4Heuristic, began: Player = MAX) {
    this.shape = shape;
    this.heuristic = heuristic;
    this.began = began;
    this.#board = shape.empty.slice();
    this.#top = shape.bottom.slice();
    this.#stones = new Int16Array(shape.columns * shape.rows);
    this.#columns = new Int32Array(shape.columns).fill(1);
    this.#turn = began;
  }

  /** The stone in a column and row, both counted from 0 at the bottom left: MAX, MIN or 0. */
  at(column: number, row: number): number {
    return this.#board[this.shape.bottom[column] + row];
  }

  /** The columns played so far, in order. */
  columnsPlayed(): number[] {
    return Array.from(this.#stones.subarray(0, this.#count), (cell) => this.shape.column[cell]);
  }

  /** The runs that count in the evaluation of Marty 2013. */
  runs(values?: RunValues): Run[] {
    return countedRuns(this.#board, this.shape, values);
  }

  /** The evaluation of Marty 2013 with these values of runs. */
  alignments(values?: RunValues): number {
    return alignments(this.#board, this.#stones, this.#count, this.shape, values);
  }

  turn(): Player {
    return this.#turn;
  }

  moves(into: number[], at: number): number {
    const board = this.#board;
    const top = this.#top;
    for (let column = 0; column < top.length; column++) if (board[top[column]] === 0) into[at++] = column;
    return at;
  }

  play(column: number): void {
    const cell = this.#top[column];
    if (this.#board[cell] !== 0 || this.#outcome !== undefined) illegalMove('connect4', column);
    const player = this.#turn;
    this.#board[cell] = player;
    this.#top[column] = cell + 1;
    this.#stones[this.#count++] = cell;
    this.#weight += player * this.shape.weight[cell];
    this.#columns[column] = (this.#columns[column] << 1) | (player === MAX ? 1 : 0);
    this.#turn = player === MAX ? MIN : MAX;
    if (this.#completesRow(cell, player)) this.#outcome = winFor(player);
    else if (this.#count === this.#stones.length) this.#outcome = DRAW;
  }

  undo(): void {
    if (this.#count === 0) nothingToUndo('connect4');
    const cell = this.#stones[--this.#count];
    const player = this.#turn === MAX ? MIN : MAX;
    const column = this.shape.column[cell];
    this.#board[cell] = 0;
    this.#top[column] = cell;
    this.#weight -= player * this.shape.weight[cell];
    this.#columns[column] >>= 1;
    this.#turn = player;
    this.#outcome = undefined;
  }

  outcome(): number | undefined {
    return this.#outcome;
  }

  evaluate(): number {
    return this.heuristic === 'table' ? this.#weight : this.alignments();
  }

  /**
   * The columns' bits side by side, rows + 1 for each. Up to 52 bits that is one exact number, past it several in a
   * string.
   */
  key(): number | string {
    const columns = this.#columns;
    const { columnsPerPart, stride } = this.shape;
    const base = 2 ** stride;
    let part = this.began === MAX ? 0 : 1;
    let parts = '';
    for (let column = 0; column < columns.length; column++) {
      if (column > 0 && column % columnsPerPart === 0) {
        parts += `${part},`;
        part = 0;
      }
      part = part * base + columns[column];
    }
    return parts === '' ? part : parts + part;
  }

  winningMove(player: Player): number | undefined {
    const board = this.#board;
    const top = this.#top;
    for (let column = 0; column < top.length; column++)
      if (board[top[column]] === 0 && this.#completesRow(top[column], player)) return column;
    return undefined;
  }

  /** Whether a stone of `player` on `cell` completes a row. Looks only at its neighbours, not at the cell itself. */
  #completesRow(cell: number, player: Player): boolean {
    const board = this.#board;
    const { steps, inRow } = this.shape;
    for (let d = 0; d < 4; d++) {
      const step = steps[d];
      let run = 1;
      for (let at = cell + step; board[at] === player; at += step) run++;
      for (let at = cell - step; board[at] === player; at -= step) run++;
      if (run >= inRow) return true;
    }
    return false;
  }

  /** The same stones in the other colour, the other player to move. */
  swapped(): Connect4Position {
    const position = new Connect4Position(this.shape, this.heuristic, opponent(this.began));
    for (const column of this.columnsPlayed()) position.play(column);
    return position;
  }
}
