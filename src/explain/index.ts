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
