export {
  type Allotment,
  allot,
  beginsDepth,
  type ClockState,
  type Connect4Board,
  connect4Board,
  fixedTime,
  MAX_TABLE_MB,
  MAX_THREADS,
  parseConnect4Board,
} from '../kernels/index.ts';
export { type Answer, type BestMoveOptions, bestMove } from './best-move.ts';
export { type Connect4Book, openConnect4Book } from './connect4/book.ts';
export { CONNECT4_LEVELS } from './connect4/levels.ts';
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
export { algorithmFor, algorithmsFor } from './copies.ts';
export { type Engine, lastThought } from './engine.ts';
export type { Level } from './level.ts';
export { LEVELS, levelsOf, type RankedMove, type RankOptions, rankMoves } from './levels.ts';
export type { EngineLimits } from './limits.ts';
export { loadGame } from './load-game.ts';
export { type LocalEngine, openLocalEngine } from './local-engine.ts';
export { type EngineOptions, openEngine } from './open-engine.ts';
export { compose, type Settings, strongest } from './settings.ts';
export { type SignatureRow, type SignatureSearch, signatureOf, signatureRows } from './signature.ts';
export {
  formatLine,
  type Limits,
  type MoveValue,
  type Progress,
  type ThinkOptions,
  type Thought,
  type ThoughtLine,
  think,
  thoughts,
} from './think.ts';
