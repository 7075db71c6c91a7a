export { type ArenaPlay, beginPlay, endingSentence, moverAt, moveTo, remarkOn, replies, takeBack, turnAt } from './arena-play.ts';
export {
  type ArenaSource,
  arenaPresets,
  graphOfGame,
  MOST_VERTICES,
  openArena,
  parseArenaSource,
  sourceFields,
} from './arena-source.ts';
export { type ArenaLayers, AttractorLayers, type Change, changes } from './attractor-layers.ts';
export { changeSentence, reasonSentence } from './attractor-layers-words.ts';
export { type CheckedSolution, checkCertificate, checkEdited, writeCertificate } from './certificate.ts';
export { type CutReason, cutReason, isDeepCut } from './cuts.ts';
export {
  addVertex,
  connect,
  type DrawnGraph,
  type DrawnVertex,
  disconnect,
  drawingOf,
  EMPTY_DRAWING,
  type Ending,
  formatDrawing,
  MOST_HAND_DRAWN,
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
export { edited, formatEdits, nodeAt, parseEdits, parseLeaf, pathTo, type TreeEdit, withChildAt, withLeaf } from './edit.ts';
export {
  callStackAt,
  type ExplainedStep,
  explainCutStep,
  explainLemma,
  explainNodeType,
  explainStep,
  type Frame,
  scoreText,
} from './explanation.ts';
export { drawnFor, type Folds, folded, foldsFor, unfolded, unfoldedAlong } from './folds.ts';
export { isArenaText, MOST_LISTED, renamed } from './game-arena.ts';
export { type ColumnName, type JuryLine, type JuryRow, type JurySheet, juryRows, jurySheet } from './jury.ts';
export { juryLatex } from './jury-latex.ts';
export { juryScene } from './jury-scene.ts';
export { boundsOf, lemmaAt } from './lemmas.ts';
export { callerLineOf, type Listing, type ListingStyle, lineOf, listingOf, stylesOf } from './listings.ts';
export { type EndingRule, missingOutcomes, withEndings } from './missing-outcomes.ts';
export { type OrderCost, orderCosts, permuted, searchIn, TREE_ORDERS, type TreeOrder } from './order.ts';
export {
  PRINTED_FAULTS,
  type PrintedFault,
  type PrintedRun,
  printedFaultWords,
  printedLines,
  runPrinted,
} from './printed-program.ts';
export { type NodeNote, treeOutline, treeScene } from './scene.ts';
export { type OpenedArena, type SolvedArenaSource, type SolvedSource, solvedArena } from './solved-source.ts';
export { DEEPEST_RANDOM, formatSource, openSource, parseSource, presets, type Source } from './sources.ts';
export { type StealingStep, stealing } from './stealing.ts';
export { Timeline } from './timeline.ts';
export { type TracedSearch, traceCsv, traceJson } from './trace-file.ts';
export { makeTreeInWorker, serveTrees } from './tree-in-worker.ts';
export {
  type ExpandedTree,
  makeTree,
  type TreeAnswer,
  type TreeProgress,
  type TreeRequest,
  type TreeRun,
} from './tree-job.ts';
export { aidsFor, record, type TreeAids, type TreeSearch } from './tree-search.ts';
export { nodeTypeOf } from './visit.ts';
