import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Highlight, Scene } from '../../games/index.ts';
import { Cells } from './cells.tsx';
import { useDrag } from './drag.ts';
import { sameScene } from './follow.ts';
import { CELL, middle, translate, viewOf } from './geometry.ts';
import { isLined, type Mark, Marks, Numbers, Signs, Squares } from './marks.tsx';
import { Counts, Drawn } from './picture.tsx';
import { type DroppedPiece, Pieces, Preview } from './pieces.tsx';
import { Face, Surface } from './surface.tsx';

interface BoardProps {
  /** The pieces on their squares, after the steps of the current move so far. */
  readonly scene: Scene;
  /** The name of the board for screen readers. */
  readonly label: string;
  readonly flipped?: boolean;
  /** The squares with which a legal move can begin or go on. Without them nothing can be dragged. */
  readonly targets?: ReadonlySet<string>;
  /** The squares of the move so far. */
  readonly chosen?: readonly string[];
  /** The squares of the last move. */
  readonly last?: readonly string[];
  readonly marks?: ReadonlyMap<string, Mark>;
  readonly pointers?: readonly Highlight[];
  /** Pieces that the move under way has taken: they fade, and go when it is whole. */
  readonly ghosts?: ReadonlySet<string>;
  /** It is not the turn of the user: touches are ignored. */
  readonly busy?: boolean;
  /**
   * The scene after a touch here, for the square under the mouse or the keyboard cursor: new pieces are shown faintly,
   * removed pieces fade. undefined: no preview.
   */
  preview?(square: string): Scene | undefined;
  /**
   * A click, a tap, Enter or Space on a square. To drag a piece is to touch its square, then the one where it is let
   * go.
   */
  onTouch?(square: string): void;
  /** Escape, or a piece that is let go beside the board. */
  onEscape?(): void;
}

const NOTHING: readonly never[] = [];
const NOWHERE: ReadonlySet<string> = new Set();
const UNMARKED: ReadonlyMap<string, Mark> = new Map();

/**
 * A board of any game: a drawing, and over it a grid of cells that are touched, reached by keys and read aloud. It
 * knows no rules.
 */
export function Board(props: BoardProps) {
  const { flipped = false, targets = NOWHERE, chosen = NOTHING, last = NOTHING, pointers = NOTHING } = props;
  const { marks = UNMARKED, ghosts = NOWHERE, busy = false, onTouch, onEscape, preview } = props;
  const scene = useSame(props.scene, sameScene);
  const view = useMemo(() => viewOf(scene, flipped), [scene, flipped]);
  const [hovered, hover] = useState<string | undefined>(undefined);
  const dropped = useRef<DroppedPiece | undefined>(undefined);
  const path = useRef(last);
  path.current = last;
  const drawing = useRef<SVGSVGElement>(null);
  const open = onTouch !== undefined && !busy;
  const drag = useDrag({ view, drawing, targets, chosen, open, dropped, onTouch, onEscape });

  const looking = open && drag.square === undefined ? hovered : undefined;
  // The same scene has the same moves, so other changes need no new preview.
  const previewed = useMemo(() => (looking === undefined ? undefined : preview?.(looking)), [looking, scene]);
  const coming = useMemo(() => (previewed === undefined ? NOWHERE : goneIn(previewed, scene)), [scene, previewed]);
  const faded = useSame(
    useMemo(() => new Set([...ghosts, ...goneIn(scene, previewed)]), [ghosts, scene, previewed]),
    sameSet,
  );
  const winners = useSame(new Set(pointers.filter(isLined).map(({ square }) => square)), sameSet);

  const layout = `${scene.surface} ${scene.columns} ${scene.rows} ${scene.columnNames} ${scene.rowNames} ${scene.numbered} ${view.flipped} ${scene.cells.map(({ tone, square }) => tone + square)}`;
  const surface = useMemo(() => <Surface made={scene.surface} view={view} small={false} />, [layout]);
  const face = useMemo(() => (scene.surface === 'rack' ? <Face view={view} /> : null), [layout]);
  const standing = useMemo(
    () => (
      <Pieces scene={scene} view={view} faded={faded} winners={winners} dragged={drag.square} dropped={dropped} path={path} />
    ),
    [scene, view, faded, winners, drag.square],
  );
  const about = { view, targets: open ? targets : NOWHERE, chosen, last, pointers, marks };
  const { frame, width, height } = view;
  const lifted = drag.square === undefined ? undefined : view.cells[view.places.get(drag.square) as number]?.piece;

  return (
    <div
      class={`game-board of-${scene.surface}${open ? ' open' : ''}${winners.size > 0 ? ' won' : ''}${drag.square === undefined ? '' : ' dragging'}`}
      style={{ '--board-ratio': `${width / height}`, aspectRatio: `${width} / ${height}` }}
    >
      <svg ref={drawing} viewBox={`${-frame.left} ${-frame.top} ${width} ${height}`} aria-hidden="true" focusable="false">
        {surface}
        <Squares {...about} />
        {view.numbered && <Numbers {...about} />}
        {previewed && scene.surface === 'rack' && <Preview now={scene} then={previewed} view={view} />}
        {standing}
        <Counts view={view} />
        {face}
        {previewed && scene.surface !== 'rack' && <Preview now={scene} then={previewed} view={view} />}
        <Signs {...about} hidden={coming} />
        <Marks {...about} />
        {lifted && <rect class="over" ref={drag.over} width={CELL - 6} height={CELL - 6} visibility="hidden" />}
        {lifted && (
          <g class="dragged" ref={drag.lifted} transform={translate(drag.point ?? middle(0, 1))}>
            <g transform="scale(1.12)">
              <Drawn name={lifted} />
            </g>
          </g>
        )}
      </svg>
      <Cells
        {...about}
        label={props.label}
        ghosts={ghosts}
        open={open}
        drag={drag}
        onHover={preview === undefined ? undefined : hover}
        onTouch={open ? onTouch : undefined}
        onEscape={onEscape}
      />
    </div>
  );
}

/** The given value, and the same object as long as it has the same content. */
function useSame<T>(given: T, same: (one: T, other: T) => boolean): T {
  const kept = useRef(given);
  const now = same(kept.current, given) ? kept.current : given;
  useLayoutEffect(() => {
    kept.current = now;
  });
  return now;
}

function sameSet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((member) => other.has(member));
}

/** The squares whose pieces are no longer there in another scene. */
function goneIn(now: Scene, then: Scene | undefined): ReadonlySet<string> {
  if (then === undefined) return NOWHERE;
  const left = new Set(then.cells.filter(({ piece }) => piece !== undefined).map(({ square }) => square));
  return new Set(now.cells.filter(({ square, piece }) => piece !== undefined && !left.has(square)).map(({ square }) => square));
}
