import {
  el,
  PLOT_TONES,
  plotInLook,
  plotSvgStyle,
  type SvgElement,
  type SvgLook,
  svgPicture,
  svgText,
} from '../../draw/index.ts';
import { formatNumber, inLanguage, type Language } from '../../i18n/index.ts';
import type { Figure, Mark } from '../figure.ts';
import { error } from '../words.ts';
import { axesOf, type DrawnAxes, offsetOf } from './axes.ts';

export interface PlotOptions {
  readonly language: Language;
  /** The document of the page; in Node one made by `nodeDocument`. */
  readonly document: Document;
  /** False leaves out the style sheet, for pages that adopt `plotSvgStyle` themselves. */
  readonly style?: boolean;
  /** Whether each point tells its values to a pointer on it, as pages want it; files stay without. */
  readonly titles?: boolean;
  /** Default: light or dark like the viewer's system, and light on paper. */
  readonly look?: SvgLook;
}

/** The least width of the figure; long names in the legend widen it, so that the plot keeps `LEAST_PLOT`. */
const WIDTH = 860;
const LEAST_PLOT = 480;
const HEIGHT = 480;
/** Above the plot: the title, and the label of the y axis. */
const TOP = 76;
const LEFT = 76;
const BOTTOM = 60;
/** Between the plot and the legend, the length of a sample, from one line of the legend to the next. */
const AWAY = 14;
const SAMPLE = 26;
const LINE = 22;
/** About the width of a letter, on the safe side; those of the legend are bold. */
const LETTER = 8;
const BOLD = 9;

type Plot = typeof import('./observable.ts');

/** The figure as a file of its own. */
export async function plotSvg(figure: Figure, options: PlotOptions): Promise<string> {
  return `${svgText(await plotPicture(figure, options))}\n`;
}

/** The figure as elements: the same for a file and for a page. */
export async function plotPicture(
  figure: Figure,
  { language, document, style = true, titles = false, look }: PlotOptions,
): Promise<SvgElement> {
  const plot = await loadPlot();
  const axes = axesOf(figure, language);
  const labels = figure.marks.map(({ label }) => inLanguage(label, language));
  const right = AWAY + SAMPLE + 16 + Math.max(0, ...labels.map((label) => label.length)) * BOLD;
  const width = Math.max(WIDTH, LEFT + LEAST_PLOT + right);
  // Names that do not fit beside each other are slanted.
  const room = (width - LEFT - right) / axes.x.ticks.length;
  const isSlanted = axes.x.ticks.some(([, text]) => text.length * LETTER > room);
  const bottom = BOTTOM + (isSlanted ? 46 : 0);
  const drawn = plot.plot({
    document,
    width,
    height: HEIGHT + bottom - BOTTOM,
    ...{ marginTop: TOP, marginLeft: LEFT, marginBottom: bottom, marginRight: right },
    x: { domain: axes.x.domain, type: axes.x.isLog ? 'log' : 'linear' },
    y: { domain: axes.y.domain, type: axes.y.isLog ? 'log' : 'linear' },
    marks: [
      ...frame(plot, axes, isSlanted),
      ...figure.marks.flatMap((mark) => marksOf(plot, mark, figure, axes, titles ? titleOf(mark, figure, language) : undefined)),
    ],
  } as Parameters<Plot['plot']>[0]);
  const y = drawn.scale('y');
  const legend = legendOf(
    figure.marks,
    labels,
    width - right + AWAY,
    [TOP, HEIGHT - BOTTOM],
    (value) => y?.apply(value) as number,
  );
  const title = inLanguage(figure.title, language);
  return svgPicture(
    {
      cssClass: 'minerve-plot',
      width,
      height: HEIGHT + bottom - BOTTOM,
      title,
      summary: inLanguage(figure.caption, language),
      style: style ? plotSvgStyle + (look ? plotInLook(look) : '') : undefined,
    },
    [el('text', { class: 'title', x: 16, y: 30 }, title), el('g', { 'text-anchor': 'middle' }, ...elementsIn(drawn)), ...legend],
  );
}

/** Throws if Plot is missing. Call it before a long run. */
export async function checkPlot(): Promise<void> {
  await loadPlot();
}

/** Plot is an optional package that only figures need. */
async function loadPlot(): Promise<Plot> {
  try {
    return await import('./observable.ts');
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw thrown;
    throw error('no-package', { name: '@observablehq/plot' });
  }
}

/** Grid and axes. */
function frame(plot: Plot, { x, y }: DrawnAxes, isSlanted: boolean) {
  const of = ({ ticks }: DrawnAxes['x']) => ({
    ticks: ticks.map(([at]) => at),
    // Not tickFormat, because a logarithmic axis omits some of its labels.
    text: (at: number) => ticks.find(([value]) => value === at)?.[1] ?? '',
    label: null,
  });
  return [
    plot.gridY(
      y.ticks.map(([at]) => at),
      { className: 'grid' },
    ),
    plot.axisX({ ...of(x), className: 'tick', ...(isSlanted && { tickRotate: -30 }) }),
    plot.axisY({ ...of(y), className: 'tick' }),
    plot.text([x.label], { frameAnchor: 'bottom-right', dy: isSlanted ? 88 : 46, className: 'label', lineAnchor: 'bottom' }),
    plot.text([y.label], { frameAnchor: 'top-left', dx: 22 - LEFT, dy: -24, className: 'label' }),
  ];
}

const SYMBOLS = ['circle', 'square2', 'triangle2', 'diamond2', 'star', 'cross', 'hexagon'] as const;

/** The CSS class of a mark's tone, to append to others; empty without a tone. */
function toneOf({ tone }: Mark) {
  return tone === undefined ? '' : ` tone-${tone % PLOT_TONES.length}`;
}

const symbolOf = ({ tone }: Mark) => SYMBOLS[(tone ?? 0) % SYMBOLS.length];

/** Lines with more points than this, and dashed lines, are drawn without point symbols. */
const MOST_DOTS = 24;
export const hasDots = ({ kind, points, dashed }: Mark) =>
  kind === 'points' || (kind === 'line' && !dashed && points.length <= MOST_DOTS);

type Points = readonly (readonly [x: number, y: number])[];

type TitleOf = (point: Points[number]) => string;

/** The description of a point: its line, and its place on both axes. */
function titleOf({ label }: Mark, { x }: Figure, language: Language): TitleOf {
  const number = (value: number) => formatNumber(Number(value.toPrecision(4)), language);
  return ([at, value]) => {
    const name = x.ticks?.find(([tick]) => tick === at)?.[1];
    const place = name === undefined ? number(at) : inLanguage(name, language);
    return `${inLanguage(label, language)}\n${place}: ${number(value)}`;
  };
}

function marksOf(plot: Plot, mark: Mark, figure: Figure, { x, y, bar }: DrawnAxes, titleOfPoint?: TitleOf) {
  const { kind, spread, dashed } = mark;
  const tone = toneOf(mark);
  const inside = mark.points.filter(([at, value]) => Number.isFinite(at) && Number.isFinite(value) && !(y.isLog && value <= 0));
  const offset = offsetOf(mark, figure, bar);
  const points: Points = inside.map(([at, value]) => [at + offset, value] as const).toSorted(([a], [b]) => a - b);
  // A bar is drawn beside its x value; the tooltip shows the value without that offset.
  const title = titleOfPoint && { title: ([at, value]: Points[number]) => titleOfPoint([at - offset, value]) };
  const places = { x: ([at]: Points[number]) => at, y: ([, value]: Points[number]) => value };
  const made = [];
  if (kind === 'rule') {
    const across = points.slice(0, 1).flatMap(([, value]): Points => x.domain.map((at) => [at, value] as const));
    made.push(plot.line(across, { ...places, className: `line dashed${tone}` }));
  }
  if (kind === 'line') made.push(plot.line(points, { ...places, className: `line${dashed ? ' dashed' : ''}${tone}` }));
  if (kind === 'bars') {
    const ends = points.map(([at, value]) => ({
      x1: at - bar / 2,
      x2: at + bar / 2,
      y1: y.domain[0],
      y2: value,
      title: titleOfPoint?.([at - offset, value]),
    }));
    const channels = { x1: 'x1', x2: 'x2', y1: 'y1', y2: 'y2', ...(titleOfPoint && { title: 'title' }) };
    made.push(plot.rect(ends, { ...channels, className: `bars${tone}` }));
  }
  if (spread !== undefined) {
    const ends = mark.points.map(([at], i) => ({ x: at + offset, low: spread[i]?.[0], high: spread[i]?.[1] }));
    made.push(plot.ruleX(ends, { x: 'x', y1: 'low', y2: 'high', className: `spread${tone}` }));
  }
  if (hasDots(mark)) made.push(plot.dot(points, { ...places, ...title, symbol: symbolOf(mark), r: 5, className: `dots${tone}` }));
  else if (title !== undefined && kind === 'line') made.push(plot.dot(points, { ...places, ...title, r: 5, className: 'hit' }));
  return made;
}

/** Places a label beside the last point of each mark, as near as the other labels allow. */
function legendOf(
  marks: readonly Mark[],
  labels: readonly string[],
  x: number,
  [top, bottom]: readonly [number, number],
  scale: (value: number) => number,
): SvgElement[] {
  const wanted = marks.map(({ points }) => {
    const last = points.reduce<Points[number] | undefined>(
      (best, point) => (best && best[0] > point[0] ? best : point),
      undefined,
    );
    const at = last === undefined ? Number.NaN : scale(last[1]);
    return Number.isFinite(at) ? Math.min(bottom, Math.max(top, at)) : top;
  });
  const order = marks.map((_, i) => i).sort((a, b) => wanted[a] - wanted[b]);
  const places: number[] = [];
  order.forEach((mark, i) => {
    places[mark] = Math.max(wanted[mark], i === 0 ? top : places[order[i - 1]] + LINE);
  });
  // Labels pushed below the bottom push the others up.
  for (let i = order.length - 1, limit = bottom; i >= 0; i--, limit -= LINE) places[order[i]] = Math.min(places[order[i]], limit);
  return marks.flatMap((mark, i) => {
    const y = Math.round(places[i] * 10) / 10;
    return [...sampleOf(mark, x, y), legendText(mark, labels[i], x, y)];
  });
}

function legendText(mark: Mark, label: string, x: number, y: number): SvgElement {
  return el('text', { class: `legend${toneOf(mark)}`, x: x + SAMPLE + 8, y: y + 5 }, label);
}

function sampleOf(mark: Mark, x: number, y: number): SvgElement[] {
  const tone = toneOf(mark);
  if (mark.kind === 'bars') return [el('rect', { class: `bars${tone}`, x: x + 8, y: y - 6, width: 12, height: 12 })];
  const isDashed = mark.dashed === true || mark.kind === 'rule';
  const line = el('path', { class: `sample${isDashed ? ' dashed' : ''}${tone}`, d: `M${x},${y}h${SAMPLE}` });
  const dot = el('path', { class: `dots${tone}`, d: SHAPES[symbolOf(mark)], transform: `translate(${x + SAMPLE / 2},${y})` });
  return [...(mark.kind === 'points' ? [] : [line]), ...(hasDots(mark) ? [dot] : [])];
}

/** The symbols of Plot, as large as it draws them. */
const SHAPES: Readonly<Record<(typeof SYMBOLS)[number], string>> = {
  circle: 'M5,0A5,5 0 1,1 -5,0A5,5 0 1,1 5,0Z',
  square2: 'M-4.4,-4.4H4.4V4.4H-4.4Z',
  triangle2: 'M0,-5.5L4.8,2.8H-4.8Z',
  diamond2: 'M0,-5.5L5.5,0L0,5.5L-5.5,0Z',
  star: 'M0,-7L1.6,-2.2H6.7L2.6,0.8L4.1,5.7L0,2.7L-4.1,5.7L-2.6,0.8L-6.7,-2.2H-1.6Z',
  cross: 'M-5.9,-2H-2V-5.9H2V-2H5.9V2H2V5.9H-2V2H-5.9Z',
  hexagon: 'M0,-5.5L4.8,-2.75V2.75L0,5.5L-4.8,2.75V-2.75Z',
};

/**
 * Plot's drawing as our own elements: without its style sheet (forbidden by our content policy), its labels for screen
 * readers (the title and the description replace them) and decimals too small to see. So that files are the same
 * everywhere, attributes are sorted and Plot's half-pixel shift is removed.
 */
function elementsIn(node: Element): SvgElement[] {
  return [...node.children]
    .filter(({ localName }) => localName !== 'style')
    .map((child) => {
      const kept = [...child.attributes].filter(({ name }) => !name.startsWith('aria-') && name !== 'style');
      const drawn = kept.map(({ name, value }) => [name, rounded(child.localName === 'g' ? onWhole(value) : value)] as const);
      const attributes = Object.fromEntries(drawn.filter(([, value]) => value !== 'translate(0,0)').sort());
      const inner = child.children.length === 0 ? (child.textContent ?? '') : '';
      return el(child.localName, attributes, ...(inner === '' ? elementsIn(child) : [inner]));
    });
}

/** On screens with one pixel per unit, Plot moves its groups by half a unit. */
function onWhole(value: string): string {
  return value.startsWith('translate') ? value.replace(/-?\d+\.5\b/g, (half) => `${Math.floor(Number(half))}`) : value;
}

function rounded(value: string): string {
  return value.replace(/\d+\.\d{2,}/g, (digits) => String(Math.round(Number(digits) * 10) / 10));
}
