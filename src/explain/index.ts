export {
  type ArenaPlay,
  type ArenaTurn,
  beginPlay,
  endingSentence,
  moverAt,
  moveTo,
  type PlayEnding,
  remarkOn,
  replies,
  takeBack,
  turnAt,
} from './arena-play.ts';
export {
  type ArenaPreset,
  type ArenaSource,
  alternates,
  arenaPresets,
  MOST_VERTICES,
  openArena,
  parseArenaSource,
  type SolvedSource,
  sourceFields,
} from './arena-source.ts';
export { type Certificate, checkCertificate, checkEdited, writeCertificate } from './certificate.ts';
export { type BoundSource, type CutReason, explainCut, isDeepCut } from './cuts.ts';
export {
  addVertex,
  arenaOfDrawing,
  connect,
  type DrawnGraph,
  type DrawnVertex,
  disconnect,
  drawingOf,
  EMPTY_DRAWING,
  type Ending,
  formatDrawing,
  MOST_HAND_DRAWN,
  type NewVertex,
  parseDrawing,
  placeVertex,
  pythonOfDrawing,
  removeVertex,
  renameVertex,
  setEnding,
  setOwner,
  setStart,
  textOfDrawing,
} from './drawn-graph.ts';
export {
  edited,
  formatEdits,
  nestedLists,
  nodeAt,
  parseEdits,
  parseLeaf,
  pathTo,
  type TreeEdit,
  withChildAt,
  withLeaf,
} from './edit.ts';
export { drawnFor, type Folds, folded, foldsFor, MOST_DRAWN, USUALLY_DRAWN, unfolded, unfoldedAlong } from './folds.ts';
export {
  doubledArena,
  doubledGraph,
  type GraphKind,
  isArenaText,
  MOST_LISTED,
  type NamedArena,
  type Numbered,
  plainArena,
  plainName,
  renamed,
  solvePlain,
} from './game-arena.ts';
export { type Change, changes, type Grown, Growth, type Reason, type Standing, type VertexVerdict } from './growth.ts';
export { changeSentence, reasonSentence } from './growth-words.ts';
export {
  type ColumnName,
  type JuryColumn,
  type JuryLine,
  type JuryRow,
  type JurySheet,
  type JuryVisit,
  juryRows,
  jurySheet,
  MOST_JURY_ROWS,
} from './jury.ts';
export { juryLatex } from './jury-latex.ts';
export { juryScene } from './jury-scene.ts';
export { type Bounds, boundsOf, type LemmaCase, lemmaAt } from './lemmas.ts';
export { callerLineOf, type Listing, type ListingLine, lineOf, listings } from './listings.ts';
export {
  askThread,
  type GrownTree,
  type MakeOptions,
  makeTree,
  type Port,
  serveTrees,
  type TreeAsked,
  type TreeMade,
  type TreeProgress,
  type TreeRun,
} from './making.ts';
export { type Frame, framesAt, pathText, scoreText, type Told, tellCut, tellLemma, tellNodeType, tellStep } from './narration.ts';
export { type NodeType, nodeTypeOf } from './node-types.ts';
export {
  arranged,
  type OrderCost,
  orderCosts,
  permuted,
  type Rearranged,
  searchIn,
  TREE_ORDERS,
  type TreeOrder,
} from './order.ts';
export { Recording, type RecordingParts, type StepKind } from './recording.ts';
export { aidsFor, type Recorded, record, type TreeAids, type TreeSearch } from './run.ts';
export { type NodeNote, type TreeOutline, type TreeSceneOptions, treeOutline, treeScene } from './scene.ts';
export {
  DEEPEST_RANDOM,
  type Fields,
  formatSource,
  type LoadGame,
  type OpenedTree,
  type OpenOptions,
  openSource,
  type Preset,
  parseSource,
  presets,
  type Source,
  usualDepth,
} from './sources.ts';
export { type Bite, LONGEST_STOLEN, type Stealing, type StealingStep, stealing } from './stealing.ts';
export { Timeline, type TimelineOptions } from './timeline.ts';
export { type TracedSearch, traceCsv, traceJson } from './trace-file.ts';
export { type EndingRule, unsaidEndings, withEndings } from './unsaid.ts';
export {
  childBy,
  childrenOf,
  type GrowOptions,
  growTree,
  HORIZON,
  INNER,
  leavesOf,
  MOST_NODES,
  movesTo,
  OVER,
  TreeCursor,
  TreeNames,
  valued,
  type WholeTree,
} from './whole-tree.ts';
