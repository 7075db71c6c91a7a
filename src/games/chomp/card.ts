import { type BoardCard, drawn } from '../card.ts';
import type { PieceName, Scene } from '../look.ts';
import { boardScene, numbers } from '../scene.ts';
import { CHOMP_PIECES } from './pieces.ts';

export const chompCard: BoardCard = {
  name: 'chomp',
  title: { en: 'Chomp', fr: 'Chomp' },
  picture: drawn((pieceOn) => chompScene(4, 5, pieceOn), '!#### ####. ##... ##...', { '!': 'poison', '#': 'chocolate' }),
  pieces: CHOMP_PIECES,
  variants: [
    { spec: 'chomp:4x5', title: { en: '4 rows of 5', fr: '4 rangées de 5' } },
    { spec: 'chomp:3x4', title: { en: '3 rows of 4', fr: '3 rangées de 4' } },
    { spec: 'chomp:5x5', title: { en: '5 rows of 5', fr: '5 rangées de 5' } },
    { spec: 'chomp:6x8', title: { en: '6 rows of 8', fr: '6 rangées de 8' } },
  ],
};

/** A bar of chocolate on the table; squares are named as bites are, `2.3`: row, column. Squares that were eaten stay as empty ones. */
export function chompScene(rows: number, columns: number, pieceOn: (square: string) => PieceName | undefined): Scene {
  const board = { columns, rows, surface: 'table', columnNames: numbers(columns), rowNames: numbers(rows) } as const;
  const square = (row: number, column: number) => `${row + 1}.${column + 1}`;
  const label = (row: number, column: number) => ({
    en: `row ${row + 1}, column ${column + 1}`,
    fr: `rangée ${row + 1}, colonne ${column + 1}`,
  });
  return boardScene({ ...board, square, label }, pieceOn);
}
