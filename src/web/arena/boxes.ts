import { type ArenaPicture, arenaPlaces } from '../../draw/index.ts';
import type { DrawnGraph } from '../../explain/index.ts';
import type { Rect } from '../figure/index.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where each drawn vertex stands, in units of the picture. */
export type Boxes = ReadonlyMap<number, Rect>;

const known = new WeakMap<ArenaPicture, Boxes>();

export function boxesOf(picture: ArenaPicture): Boxes {
  let boxes = known.get(picture);
  if (boxes === undefined) {
    boxes = new Map(
      arenaPlaces(picture).boxes.map(({ item, x, y, wide: width, tall: height }) => {
        return [item.position, { x: x - width / 2, y: y - height / 2, width, height }];
      }),
    );
    known.set(picture, boxes);
  }
  return boxes;
}

export function middleOf({ x, y, width, height }: Rect): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** How much dearer a way aside is than one straight on. */
const ASIDE = 2;

/** The next vertex from one in a direction: the nearest of those that lie more that way than aside. */
export function nearestToward(boxes: Boxes, from: number, direction: Point): number | undefined {
  const box = boxes.get(from);
  if (box === undefined) return undefined;
  const here = middleOf(box);
  let [nearest, least] = [undefined as number | undefined, Number.POSITIVE_INFINITY];
  for (const [vertex, other] of boxes) {
    const { x, y } = middleOf(other);
    const on = (x - here.x) * direction.x + (y - here.y) * direction.y;
    const aside = Math.abs((x - here.x) * direction.y) + Math.abs((y - here.y) * direction.x);
    if (vertex === from || on <= 0 || aside > 3 * on) continue;
    const cost = on + ASIDE * aside;
    if (cost < least) [nearest, least] = [vertex, cost];
  }
  return nearest;
}

/**
 * A point of the picture in the drawing's own places, which begin elsewhere; left of them or above, everything moves
 * aside.
 */
export function roomFor(drawing: DrawnGraph, boxes: Boxes, at: Point): { readonly graph: DrawnGraph; readonly point: Point } {
  const [first] = boxes;
  const shown = first === undefined ? at : middleOf(first[1]);
  const own = first === undefined ? at : drawing.vertices[first[0]];
  const point = { x: at.x - shown.x + own.x, y: at.y - shown.y + own.y };
  const aside = { x: Math.max(0, MARGIN - point.x), y: Math.max(0, MARGIN - point.y) };
  const vertices = drawing.vertices.map((vertex) => ({
    ...vertex,
    x: Math.round(vertex.x + aside.x),
    y: Math.round(vertex.y + aside.y),
  }));
  return { graph: { ...drawing, vertices }, point: { x: point.x + aside.x, y: point.y + aside.y } };
}

const MARGIN = 30;

/** How far new vertices stand from each other, and into how many directions. */
const APART = 96;
const DIRECTIONS = 8;

/**
 * A free place beside a vertex for one more. The direction turns with their number, so that one after the other they
 * stand on a circle: no arrow between two of them runs through a third.
 */
export function placeBeside(others: readonly Point[], near: Point | undefined): Point {
  if (near === undefined) return { x: MARGIN + APART, y: MARGIN };
  const isFree = ({ x, y }: Point) =>
    x >= 0 && y >= 0 && others.every((other) => Math.hypot(other.x - x, other.y - y) > 0.9 * APART);
  for (let tried = 0; ; tried++) {
    const away = APART * (1 + Math.floor(tried / DIRECTIONS));
    const angle = ((others.length - 1 + tried) * 2 * Math.PI) / DIRECTIONS;
    const point = { x: Math.round(near.x + away * Math.cos(angle)), y: Math.round(near.y + away * Math.sin(angle)) };
    if (isFree(point)) return point;
  }
}
