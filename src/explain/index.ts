export {
  type ArenaPreset,
  type ArenaSource,
  alternates,
  arenaPresets,
  MOST_VERTICES,
  openArena,
  parseSource,
  type SolvedSource,
  sourceFields,
} from './arena-source.ts';
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
export { Recording, type StepKind } from './recording.ts';
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
