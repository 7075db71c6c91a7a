export type { DrawableArena, DrawableSolution } from './arena.ts';
export { type ArenaDotOptions, arenaToDot } from './arena-dot.ts';
export { type ArenaSvgOptions, arenaToSvg } from './arena-svg.ts';
export { arenaSvgStyle } from './arena-svg-style.ts';
export { type ArenaTextOptions, arenaToText } from './arena-text.ts';
export { type ArenaTikzOptions, arenaToTikz } from './arena-tikz.ts';
export { type DotOptions, treeToDot } from './dot.ts';
export { shortScore, shortWindow } from './numbers.ts';
export { DEFAULT_LIMIT, type RecorderOptions, recordGame, TreeRecorder } from './recorder.ts';
export { type SvgOptions, treeToSvg } from './svg.ts';
export { svgStyle } from './svg-style.ts';
export { type TextOptions, treeToText } from './text.ts';
export { type TikzOptions, treeToTikz } from './tikz.ts';
export {
  bestLine,
  boundAt,
  type Cut,
  formatBestLine,
  isLeaf,
  type Moment,
  momentOf,
  type SearchTree,
  type Step,
  stepsOf,
  type TreeNode,
} from './tree.ts';
export { type Language, type Words, words } from './words.ts';
