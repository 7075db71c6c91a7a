export {
  type Arena,
  type ArenaProblem,
  type ArenaRules,
  checkArena,
  type Digraph,
  type GraphData,
  type Winner,
  winnerOf,
} from './arena.ts';
export { attractors } from './attractors.ts';
export { Checksum } from './checksum.ts';
export { arenaFromGraph, ExplicitArena, graphOf, reachable } from './explicit-arena.ts';
export { ExploredArena, type ExploreOptions, explore, MOST_KEYS } from './explore.ts';
export { fixpoint, textbookSets } from './fixpoint.ts';
export {
  doubled,
  grundyValues,
  type ImpartialGame,
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
export { attractorLayers, type Line, NONE, optimalLine, type Solution, scoreAt, winningMoves } from './solution.ts';
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
export { type JudgedTable, type TableValue, type VerifyTableOptions, verifyTable } from './verify-table.ts';
