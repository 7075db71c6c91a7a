export {
  type ArenaLayout,
  type ArenaPlacing,
  nameInSentence,
  setName,
  splitName,
} from './arena.ts';
export { type ArenaDotOptions, arenaToDot } from './arena-dot.ts';
export { isClear } from './arena-geometry.ts';
export {
  type ArenaPicture,
  type ArenaSvgOptions,
  type ArenaView,
  arenaPicture,
  arenaPlaceOf,
  arenaPlaces,
  arenaSvg,
  arenaSvgText,
  arenaToSvg,
} from './arena-svg.ts';
export { type ArenaTextOptions, arenaToText } from './arena-text.ts';
export { type ArenaTikzOptions, arenaToTikz } from './arena-tikz.ts';
export type { BoardCell, BoardFigure } from './board.ts';
export { type BoardDrawing, boardToSvg } from './board-svg.ts';
export { type BoardTikzOptions, boardToTikz } from './board-tikz.ts';
export { type DotOptions, sceneToDot, treeToDot } from './dot.ts';
export { type LatexPage, type LatexPart, latexPage } from './latex-page.ts';
export { type Lemma, type LemmaBox, type LemmaPicture, lemmaPicture, lemmaSvgStyle } from './lemma-graph.ts';
export { cutLetter, escapeLatex, escapeXml, shortScore, shortWindow, typeset } from './notation.ts';
export { PLOT_TONES, plotInLook, plotSvgStyle } from './plot-style.ts';
export type { ItemShape, ItemState, SceneCut, SceneItem, TreeScene } from './scene.ts';
export { formatBestLine } from './search-scene.ts';
export {
  DEFAULT_LIMIT,
  isLeaf,
  mergePositions,
  type RecorderOptions,
  recordGame,
  type SearchTree,
  type TranspositionEdge,
  type TreeNode,
  TreeRecorder,
  treeToJson,
} from './search-tree.ts';
export {
  boxOf,
  branchOf,
  figureOf,
  type ItemBranch,
  levelNames,
  type PlaceOptions,
  placeScene,
  type ScenePlaces,
  type SceneSvgOptions,
  type SvgOptions,
  scenePicture,
  sceneToSvg,
  treeToSvg,
  widthOf,
} from './svg.ts';
export { el, type SvgAttributes, type SvgElement, svgText } from './svg-element.ts';
export { arenaSvgStyle, inLook, type SvgLook, svgPicture, svgStyle } from './svg-frame.ts';
export { sceneToText, type TextOptions, treeToText } from './text.ts';
export { latexFile, type SceneTikzOptions, sceneToTikz, type TikzOptions, treeToTikz } from './tikz.ts';
export { type TreeWords, treeWords } from './words.ts';
