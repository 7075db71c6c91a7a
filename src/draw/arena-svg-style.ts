import { dark, light, paint, tokens } from './svg-style.ts';

/** The look of `arenaToSvg`, with the colours of the trees: Adam is Max, Ève is Min. A page may adopt it as it may adopt `svgStyle`. */
export const arenaSvgStyle = `
:where(.minerve-arena){${tokens(light)}}
@media (prefers-color-scheme:dark){:where(.minerve-arena){${tokens(dark)}}}
.minerve-arena{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;font-variant-numeric:tabular-nums}
.minerve-arena text{${paint('fill', 'ink')};text-anchor:middle;dominant-baseline:central}
.minerve-arena .paper{${paint('fill', 'paper')}}
.minerve-arena .edge{fill:none;${paint('stroke', 'edge')};stroke-width:1.5}
.minerve-arena .head{${paint('fill', 'edge')}}
.minerve-arena .edge.strategy{stroke-width:4}
.minerve-arena .edge.strategy.adam{${paint('stroke', 'max-line')}}
.minerve-arena .edge.strategy.eve{${paint('stroke', 'min-line')}}
.minerve-arena .edge.strategy.draw{${paint('stroke', 'muted')};stroke-width:2.75}
.minerve-arena .head.strategy.adam{${paint('fill', 'max-line')}}
.minerve-arena .head.strategy.eve{${paint('fill', 'min-line')}}
.minerve-arena .head.strategy.draw{${paint('fill', 'muted')}}
.minerve-arena .shape{stroke-width:1.75}
.minerve-arena .adam .shape{${paint('fill', 'max-fill')};${paint('stroke', 'max-line')}}
.minerve-arena .eve .shape{${paint('fill', 'min-fill')};${paint('stroke', 'min-line')}}
.minerve-arena .draw .shape{${paint('fill', 'leaf-fill')};${paint('stroke', 'muted')};stroke-dasharray:4 3}
.minerve-arena .victory .shape.outer{fill:none}
.minerve-arena .name{font-size:15px;font-weight:600}
.minerve-arena .index{font-size:11px;font-weight:500}
.minerve-arena .tag{font-size:10.5px;${paint('fill', 'muted')};font-weight:600}
.minerve-arena .adam .tag{${paint('fill', 'max-line')}}
.minerve-arena .eve .tag{${paint('fill', 'min-line')}}
.minerve-arena .more,.minerve-arena .note,.minerve-arena .level{font-size:11.5px;${paint('fill', 'muted')}}
.minerve-arena .level,.minerve-arena .note{text-anchor:start}
.minerve-arena .level{font-weight:600}
`;
