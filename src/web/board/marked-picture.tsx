import type { Scene } from '../../games/index.ts';
import { middle, translate, viewOf } from './geometry.ts';
import { type Mark, Marks } from './marks.tsx';
import { Drawn, tilt } from './picture.tsx';
import { Surface } from './surface.tsx';

const NONE: ReadonlySet<string> = new Set();

/** A static board with coordinates and values on its squares. The page around it describes it. */
export function MarkedPicture({ scene, marks }: { readonly scene: Scene; readonly marks: ReadonlyMap<string, Mark> }) {
  const view = viewOf(scene);
  const { frame, width, height } = view;
  return (
    <svg
      class="board-picture marked"
      viewBox={`${-frame.left} ${-frame.top} ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <Surface made={scene.surface} view={view} small={false} />
      {view.cells.map(({ square, piece }, place) =>
        piece === undefined ? null : (
          <g key={square} transform={translate(middle(place, view.columns)) + tilt(piece, place)}>
            <Drawn name={piece} />
          </g>
        ),
      )}
      <Marks view={view} marks={marks} targets={NONE} chosen={[]} last={[]} pointers={[]} />
    </svg>
  );
}
