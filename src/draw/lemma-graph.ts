import { placeLayers } from './arena-layout.ts';
import { el, type SvgElement } from './svg-element.ts';
import { light, painting } from './svg-frame.ts';

/** A statement in a drawing of a proof. */
export interface Lemma {
  readonly name: string;
  /** Stated without a proof. */
  readonly isDefinition: boolean;
  /** The indices of those it rests on. */
  readonly uses: readonly number[];
  /** The address of the page that shows it. */
  readonly href?: string | undefined;
  /** The name for screen readers. */
  readonly label?: string | undefined;
}

export interface LemmaBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface LemmaPicture {
  readonly width: number;
  readonly height: number;
  /** By the index of the lemma. */
  readonly boxes: readonly LemmaBox[];
  readonly element: SvgElement;
}

const LETTER = 7.9;
const INSET = 11;
const TALL = 28;
const GAP = 16;
const MARGIN = 8;
/** Between two levels: with many of them closer, so that a long proof is seen whole. */
const between = (levels: number) => Math.max(18, Math.min(40, 420 / levels - TALL));

const paint = painting(light);
const round = (value: number) => Math.round(value * 10) / 10;

/** The look of a drawn proof, which a page adopts as it does `svgStyle`. */
export const lemmaSvgStyle = `
.minerve-proof text{${paint('fill', 'ink')};text-anchor:middle;dominant-baseline:central;font-size:13px}
.minerve-proof text{font-family:ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace}
.minerve-proof .edge{fill:none;${paint('stroke', 'edge')};stroke-width:1.25}
.minerve-proof rect{${paint('fill', 'paper')};${paint('stroke', 'muted')};stroke-width:1.25}
.minerve-proof .defined rect{${paint('fill', 'leaf-fill')};stroke-dasharray:4 3}
.minerve-proof .theorem rect{${paint('stroke', 'ink')};stroke-width:2.5}
.minerve-proof .theorem text{font-weight:700}
.minerve-proof .near{${paint('stroke', 'now')};stroke-width:2}
.minerve-proof .chosen rect{${paint('stroke', 'now')};stroke-width:3}
`;

/**
 * A proof as a graph. The theorem, the first of the lemmas, is at the top, and each statement is above everything that
 * it depends on; definitions are at the bottom.
 */
export function lemmaPicture(lemmas: readonly Lemma[], chosen?: number): LemmaPicture {
  const heights = heightsOf(lemmas);
  const top = Math.max(...heights);
  const levels = heights.map((height) => top - height);
  const widths = lemmas.map(({ name }) => round(name.length * LETTER + 2 * INSET));
  const links = lemmas.flatMap(({ uses }, from) => uses.map((to) => ({ from, to })));
  const { x, bends } = placeLayers({ levels, widths, links }, GAP);
  const step = TALL + between(top + 1);
  const middle = (level: number) => MARGIN + TALL / 2 + level * step;
  const boxes = lemmas.map((_, at) => ({
    x: round(MARGIN + x[at] - widths[at] / 2),
    y: round(middle(levels[at]) - TALL / 2),
    width: widths[at],
    height: TALL,
  }));
  const width = round(Math.max(...boxes.map((box) => box.x + box.width)) + MARGIN);
  const height = round(middle(top) + TALL / 2 + MARGIN);
  const edges = links.map(({ from, to }, at) => {
    const near = from === chosen || to === chosen;
    const way = [
      [MARGIN + x[from], boxes[from].y + TALL],
      ...bends[at].flatMap((bend) => [
        [MARGIN + bend.x, middle(bend.level) - TALL / 2],
        [MARGIN + bend.x, middle(bend.level) + TALL / 2],
      ]),
      [MARGIN + x[to], boxes[to].y],
    ];
    return el('path', { key: `${from}-${to}`, class: near ? 'edge near' : 'edge', d: downwards(way) });
  });
  const nodes = lemmas.map((lemma, at) => {
    const kinds = [at === 0 && 'theorem', lemma.isDefinition && 'defined', at === chosen && 'chosen'];
    const { x: left, y, width: wide } = boxes[at];
    const parts = [
      el('rect', { x: left, y, width: wide, height: TALL, rx: lemma.isDefinition ? TALL / 2 : 5 }),
      el('text', { translate: 'no', x: round(left + wide / 2), y: round(y + TALL / 2 + 0.5) }, lemma.name),
    ];
    const attributes = { key: lemma.name, class: kinds.filter(Boolean).join(' '), 'data-lemma': at };
    if (lemma.href === undefined) return el('g', attributes, ...parts);
    const current = at === chosen && 'true';
    return el('a', { ...attributes, href: lemma.href, 'aria-label': lemma.label, 'aria-current': current }, ...parts);
  });
  const element = el('svg', { class: 'minerve-proof', viewBox: `0 0 ${width} ${height}`, width, height }, ...edges, ...nodes);
  return { width, height, boxes, element };
}

/** The longest way down from each; no proof rests on itself. */
function heightsOf(lemmas: readonly Lemma[]): number[] {
  const heights: number[] = [];
  const of = (at: number): number => {
    heights[at] ??= Math.max(-1, ...lemmas[at].uses.map(of)) + 1;
    return heights[at];
  };
  for (const at of lemmas.keys()) of(at);
  return heights;
}

/** Straight past other boxes, curved between levels. */
function downwards(way: readonly (readonly number[])[]): string {
  return way
    .map(([x, y], at) => {
      if (at === 0) return `M${round(x)} ${round(y)}`;
      const [fromX, fromY] = way[at - 1];
      if (fromX === x) return `V${round(y)}`;
      const half = round((fromY + y) / 2);
      return `C${round(fromX)} ${half} ${round(x)} ${half} ${round(x)} ${round(y)}`;
    })
    .join('');
}
