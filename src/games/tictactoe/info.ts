import type { Translation } from '../../i18n/index.ts';
import type { PieceName, Scene } from '../board-adapter.ts';
import type { Drawing, PieceLook, Pieces } from '../drawing.ts';
import { type BoardGameInfo, sceneFromLetters } from '../game-info.ts';
import type { BoardSize } from '../in-a-row.ts';
import { boardScene, letters, numbers } from '../scene.ts';

/** Written with a thick pencil: strokes that are a little bowed, gone over again, and do not end at the same height. */
function written(name: Translation, ink: string, drawing: Drawing): PieceLook {
  return {
    name,
    drawing,
    paints: { stroke: { line: ink, width: 8.5 }, again: { line: ink, width: 2.4, opacity: 0.55 } },
  };
}

const TIC_TAC_TOE_PIECES: Pieces = {
  cross: written({ en: 'cross', fr: 'croix' }, 'light-dark(#1d4fa8, #7db4ff)', [
    ['stroke', 'M-27 -29C-14 -13 9 12 28 26'],
    ['stroke', 'M26 -28C9 -14 -12 9 -26 29'],
    ['again', 'M-29 -22C-15 -9 4 11 23 28M30 -25C14 -12 -7 8 -22 31'],
  ]),
  nought: written({ en: 'nought', fr: 'rond' }, 'light-dark(#c02a3c, #ff8a93)', [
    ['stroke', 'M7 -29.5C-16 -33 -33 -16 -31.5 3.5C-30 23 -12 32.5 6 30.5C24 28.5 33 13 30.5 -5.5C28 -21 13 -32 -5 -29'],
    ['again', 'M-12 -30C-31 -22 -35 2 -26 17C-16 32 6 36 21 24C35 12 35 -13 20 -25'],
  ]),
};

export const ticTacToeInfo: BoardGameInfo = {
  name: 'tictactoe',
  title: { en: 'Tic-tac-toe', fr: 'Morpion' },
  hasHeuristics: true,
  picture: sceneFromLetters((pieceOn) => ticTacToeScene({ columns: 3, rows: 3 }, pieceOn), 'x.o .x. ..o', {
    x: 'cross',
    o: 'nought',
  }),
  pieces: TIC_TAC_TOE_PIECES,
  variants: [
    { spec: 'tictactoe', title: { en: '3x3, three in a row', fr: '3x3, trois alignés' } },
    { spec: 'tictactoe:4x4x4', title: { en: '4x4, four in a row', fr: '4x4, quatre alignés' } },
    { spec: 'tictactoe:5x5x4', title: { en: '5x5, four in a row', fr: '5x5, quatre alignés' } },
    { spec: 'tictactoe:9x9x5', title: { en: '9x9, five in a row', fr: '9x9, cinq alignés' } },
  ],
};

/** A sheet of paper with crosses and noughts; squares are named as moves are, b2. */
export function ticTacToeScene(
  { columns, rows }: Pick<BoardSize, 'columns' | 'rows'>,
  pieceOn: (square: string) => PieceName | undefined,
): Scene {
  const [columnNames, rowNames] = [letters(columns), numbers(rows).reverse()];
  const square = (row: number, column: number) => `${columnNames[column]}${rowNames[row]}`;
  return boardScene({ columns, rows, surface: 'paper', columnNames, rowNames, square }, pieceOn);
}
