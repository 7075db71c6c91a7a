export {
  type Arena,
  type ArenaData,
  type Digraph,
  doubled,
  ExplicitArena,
  graphOf,
  type ImpartialGame,
  type ImpartialGraph,
  NONE,
  reachable,
  type Solution,
  type Winner,
  winnerOf,
} from '../model/index.ts';
export { type ArenaProblem, type ArenaRules, arenaFromGraph, checkArena } from './arena.ts';
export { attractors } from './attractors.ts';
export { hasCycle } from './backwards.ts';
export { Checksum } from './checksum.ts';
export { ExploredArena, type ExploreOptions, explore, MOST_KEYS } from './explore.ts';
export { fixpoint, textbookSets } from './fixpoint.ts';
export {
  grundyValues,
  type ImpartialSolution,
  solveImpartial,
} from './impartial.ts';
export { memoised } from './memoised.ts';
export {
  DEFAULT_BYTES,
  FOOTPRINTS,
  type Footprint,
  memoryNeeded,
  type OnProgress,
  type Progress,
  type SolveOptions,
  together,
} from './options.ts';
export { attractorLayers, idleMoves, type Line, optimalLine, scoreAt, winningMoves } from './solution.ts';
export {
  checkMadeFor,
  checkSaved,
  type Fingerprint,
  fingerprint,
  hasPoints,
  type ReadOptions,
  readSolution,
  type SavedSolution,
  solutionLine,
  type WriteOptions,
  writeSolution,
} from './solution-file.ts';
export { sweep } from './sweep.ts';
export { countsPoints, solveValues, type Values } from './values.ts';
export { verify, verifyImpartial, verifyValues } from './verify.ts';
export { type TableValue, type VerifiableTable, type VerifyTableOptions, verifyTable } from './verify-table.ts';
