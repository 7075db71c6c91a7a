import { MAX, type Player } from '../core/index.ts';
import { type ArenaEdge, type ArenaItem, type ArenaOutline, splitName } from './arena.ts';
import { levelsOf, placeLayers } from './arena-layout.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A position as a box around its centre: a rectangle for Adam, with round ends for Ève. */
export interface Box extends Point {
  readonly item: ArenaItem;
  readonly wide: number;
  readonly tall: number;
}

/**
 * The way of an edge from the middle of one box to the middle of another: straight lines over `via`, or one Bézier
 * curve with `controls`.
 */
export interface Route {
  readonly edge: ArenaEdge;
  readonly via: readonly Point[];
  readonly controls?: readonly [Point, Point];
}

export interface ArenaGeometry {
  readonly boxes: readonly Box[];
  readonly routes: readonly Route[];
  /** The height of each level, and whose it is if it is one player's alone. */
  readonly levels: readonly { readonly y: number; readonly owner: Player | undefined }[];
  /** Columns of one rank: the middle above each, and whose it is; 0 for the draws. */
  readonly ranks: readonly (Point & { readonly player: Player | 0; readonly rank: number })[];
  readonly width: number;
  readonly height: number;
}

/** Lengths are in CSS pixels; `PIXELS_PER_CM` of them are a centimetre. */
export const PIXELS_PER_CM = 38;
export const TALL = 44;
export const tallOf = ({ board }: ArenaItem): number => TALL + board;
export const GAP = 26;
const LEVEL = 96;
const HIGHEST_LEVEL = 190;

/** The places of all items and moves: moves to the levels below run down, all others return in curves. */
export function arenaGeometry(outline: ArenaOutline): ArenaGeometry {
  const { items, edges } = outline;
  const level = levelsOf(outline);
  const wide = items.map(widthOf);
  const down = edges.filter(({ from, to }) => level[to] > level[from]);
  const { x, bends } = placeLayers({ levels: level, widths: wide, links: down }, GAP);
  const spread = down.reduce((most, { from, to }) => Math.max(most, Math.abs(x[to] - x[from]) / (level[to] - level[from])), 0);
  const tall = tallOf(items[0]);
  const step = tall - TALL + Math.min(HIGHEST_LEVEL, Math.max(LEVEL, spread * 0.4));
  const y = (onLevel: number) => tall / 2 + onLevel * step;
  const boxes = items.map((item, i): Box => ({ item, x: x[i], y: y(level[i]), wide: wide[i], tall }));
  const straight = down.map((edge, i): Route => ({ edge, via: bends[i].map((bend) => ({ x: bend.x, y: y(bend.level) })) }));
  const back = edges.filter(({ from, to }) => level[to] <= level[from]).map((edge) => curve(edge, boxes));
  return framed(boxes, [...straight, ...back], { levels: levelRows(items, level, y) });
}

/** The sizes that `arenaSvgStyle` gives to names, their indices and the tags. */
const NAME_SIZE = 15;
const INDEX_SIZE = 11;
const TAG_SIZE = 10.5;

export function widthOf(item: ArenaItem): number {
  const { base, index } = splitName(item.name);
  const name = boldWidth(base, NAME_SIZE) + boldWidth(index, INDEX_SIZE);
  return Math.max(TALL, name + (item.owner === MAX ? 16 : 24), boldWidth(item.tag, TAG_SIZE) + 16, item.board + 8);
}

/**
 * How far a curve bulges, in parts of its length: the first that meets no box is taken. To the right of its way
 * first, so that there and back differ.
 */
export const BULGES: readonly number[] = [0.2, -0.2, 0.32, -0.32, 0.48, -0.48, 0.7, -0.7, 1, -1];

/** A curve that meets no box, if one of the bulges gives it. */
export function curve(edge: ArenaEdge, boxes: readonly Box[], bulges = BULGES): Route {
  const [from, to] = [boxes[edge.from], boxes[edge.to]];
  if (edge.from === edge.to) {
    const out = from.x + from.wide / 2 + 34;
    return {
      edge,
      via: [],
      controls: [
        { x: out, y: from.y - 34 },
        { x: out, y: from.y + 34 },
      ],
    };
  }
  const routes = bulges.map((bulge) => bent(edge, from, to, bulge));
  if (routes.length === 1) return routes[0];
  return routes.find((route) => isClear(route, boxes)) ?? routes[0];
}

/** Whether a way meets no other boxes than those that it joins. */
export function isClear(route: Route, boxes: readonly Box[]): boolean {
  const { edge } = route;
  const others = boxes.filter(({ item: { index } }) => index !== edge.from && index !== edge.to);
  const points = along(route, boxes[edge.from], boxes[edge.to]);
  return points.every((point) => others.every((box) => !contains(box, point, 6)));
}

function bent(edge: ArenaEdge, from: Point, to: Point, bulge: number): Route {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const control = (part: number) => ({ x: from.x + part * dx - bulge * dy, y: from.y + part * dy + bulge * dx });
  return { edge, via: [], controls: [control(0.35), control(0.65)] };
}

/** Points of a route, the ends included. */
export function along({ via, controls }: Route, from: Point, to: Point): Point[] {
  if (controls === undefined) return [from, ...via, to];
  const [first, second] = controls;
  const at = (t: number, of: (point: Point) => number) =>
    (1 - t) ** 3 * of(from) + 3 * (1 - t) ** 2 * t * of(first) + 3 * (1 - t) * t ** 2 * of(second) + t ** 3 * of(to);
  return Array.from({ length: 25 }, (_, i) => ({ x: at(i / 24, ({ x }) => x), y: at(i / 24, ({ y }) => y) }));
}

/** Whether a point lies in a box that is enlarged by `more` on each side. */
export function contains({ item, x, y, wide, tall }: Box, point: Point, more = 0): boolean {
  const [dx, dy] = [Math.abs(point.x - x), Math.abs(point.y - y)];
  const [halfWide, halfTall] = [wide / 2 + more, tall / 2 + more];
  if (dx > halfWide || dy > halfTall) return false;
  const end = halfWide - halfTall;
  return item.owner === MAX || dx <= end || (dx - end) ** 2 + dy ** 2 <= halfTall ** 2;
}

/**
 * The ends of a route on the borders of its boxes, each border moved out by what `reach` says. Ways down leave below
 * and arrive above, so that they pass no neighbour.
 */
export function endsOf(
  { edge, via, controls }: Route,
  boxes: readonly Box[],
  reach: (item: ArenaItem) => number,
): [Point, Point] {
  const [from, to] = [boxes[edge.from], boxes[edge.to]];
  const [out, back] = [reach(from.item), reach(to.item)];
  if (controls !== undefined) return [leave(from, from, controls[0], out), leave(to, to, controls[1], back)];
  return [port(from, via[0] ?? to, out), port(to, via.at(-1) ?? from, back)];
}

function port(box: Box, toward: Point, more: number): Point {
  const slope = (toward.x - box.x) / Math.abs(toward.y - box.y);
  const aside = Math.max(-0.38 * box.wide, Math.min(0.38 * box.wide, (slope * box.tall) / 2));
  const x = box.x + aside;
  return leave(box, { x, y: box.y }, { x, y: box.y + Math.sign(toward.y - box.y) * box.tall }, more);
}

/** The point at which a straight line from a point in a box to one outside leaves the box enlarged by `more`. */
function leave(box: Box, from: Point, toward: Point, more: number): Point {
  let [inside, outside] = [0, 1];
  const at = (part: number) => ({ x: from.x + part * (toward.x - from.x), y: from.y + part * (toward.y - from.y) });
  for (let i = 0; i < 24; i++) {
    const middle = (inside + outside) / 2;
    if (contains(box, at(middle), more)) inside = middle;
    else outside = middle;
  }
  return at(outside);
}

export function levelRows(items: readonly ArenaItem[], level: Int32Array, y: (level: number) => number): ArenaGeometry['levels'] {
  const owners: Set<Player>[] = [];
  for (const { owner, index } of items) (owners[level[index]] ??= new Set()).add(owner);
  return Array.from(owners, (players, i) => ({ y: y(i), owner: players?.size === 1 ? [...players][0] : undefined }));
}

/** Everything moved so that nothing lies left of or above 0. */
export function framed(
  boxes: readonly Box[],
  routes: readonly Route[],
  { levels = [], ranks = [] }: Partial<Pick<ArenaGeometry, 'levels' | 'ranks'>> = {},
): ArenaGeometry {
  let [left, top, right, bottom] = [0, 0, 0, 0];
  const hold = ({ x, y }: Point, aside = 0, above = 0) => {
    left = Math.min(left, x - aside);
    right = Math.max(right, x + aside);
    top = Math.min(top, y - above);
    bottom = Math.max(bottom, y + above);
  };
  for (const box of boxes) hold(box, box.wide / 2, box.tall / 2);
  for (const route of routes) for (const point of along(route, boxes[route.edge.from], boxes[route.edge.to])) hold(point);
  for (const point of ranks) hold(point, 0, 12);
  return shifted({ boxes, routes, levels, ranks, width: right, height: bottom }, -left, -top);
}

/** The same further right and down. */
export function shifted(geometry: ArenaGeometry, right: number, down: number): ArenaGeometry {
  const { boxes, routes, levels, ranks, width, height } = geometry;
  const move = <P extends Point>(point: P): P => ({ ...point, x: point.x + right, y: point.y + down });
  return {
    boxes: boxes.map(move),
    routes: routes.map(({ edge, via, controls }) => ({
      edge,
      via: via.map(move),
      ...(controls && { controls: [move(controls[0]), move(controls[1])] as const }),
    })),
    levels: levels.map(({ y, owner }) => ({ y: y + down, owner })),
    ranks: ranks.map(move),
    width: width + right,
    height: height + down,
  };
}

/**
 * At least the width of a text in bold letters, in the unit of the font size. Which font draws it is not known here,
 * so each kind of sign has the width of its widest in DejaVu Sans Bold, which is wider than Arial; beyond Latin
 * letters all have that of Щ.
 */
function boldWidth(text: string, size: number): number {
  let ems = 0;
  for (const sign of text) ems += (WIDTHS.find(([kind]) => kind.test(sign)) as (typeof WIDTHS)[number])[1];
  return ems * size;
}

const WIDTHS: readonly (readonly [kind: RegExp, ems: number])[] = [
  [/\p{M}/u, 0],
  [/[fijlrtI !',.:;|/\\()[\]`-]/, 0.5],
  [/[mwMW@%]/, 1.11],
  [/[a-z0-9_$*?"{}]/, 0.72],
  [/[\x20-\x7e]/, 0.88],
  [/[ÆæŒœŴ]/, 1.18],
  [/\p{Script=Latin}/u, 0.98],
  [/(?:)/, 1.34],
];
