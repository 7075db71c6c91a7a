import type { Translation } from '../i18n/index.ts';
import type { PieceName, Scene, SceneCell } from './board-adapter.ts';

/** The cells of a board row by row; rows and columns are counted from 0 at the top left. */
export function sceneCells(columns: number, rows: number, cell: (row: number, column: number) => SceneCell): SceneCell[] {
  return Array.from({ length: columns * rows }, (_, i) => cell(Math.floor(i / columns), i % columns));
}

/** a, b, c ... */
export function letters(count: number): string[] {
  return Array.from({ length: count }, (_, i) => String.fromCharCode(97 + i));
}

/** 1, 2, 3 ... */
export function numbers(count: number): string[] {
  return Array.from({ length: count }, (_, i) => String(i + 1));
}

/** The empty board: its surface, and its squares by row and column from 0 at the top left. */
export interface Board extends Omit<Scene, 'cells'> {
  square(row: number, column: number): string;
  label?(row: number, column: number): Translation;
  /** Plain where it is not said. */
  tone?(row: number, column: number): SceneCell['tone'];
}

/** The board with the pieces on its squares. */
export function boardScene({ square, label, tone, ...board }: Board, pieceOn: (square: string) => PieceName | undefined): Scene {
  const cells = sceneCells(board.columns, board.rows, (row, column) => {
    const name = square(row, column);
    const piece = pieceOn(name);
    return {
      square: name,
      ...(label && { label: label(row, column) }),
      tone: tone?.(row, column) ?? 'plain',
      ...(piece !== undefined && { piece }),
    };
  });
  return { ...board, cells };
}
