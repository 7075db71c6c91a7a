import { type Highlight, type Marker, signedPoints, type Term } from '../../games/index.ts';
import type { Mark } from '../board/index.ts';
import { language } from '../language.ts';
import { POINTED_AT, evaluateText as text } from './words.ts';

/** The points of each term on its square; of a row of squares, on its middle one. */
export function marksOf(terms: readonly Term[]): ReadonlyMap<string, Mark> {
  const points = new Map<string, number>();
  for (const { squares, at, points: each } of terms) {
    const square = at ?? squares[Math.floor((squares.length - 1) / 2)];
    if (square !== undefined) points.set(square, (points.get(square) ?? 0) + each);
  }
  return new Map(
    [...points].map(([square, sum]): [string, Mark] => {
      const shown = signedPoints(sum, language.value);
      return [
        square,
        { text: shown, full: text.markOf({ points: shown }), kind: sum > 0 ? 'better' : sum < 0 ? 'worse' : 'even' },
      ];
    }),
  );
}

const POINTED: Marker = { tone: 'warning', shapes: ['square', 'ring'] };

/** The squares of the selected row; without one, the highlights of the position. */
export function pointersOf(squares: readonly string[], others: readonly Highlight[]): readonly Highlight[] {
  return squares.length === 0 ? others : squares.map((square) => ({ square, marker: POINTED, message: POINTED_AT }));
}
