export {
  COLUMN_ORDER,
  type Connect4Board,
  connect4Board,
  MAX_TABLE_MB,
  MAX_THREADS,
  parseConnect4Board,
} from '../kernels/index.ts';
export { type Analysis, type AnalysisLine, formatLine, lastAnalysis, type MoveValue, type Progress } from './analysis.ts';
export { type BestMoveOptions, bestMove } from './best-move.ts';
export { type CheckCounts as Checked, checkCertificate } from './connect4/certificate/check.ts';
export { bestClaim, openDistances, openLeafSearch } from './connect4/certificate/distance.ts';
export {
  type Certificate,
  claimText,
  codesText,
  isCertificate,
  LEAF,
  MOST_BUDGET,
  parseCodes,
  readCertificate,
  writeCertificate,
} from './connect4/certificate/file.ts';
export { type GenerateProgress, generate } from './connect4/certificate/generate.ts';
export type { Claim } from './connect4/certificate/layers.ts';
export { fitsTwoWords } from './connect4/certificate/leaf-search.ts';
export { Strategy, type StrategyMove } from './connect4/certificate/strategy.ts';
export { scoreOfValue, valueOfScore } from './connect4/score.ts';
export {
  type Connect4Answer,
  type Connect4Columns,
  Connect4Solver,
  type Connect4SolverOptions,
  type SolveProgress,
} from './connect4/solver.ts';
export { Endgame } from './endgame.ts';
export type { Engine } from './engine.ts';
export {
  bestMoves,
  demandRoom,
  type ExactGame,
  fitting,
  type MoveVerdict,
  moveVerdicts,
  proven,
  type SolvedArena,
  type SolvedPoints,
  type SolveWatch,
  solveArena,
  solveExactly,
  solvePoints,
  type Verdict,
} from './exact/exact.ts';
export { levelsOf } from './game-levels.ts';
export { LEVELS, type Level } from './levels.ts';
export type { ClockState, EngineLimits } from './limits.ts';
export { asGame, loadGame } from './load-game.ts';
export { type LocalEngine, openAsyncLocalEngine, openLocalEngine } from './local-engine.ts';
export { type EngineOptions, openEngine } from './open-engine.ts';
export { type RankedMove, type RankOptions, rankMoves } from './rank.ts';
export { checkSettings, compose, type Settings, strongest } from './settings.ts';
export { type SignatureRow, signatureOf, signatureRows } from './signature.ts';
export { error as engineError } from './words.ts';
export { serveEngine } from './worker/serve.ts';
