export {
  COLUMN_ORDER,
  type Connect4Board,
  connect4Board,
  MAX_TABLE_MB,
  MAX_THREADS,
  parseConnect4Board,
} from '../kernels/index.ts';
export { type BestMoveOptions, bestMove } from './best-move.ts';
export { type Connect4Book, openConnect4Book } from './connect4/book.ts';
export { scoreOfValue, valueOfScore } from './connect4/score.ts';
export {
  type ColumnsOptions,
  type ColumnsProgress,
  type Connect4Answer,
  type Connect4Columns,
  Connect4Solver,
  type Connect4SolverOptions,
  type SolveOptions,
  type SolveProgress,
} from './connect4/solver.ts';
export { Endgame, type EndgameTables } from './endgame.ts';
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
export { CONNECT4_LEVELS, LEVELS, type Level, levelsOf } from './levels.ts';
export { type LevelElo, levelElo } from './levels-elo.ts';
export { type Allotment, allot, type ClockState, type EngineLimits } from './limits.ts';
export { asGame, loadGame } from './load-game.ts';
export { type LocalEngine, type LocalThink, openEngineHere, openLocalEngine } from './local-engine.ts';
export { type EngineOptions, openEngine } from './open-engine.ts';
export { type RankedMove, type RankOptions, rankMoves } from './rank.ts';
export { checkSettings, compose, type Settings, strongest } from './settings.ts';
export { type SignatureRow, type SignatureSearch, signatureOf, signatureRows } from './signature.ts';
export { formatLine, lastThought, type MoveValue, type Progress, type Thought, type ThoughtLine } from './thought.ts';
export { error as engineError } from './words.ts';
export { errorOf, type Failure as ThreadFailure, failureOf } from './worker/messages.ts';
export { type Port, threadPort } from './worker/port.ts';
export { printAtOnce } from './worker/print-at-once.ts';
export { serveEngine } from './worker/serve.ts';
export { nodeThread, type StartedWorker, type Thread, type ThreadEvents, workerThread } from './worker/thread.ts';
