import type { PieceName, Scene } from '../board-adapter.ts';
import { type BoardGameInfo, sceneFromLetters } from '../game-info.ts';
import { type Board, boardScene, letters, numbers } from '../scene.ts';
import { CHESS_PIECES } from './pieces.ts';

/** Ruy Lopez, closed: after 9 h3. */
const PICTURE = `
  r . b q . r k .
  . . p . b p p p
  p . n p . n . .
  . p . . p . . .
  . . . . P . . .
  . B P . . N . P
  P P . P . P P .
  R N B Q R . K .`;

export const chessInfo: BoardGameInfo = {
  name: 'chess',
  title: { en: 'Chess', fr: 'Échecs' },
  hasHeuristics: true,
  kernel: 'chess',
  records: 'pgn',
  pieceLetters: { en: 'KQRBN', fr: 'RDTFC' },
  picture: sceneFromLetters(chessScene, PICTURE, {
    K: 'white-king',
    Q: 'white-queen',
    R: 'white-rook',
    B: 'white-bishop',
    N: 'white-knight',
    P: 'white-pawn',
    k: 'black-king',
    q: 'black-queen',
    r: 'black-rook',
    b: 'black-bishop',
    n: 'black-knight',
    p: 'black-pawn',
  }),
  pieces: CHESS_PIECES,
  neverSolved: true,
  variants: [{ spec: 'chess', title: { en: 'Chess', fr: 'Échecs' } }],
};

/** White below, so that a8 is at the top left and h1, a light square, at the bottom right. */
export function chessScene(pieceOn: (square: string) => PieceName | undefined): Scene {
  const [columnNames, rowNames] = [letters(8), numbers(8).reverse()];
  const board: Board = {
    columns: 8,
    rows: 8,
    surface: 'wood',
    columnNames,
    rowNames,
    square: (row, column) => `${columnNames[column]}${rowNames[row]}`,
    tone: (row, column) => ((row + column) % 2 === 0 ? 'light' : 'dark'),
  };
  return boardScene(board, pieceOn);
}
