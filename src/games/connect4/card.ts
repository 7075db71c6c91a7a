import { type BoardCard, drawn } from '../card.ts';
import type { BoardSize } from '../in-a-row.ts';
import type { PieceName, Scene } from '../look.ts';
import { boardScene, numbers } from '../scene.ts';
import { STONES } from './pieces.ts';

const PICTURE = `
  . . . . . . .
  . . . x . . .
  . . . o . . .
  . . x x o . .
  . o o x x . .
  . x o o x o .`;

export const connect4Card: BoardCard = {
  name: 'connect4',
  title: { en: 'Connect 4', fr: 'Puissance 4' },
  picture: drawn((pieceOn) => connect4Scene({ columns: 7, rows: 6 }, pieceOn), PICTURE, { x: 'yellow-stone', o: 'red-stone' }),
  pieces: STONES,
  variants: [
    { spec: 'connect4', title: { en: '7 columns, 6 rows', fr: '7 colonnes, 6 rangées' } },
    { spec: 'connect4:6x5x4', title: { en: '6 columns, 5 rows', fr: '6 colonnes, 5 rangées' } },
    { spec: 'connect4:5x4x4', title: { en: '5 columns, 4 rows', fr: '5 colonnes, 4 rangées' } },
    { spec: 'connect4:9x7x5', title: { en: 'Five in a row, 9x7', fr: 'Cinq alignés, 9x7' } },
  ],
};

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
  const square = (fromTop: number, column: number) => stoneSquare(column, rows - 1 - fromTop);
  const label = (fromTop: number, column: number) => ({
    en: `column ${column + 1}, row ${rows - fromTop}`,
    fr: `colonne ${column + 1}, rangée ${rows - fromTop}`,
  });
  return boardScene({ columns, rows, surface: 'rack', columnNames: numbers(columns), square, label }, pieceOn);
}
