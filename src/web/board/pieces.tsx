import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Scene } from '../../games/index.ts';
import { type FollowedScene, follow, tokensOf } from './follow.ts';
import { middle, type Point, pointOf, translate, type View } from './geometry.ts';
import { animate, isCalm } from './motion.ts';
import { Drawn, tilt } from './picture.tsx';

/** A piece that was let go of: its next motion begins where that was. */
export interface DroppedPiece {
  readonly square: string;
  readonly point: Point;
  /** By the clock of `performance.now()`. */
  readonly time: number;
}

/** A piece released longer ago than this, in milliseconds, was not played by dragging. */
const FORGOTTEN = 400;

/**
 * The pieces of a board. The drawing always shows the scene at once; motions are added to it and can be interrupted at
 * any time.
 */
export function Pieces({
  scene,
  view,
  faded,
  winners,
  dragged,
  dropped,
  path,
}: {
  scene: Scene;
  view: View;
  faded: ReadonlySet<string>;
  /** The squares that have won. */
  winners: ReadonlySet<string>;
  dragged: string | undefined;
  dropped: { current: DroppedPiece | undefined };
  /** The squares of the last move, for its motion only. */
  path: { readonly current: readonly string[] };
}) {
  const known = useRef<{ scene: Scene; followed: FollowedScene; flipped: boolean } | undefined>(undefined);
  const [, redraw] = useState(0);
  const group = useRef<SVGGElement>(null);
  if (known.current === undefined)
    known.current = { scene, flipped: view.flipped, followed: { tokens: tokensOf(scene), motions: [], gone: [] } };
  else if (known.current.scene !== scene) {
    const alike = sameSquares(known.current.scene, scene);
    const followed =
      alike && known.current.flipped === view.flipped && !isCalm() ? follow(known.current.followed.tokens, scene) : undefined;
    known.current = {
      scene,
      flipped: view.flipped,
      followed: followed ?? { tokens: tokensOf(scene), motions: [], gone: [] },
    };
  } else if (known.current.flipped !== view.flipped) known.current = { ...known.current, flipped: view.flipped };
  const { followed } = known.current;

  useLayoutEffect(() => {
    const from = dropped.current && performance.now() - dropped.current.time < FORGOTTEN ? dropped.current : undefined;
    dropped.current = undefined;
    if (followed.motions.length === 0 && followed.gone.length === 0) return;
    const { surface } = scene;
    const time =
      group.current === null ? 0 : animate(group.current, followed, { view, surface, path: path.current, dropped: from });
    const timer = setTimeout(() => {
      const now = known.current;
      if (now?.followed !== followed) return;
      known.current = { ...now, followed: { tokens: followed.tokens, motions: [], gone: [] } };
      redraw((count) => count + 1);
    }, time);
    return () => clearTimeout(timer);
  }, [followed]);

  const place = (square: string) => view.places.get(square) as number;
  return (
    <g class="standing" ref={group}>
      <g class="gone">
        {followed.gone.map(({ id, piece, square, turned }) => (
          <g
            key={id}
            data-gone={id}
            data-turned={turned}
            transform={translate(middle(place(square), view.columns)) + tilt(piece, place(square))}
          >
            <g>
              <Drawn name={piece} />
            </g>
          </g>
        ))}
      </g>
      {followed.tokens.map(({ id, piece, square }) => (
        <g
          key={id}
          data-token={id}
          class={square === dragged ? 'lifted' : faded.has(square) ? 'faded' : winners.has(square) ? 'winner' : undefined}
          transform={translate(middle(place(square), view.columns))}
        >
          <g transform={tilt(piece, place(square))}>
            <Drawn name={piece} />
          </g>
        </g>
      ))}
    </g>
  );
}

/** Whether two scenes are of one board: only then has anything moved from one to the other. */
function sameSquares(one: Scene, other: Scene): boolean {
  return (
    one.surface === other.surface &&
    one.columns === other.columns &&
    one.cells.length === other.cells.length &&
    one.cells.every(({ square }, place) => square === other.cells[place].square)
  );
}

/** Pieces that would be added to empty squares, shown faintly. */
export function Preview({ now, then, view }: { now: Scene; then: Scene; view: View }) {
  const empty = new Set(now.cells.filter(({ piece }) => piece === undefined).map(({ square }) => square));
  return (
    <g class="preview">
      {then.cells.map(({ square, piece }) => {
        const point = pointOf(view, square);
        if (piece === undefined || point === undefined || !empty.has(square)) return null;
        return (
          <g key={square} transform={translate(point)}>
            <Drawn name={piece} />
          </g>
        );
      })}
    </g>
  );
}
