export {
  type Arena,
  type ArenaParts,
  alternates,
  doubled,
  ExplicitArena,
  type GameGraph,
  graphOf,
  NONE,
  outcomeOf,
  ownerOf,
  reachable,
  type Solution,
  storedOutcome,
  targetsOf,
  type Winner,
  winnerOf,
} from './arena.ts';
export { type ExpandOptions, expandTree, MOST_NODES, TreeNames, tooLarge, withNodeKeys } from './expand-tree.ts';
export {
  childBy,
  childrenOf,
  formatTree,
  type GameTree,
  HORIZON,
  INNER,
  LARGEST_TREE,
  leafCount,
  movesTo,
  OVER,
  TreeBuilder,
  TreeCursor,
  withValues,
} from './game-tree.ts';
export {
  type ArenaData,
  type Digraph,
  ExplicitImpartialGraph,
  type ImpartialGame,
  type ImpartialGraph,
  statementsOf,
  successorsIn,
} from './graph.ts';
export { Recording, type RecordingParts } from './recording.ts';
