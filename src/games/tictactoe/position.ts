import { DRAW, MAX, MIN, opponent, type Player, type Position, winFor } from '../../core/index.ts';
import type { BoardSize, Lines } from '../in-a-row.ts';
import { illegalMove, nothingToUndo } from '../position.ts';

/** 32 cells share one exact number, cell >> 5 says which: 2 * 3^32 < 2^53. */
const CELLS_PER_PART = 32;

/**
 * Stones on a board, and how many of each player's stands on each line. These counts say all the rest: a line with
 * `inRow` stones of one player is a win, one with none is still open to the other player. A move is the number of its
 * cell.
 */
export class TicTacToePosition implements Position {
  readonly size: BoardSize;
  /** The player who moved first: Max, except in a position with exchanged players. */
  readonly began: Player;
  readonly #lines: Lines;
  /** MAX, MIN or 0 on each cell. */
  readonly #board: Int8Array;
  readonly #maxOnLine: Uint8Array;
  readonly #minOnLine: Uint8Array;
  /** The cells in the order they were filled. */
  readonly #played: Int16Array;
  readonly #powersOfThree: Float64Array;
  readonly #keyParts: Float64Array;
  #stones = 0;
  /** Stones that were there when the position was made: undo stops at them. */
  #given = 0;
  #turn: Player;
  #outcome: number | undefined = undefined;
  /** Lines open to Max minus lines open to Min. */
  #openLines = 0;

  constructor(size: BoardSize, lines: Lines, began: Player = MAX) {
    const cells = size.columns * size.rows;
    this.size = size;
    this.began = began;
    this.#lines = lines;
    this.#board = new Int8Array(cells);
    this.#maxOnLine = new Uint8Array(lines.count);
    this.#minOnLine = new Uint8Array(lines.count);
    this.#played = new Int16Array(cells);
    this.#powersOfThree = Float64Array.from({ length: cells }, (_, cell) => 3 ** (cell % CELLS_PER_PART));
    this.#keyParts = new Float64Array(Math.ceil(cells / CELLS_PER_PART));
    this.#keyParts[0] = began === MIN ? 3 ** Math.min(cells, CELLS_PER_PART) : 0;
    this.#turn = began;
  }

  /** The stone on a cell: MAX, MIN or 0. */
  at(cell: number): number {
    return this.#board[cell];
  }

  turn(): Player {
    return this.#turn;
  }

  moves(into: number[], at: number): number {
    const board = this.#board;
    for (let cell = 0; cell < board.length; cell++) if (board[cell] === 0) into[at++] = cell;
    return at;
  }

  play(cell: number): void {
    if (this.#board[cell] !== 0 || this.#outcome !== undefined) illegalMove('tictactoe', cell);
    const player = this.#turn;
    const { first, through } = this.#lines;
    const { inRow } = this.size;
    const onLine = player === MAX ? this.#maxOnLine : this.#minOnLine;
    const end = first[cell + 1];
    let closed = 0;
    let won = false;
    for (let i = first[cell]; i < end; i++) {
      const stones = ++onLine[through[i]];
      if (stones === 1) closed += player;
      if (stones === inRow) won = true;
    }
    this.#openLines += closed;
    this.#board[cell] = player;
    this.#played[this.#stones++] = cell;
    this.#keyParts[cell >> 5] += player === MAX ? this.#powersOfThree[cell] : 2 * this.#powersOfThree[cell];
    this.#turn = player === MAX ? MIN : MAX;
    if (won) this.#outcome = winFor(player);
    else if (this.#stones === this.#board.length) this.#outcome = DRAW;
  }

  undo(): void {
    if (this.#stones === this.#given) nothingToUndo('tictactoe');
    const cell = this.#played[--this.#stones];
    const player = this.#turn === MAX ? MIN : MAX;
    const { first, through } = this.#lines;
    const onLine = player === MAX ? this.#maxOnLine : this.#minOnLine;
    const end = first[cell + 1];
    for (let i = first[cell]; i < end; i++) if (--onLine[through[i]] === 0) this.#openLines -= player;
    this.#board[cell] = 0;
    this.#keyParts[cell >> 5] -= player === MAX ? this.#powersOfThree[cell] : 2 * this.#powersOfThree[cell];
    this.#turn = player;
    this.#outcome = undefined;
  }

  outcome(): number | undefined {
    return this.#outcome;
  }

  /**
   * Lines on which Max can still win minus lines on which Min can: a line stays open to a player while the other has
   * no stone on it.
   */
  evaluate(): number {
    return this.#openLines;
  }

  /**
   * The board read in base 3, with one more digit for the player who began; with more than 32 cells, several such
   * numbers in a string.
   */
  key(): number | string {
    return this.#keyParts.length === 1 ? this.#keyParts[0] : this.#keyParts.join();
  }

  winningMove(player: Player): number | undefined {
    const { count, cells } = this.#lines;
    const { inRow } = this.size;
    const own = player === MAX ? this.#maxOnLine : this.#minOnLine;
    const other = player === MAX ? this.#minOnLine : this.#maxOnLine;
    for (let line = 0; line < count; line++)
      if (own[line] === inRow - 1 && other[line] === 0) {
        let i = line * inRow;
        while (this.#board[cells[i]] !== 0) i++;
        return cells[i];
      }
    return undefined;
  }

  /**
   * A new position with these stones on it, which undo does not take off. The stones must be legal: `parseBoard`
   * checks them.
   */
  static withStones(size: BoardSize, lines: Lines, began: Player, order: readonly number[]): TicTacToePosition {
    const position = new TicTacToePosition(size, lines, began);
    for (const cell of order) position.play(cell);
    position.#given = position.#stones;
    return position;
  }

  /** The same stones in the other colour, the other player to move. */
  swapped(): TicTacToePosition {
    return TicTacToePosition.withStones(this.size, this.#lines, opponent(this.began), [
      ...this.#played.subarray(0, this.#stones),
    ]);
  }
}
