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
export {
  drawnFor,
  type Folds,
  folded,
  foldsFor,
  MOST_DRAWN,
  USUALLY_DRAWN,
  unfolded,
  unfoldedAlong,
} from './folds.ts';
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
export { Recording, type StepKind } from './recording.ts';
export { type Recorded, record, type TreeSearch } from './run.ts';
export { type TreeOutline, type TreeSceneOptions, treeOutline, treeScene } from './scene.ts';
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
