import { el, type SvgElement } from './svg-element.ts';

/**
 * The look of `treeToSvg`. A page that embeds trees without their own style adopts this sheet (`new
 * CSSStyleSheet().replaceSync(svgStyle)`) and may set the colours. Each colour stands twice where it matters: programs
 * that do not know custom properties (Inkscape, librsvg) take the first, which is the light one.
 *
 * Blue and orange stay apart for every common kind of colour blindness; still, shape and text say everything again.
 */
export const light = {
  paper: '#ffffff',
  ink: '#18202c',
  muted: '#5b6575',
  edge: '#97a1b0',
  'max-fill': '#e2effb',
  'max-line': '#0b62a8',
  'min-fill': '#fdecd8',
  'min-line': '#b25308',
  'leaf-fill': '#eceff4',
  cut: '#b3123d',
  best: '#18202c',
  now: '#6d3fb0',
};

export const dark: typeof light = {
  paper: '#12161d',
  ink: '#eaeff7',
  muted: '#a3aebe',
  edge: '#5d6878',
  'max-fill': '#10324f',
  'max-line': '#6cb6f5',
  'min-fill': '#46290c',
  'min-line': '#f6ab5c',
  'leaf-fill': '#242b36',
  cut: '#ff7d9b',
  best: '#eaeff7',
  now: '#cdb0ff',
};

type Colours = Readonly<Record<string, string>>;

export function tokens(colours: Colours): string {
  return Object.entries(colours)
    .map(([name, colour]) => `--tree-${name}:${colour}`)
    .join(';');
}

export function painting<C extends string>(inLight: Readonly<Record<C, string>>) {
  return (property: 'fill' | 'stroke', colour: C) => `${property}:${inLight[colour]};${property}:var(--tree-${colour})`;
}

const paint = painting(light);

/** Colours and letters. */
export function looks(kind: string, inLight: Colours, inDark: Colours): string {
  return `
:where(.${kind}){${tokens(inLight)}}
@media (prefers-color-scheme:dark){:where(.${kind}){${tokens(inDark)}}}
.${kind}{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;font-variant-numeric:tabular-nums}`;
}

/** The style rules that pictures of trees and arenas share. */
function base(kind: string): string {
  return `${looks(kind, light, dark)}
.${kind} text{${paint('fill', 'ink')};text-anchor:middle;dominant-baseline:central}
.${kind} .paper{${paint('fill', 'paper')}}
.${kind} .edge{fill:none;${paint('stroke', 'edge')};stroke-width:1.5}
`;
}

export const svgStyle = `${base('minerve-tree')}.minerve-tree .edge.ahead{stroke-width:1.25}
.minerve-tree .edge.done{${paint('stroke', 'muted')}}
.minerve-tree .edge.open{${paint('stroke', 'now')};stroke-width:3}
.minerve-tree .edge.best{${paint('stroke', 'best')};stroke-width:4;stroke-linecap:round}
.minerve-tree .edge.pruned{stroke-width:1.25;stroke-dasharray:5 4}
.minerve-tree .edge.more{stroke-dasharray:1 4;stroke-linecap:round}
.minerve-tree .shape{stroke-width:1.75}
.minerve-tree .max .shape{${paint('fill', 'max-fill')};${paint('stroke', 'max-line')}}
.minerve-tree .min .shape{${paint('fill', 'min-fill')};${paint('stroke', 'min-line')}}
.minerve-tree .leaf .shape{${paint('fill', 'leaf-fill')};${paint('stroke', 'muted')};stroke-width:1.25}
.minerve-tree .memory .shape{stroke-dasharray:3 2}
.minerve-tree .open .shape{stroke-width:3}
.minerve-tree .best .shape{stroke-width:3.5}
.minerve-tree .leaf.best .shape{${paint('stroke', 'best')};stroke-width:2.5}
.minerve-tree .ahead .shape,.minerve-tree .pruned .shape{${paint('fill', 'paper')};${paint('stroke', 'edge')};stroke-width:1.25}
.minerve-tree .pruned .shape{stroke-dasharray:4 3}
.minerve-tree .ring{fill:none;${paint('stroke', 'now')};stroke-width:2.75}
.minerve-tree .value{font-size:15px;font-weight:600}
.minerve-tree .leaf .value{font-weight:500;font-size:14px}
.minerve-tree .best .value{font-weight:800}
.minerve-tree .open .value{font-style:italic}
.minerve-tree .ahead .value,.minerve-tree .pruned .value{font-weight:450;${paint('fill', 'muted')}}
.minerve-tree .pruned .value{font-style:italic}
.minerve-tree .window{font-size:10.5px;${paint('fill', 'muted')}}
.minerve-tree .open .window{font-weight:700;${paint('fill', 'now')}}
.minerve-tree .move,.minerve-tree .level,.minerve-tree .note,.minerve-tree .gone{font-size:11.5px;${paint('fill', 'muted')}}
.minerve-tree .gone{font-size:11px}
.minerve-tree .move,.minerve-tree .open .window{${paint('stroke', 'paper')};stroke-width:4;stroke-linejoin:round;paint-order:stroke}
.minerve-tree .move.best{${paint('fill', 'ink')};font-weight:700}
.minerve-tree .level{text-anchor:start;font-weight:600}
.minerve-tree .note,.minerve-tree .type{text-anchor:start}
.minerve-tree .type{font-size:10px;${paint('fill', 'muted')}}
.minerve-tree .gone-box{fill:none;${paint('stroke', 'edge')};stroke-dasharray:3 3}
.minerve-tree .stub .shape{${paint('fill', 'paper')};${paint('stroke', 'edge')};stroke-width:1.25}
.minerve-tree .stub .seen{${paint('fill', 'muted')}}
.minerve-tree .stub .skipped{${paint('fill', 'cut')};opacity:.35}
.minerve-tree .ahead .board,.minerve-tree .pruned .board{opacity:.55}
.minerve-tree .cross{fill:none;${paint('stroke', 'cut')};stroke-width:2.25;stroke-linecap:round}
.minerve-tree .cut{${paint('fill', 'cut')};${paint('stroke', 'paper')};stroke-width:4;stroke-linejoin:round;paint-order:stroke;text-anchor:start;font-size:15px;font-weight:700;font-style:italic;font-family:Georgia,"Times New Roman",serif}
`;

/**
 * The look of `arenaToSvg`, with the colours of the trees: Adam is Max, Ève is Min. A page may adopt it as it may
 * adopt `svgStyle`.
 */
export const arenaSvgStyle = `${base('minerve-arena')}.minerve-arena .head{${paint('fill', 'edge')}}
.minerve-arena .edge.strategy{stroke-width:4}
.minerve-arena .edge.strategy.adam{${paint('stroke', 'max-line')}}
.minerve-arena .edge.strategy.eve{${paint('stroke', 'min-line')}}
.minerve-arena .edge.strategy.draw{${paint('stroke', 'muted')};stroke-width:2.75}
.minerve-arena .head.strategy.adam{${paint('fill', 'max-line')}}
.minerve-arena .head.strategy.eve{${paint('fill', 'min-line')}}
.minerve-arena .head.strategy.draw{${paint('fill', 'muted')}}
.minerve-arena .shape,.minerve-arena .dot{stroke-width:1.75}
.minerve-arena :is(.adam .shape,.dot.adam){${paint('fill', 'max-fill')};${paint('stroke', 'max-line')}}
.minerve-arena :is(.eve .shape,.dot.eve){${paint('fill', 'min-fill')};${paint('stroke', 'min-line')}}
.minerve-arena :is(.draw .shape,.dot.draw){${paint('fill', 'leaf-fill')};${paint('stroke', 'muted')};stroke-dasharray:4 3}
.minerve-arena :is(.out .shape,.dot.out){${paint('fill', 'paper')};${paint('stroke', 'edge')}}
.minerve-arena .out .name{${paint('fill', 'muted')}}
.minerve-arena .dot.new{stroke-width:6}
.minerve-arena .ring{fill:none;stroke-width:3}
.minerve-arena .adam .ring{${paint('stroke', 'max-line')}}
.minerve-arena .eve .ring{${paint('stroke', 'min-line')}}
.minerve-arena .draw .ring,.minerve-arena .out .ring{${paint('stroke', 'muted')}}
.minerve-arena .selection{fill:none;${paint('stroke', 'ink')};stroke-width:2.5;stroke-dasharray:7 3}
.minerve-arena .edge.reason{${paint('stroke', 'ink')};stroke-width:2.75}
.minerve-arena .head.reason{${paint('fill', 'ink')}}
.minerve-arena .victory .shape.outer{fill:none}
.minerve-arena .name{font-size:15px;font-weight:600}
.minerve-arena .index{font-size:11px;font-weight:500}
.minerve-arena .tag{font-size:10.5px;${paint('fill', 'muted')};font-weight:600}
.minerve-arena .adam .tag{${paint('fill', 'max-line')}}
.minerve-arena .eve .tag{${paint('fill', 'min-line')}}
.minerve-arena .more,.minerve-arena .note,.minerve-arena .level{font-size:11.5px;${paint('fill', 'muted')}}
.minerve-arena .level,.minerve-arena .note{text-anchor:start}
.minerve-arena .level,.minerve-arena .band{font-weight:600}
.minerve-arena .band{font-size:14px;${paint('fill', 'muted')}}
`;

export type SvgLook = 'light' | 'dark';

/** Makes a picture light or dark wherever it is shown; stands after its style. */
export function inLook(kind: 'minerve-tree' | 'minerve-arena', look: SvgLook): string {
  return `.${kind}{${tokens(look === 'light' ? light : dark)}}`;
}

/** The paper and the sum of `boardToSvg`: boards bring colours of their own. */
export function boardSvgStyle(look: SvgLook): string {
  const { paper, ink } = look === 'light' ? light : dark;
  return `.minerve-board>.paper{fill:${paper}}.minerve-board>.sum{fill:${ink};font:600 28px system-ui,"Segoe UI",Roboto,Arial,sans-serif;text-anchor:middle}`;
}

export interface SvgFrame {
  readonly cssClass: string;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly summary: string;
  /** The style sheet that the picture carries; undefined if a page has it. */
  readonly style: string | undefined;
}

/** A complete picture, with a title and a description for screen readers. */
export function svgPicture(
  { cssClass, width, height, title, summary, style }: SvgFrame,
  parts: readonly SvgElement[],
): SvgElement {
  const size = { width, height, viewBox: `0 0 ${width} ${height}` };
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', class: cssClass, role: 'img', ...size },
    el('title', {}, title),
    el('desc', {}, summary),
    ...(style === undefined ? [] : [el('style', {}, style)]),
    el('rect', { class: 'paper', width, height }),
    ...parts,
  );
}
