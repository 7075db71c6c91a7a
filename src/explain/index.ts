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
