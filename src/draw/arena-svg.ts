import { MAX } from '../core/index.ts';
import {
  type ArenaDrawing,
  type ArenaItem,
  arenaPlayer,
  type DrawableArena,
  type DrawableSolution,
  pictureOf,
  splitName,
} from './arena.ts';
import { arenaGeometry, type Box, endsOf, type Point, type Route, shifted } from './arena-geometry.ts';
import { escapeXml, round } from './notation.ts';
import { arenaSvgStyle, svgFile } from './svg-frame.ts';

export interface ArenaSvgOptions extends ArenaDrawing {
  /** False leaves out the style sheet, for pages that adopt `arenaSvgStyle` themselves. */
  readonly style?: boolean;
}

const PADDING = 20;
const MARGIN = 44;
const START = 26;
const LINE = 17;
/** From the inner border of a victory position to the outer one. */
const OUTER = 4;
const HEAD = 9;

/**
 * The arena and its solution as a picture of its own: squares are Adam's positions, circles Ève's, two borders a
 * victory; the winner is told by colour and by a letter before the rank; the moves of the strategy are thick, and
 * moves that lead back are curved.
 */
export function arenaToSvg(arena: DrawableArena, solution: DrawableSolution, options: ArenaSvgOptions = {}): string {
  const { outline, title, titled, summary, legend: lines, remark } = pictureOf(arena, solution, options, 150);
  const flat = arenaGeometry(outline);
  const left = PADDING + MARGIN;
  const width = Math.ceil(Math.max(left + flat.width + PADDING, ...lines.map(({ length }) => length * 6.1 + 2 * PADDING)));
  const geometry = shifted(flat, left + (width - left - flat.width - PADDING) / 2, PADDING + START);
  const height = Math.ceil(geometry.height + PADDING + lines.length * LINE + 2 * PADDING);
  const frame = { cssClass: 'minerve-arena', width, height, title: titled(title, arena.title), summary };
  return svgFile({ ...frame, style: (options.style ?? true) ? arenaSvgStyle : undefined }, [
    ...geometry.levels.map(({ y, owner }) =>
      owner === undefined ? '' : `<text class="level" x="${PADDING - 6}" y="${round(y)}">${arenaPlayer(owner)}</text>`,
    ),
    ...[...geometry.routes]
      .sort((a, b) => Number(a.edge.strategy) - Number(b.edge.strategy))
      .map((route) => arrow(route, geometry.boxes)),
    ...geometry.boxes.map((box) => shape(box, titled(box.item.name, remark(box.item)))),
    ...lines.map(
      (line, i) =>
        `<text class="note" x="${PADDING}" y="${height - PADDING - (lines.length - 1 - i) * LINE}">${escapeXml(line)}</text>`,
    ),
  ]);
}

/** An arrow from border to border: where it passes other levels, a smooth line through the middles of its parts. */
function arrow(route: Route, boxes: readonly Box[]): string {
  const { edge, via, controls } = route;
  const kind = edge.strategy ? ` strategy ${boxes[edge.from].item.won}` : '';
  const [begin, tip] = endsOf(route, boxes, (item) => reach(item) + 1);
  const last = controls?.[1] ?? via.at(-1) ?? begin;
  const length = HEAD + (edge.strategy ? 4 : 0);
  const neck = toward(tip, last, length - 1);
  const middles = via.slice(1).map((point, i) => between(via[i], point));
  const path =
    controls !== undefined
      ? `M${at(begin)}C${at(controls[0])} ${at(controls[1])} ${at(neck)}`
      : via.length === 0
        ? `M${at(begin)}L${at(neck)}`
        : `M${at(begin)}L${at(between(begin, via[0]))}${via.map((point, i) => `Q${at(point)} ${at(middles[i] ?? between(point, neck))}`).join('')}L${at(neck)}`;
  return `<path class="edge${kind}" d="${path}"/>${head(tip, last, length, `head${kind}`)}`;
}

function head(tip: Point, from: Point, length: number, cssClass: string): string {
  const back = toward(tip, from, length);
  const [dx, dy] = [(tip.x - back.x) * 0.45, (tip.y - back.y) * 0.45];
  const corners = [tip, { x: back.x - dy, y: back.y + dx }, { x: back.x + dy, y: back.y - dx }];
  return `<path class="${cssClass}" d="M${corners.map(at).join('L')}Z"/>`;
}

function shape(box: Box, remark: string): string {
  const { item, x, y, wide, tall } = box;
  const rect = (cssClass: string, grow: number) =>
    `<rect class="${cssClass}" x="${round(x - wide / 2 - grow)}" y="${round(y - tall / 2 - grow)}" width="${round(wide + 2 * grow)}" height="${tall + 2 * grow}" rx="${item.owner === MAX ? 3 + grow : tall / 2 + grow}"/>`;
  const { base, index } = splitName(item.name);
  const subscript = index === '' ? '' : `<tspan class="index" dy="4">${escapeXml(index)}</tspan>`;
  return [
    `<g class="${item.won}${item.victory ? ' victory' : ''}"><title>${escapeXml(remark)}</title>`,
    rect('shape', 0),
    item.victory ? rect('shape outer', OUTER) : '',
    `<text class="name" x="${round(x)}" y="${round(y - 7)}">${escapeXml(base)}${subscript}</text>`,
    `<text class="tag" x="${round(x)}" y="${round(y + 11)}">${item.tag}</text>`,
    item.hidden > 0 ? `<text class="more" x="${round(x)}" y="${round(y + tall / 2 + 11)}">+${item.hidden} …</text>` : '',
    item.start ? startMark(box) : '',
    '</g>',
  ].join('');
}

/** The arrow that comes from nowhere, as automata have it. */
function startMark({ item, x, y, tall }: Box): string {
  const tip = { x, y: y - tall / 2 - reach(item) - 1.5 };
  const from = { x, y: tip.y - START + 4 };
  return `<path class="edge" d="M${at(from)}L${at(toward(tip, from, HEAD - 1))}"/>${head(tip, from, HEAD, 'head')}`;
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
  return `${round(x)} ${round(y)}`;
}
