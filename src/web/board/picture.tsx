import type { Scene } from '../../games/index.ts';
import { middle, translate, viewOf } from './geometry.ts';
import { Drawn } from './piece.tsx';
import { Face, Surface } from './surface.tsx';
import { tilt } from './tilt.ts';

/** A small still picture of a board, for shelves and lists. Whoever shows it says what it is; with a `label` it says so itself. */
export function Picture({ scene, label, flipped = false }: { scene: Scene; label?: string; flipped?: boolean }) {
  const view = viewOf(scene, flipped, true);
  const { frame, width, height } = view;
  const said = label === undefined ? { 'aria-hidden': 'true' as const } : { role: 'img' as const, 'aria-label': label };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: `said` is its text, or hides it.
    <svg class="board-picture" viewBox={`${-frame.left} ${-frame.top} ${width} ${height}`} focusable="false" {...said}>
      <Surface made={scene.surface} view={view} small />
      {view.cells.map(({ square, piece }, place) =>
        piece === undefined ? null : (
          <g key={square} transform={translate(middle(place, view.columns)) + tilt(piece, place)}>
            <Drawn name={piece} />
          </g>
        ),
      )}
      {scene.surface === 'rack' && <Face view={view} />}
    </svg>
  );
}
