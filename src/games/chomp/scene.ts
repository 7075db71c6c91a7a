import type { PieceName, Scene } from '../look.ts';
import { numbers, sceneCells } from '../scene-cells.ts';

/** A bar of chocolate on the table; squares are named as bites are, `2.3`: row, column. Squares that were eaten stay as empty ones. */
export function chompScene(rows: number, columns: number, pieceOn: (square: string) => PieceName | undefined): Scene {
  return {
    columns,
    rows,
    surface: 'table',
    columnNames: numbers(columns),
    rowNames: numbers(rows),
    cells: sceneCells(columns, rows, (row, column) => {
      const square = `${row + 1}.${column + 1}`;
      const piece = pieceOn(square);
      return {
        square,
        label: { en: `row ${row + 1}, column ${column + 1}`, fr: `rangée ${row + 1}, colonne ${column + 1}` },
        tone: 'plain',
        ...(piece && { piece }),
      };
    }),
  };
}
