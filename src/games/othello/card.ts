import { type BoardCard, drawn } from '../card.ts';
import type { PieceName, Scene } from '../look.ts';
import { boardScene, letters, numbers } from '../scene.ts';
import { OTHELLO_PIECES } from './pieces.ts';

const PICTURE = `
  . . . . . . . .
  . . . x . . . .
  . . o x x x . .
  . . o x o x o .
  . o o o x x . .
  . . x x x x . .
  . . . . o . . .
  . . . . . . . .`;

export const othelloCard: BoardCard = {
  name: 'othello',
  title: { en: 'Othello', fr: 'Othello' },
  kernel: 'othello',
  picture: drawn((pieceOn) => othelloScene(8, pieceOn), PICTURE, { x: 'black-disc', o: 'white-disc' }),
  pieces: OTHELLO_PIECES,
  variants: [
    { spec: 'othello', title: { en: '8x8', fr: '8x8' } },
    { spec: 'othello:6x6', title: { en: '6x6', fr: '6x6' } },
    { spec: 'othello:4x4', title: { en: '4x4', fr: '4x4' } },
  ],
};

/** Green felt; a1 is at the top left. */
export function othelloScene(size: number, pieceOn: (square: string) => PieceName | undefined): Scene {
  const [columnNames, rowNames] = [letters(size), numbers(size)];
  const square = (row: number, column: number) => `${columnNames[column]}${rowNames[row]}`;
  return boardScene({ columns: size, rows: size, surface: 'felt', columnNames, rowNames, square }, pieceOn);
}
