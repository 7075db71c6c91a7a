/*
 * The public face: games and their contract, engines, searches. `minerve/solve`, `minerve/draw`, `minerve/cours` and
 * `minerve/kernels` are the others. Of the engines only what programs need; what the command line and the pages use
 * besides is in their index.
 */
export * from './core/index.ts';
export * from './deprecated.ts';
export {
  type Analysis,
  type AnalysisLine,
  type BestMoveOptions,
  bestMove,
  type ClockState,
  type Connect4Answer,
  type Connect4Board,
  type Connect4Columns,
  Connect4Solver,
  type Connect4SolverOptions,
  compose,
  connect4Board,
  type Engine,
  type EngineLimits,
  type EngineOptions,
  formatLine,
  type Level,
  type LocalEngine,
  lastAnalysis,
  levelsOf,
  loadGame,
  type MoveValue,
  openEngine,
  openLocalEngine,
  parseConnect4Board,
  type RankedMove,
  type RankOptions,
  rankMoves,
  type Settings,
  serveEngine,
  strongest,
} from './engines/index.ts';
export * from './games/index.ts';
export { LANGUAGES, type Language, type Sentence, say } from './i18n/index.ts';
export type { StartedWorker } from './jobs/index.ts';
export { type ArenaData, formatTree, type GameTree, leafCount } from './model/index.ts';
export * from './search/index.ts';
