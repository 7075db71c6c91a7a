import type { PieceName, Scene } from '../board-adapter.ts';
import { DRAUGHTS_PIECES } from '../draughts/pieces.ts';
import { type BoardGameInfo, sceneFromLetters } from '../game-info.ts';
import { boardScene, letters, numbers } from '../scene.ts';

const PICTURE = `
  b b . b . b b b
  b . b . b . b .
  . . . b . . . .
  . . . . w . b .
  . b . w . . . .
  . . w . . w . .
  w . w . w . w w
  w w . w . w w .`;

export const breakthroughInfo: BoardGameInfo = {
  name: 'breakthrough',
  title: { en: 'Breakthrough', fr: 'Breakthrough' },
  otherNames: ['percée'],
  hasHeuristics: true,
  picture: breakthroughScene(8, 8, PICTURE),
  // The men of draughts, under the same names: the same name is the same piece.
  pieces: { 'white-man': DRAUGHTS_PIECES['white-man'], 'black-man': DRAUGHTS_PIECES['black-man'] },
  variants: [
    { spec: 'breakthrough', title: { en: '8x8', fr: '8x8' } },
    { spec: 'breakthrough:6x6', title: { en: '6x6', fr: '6x6' } },
    { spec: 'breakthrough:5x5', title: { en: '5x5', fr: '5x5' } },
  ],
};

/** White below; a1, at the bottom left, is dark. The men are w and b, row by row from the top left. */
export function breakthroughScene(columns: number, rows: number, men: string): Scene {
  const [columnNames, rowNames] = [letters(columns), numbers(rows).reverse()];
  const board = { columns, rows, surface: 'wood', columnNames, rowNames } as const;
  const square = (row: number, column: number) => `${columnNames[column]}${rowNames[row]}`;
  const tone = (row: number, column: number) => ((rows - row + column) % 2 === 0 ? 'light' : 'dark');
  const scene = (pieceOn: (square: string) => PieceName | undefined) => boardScene({ ...board, square, tone }, pieceOn);
  return sceneFromLetters(scene, men, { w: 'white-man', b: 'black-man' });
}
