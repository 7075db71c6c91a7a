import type { Scene } from '../../games/index.ts';
import { middle, translate, type View } from './geometry.ts';
import { Drawn } from './piece.tsx';

/** What would come to stand on empty squares, faintly. */
export function Preview({ now, then, view }: { now: Scene; then: Scene; view: View }) {
  const empty = new Set(now.cells.filter(({ piece }) => piece === undefined).map(({ square }) => square));
  return (
    <g class="preview">
      {then.cells.map(({ square, piece }) => {
        const place = view.places.get(square);
        if (piece === undefined || place === undefined || !empty.has(square)) return null;
        return (
          <g key={square} transform={translate(middle(place, view.columns))}>
            <Drawn name={piece} />
          </g>
        );
      })}
    </g>
  );
}
