import { MAX, MIN, type Player } from '../core/index.ts';
import type { ArenaItem, ArenaLayout, ArenaOutline } from './arena.ts';
import {
  type ArenaGeometry,
  arenaGeometry,
  type Box,
  BULGES,
  curve,
  framed,
  GAP,
  levelRows,
  type Point,
  type Route,
  tallOf,
  widthOf,
} from './arena-geometry.ts';
import { levelsOf, placeLayers } from './arena-layout.ts';

/** The arena laid out as it is wished for. */
export function layOut(outline: ArenaOutline, layout: ArenaLayout = 'levels'): ArenaGeometry {
  if (layout !== 'ranks' && layout !== 'levels') return asPut(outline, layout);
  // Without a winner, ranks would put everything in one column.
  if (layout === 'ranks' && outline.items.some(({ winner }) => winner !== 0)) return rankColumns(outline);
  const levels = levelsOf(outline);
  return isCrowded(outline, levels) ? levelRowsWrapped(outline, levels) : arenaGeometry(outline);
}

/** Above this number of nodes and bends, the layers of `placeLayers` are too wide to scroll and slow to compute. */
const MOST_LAYERED = 1000;

function isCrowded({ items, edges }: ArenaOutline, levels: Int32Array): boolean {
  let nodes = items.length;
  for (const { from, to } of edges) nodes += Math.max(0, levels[to] - levels[from] - 1);
  return nodes > MOST_LAYERED || items.length > MOST_LAYERED / 3;
}

/** Places given by the caller, by position. */
function asPut(outline: ArenaOutline, places: ArrayLike<Point>): ArenaGeometry {
  const centres = outline.items.map(({ position }) => places[position] ?? { x: 0, y: 0 });
  const boxes = boxesAt(outline, centres);
  // Boxes keep the places given: the picture begins at its first box.
  return framed(boxes, freeRoutes(outline, boxes));
}

function boxesAt({ items }: ArenaOutline, centres: readonly Point[]): Box[] {
  return items.map((item, i): Box => ({ item, x: centres[i].x, y: centres[i].y, wide: widthOf(item), tall: tallOf(item) }));
}

/** Up to this number of positions, each edge is routed along a curve that crosses no box. */
const MOST_AVOIDED = 150;
/** Distance between the two curves of a pair of opposite moves. */
const APART = 0.14;

/** Straight edges where no box is in between; a pair of opposite moves is drawn as two curves. */
function freeRoutes({ items, edges }: ArenaOutline, boxes: readonly Box[]): Route[] {
  const ways = new Set(edges.map(({ from, to }) => from * items.length + to));
  const avoids = items.length <= MOST_AVOIDED;
  return edges.map((edge) => {
    const first = ways.has(edge.to * items.length + edge.from) ? APART : 0;
    return curve(edge, boxes, avoids ? [first, ...BULGES] : [first]);
  });
}

/**
 * A column for each rank: Adam's from the left, Ève's from the right, their victories outermost, and draws in the
 * middle. Attractors grow from both sides towards it.
 */
function rankColumns(outline: ArenaOutline): ArenaGeometry {
  const { items } = outline;
  const groups = new Map<number, ArenaItem[]>();
  const last = items.reduce((most, { rank = 0 }) => Math.max(most, rank), 0);
  const columnOf = ({ winner, rank = 0 }: ArenaItem) => (winner === MAX ? rank : winner === MIN ? 2 * last + 2 - rank : last + 1);
  for (const item of items) {
    const column = columnOf(item);
    const group = groups.get(column);
    if (group === undefined) groups.set(column, [item]);
    else group.push(item);
  }
  const columns = [...groups].sort(([a], [b]) => a - b).map(([, group]) => group);
  const bandOf = new Int32Array(items.length);
  columns.forEach((group, band) => {
    for (const { index } of group) bandOf[index] = band;
  });
  const rows = Math.max(8, Math.ceil(Math.sqrt(items.length)));
  const isTall = columns.some(({ length }) => length > rows);
  const centres = isTall ? gridColumns(outline, columns, bandOf, rows) : alignedColumns(outline, columns, bandOf);
  const boxes = boxesAt(outline, centres);
  const top = Math.min(...boxes.map(({ y }) => y)) - tallOf(items[0]) / 2 - 42;
  const ranks = columns.map((group) => {
    const xs = group.map(({ index }) => boxes[index].x);
    const { winner, rank = 0 } = group[0];
    return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: top, player: winner as Player | 0, rank };
  });
  return framed(boxes, freeRoutes(outline, boxes), { ranks });
}

/** Between two columns: room for the arrows. */
const BETWEEN = 84;

/** Each column in the order and at the heights with which few moves cross. */
function alignedColumns(outline: ArenaOutline, columns: readonly (readonly ArenaItem[])[], bandOf: Int32Array): Point[] {
  const links = outline.edges.flatMap(({ from, to }) => {
    if (bandOf[from] === bandOf[to]) return [];
    return [bandOf[from] < bandOf[to] ? { from, to } : { from: to, to: from }];
  });
  const layered = { levels: bandOf, widths: outline.items.map(tallOf), links };
  const { x: heights } = placeLayers(layered, GAP, { bends: false });
  const centres: Point[] = [];
  let left = 0;
  for (const group of columns) {
    const wide = Math.max(...group.map(widthOf));
    for (const { index } of group) centres[index] = { x: left + wide / 2, y: heights[index] };
    left += wide + BETWEEN;
  }
  return centres;
}

/** Columns that are too tall go on in a second one beside the first. */
function gridColumns(
  outline: ArenaOutline,
  columns: readonly (readonly ArenaItem[])[],
  bandOf: Int32Array,
  rows: number,
): Point[] {
  const centres: Point[] = [];
  let left = 0;
  for (const group of barycentric(outline, columns, bandOf)) {
    for (let from = 0; from < group.length; from += rows) {
      const part = group.slice(from, from + rows);
      const wide = Math.max(...part.map(widthOf));
      const apart = tallOf(part[0]) + GAP;
      const tall = (part.length - 1) * apart;
      for (const [i, { index }] of part.entries()) centres[index] = { x: left + wide / 2, y: i * apart - tall / 2 };
      left += wide + GAP;
    }
    left += BETWEEN - GAP;
  }
  return centres;
}

/** Levels from top to bottom, each in as many rows as it needs. */
function levelRowsWrapped(outline: ArenaOutline, level: Int32Array): ArenaGeometry {
  const { items } = outline;
  const bands: ArenaItem[][] = [];
  for (const item of items) (bands[level[item.index]] ??= []).push(item);
  const groups = Array.from(bands, (band) => band ?? []);
  const wide = items.reduce((sum, item) => sum + widthOf(item) + GAP, 0);
  const apart = tallOf(items[0]) + GAP;
  const line = Math.max(1200, Math.sqrt(wide * apart * 2));
  const centres: Point[] = [];
  const tops: number[] = [];
  let y = tallOf(items[0]) / 2;
  for (const [band, group] of barycentric(outline, groups, level).entries()) {
    tops[band] = y;
    let part: ArenaItem[] = [];
    let taken = 0;
    const close = () => {
      let x = -taken / 2;
      for (const item of part) {
        centres[item.index] = { x: x + widthOf(item) / 2, y };
        x += widthOf(item) + GAP;
      }
      y += apart;
      part = [];
      taken = 0;
    };
    for (const item of group) {
      if (part.length > 0 && taken + widthOf(item) > line) close();
      part.push(item);
      taken += widthOf(item) + GAP;
    }
    if (part.length > 0) close();
    y += BETWEEN - GAP;
  }
  const boxes = boxesAt(outline, centres);
  return framed(boxes, freeRoutes(outline, boxes), { levels: levelRows(items, level, (i) => tops[i]) });
}

const SWEEPS = 8;

/** Sorts each group by the mean place of the neighbours in other groups (Sugiyama's barycentres, without bends). */
function barycentric(
  { items, edges }: ArenaOutline,
  groups: readonly (readonly ArenaItem[])[],
  bandOf: ArrayLike<number>,
): readonly (readonly ArenaItem[])[] {
  const around: number[][] = items.map(() => []);
  for (const { from, to } of edges) {
    if (bandOf[from] === bandOf[to]) continue;
    around[from].push(to);
    around[to].push(from);
  }
  const place = new Float64Array(items.length);
  const ordered = groups.map((group) => [...group]);
  const number = (group: readonly ArenaItem[]) =>
    group.forEach(({ index }, i) => {
      place[index] = (i + 0.5) / group.length;
    });
  ordered.forEach(number);
  const wanted = new Float64Array(items.length);
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (const group of sweep % 2 === 0 ? ordered : [...ordered].reverse()) {
      for (const { index } of group) {
        let sum = 0;
        for (const other of around[index]) sum += place[other];
        wanted[index] = around[index].length === 0 ? place[index] : sum / around[index].length;
      }
      group.sort((a, b) => wanted[a.index] - wanted[b.index] || place[a.index] - place[b.index]);
      number(group);
    }
  return ordered;
}
