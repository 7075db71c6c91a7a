/** The parts of Observable Plot that we use, so that a page loads no others. */
export { axisX, axisY, dot, gridY, line, plot, rect, ruleX, text } from '@observablehq/plot';
