import { dark, light, looks, painting, type SvgLook, tokens } from './svg-frame.ts';

/** The other colours of plots: one for each line of the legend, in turn. Text in these colours is readable too. */
const lightPlot = {
  ...light,
  'tone-0': '#0b62a8',
  'tone-1': '#b25308',
  'tone-2': '#1b7a3d',
  'tone-3': '#6d3fb0',
  'tone-4': '#b3123d',
  'tone-5': '#0a7480',
  'tone-6': '#7a5c00',
};

const darkPlot: typeof lightPlot = {
  ...dark,
  'tone-0': '#6cb6f5',
  'tone-1': '#f6ab5c',
  'tone-2': '#6fd28c',
  'tone-3': '#cdb0ff',
  'tone-4': '#ff7d9b',
  'tone-5': '#5fd3dd',
  'tone-6': '#e3c558',
};

/** The colours of lines in print, by their tone. */
export const PLOT_TONES: readonly string[] = Object.entries(lightPlot).flatMap(([name, colour]) =>
  name.startsWith('tone-') ? [colour] : [],
);

const paint = painting(lightPlot);

const toned = (part: string, property: 'fill' | 'stroke') =>
  PLOT_TONES.map((_, i) => `.minerve-plot ${part}.tone-${i}{${paint(property, `tone-${i}` as keyof typeof lightPlot)}}`);

/** The look of plots (`lab/`), with the rules that Plot would write into each picture. Paper prints as light. */
export const plotSvgStyle = `${looks('minerve-plot', lightPlot, darkPlot)}
@media print{:where(.minerve-plot){${tokens(lightPlot)}}}
.minerve-plot{display:block;max-width:100%;height:auto}
.minerve-plot text{white-space:pre;font-size:14px;${paint('fill', 'ink')}}
.minerve-plot .paper{${paint('fill', 'paper')}}
.minerve-plot .title{font-size:18px;font-weight:700;text-anchor:start}
.minerve-plot .label text,.minerve-plot text.label{font-size:14px;font-weight:600}
.minerve-plot .grid{${paint('stroke', 'edge')};stroke-opacity:.45}
.minerve-plot .tick path{${paint('stroke', 'muted')}}
.minerve-plot :is(.line,.spread,.sample){fill:none;${paint('stroke', 'muted')};stroke-width:2.5}
.minerve-plot .spread{stroke-width:1.75;stroke-opacity:.65}
.minerve-plot .dashed{stroke-dasharray:7 5;stroke-width:2}
.minerve-plot .dots{${paint('fill', 'muted')};${paint('stroke', 'paper')};stroke-width:1.25}
.minerve-plot .bars{${paint('fill', 'muted')};stroke:none}
.minerve-plot .legend{text-anchor:start;font-weight:600;${paint('fill', 'muted')}}
${[...toned(':is(.line,.spread,.sample)', 'stroke'), ...toned(':is(.dots,.bars,.legend)', 'fill')].join('\n')}
`;

/** Makes a plot light or dark wherever it is shown; stands after its style. */
export function plotInLook(look: SvgLook): string {
  return `.minerve-plot{${tokens(look === 'light' ? lightPlot : darkPlot)}}`;
}
