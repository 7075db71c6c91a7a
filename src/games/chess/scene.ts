import type { PieceName, Scene } from '../look.ts';
import { letters, numbers, sceneCells } from '../scene-cells.ts';

/** White below, so that a8 is at the top left and h1, a light square, at the bottom right. */
export function chessScene(pieceOn: (square: string) => PieceName | undefined): Scene {
  const [columnNames, rowNames] = [letters(8), numbers(8).reverse()];
  return {
    columns: 8,
    rows: 8,
    surface: 'wood',
    columnNames,
    rowNames,
    cells: sceneCells(8, 8, (row, column) => {
      const square = `${columnNames[column]}${rowNames[row]}`;
      const piece = pieceOn(square);
      return { square, tone: (row + column) % 2 === 0 ? 'light' : 'dark', ...(piece && { piece }) };
    }),
  };
}
