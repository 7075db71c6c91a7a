import type { SceneCell } from './look.ts';

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
