import type { PieceName, Scene } from '../board-adapter.ts';
import { type Drawing, ellipse, type Pieces } from '../drawing.ts';
import { type BoardGameInfo, sceneFromLetters } from '../game-info.ts';
import type { BoardSize } from '../in-a-row.ts';
import { boardScene, numbers } from '../scene.ts';

const STONE: Drawing = [
  ['body', ellipse(0, 0, 43)],
  ['engraved', ellipse(0, 0, 33)],
  ['glint', 'M-29 -10A31 31 0 0 1 4 -30.5A33 33 0 0 0 -29 -10Z'],
];

const STAR = 'M0 -17L4.9 -6.7L16.2 -5.3L7.9 2.6L10 13.8L0 8.3L-10 13.8L-7.9 2.6L-16.2 -5.3L-4.9 -6.7Z';

/** The sides differ not only by colour but also by an engraving: a star and a ring. */
export const STONES: Pieces = {
  'yellow-stone': {
    name: { en: 'yellow stone', fr: 'jeton jaune' },
    drawing: [...STONE, ['sign', STAR]],
    paints: {
      body: { fill: 'light-dark(#ffce3a, #f7c531)', line: 'light-dark(#b97c00, #8f6000)', width: 3 },
      engraved: { line: 'light-dark(#dfa51c, #c4920f)', width: 3 },
      glint: { fill: 'rgb(255 255 255 / 50%)' },
      sign: { fill: 'light-dark(#a86f00, #825700)' },
    },
  },
  'red-stone': {
    name: { en: 'red stone', fr: 'jeton rouge' },
    drawing: [...STONE, ['sign', ellipse(0, 0, 13)]],
    paints: {
      body: { fill: 'light-dark(#e2464f, #d93b46)', line: 'light-dark(#8f1721, #6b0a13)', width: 3 },
      engraved: { line: 'light-dark(#b92a36, #a31f2b)', width: 3 },
      glint: { fill: 'rgb(255 255 255 / 35%)' },
      sign: { line: '#ffffff', width: 8 },
    },
  },
};

const PICTURE = `
  . . . . . . .
  . . . x . . .
  . . . o . . .
  . . x x o . .
  . o o x x . .
  . x o o x o .`;

export const connect4Info: BoardGameInfo = {
  name: 'connect4',
  title: { en: 'Connect 4', fr: 'Puissance 4' },
  hasHeuristics: true,
  solved: 'connect4',
  transcript: { move: /^\d+$/ },
  picture: sceneFromLetters((pieceOn) => connect4Scene({ columns: 7, rows: 6 }, pieceOn), PICTURE, {
    x: 'yellow-stone',
    o: 'red-stone',
  }),
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

/** Column and row of a square, from 0; undefined if the text names no square. */
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
