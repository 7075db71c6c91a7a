import type { Scene, SceneCell } from '../../games/index.ts';

/** The side of a cell in the units of the drawing. */
export const CELL = 100;

/** The space around the cells, in the units of the drawing. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const around = (all: number): Frame => ({ left: all, top: all, right: all, bottom: all });

/** How large the names along the edges are: as on a chess board, and smaller where few cells make large ones. */
export function nameSize({ columns, rows }: Pick<Scene, 'columns' | 'rows'>): number {
  return Math.round(24 * Math.min(1, Math.max(0.65, Math.max(columns, rows) / 6.5)));
}

/** The frame of a board; small pictures have a thin one and no coordinates. */
function frameOf(scene: Scene, small: boolean): Frame {
  const named = !small && (scene.columnNames !== undefined || scene.rowNames !== undefined);
  const name = nameSize(scene);
  switch (scene.surface) {
    case 'wood':
    case 'felt':
      return around(small ? 14 : named ? name + 16 : 24);
    case 'rack':
      return { left: 20, top: 20, right: 20, bottom: small ? 30 : 32 + name };
    case 'paper':
      return around(named ? name + 16 : 20);
    case 'table':
      if (!named) return around(22);
      return {
        left: scene.rowNames ? name * 2.4 : 24,
        top: 24,
        right: scene.rowNames ? name * 1.6 : 24,
        bottom: scene.columnNames ? name + 26 : 24,
      };
  }
}

/** The cells of a scene in the order in which they are seen, from the top left. */
export interface View {
  readonly columns: number;
  readonly rows: number;
  readonly frame: Frame;
  readonly width: number;
  readonly height: number;
  readonly flipped: boolean;
  readonly cells: readonly SceneCell[];
  readonly places: ReadonlyMap<string, number>;
  readonly numbered: boolean;
  readonly columnNames: readonly string[];
  readonly rowNames: readonly string[];
}

/**
 * Whether a board can be shown from the other side: boards on which two armies face each other. In racks stones fall
 * down, and Chomp's poison is at the top left for both players.
 */
export const isTurnable = ({ surface }: Scene): boolean => surface === 'wood';

export function viewOf(scene: Scene, fromMin = false, small = false): View {
  const flipped = fromMin && isTurnable(scene);
  const { columns, rows } = scene;
  const turned = <T>(list: readonly T[]): readonly T[] => (flipped ? list.toReversed() : list);
  const cells = turned(scene.cells);
  const frame = frameOf(scene, small);
  return {
    columns,
    rows,
    frame,
    width: columns * CELL + frame.left + frame.right,
    height: rows * CELL + frame.top + frame.bottom,
    flipped,
    cells,
    places: new Map(cells.map((cell, place) => [cell.square, place])),
    numbered: !small && scene.numbered === true,
    columnNames: small ? [] : turned(scene.columnNames ?? []),
    rowNames: small ? [] : turned(scene.rowNames ?? []),
  };
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of the cell that is seen at a place. */
export function middle(place: number, columns: number): Point {
  return { x: ((place % columns) + 0.5) * CELL, y: (Math.floor(place / columns) + 0.5) * CELL };
}

/** The place under a point of the drawing; undefined: beside the cells. */
export function placeAt({ x, y }: Point, { columns, rows }: Pick<View, 'columns' | 'rows'>): number | undefined {
  const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
  return column < 0 || column >= columns || row < 0 || row >= rows ? undefined : row * columns + column;
}

/** Half of the size that a fingertip needs, in pixels. */
const FINGERTIP = 22;

/**
 * The place that a finger means: an empty cell that leads nowhere gives way to the nearest target, where cells are
 * smaller than fingertips. `scale`: how many pixels a unit of the drawing has.
 */
export function placeMeant(point: Point, view: View, targets: ReadonlySet<string>, scale: number): number | undefined {
  const under = placeAt(point, view);
  if (under !== undefined && (targets.has(view.cells[under].square) || view.cells[under].piece !== undefined)) return under;
  let [meant, least] = [under, FINGERTIP / scale];
  for (const square of targets) {
    const at = pointOf(view, square);
    const far = at === undefined ? Number.POSITIVE_INFINITY : Math.max(Math.abs(at.x - point.x), Math.abs(at.y - point.y));
    if (far <= least) [meant, least] = [view.places.get(square), far];
  }
  return meant;
}

/** The middle of a square; undefined where the board has none of this name. */
export function pointOf(view: View, square: string): Point | undefined {
  const place = view.places.get(square);
  return place === undefined ? undefined : middle(place, view.columns);
}

export const translate = ({ x, y }: Point): string => `translate(${x} ${y})`;

/** The width of a board over its height: a page that gives it a height knows its width. */
export function ratioOf(scene: Scene): number {
  const { width, height } = viewOf(scene);
  return width / height;
}
