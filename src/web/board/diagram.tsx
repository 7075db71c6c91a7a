import type { Scene } from '../../games/index.ts';
import { middle, translate, viewOf } from './geometry.ts';
import { type About, Numbers, Squares } from './marks.tsx';
import { Drawn, tilt } from './picture.tsx';
import { Face, Surface } from './surface.tsx';

interface Props {
  readonly scene: Scene;
  /** The squares that should be looked at. */
  readonly last: readonly string[];
  readonly flipped: boolean;
  readonly label: string;
}

/** Beside the number of its square. */
const ASIDE = 'translate(8 9) scale(0.82)';

/** A still board to be read about: with the names of its squares. */
export function Diagram({ scene, last, flipped, label }: Props) {
  const view = viewOf(scene, flipped);
  const { frame, width, height } = view;
  const about: About = { view, last, chosen: [], pointers: [], targets: new Set(), marks: new Map() };
  return (
    <svg class="board-diagram" viewBox={`${-frame.left} ${-frame.top} ${width} ${height}`} role="img" aria-label={label}>
      <Surface made={scene.surface} view={view} small />
      <Squares {...about} />
      {view.cells.map(({ square, piece }, place) =>
        piece === undefined ? null : (
          <g key={square} transform={translate(middle(place, view.columns)) + tilt(piece, place) + (view.numbered ? ASIDE : '')}>
            <Drawn name={piece} />
          </g>
        ),
      )}
      {view.numbered && <Numbers {...about} />}
      {scene.surface === 'rack' && <Face view={view} />}
    </svg>
  );
}
