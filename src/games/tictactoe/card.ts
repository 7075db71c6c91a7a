import { type BoardCard, drawn } from '../card.ts';
import type { BoardSize } from '../in-a-row.ts';
import type { PieceName, Scene } from '../look.ts';
import { boardScene, letters, numbers } from '../scene.ts';
import { TIC_TAC_TOE_PIECES } from './pieces.ts';

export const ticTacToeCard: BoardCard = {
  name: 'tictactoe',
  title: { en: 'Tic-tac-toe', fr: 'Morpion' },
  picture: drawn((pieceOn) => ticTacToeScene({ columns: 3, rows: 3 }, pieceOn), 'x.o .x. ..o', { x: 'cross', o: 'nought' }),
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
