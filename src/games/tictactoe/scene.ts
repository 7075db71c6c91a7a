import type { BoardSize } from '../board-size.ts';
import type { PieceName, Scene } from '../look.ts';
import { letters, numbers, sceneCells } from '../scene-cells.ts';

/** A sheet of paper with crosses and noughts; squares are named as moves are, b2. */
export function ticTacToeScene(
  { columns, rows }: Pick<BoardSize, 'columns' | 'rows'>,
  pieceOn: (square: string) => PieceName | undefined,
): Scene {
  const [columnNames, rowNames] = [letters(columns), numbers(rows).reverse()];
  return {
    columns,
    rows,
    surface: 'paper',
    columnNames,
    rowNames,
    cells: sceneCells(columns, rows, (row, column) => {
      const square = `${columnNames[column]}${rowNames[row]}`;
      const piece = pieceOn(square);
      return { square, tone: 'plain', ...(piece && { piece }) };
    }),
  };
}
