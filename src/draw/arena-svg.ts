import { MAX } from '../core/index.ts';
import type { Language } from '../i18n/index.ts';
import type { GameGraph, Solution } from '../model/index.ts';
import {
  type ArenaItem,
  type ArenaPlacing,
  type ArenaStanding,
  arenaPlayer,
  hasStrategy,
  pictureOf,
  setName,
  splitName,
  standingAt,
} from './arena.ts';
import { type ArenaGeometry, type Box, endsOf, type Point, type Route, shifted } from './arena-geometry.ts';
import { layOut } from './arena-places.ts';
import { toTenths } from './notation.ts';
import { el, type SvgElement, svgText } from './svg-element.ts';
import { arenaSvgStyle, svgPicture } from './svg-frame.ts';

export interface ArenaSvgOptions extends ArenaPlacing {
  /** False leaves out the style sheet, for pages that adopt `arenaSvgStyle` themselves. */
  readonly style?: boolean;
}

/**
 * An arena laid out: plain data, so that it can be made in another thread. Laying out takes the time; drawing it again
 * at another stage does not.
 */
export interface ArenaPicture {
  readonly title: string;
  /** Its size; and its size with the winner of the start. */
  readonly size: string;
  readonly summary: string;
  readonly legend: readonly string[];
  readonly geometry: ArenaGeometry;
  /** A description of each item in a few words. */
  readonly remarks: readonly string[];
  /** The first stage at which nothing is new. */
  readonly end: number;
  readonly plain: boolean;
  readonly language: Language | undefined;
  /** Positions that are not drawn. */
  readonly undrawn: number;
}

/** What to show of a picture. */
export interface ArenaView {
  /** How far the attractors have grown: A^0, A^1... Without it all of them, and the draws. */
  readonly stage?: number | undefined;
  /** A position with a mark around it. */
  readonly selected?: number | undefined;
  /** Moves between positions that stand out: those that a reason speaks of. */
  readonly reasons?: readonly (readonly [from: number, to: number])[];
  /** False leaves the strategies out. */
  readonly strategy?: boolean;
  /** False: without the legend. */
  readonly legend?: boolean;
  readonly style?: boolean;
  /** The visible part of the picture; the rest is not drawn. Without it everything is drawn. */
  readonly window?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Shapes without texts, moves without ends: for many positions seen from afar. Without it: where there are many. */
  readonly simple?: boolean;
}

const PADDING = 20;
const MARGIN = 44;
const START = 26;
const LINE = 17;
/** From the inner border of a victory position to the outer one. */
const OUTER = 4;
const HEAD = 9;
/** From the border to the board within it. */
const BOARD_TOP = 4;
/** More positions in sight than this are drawn simply. */
const MOST_DETAILED = 400;
/** Of a larger arena, the picture shows the positions nearest to the start. */
const DEFAULT_POSITIONS = 150;

/**
 * The arena and its solution as a picture of its own: squares are Adam's positions, circles Ève's, two borders a
 * victory; a colour and a letter before the rank show the winner; the moves of the strategy are thick, and
 * moves that lead back are curved.
 */
export function arenaToSvg(arena: GameGraph, solution: Solution, options: ArenaSvgOptions = {}): string {
  const { stage, style } = options;
  const picture = arenaPicture(arena, solution, { maxPositions: DEFAULT_POSITIONS, ...options });
  return arenaSvgText(
    arenaSvg(picture, { simple: false, ...(stage !== undefined && { stage }), ...(style !== undefined && { style }) }),
  );
}

/** The text of a picture, a line for each of its parts. */
export function arenaSvgText({ name, attributes, children }: SvgElement): string {
  const opening = svgText(el(name, attributes)).replace(/\/>$/, '>');
  return `${[opening, ...children.map((child) => (typeof child === 'string' ? child : svgText(child))), `</${name}>`].join('\n')}\n`;
}

/** Lays an arena out; at most `maxPositions` of it, 2,000 by default. */
export function arenaPicture(arena: GameGraph, solution: Solution, options: ArenaPlacing = {}): ArenaPicture {
  const { outline, plain, end, title, titled, size, summary, legend, remark } = pictureOf(arena, solution, options, 2000);
  for (const item of outline.items) item.board = options.board ?? 0;
  return {
    title: titled(title, arena.title),
    size,
    summary,
    legend,
    geometry: layOut(outline, options.layout),
    remarks: outline.items.map((item) => titled(item.name, remark(item))),
    end,
    plain,
    language: options.language,
    undrawn: outline.undrawn,
  };
}

/** The places of all items in a picture that is drawn without its legend. */
export function arenaPlaces(picture: ArenaPicture): ArenaGeometry {
  return framedIn(picture, false).geometry;
}

/** Where the box of a position is in the drawn picture: its centre; undefined if it is not drawn. */
export function arenaPlaceOf(picture: ArenaPicture, position: number): Point | undefined {
  return framedIn(picture, true).geometry.boxes.find(({ item }) => item.position === position);
}

interface FramedPicture {
  readonly geometry: ArenaGeometry;
  readonly width: number;
  readonly height: number;
  /** The ways of all moves, for the simple drawing, and the path of them all. */
  ways?: readonly string[];
  path?: string;
}

const frames = new WeakMap<ArenaPicture, Map<boolean, FramedPicture>>();

/** The picture within its margins, with its legend or without; made once. */
function framedIn(picture: ArenaPicture, hasLegend: boolean): FramedPicture {
  let made = frames.get(picture);
  if (made === undefined) frames.set(picture, (made = new Map()));
  const known = made.get(hasLegend);
  if (known !== undefined) return known;
  const { geometry: flat } = picture;
  const lines = hasLegend ? picture.legend : [];
  const left = PADDING + (flat.levels.length > 0 ? MARGIN : 0);
  const width = Math.ceil(Math.max(left + flat.width + PADDING, ...lines.map(({ length }) => length * 6.1 + 2 * PADDING)));
  const geometry = shifted(flat, left + (width - left - flat.width - PADDING) / 2, PADDING + START);
  const height = Math.ceil(geometry.height + PADDING + (lines.length > 0 ? lines.length * LINE + 2 * PADDING : 0));
  const framed = { geometry, width, height };
  made.set(hasLegend, framed);
  return framed;
}

/** The picture at a stage. Elements of positions have `data-node`, the position, and keys that stay. */
export function arenaSvg(picture: ArenaPicture, view: ArenaView = {}): SvgElement {
  const { stage, legend = true, style = true } = view;
  const framed = framedIn(picture, legend);
  const { geometry, width, height } = framed;
  const boxes = geometry.boxes.filter((box) => isSeen(view.window, [box], 60));
  const standings = geometry.boxes.map(({ item }) => standingAt(item, stage, picture.end));
  const isSimple = view.simple ?? boxes.length > MOST_DETAILED;
  const scene: Scene = {
    picture,
    view,
    geometry,
    standings,
    reasons: new Set((view.reasons ?? []).map(([a, b]) => `${a} ${b}`)),
  };
  const lines = legend ? picture.legend : [];
  const summary = stage !== undefined && stage < picture.end ? picture.size : picture.summary;
  const frame = { cssClass: 'minerve-arena', width, height, title: picture.title, summary };
  return svgPicture({ ...frame, style: style ? arenaSvgStyle : undefined }, [
    ...geometry.levels.flatMap(({ y, owner }) =>
      owner === undefined
        ? []
        : [el('text', { class: 'level', translate: 'no', x: PADDING - 6, y: toTenths(y) }, arenaPlayer(owner))],
    ),
    ...geometry.ranks.flatMap(({ x, y, player, rank }) => {
      // The name of a column would reveal who wins there.
      if (stage !== undefined && stage < (player === 0 ? picture.end : rank)) return [];
      const name = player === 0 ? '=' : setName(player, rank, picture.plain, picture.language);
      return el('text', { class: 'band', translate: 'no', x: toTenths(x), y: toTenths(y) }, name);
    }),
    ...(isSimple ? simpleArrows(scene, framed) : arrows(scene)),
    ...boxes.map((box) => (isSimple ? dot(box, scene) : shape(box, scene))),
    ...lines.map((line, i) =>
      el('text', { class: 'note', x: PADDING, y: height - PADDING - (lines.length - 1 - i) * LINE }, line),
    ),
  ]);
}

interface Scene {
  readonly picture: ArenaPicture;
  readonly view: ArenaView;
  readonly geometry: ArenaGeometry;
  readonly standings: readonly ArenaStanding[];
  readonly reasons: ReadonlySet<string>;
}

/** Whether a way through these points may be in sight. */
function isSeen(window: ArenaView['window'], points: readonly Point[], margin: number): boolean {
  if (window === undefined) return true;
  const { x, y, width, height } = window;
  return !(
    points.every((point) => point.x < x - margin) ||
    points.every((point) => point.x > x + width + margin) ||
    points.every((point) => point.y < y - margin) ||
    points.every((point) => point.y > y + height + margin)
  );
}

/** What kind of move a way is at this stage, for the style sheet: plain, of a strategy, of a reason. */
function kindOf(
  { edge }: Route,
  { geometry, view, standings, reasons }: Scene,
): { readonly css: string; readonly weight: number } {
  const from = geometry.boxes[edge.from].item.position;
  const isReason = reasons.size > 0 && reasons.has(`${from} ${geometry.boxes[edge.to].item.position}`);
  const isStrategy = view.strategy !== false && hasStrategy(edge, standings[edge.from]);
  const css = `${isStrategy ? ` strategy ${standings[edge.from].won}` : ''}${isReason ? ' reason' : ''}`;
  return { css, weight: (isStrategy ? 1 : 0) + (isReason ? 2 : 0) };
}

function arrows(scene: Scene): SvgElement[] {
  const { geometry, view } = scene;
  const { boxes } = geometry;
  return geometry.routes
    .filter(({ edge, via, controls = [] }) => isSeen(view.window, [boxes[edge.from], ...via, ...controls, boxes[edge.to]], 10))
    .map((route) => ({ route, ...kindOf(route, scene) }))
    .sort((a, b) => a.weight - b.weight)
    .map(({ route, css }) => {
      const { way, tip } = arrowOf(route, boxes, css.includes('strategy'));
      const key = `${boxes[route.edge.from].item.position}-${boxes[route.edge.to].item.position}`;
      return el('g', { key }, el('path', { class: `edge${css}`, d: way }), el('path', { class: `head${css}`, d: tip }));
    });
}

/** All moves at once in one path, and above it those that stand out. */
function simpleArrows(scene: Scene, framed: FramedPicture): SvgElement[] {
  const { boxes, routes } = scene.geometry;
  framed.ways ??= routes.map((route) => wayOf(route, boxes));
  framed.path ??= framed.ways.join('');
  const above = new Map<string, string[]>();
  for (const [i, route] of routes.entries()) {
    const { css, weight } = kindOf(route, scene);
    if (weight === 0) continue;
    const list = above.get(css);
    if (list === undefined) above.set(css, [framed.ways[i]]);
    else list.push(framed.ways[i]);
  }
  const strong = [...above].sort(([a], [b]) => (a < b ? 1 : -1));
  return [
    el('path', { key: 'ways', class: 'edge', d: framed.path }),
    ...strong.map(([css, ways]) => el('path', { key: `ways${css}`, class: `edge${css}`, d: ways.join('') })),
  ];
}

function wayOf({ edge, via, controls }: Route, boxes: readonly Box[]): string {
  const [from, to] = [boxes[edge.from], boxes[edge.to]];
  if (controls !== undefined) return `M${at(from)}C${at(controls[0])} ${at(controls[1])} ${at(to)}`;
  return `M${[from, ...via, to].map(at).join('L')}`;
}

/** An arrow from border to border: where it passes other levels, a smooth line through the middles of its parts. */
function arrowOf(route: Route, boxes: readonly Box[], isThick: boolean): { readonly way: string; readonly tip: string } {
  const { via, controls } = route;
  const [begin, tip] = endsOf(route, boxes, (item) => reach(item) + 1);
  const last = controls?.[1] ?? via.at(-1) ?? begin;
  const length = HEAD + (isThick ? 4 : 0);
  const neck = toward(tip, last, length - 1);
  const middles = via.slice(1).map((point, i) => between(via[i], point));
  const way =
    controls !== undefined
      ? `M${at(begin)}C${at(controls[0])} ${at(controls[1])} ${at(neck)}`
      : via.length === 0
        ? `M${at(begin)}L${at(neck)}`
        : `M${at(begin)}L${at(between(begin, via[0]))}${via.map((point, i) => `Q${at(point)} ${at(middles[i] ?? between(point, neck))}`).join('')}L${at(neck)}`;
  return { way, tip: headOf(tip, last, length) };
}

function headOf(tip: Point, from: Point, length: number): string {
  const back = toward(tip, from, length);
  const [dx, dy] = [(tip.x - back.x) * 0.45, (tip.y - back.y) * 0.45];
  const corners = [tip, { x: back.x - dy, y: back.y + dx }, { x: back.x + dy, y: back.y - dx }];
  return `M${corners.map(at).join('L')}Z`;
}

function rectOf({ item, x, y, wide, tall }: Box, plain: boolean, grow: number) {
  return {
    x: toTenths(x - wide / 2 - grow),
    y: toTenths(y - tall / 2 - grow),
    width: toTenths(wide + 2 * grow),
    height: tall + 2 * grow,
    rx: (plain ? 12 : item.owner === MAX ? 3 : item.board > 0 ? 18 : tall / 2) + grow,
  };
}

function dot(box: Box, { picture, view, standings }: Scene): SvgElement {
  const { item } = box;
  const { won, fresh } = standings[item.index];
  const mark = view.selected === item.position ? ' selection' : fresh ? ' new' : '';
  const place = { key: item.position, 'data-node': item.position };
  return el('rect', { ...place, class: `dot ${won}${mark}`, ...rectOf(box, picture.plain, 0) });
}

function shape(box: Box, { picture, view, standings }: Scene): SvgElement {
  const { item, x, y, tall } = box;
  /** What is written stands below the board. */
  const below = item.board / 2;
  const { won, tag, fresh } = standings[item.index];
  const { base, index } = splitName(item.name);
  const rect = (css: string, grow: number) => el('rect', { class: css, ...rectOf(box, picture.plain, grow) });
  const text = (css: string, dy: number, ...children: (SvgElement | string)[]) =>
    el('text', { class: css, x: toTenths(x), y: toTenths(y + dy) }, ...children);
  return el(
    'g',
    { key: item.position, class: `${won}${item.victory ? ' victory' : ''}${fresh ? ' new' : ''}`, 'data-node': item.position },
    // The remark would reveal a result beyond the shown rank.
    el('title', {}, won === 'out' ? item.name : picture.remarks[item.index]),
    rect('shape', 0),
    ...(item.victory ? [rect('shape outer', OUTER)] : []),
    ...(fresh ? [rect('ring', reach(item) + 4)] : []),
    ...(view.selected === item.position ? [rect('selection', reach(item) + (fresh ? 9 : 6))] : []),
    ...(item.board > 0 ? [boardIn(box)] : []),
    text('name', (tag === '' ? 0 : -7) + below, base, ...(index === '' ? [] : [el('tspan', { class: 'index', dy: 4 }, index)])),
    ...(tag === '' ? [] : [text('tag', 11 + below, tag)]),
    ...(item.hidden > 0 ? [text('more', tall / 2 + 11, `+${item.hidden} …`)] : []),
    ...(item.start ? startMark(box) : []),
  );
}

/** Room for the page to draw the small board of a position in. */
function boardIn({ item: { position, board }, x, y, tall }: Box): SvgElement {
  const place = { x: toTenths(x - board / 2), y: toTenths(y - tall / 2 + BOARD_TOP), width: board, height: board };
  return el('svg', { class: 'board', ...place }, el('slot', { of: position }));
}

/** The arrow that comes from nowhere, as automata have it. */
function startMark({ item, x, y, tall }: Box): SvgElement[] {
  const tip = { x, y: y - tall / 2 - reach(item) - 1.5 };
  const from = { x, y: tip.y - START + 4 };
  const way = `M${at(from)}L${at(toward(tip, from, HEAD - 1))}`;
  return [el('path', { class: 'edge', d: way }), el('path', { class: 'head', d: headOf(tip, from, HEAD) })];
}

function reach(item: ArenaItem): number {
  return item.victory ? OUTER : 0;
}

function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** The point at this distance from one point on the way to another. */
function toward(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * distance) / length, y: from.y + ((to.y - from.y) * distance) / length };
}

function at({ x, y }: Point): string {
  return `${toTenths(x)} ${toTenths(y)}`;
}
