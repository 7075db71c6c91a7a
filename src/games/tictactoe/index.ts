import { legalMove, ok, type Result } from '../../core/index.ts';
import type { BuiltInGame } from '../game-info.ts';
import { type BoardSize, boardSizeProblem, formatBoardSize, linesOf, parseBoardSize } from '../in-a-row.ts';
import { ticTacToeInfo } from './info.ts';
import { drawBoard, formatBoard, formatCell, parseBoard } from './notation.ts';
import { TicTacToePosition } from './position.ts';
import { failure } from './words.ts';

export { TicTacToePosition } from './position.ts';

export interface TicTacToe extends BuiltInGame<TicTacToePosition> {
  readonly size: BoardSize;
  swapPlayers(position: TicTacToePosition): TicTacToePosition;
}

const CLASSIC: BoardSize = { columns: 3, rows: 3, inRow: 3 };

/**
 * Tic-tac-toe, or any m,n,k game: the first to have `inRow` stones in a row wins, a full board is a draw. Max plays x
 * and begins.
 */
export function ticTacToe(size: BoardSize = CLASSIC): TicTacToe {
  const problem = boardSizeProblem(size);
  if (problem !== undefined) throw new RangeError(problem.message);
  const lines = linesOf(size);
  const formatMove = (cell: number) => formatCell(cell, size);
  const sizeText = formatBoardSize(size);
  return {
    info: ticTacToeInfo,
    name: sizeText === formatBoardSize(CLASSIC) ? 'tictactoe' : `tictactoe:${sizeText}`,
    size,
    start: () => new TicTacToePosition(size, lines),
    formatMove,
    parseMove: (text, position) => legalMove(text.trim().toLowerCase(), position, formatMove),
    formatPosition: formatBoard,
    parsePosition: (text) => parseBoard(text, size, lines),
    draw: drawBoard,
    swapPlayers: (position) => position.swapped(),
  };
}

/** `tictactoe` or `tictactoe:4x4x3`. */
export function ticTacToeFromOptions(options: readonly string[]): Result<TicTacToe> {
  if (options.length === 0) return ok(ticTacToe());
  if (options.length > 1) return failure('tictactoe-options');
  const size = parseBoardSize(options[0]);
  return size.ok ? ok(ticTacToe(size.value)) : size;
}
