export {
  type ArenaPreset,
  type ArenaSource,
  alternates,
  arenaPresets,
  MOST_VERTICES,
  openArena,
  parseSource as parseArenaSource,
  type SolvedSource,
  sourceFields,
} from './arena-source.ts';
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
export {
  DEEPEST_RANDOM,
  type Fields,
  formatSource,
  type LoadGame,
  type OpenedTree,
  openSource,
  type Preset,
  parseSource,
  presets,
  type Source,
  usualDepth,
} from './sources.ts';
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
