export { type BoundSource, type CutReason, explainCut } from './cuts.ts';
export { type Bounds, boundsOf, type LemmaCase, lemmaAt } from './lemmas.ts';
export {
  type Frame,
  framesAt,
  pathText,
  scoreText,
  type Told,
  tellCut,
  tellLemma,
  tellNodeType,
  tellStep,
} from './narration.ts';
export { minimalTypes, type NodeType, nodeTypeOf } from './node-types.ts';
export { Recording, type StepKind } from './recording.ts';
export { type Recorded, record, type TreeSearch } from './run.ts';
export { Timeline, type TimelineOptions } from './timeline.ts';
export {
  childBy,
  childrenOf,
  type GrowOptions,
  growTree,
  HORIZON,
  INNER,
  MOST_NODES,
  movesTo,
  OVER,
  TreeCursor,
  TreeNames,
  valued,
  type WholeTree,
} from './whole-tree.ts';
