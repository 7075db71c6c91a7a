import type { PieceName, Scene } from '../board-adapter.ts';
import { type Drawing, type Pieces, PLAYERS, square } from '../drawing.ts';
import { type BoardGameInfo, sceneFromLetters } from '../game-info.ts';
import { boardScene, numbers } from '../scene.ts';

/** A square of a bar of chocolate: as large as its cell, so that the bar holds together. */
const SQUARE: Drawing = [
  ['body', square(100, 6)],
  ['lit', 'M-46 -39A7 7 0 0 1 -39 -46H39A7 7 0 0 1 44 -44L31 -31H-31V31L-44 44A7 7 0 0 1 -46 39Z'],
  ['shade', 'M46 39A7 7 0 0 1 39 46H-39A7 7 0 0 1 -44 44L-31 31H31V-31L44 -44A7 7 0 0 1 46 -39Z'],
  ['engraved', square(62, 3)],
];

const CHOMP_PIECES: Pieces = {
  ...PLAYERS,
  chocolate: {
    name: { en: 'chocolate', fr: 'chocolat' },
    drawing: [...SQUARE, ['sign', 'M-13 13C-19 -6 -4 -19 15 -15C18 3 6 18 -13 13ZM-18 19C-10 7 -2 -1 8 -8']],
    paints: {
      body: { fill: '#45260f', line: '#331b0c', width: 1 },
      lit: { fill: '#8f5c39' },
      shade: { fill: '#50301a' },
      engraved: { fill: '#704528', line: '#5d371e', width: 2 },
      sign: { line: '#9a6844', width: 4 },
    },
  },
  poison: {
    name: { en: 'poisoned chocolate', fr: 'chocolat empoisonné' },
    drawing: [
      ...SQUARE,
      [
        'skull',
        'M0 -26C14 -26 22 -17 22 -5C22 3 18 7 14 10V19C14 22 12 23.5 9.5 23.5H-9.5C-12 23.5 -14 22 -14 19V10C-18 7 -22 3 -22 -5C-22 -17 -14 -26 0 -26Z',
      ],
      [
        'hole',
        'M-9 -9A6 6.5 0 1 1 -9 4A6 6.5 0 1 1 -9 -9ZM9 -9A6 6.5 0 1 1 9 4A6 6.5 0 1 1 9 -9ZM0 5L3.5 12H-3.5ZM-6.5 16.5V23H-4.5V16.5ZM-1 16.5V23H1V16.5ZM4.5 16.5V23H6.5V16.5Z',
      ],
    ],
    paints: {
      body: { fill: '#1c4413', line: '#16340f', width: 1 },
      lit: { fill: '#7cb75d' },
      shade: { fill: '#33671f' },
      engraved: { fill: '#53923b', line: '#427a2d', width: 2 },
      skull: { fill: '#f7f4e6', line: '#16340f', width: 2.5 },
      hole: { fill: '#1f3a17' },
    },
  },
};

export const chompInfo: BoardGameInfo = {
  name: 'chomp',
  title: { en: 'Chomp', fr: 'Chomp' },
  picture: sceneFromLetters((pieceOn) => chompScene(4, 5, pieceOn), '!#### ####. ##... ##...', {
    '!': 'poison',
    '#': 'chocolate',
  }),
  pieces: CHOMP_PIECES,
  variants: [
    { spec: 'chomp:4x5', title: { en: '4 rows of 5', fr: '4 rangées de 5' } },
    { spec: 'chomp:3x4', title: { en: '3 rows of 4', fr: '3 rangées de 4' } },
    { spec: 'chomp:5x5', title: { en: '5 rows of 5', fr: '5 rangées de 5' } },
    { spec: 'chomp:6x8', title: { en: '6 rows of 8', fr: '6 rangées de 8' } },
  ],
};

/**
 * A bar of chocolate on the table; squares are named as bites are, `2.3`: row, column. Squares that were eaten stay
 * as empty ones.
 */
export function chompScene(rows: number, columns: number, pieceOn: (square: string) => PieceName | undefined): Scene {
  const board = { columns, rows, surface: 'table', columnNames: numbers(columns), rowNames: numbers(rows) } as const;
  const square = (row: number, column: number) => `${row + 1}.${column + 1}`;
  const label = (row: number, column: number) => ({
    en: `row ${row + 1}, column ${column + 1}`,
    fr: `rangée ${row + 1}, colonne ${column + 1}`,
  });
  return boardScene({ ...board, square, label }, pieceOn);
}
