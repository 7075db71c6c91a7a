/**
 * The look of `treeToSvg`. A page that embeds trees without their own style adopts this sheet (`new CSSStyleSheet().replaceSync(svgStyle)`) and may set
 * the colours. Each colour stands twice where it matters: programs that do not know custom properties (Inkscape, librsvg) take the
 * first, which is the light one.
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
};

type Colour = keyof typeof light;

export function tokens(colours: typeof light): string {
  return Object.entries(colours)
    .map(([name, colour]) => `--tree-${name}:${colour}`)
    .join(';');
}

export function paint(property: 'fill' | 'stroke', colour: Colour): string {
  return `${property}:${light[colour]};${property}:var(--tree-${colour})`;
}

export const svgStyle = `
:where(.minerve-tree){${tokens(light)}}
@media (prefers-color-scheme:dark){:where(.minerve-tree){${tokens(dark)}}}
.minerve-tree{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;font-variant-numeric:tabular-nums}
.minerve-tree text{${paint('fill', 'ink')};text-anchor:middle;dominant-baseline:central}
.minerve-tree .paper{${paint('fill', 'paper')}}
.minerve-tree .edge{fill:none;${paint('stroke', 'edge')};stroke-width:1.5}
.minerve-tree .edge.best{${paint('stroke', 'best')};stroke-width:4;stroke-linecap:round}
.minerve-tree .edge.pruned{stroke-dasharray:5 4}
.minerve-tree .edge.more{stroke-dasharray:1 4;stroke-linecap:round}
.minerve-tree .shape{stroke-width:1.75}
.minerve-tree .max .shape{${paint('fill', 'max-fill')};${paint('stroke', 'max-line')}}
.minerve-tree .min .shape{${paint('fill', 'min-fill')};${paint('stroke', 'min-line')}}
.minerve-tree .leaf .shape{${paint('fill', 'leaf-fill')};${paint('stroke', 'edge')};stroke-width:1}
.minerve-tree .memory .shape{stroke-dasharray:3 2}
.minerve-tree .open .shape{stroke-dasharray:4 3}
.minerve-tree .best .shape{stroke-width:3.5}
.minerve-tree .leaf.best .shape{${paint('stroke', 'best')};stroke-width:2.5}
.minerve-tree .now .ring{fill:none;${paint('stroke', 'cut')};stroke-width:2.5}
.minerve-tree .value{font-size:15px;font-weight:600}
.minerve-tree .leaf .value{font-weight:500;font-size:14px}
.minerve-tree .best .value{font-weight:800}
.minerve-tree .open .value{${paint('fill', 'muted')}}
.minerve-tree .window{font-size:10.5px;${paint('fill', 'muted')}}
.minerve-tree .chip{${paint('fill', 'paper')}}
.minerve-tree .move,.minerve-tree .level,.minerve-tree .note,.minerve-tree .gone{font-size:11.5px;${paint('fill', 'muted')}}
.minerve-tree .move{${paint('stroke', 'paper')};stroke-width:4;stroke-linejoin:round;paint-order:stroke}
.minerve-tree .move.best{${paint('fill', 'ink')};font-weight:700}
.minerve-tree .level{text-anchor:start;font-weight:600}
.minerve-tree .note{text-anchor:start}
.minerve-tree .gone-box{fill:none;${paint('stroke', 'edge')};stroke-dasharray:3 3}
.minerve-tree .cross{fill:none;${paint('stroke', 'cut')};stroke-width:2.25;stroke-linecap:round}
.minerve-tree .cut{${paint('fill', 'cut')};${paint('stroke', 'paper')};stroke-width:4;stroke-linejoin:round;paint-order:stroke;font-size:15px;font-weight:700;font-style:italic;font-family:Georgia,"Times New Roman",serif}
`;
