import { type Game, isWin, playerName, type Result, unwrap, winOf } from '../../core/index.ts';
import type { Connect4Board } from '../../engines/index.ts';
import { type Connect4, type Connect4Position, descriptorOf } from '../../games/index.ts';
import type { Context } from '../command.ts';
import { usageError } from '../problems.ts';
import { paintStones } from '../report.ts';

/** Whether this is Connect 4 on 7x6, which is solved by a kernel. */
export function isClassic(game: Game): game is Game & Connect4 {
  return descriptorOf(game)?.isSolved?.(game) === true;
}

/** Whether a text is a drawn board, `..x..../.oxo...`, and not a list of columns. */
export function isDrawing(text: string): boolean {
  return /^[xo./\s]*$/i.test(text) && /[xo./]/i.test(text);
}

/** A position typed as the columns played so far, or drawn. */
export function readPosition(game: Connect4, text: string): Result<Connect4Position> {
  return isDrawing(text) ? game.fromDiagram(text) : game.parsePosition(text);
}

/** Throws if the position is won: such a position has no score. */
export function requireNotWon(position: Connect4Position): void {
  const win = winOf(position.outcome() ?? 0);
  if (win === undefined) return;
  const moves = position.columnsPlayed().length;
  throw usageError((say) => say.connect4.over({ winner: playerName(win.winner), moves }));
}

/** The value of each cell's bit, as a number: 49 bits, so sums are exact. */
const CELLS = Array.from({ length: 7 }, (_, column) => Array.from({ length: 6 }, (_, row) => 2 ** (7 * column + row)));

/** The position as the kernel wants it: the game has made sure that it is legal. */
export function boardOf(position: Connect4Position): Connect4Board {
  return boardAfter(position.columnsPlayed());
}

function boardAfter(columns: readonly number[]): Connect4Board {
  const heights = [0, 0, 0, 0, 0, 0, 0];
  let mover = 0;
  let other = 0;
  for (const column of columns) {
    const next = mover + CELLS[column][heights[column]++];
    mover = other;
    other = next;
  }
  return { mover: BigInt(mover), mask: BigInt(mover + other), stones: columns.length };
}

/**
 * Reads many positions. The columns of a legal one, which nearly all are, are played and taken back on one board: a
 * tenth of the time of making a position.
 */
export class BoardReader {
  readonly #game: Connect4;
  readonly #scratch: Connect4Position;

  constructor(game: Connect4) {
    this.#game = game;
    this.#scratch = game.start();
  }

  /** Throws if the text is not a position, or if the position is already won. */
  read(text: string): Connect4Board {
    const columns: number[] = [];
    for (let i = 0; i < text.length && this.#plays(text.charCodeAt(i) - FIRST_COLUMN); i++)
      columns.push(text.charCodeAt(i) - FIRST_COLUMN);
    const legal = columns.length === text.length && !isWin(this.#scratch.outcome() ?? 0);
    for (let i = 0; i < columns.length; i++) this.#scratch.undo();
    if (legal) return boardAfter(columns);
    const position = unwrap(readPosition(this.#game, text));
    requireNotWon(position);
    return boardOf(position);
  }

  #plays(column: number): boolean {
    const scratch = this.#scratch;
    if (column < 0 || column > 6 || scratch.outcome() !== undefined || scratch.at(column, 5) !== 0) return false;
    scratch.play(column);
    return true;
  }
}

const FIRST_COLUMN = '1'.charCodeAt(0);

/** The board with room for numbers under its columns, and a sign under the best ones. */
export function scoredBoard(
  drawing: string,
  scores: readonly (number | undefined)[],
  { style }: Pick<Context, 'style'>,
): string[] {
  const lines = drawing.split('\n');
  const status = lines.pop() as string;
  const across = (cells: readonly string[]) => cells.map((cell) => cell.padStart(4)).join('');
  const board = lines.map((line) => paintStones(across(line.trim().split(/\s+/)), style));
  const known = scores.filter((score) => score !== undefined);
  if (known.length === 0) return [...board, `   ${status}`];
  const best = Math.max(...known);
  const shown = scores.map((score) => (score === undefined ? '' : score > 0 ? `+${score}` : `${score}`));
  return [
    ...board,
    style.strong(across(shown)),
    style.good(across(scores.map((score) => (score === best ? '^' : ''))).trimEnd()),
    `   ${status}`,
  ];
}
