import type { PieceName, Scene } from '../board-adapter.ts';
import { CAST, type Drawing, ellipse, type Pieces } from '../drawing.ts';
import { type BoardGameInfo, sceneFromLetters } from '../game-info.ts';
import { boardScene, letters, numbers } from '../scene.ts';

/** The other side shows at the lower edge. */
const DISC: Drawing = [
  ['cast', ellipse(3, 6, 41, 40)],
  ['rim', ellipse(0, 3, 40.5, 39.5)],
  ['body', ellipse(0, -2, 40.5, 38.5)],
  ['shade', 'M36 -20A40.5 38.5 0 0 1 -28 26A43 41 0 0 0 36 -20Z'],
  ['glint', 'M-34 -8A34 32 0 0 1 6 -34.5A40 38 0 0 0 -34 -8Z'],
];

const OTHELLO_PIECES: Pieces = {
  'black-disc': {
    name: { en: 'black disc', fr: 'pion noir' },
    drawing: DISC,
    motion: 'turns',
    paints: {
      cast: CAST,
      rim: { fill: '#f1eee4' },
      body: { fill: '#26292e' },
      shade: { fill: 'rgb(0 0 0 / 30%)' },
      glint: { fill: 'rgb(255 255 255 / 20%)' },
    },
  },
  'white-disc': {
    name: { en: 'white disc', fr: 'pion blanc' },
    drawing: DISC,
    motion: 'turns',
    paints: {
      cast: CAST,
      rim: { fill: '#1a1c20' },
      body: { fill: '#fbf9f2' },
      shade: { fill: 'rgb(120 110 80 / 12%)' },
      glint: { fill: '#ffffff' },
    },
  },
};

const PICTURE = `
  . . . . . . . .
  . . . x . . . .
  . . o x x x . .
  . . o x o x o .
  . o o o x x . .
  . . x x x x . .
  . . . . o . . .
  . . . . . . . .`;

export const othelloInfo: BoardGameInfo = {
  name: 'othello',
  title: { en: 'Othello', fr: 'Othello' },
  otherNames: ['reversi'],
  hasHeuristics: true,
  kernel: 'othello',
  transcript: { move: /^[a-h][1-8]$/i, pass: 'pass', joined: true },
  picture: sceneFromLetters((pieceOn) => othelloScene(8, pieceOn), PICTURE, { x: 'black-disc', o: 'white-disc' }),
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
