import type { PieceName, Scene } from '../look.ts';
import { type Board, boardScene, letters, numbers } from '../scene-cells.ts';

const [columnNames, rowNames] = [letters(8), numbers(8).reverse()];

/** White below, so that a8 is at the top left and h1, a light square, at the bottom right. */
const BOARD: Board = {
  columns: 8,
  rows: 8,
  surface: 'wood',
  columnNames,
  rowNames,
  square: (row, column) => `${columnNames[column]}${rowNames[row]}`,
  tone: (row, column) => ((row + column) % 2 === 0 ? 'light' : 'dark'),
};

export function chessScene(pieceOn: (square: string) => PieceName | undefined): Scene {
  return boardScene(BOARD, pieceOn);
}
