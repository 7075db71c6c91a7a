import type { PieceName, Scene } from '../look.ts';
import { letters, numbers, sceneCells } from '../scene-cells.ts';

/** Green felt; a1 is at the top left. */
export function othelloScene(size: number, pieceOn: (square: string) => PieceName | undefined): Scene {
  const [columnNames, rowNames] = [letters(size), numbers(size)];
  return {
    columns: size,
    rows: size,
    surface: 'felt',
    columnNames,
    rowNames,
    cells: sceneCells(size, size, (row, column) => {
      const square = `${columnNames[column]}${rowNames[row]}`;
      const piece = pieceOn(square);
      return { square, tone: 'plain', ...(piece && { piece }) };
    }),
  };
}
