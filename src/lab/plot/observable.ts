/** What we use of Observable Plot, so that a page brings no more of it along. */
export { axisX, axisY, dot, gridY, line, plot, rect, ruleX, text } from '@observablehq/plot';
