import type { BoardSize } from '../board-size.ts';
import type { PieceName, Scene } from '../look.ts';
import { numbers, sceneCells } from '../scene-cells.ts';

/** `4.1`: the column as moves have it, the row from the bottom. */
export function stoneSquare(column: number, row: number): string {
  return `${column + 1}.${row + 1}`;
}

/** Column and row of a square, from 0; undefined where the text names none. */
export function placeOfStone(square: string): { readonly column: number; readonly row: number } | undefined {
  const match = /^(\d+)\.(\d+)$/.exec(square);
  return match === null ? undefined : { column: Number(match[1]) - 1, row: Number(match[2]) - 1 };
}

/** The rack that stones fall down in. */
export function connect4Scene(
  { columns, rows }: Pick<BoardSize, 'columns' | 'rows'>,
  pieceOn: (square: string) => PieceName | undefined,
): Scene {
  return {
    columns,
    rows,
    surface: 'rack',
    columnNames: numbers(columns),
    cells: sceneCells(columns, rows, (fromTop, column) => {
      const row = rows - 1 - fromTop;
      const square = stoneSquare(column, row);
      const piece = pieceOn(square);
      return {
        square,
        label: { en: `column ${column + 1}, row ${row + 1}`, fr: `colonne ${column + 1}, rangée ${row + 1}` },
        tone: 'plain',
        ...(piece && { piece }),
      };
    }),
  };
}
