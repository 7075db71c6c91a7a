import type { DraughtsSize } from '../../kernels/index.ts';
import type { PieceName, Scene } from '../board-adapter.ts';
import { sceneCells } from '../scene.ts';

/** Row and column from the top left, from 0. */
export function placeOf(square: number, size: DraughtsSize): readonly [number, number] {
  const row = Math.floor((square - 1) / (size / 2));
  return [row, 2 * ((square - 1) % (size / 2)) + (row % 2 === 0 ? 1 : 0)];
}

/** The square of a place that is played on. */
export function squareAt(row: number, column: number, size: DraughtsSize): number | undefined {
  if (row < 0 || row >= size || column < 0 || column >= size || row % 2 === column % 2) return undefined;
  return (row * size) / 2 + (column >> 1) + 1;
}

/**
 * A board whose dark squares are played on; they have their numbers as names. `below`: the side that sits at the lower
 * edge. Square 1 is on Black's side of the board, so it is at the top left where White is below. Light squares, which
 * nobody plays on, are named by the letter and number of their place.
 */
export function draughtsScene(
  size: DraughtsSize,
  below: 'white' | 'black',
  pieceOn: (square: string) => PieceName | undefined,
): Scene {
  const cells = sceneCells(size, size, (fromTop, fromLeft) => {
    const [row, column] = below === 'white' ? [fromTop, fromLeft] : [size - 1 - fromTop, size - 1 - fromLeft];
    const number = squareAt(row, column, size);
    if (number === undefined)
      return {
        square: `${String.fromCharCode(97 + column)}${size - row}`,
        label: { en: 'light square', fr: 'case claire' },
        tone: 'light',
      };
    const piece = pieceOn(String(number));
    return { square: String(number), tone: 'dark', ...(piece && { piece }) };
  });
  return { columns: size, rows: size, surface: 'wood', numbered: true, cells };
}
