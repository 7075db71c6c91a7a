import { Random } from '../core/index.ts';
import type { ArenaOutline } from './arena.ts';

/** The parts of a graph from which levels are computed. */
interface LevelledGraph {
  readonly items: readonly Pick<ArenaOutline['items'][number], 'index' | 'owner'>[];
  readonly edges: readonly Pick<ArenaOutline['edges'][number], 'from' | 'to'>[];
}

/**
 * The level on which each item is drawn; the start is on level 0 unless a move leads to it.
 *
 * Without cycles: the longest way from the top, so that every move leads downwards. With cycles: the shortest way from
 * the start, so that a move leads down by one level, or else stays or goes back. Where the players alternate, each
 * level belongs to one of them.
 */
export function levelsOf(outline: LevelledGraph): Int32Array {
  return longestWays(outline) ?? shortestWays(outline);
}

/** From the items that no move leads to, in topological order (Kahn 1962); undefined if there is a cycle. */
function longestWays(outline: LevelledGraph): Int32Array | undefined {
  const { items } = outline;
  const levels = new Int32Array(items.length);
  const waiting = new Int32Array(items.length);
  for (const { to } of outline.edges) waiting[to]++;
  const below = targetsOf(outline);
  const order = items.filter(({ index }) => waiting[index] === 0).map(({ index }) => index);
  for (const item of order) levels[item] = topLevel(outline, item);
  for (let done = 0; done < order.length; done++)
    for (const target of below[order[done]]) {
      levels[target] = Math.max(levels[target], levels[order[done]] + 1);
      if (--waiting[target] === 0) order.push(target);
    }
  return order.length === items.length ? levels : undefined;
}

/** Breadth-first from the start, then from whatever is left. */
function shortestWays(outline: LevelledGraph): Int32Array {
  const levels = new Int32Array(outline.items.length).fill(-1);
  const below = targetsOf(outline);
  const queue: number[] = [];
  let done = 0;
  for (const { index } of outline.items) {
    if (levels[index] >= 0) continue;
    levels[index] = topLevel(outline, index);
    queue.push(index);
    for (; done < queue.length; done++)
      for (const target of below[queue[done]]) {
        if (levels[target] >= 0) continue;
        levels[target] = levels[queue[done]] + 1;
        queue.push(target);
      }
  }
  return levels;
}

/**
 * The level for a part of the arena that no move from above leads to, chosen so that each level still belongs to one
 * player.
 */
function topLevel({ items }: LevelledGraph, item: number): number {
  return items[item].owner === items[0].owner ? 0 : 1;
}

function targetsOf({ items, edges }: LevelledGraph): number[][] {
  const below: number[][] = items.map(() => []);
  for (const { from, to } of edges) below[from].push(to);
  return below;
}

/** Nodes on levels, as the layout sees them. */
export interface LayeredGraph {
  readonly levels: ArrayLike<number>;
  /** The width that each node needs. */
  readonly widths: readonly number[];
  /** Links that lead downwards; the layout sees no others. */
  readonly links: readonly { readonly from: number; readonly to: number }[];
}

export interface Placement {
  /** The centre of each node; the leftmost edge is at 0. */
  readonly x: Float64Array;
  /** For each link, where it passes the levels between its ends, from the top. */
  readonly bends: readonly (readonly { readonly x: number; readonly level: number }[])[];
}

/** How often the order of the levels, and then the places within it, are improved. */
const ORDER_SWEEPS = 24;
const PLACE_SWEEPS = 40;
/** How often the sweeps are run: alone, with exchanges, then from orders at random; in larger nets once. */
const STARTS = 9;
const MOST_RESTARTED = 400;

/** The width of a bend, and the weight of links that pass levels, so that they stay straight. */
const BEND = 10;
const STRAIGHT = 6;

/**
 * Places the nodes of a layered graph so that few links cross and most run straight down (Sugiyama, Tagawa, Toda
 * 1981). Links that pass a level get a place of their own on it. Orders come from barycentres, the best of all
 * sweeps; places are the least squares solution on each level with the order and the gaps kept. Without `bends` links
 * are not drawn by the places they have on levels between; then barycentres alone come nearer to what is drawn.
 */
export function placeLayers(graph: LayeredGraph, gap: number, { bends: areBent = true } = {}): Placement {
  const net = new Net(graph);
  orderLayers(net, areBent);
  const x = placeNodes(net, gap);
  const bends = net.chains.map((chain) => chain.map((node) => ({ x: x[node], level: net.levels[node] })));
  return { x: x.slice(0, graph.widths.length), bends };
}

/** The graph with a node for each level that a link passes. */
class Net {
  readonly levels: number[];
  readonly widths: number[];
  readonly above: number[][];
  readonly below: number[][];
  readonly layers: number[][] = [];
  readonly chains: number[][] = [];
  readonly real: number;

  constructor({ levels, widths, links }: LayeredGraph) {
    this.real = widths.length;
    this.levels = Array.from(levels);
    this.widths = [...widths];
    this.above = widths.map(() => []);
    this.below = widths.map(() => []);
    for (const { from, to } of links) {
      const chain: number[] = [];
      let last = from;
      for (let level = levels[from] + 1; level < levels[to]; level++) {
        const bend = this.levels.push(level) - 1;
        this.widths.push(BEND);
        this.above.push([]);
        this.below.push([]);
        this.#link(last, bend);
        chain.push(bend);
        last = bend;
      }
      this.#link(last, to);
      this.chains.push(chain);
    }
    this.levels.forEach((level, node) => {
      while (this.layers.length <= level) this.layers.push([]);
      this.layers[level].push(node);
    });
  }

  isBend(node: number): boolean {
    return node >= this.real;
  }

  #link(from: number, to: number): void {
    this.below[from].push(to);
    this.above[to].push(from);
  }
}

function orderLayers(net: Net, exchanges: boolean): void {
  const { layers } = net;
  const place = new Float64Array(net.levels.length);
  const number = (layer: readonly number[]) => {
    layer.forEach((node, i) => {
      place[node] = i;
    });
  };
  layers.forEach(number);
  let best = layers.map((layer) => [...layer]);
  let fewest = crossings(net, place);
  const random = new Random(1);
  const starts = exchanges && net.levels.length <= MOST_RESTARTED ? STARTS : 1;
  for (let sweep = 0; sweep < starts * ORDER_SWEEPS && fewest > 0; sweep++) {
    if (sweep >= 2 * ORDER_SWEEPS && sweep % ORDER_SWEEPS === 0)
      for (const layer of layers) {
        random.shuffle(layer);
        number(layer);
      }
    const downwards = sweep % 2 === 0;
    const neighbours = downwards ? net.above : net.below;
    for (const layer of downwards ? layers : [...layers].reverse()) {
      const middle = new Map(layer.map((node) => [node, mean(neighbours[node], place) ?? place[node]]));
      layer.sort((a, b) => (middle.get(a) as number) - (middle.get(b) as number) || place[a] - place[b]);
      number(layer);
    }
    // Barycentres alone come first: where they find an order without crossings, it stays.
    if (sweep >= ORDER_SWEEPS) exchangeNeighbours(net, place, sweep % 4 < 2);
    const now = crossings(net, place);
    if (now >= fewest) continue;
    fewest = now;
    best = layers.map((layer) => [...layer]);
  }
  best.forEach((layer, level) => {
    layers[level] = layer;
  });
}

/** Exchanges neighbours on a level as long as fewer links cross for it; with `tiesToo` once also where as many do. */
function exchangeNeighbours(net: Net, place: Float64Array, tiesToo: boolean): void {
  let tie = tiesToo;
  for (let isBetter = true; isBetter; tie = false) {
    isBetter = false;
    for (const layer of net.layers)
      for (let at = 1; at < layer.length; at++) {
        const [left, right] = [layer[at - 1], layer[at]];
        const saved = crossingsOf(net, left, right, place) - crossingsOf(net, right, left, place);
        if (saved < 0 || (saved === 0 && !tie)) continue;
        layer[at - 1] = right;
        layer[at] = left;
        place[right] = at - 1;
        place[left] = at;
        isBetter = true;
      }
  }
}

/** How many links of two nodes on one level cross, if the first stands left of the other. */
function crossingsOf(net: Net, left: number, right: number, place: Float64Array): number {
  let count = 0;
  for (const neighbours of [net.above, net.below])
    for (const a of neighbours[left]) for (const b of neighbours[right]) if (place[a] > place[b]) count++;
  return count;
}

/** How many pairs of links cross: inversions, counted with a Fenwick tree. */
function crossings(net: Net, place: Float64Array): number {
  let total = 0;
  for (const [level, layer] of net.layers.entries()) {
    const tree = new Int32Array((net.layers[level + 1]?.length ?? 0) + 1);
    let seen = 0;
    for (const node of layer) {
      const ends = net.below[node].map((to) => place[to]);
      for (const end of ends) {
        total += seen;
        for (let i = end + 1; i > 0; i -= i & -i) total -= tree[i];
      }
      for (const end of ends) for (let i = end + 1; i < tree.length; i += i & -i) tree[i]++;
      seen += ends.length;
    }
  }
  return total;
}

function placeNodes(net: Net, gap: number): Float64Array {
  const { layers, widths } = net;
  const x = new Float64Array(net.levels.length);
  for (const layer of layers)
    settle(
      layer,
      layer.map(() => 0),
      layer.map(() => 1),
      widths,
      gap,
      x,
    );
  for (let sweep = 0; sweep < PLACE_SWEEPS; sweep++)
    for (const layer of sweep % 2 === 0 ? layers : [...layers].reverse())
      settle(
        layer,
        layer.map((node) => pull(net, node, x)),
        layer.map((node) => (net.isBend(node) ? STRAIGHT : 1)),
        widths,
        gap,
        x,
      );
  let left = 0;
  x.forEach((centre, node) => {
    left = Math.min(left, centre - widths[node] / 2);
  });
  return x.map((centre) => centre - left);
}

/** The best x of a node: the mean of its neighbours, where links that pass levels have more weight. */
function pull(net: Net, node: number, x: Float64Array): number {
  let sum = 0;
  let weights = 0;
  for (const other of [...net.above[node], ...net.below[node]]) {
    const weight = net.isBend(node) || net.isBend(other) ? STRAIGHT : 1;
    sum += weight * x[other];
    weights += weight;
  }
  return weights === 0 ? x[node] : sum / weights;
}

/**
 * The places nearest to the wanted ones, by weighted squares, that keep the order and the gaps: isotonic regression
 * by pooling adjacent violators, after the least distances have been taken off.
 */
function settle(
  layer: readonly number[],
  wanted: readonly number[],
  weights: readonly number[],
  widths: readonly number[],
  gap: number,
  x: Float64Array,
): void {
  const blocks: { mean: number; weight: number; count: number }[] = [];
  const offsets: number[] = [];
  for (const [i, node] of layer.entries()) {
    offsets.push(i === 0 ? 0 : offsets[i - 1] + (widths[layer[i - 1]] + widths[node]) / 2 + gap);
    let block = { mean: wanted[i] - offsets[i], weight: weights[i], count: 1 };
    for (let last = blocks.at(-1); last !== undefined && last.mean > block.mean; last = blocks.at(-1)) {
      const weight = last.weight + block.weight;
      block = {
        mean: (last.mean * last.weight + block.mean * block.weight) / weight,
        weight,
        count: last.count + block.count,
      };
      blocks.pop();
    }
    blocks.push(block);
  }
  let i = 0;
  for (const { mean, count } of blocks) for (let end = i + count; i < end; i++) x[layer[i]] = mean + offsets[i];
}

function mean(nodes: readonly number[], place: Float64Array): number | undefined {
  if (nodes.length === 0) return undefined;
  return nodes.reduce((sum, node) => sum + place[node], 0) / nodes.length;
}
