export {
  CHESS_FILES,
  type ChessExports,
  type ChessKernel,
  chessMoveOf,
  createChessKernel,
  searchChess,
  takeChess,
} from './chess.ts';
export {
  BISHOP,
  BLACK_PIECE,
  CHESS_EVALUATIONS,
  ChessBoard,
  type ChessEvaluation,
  type ChessSetup,
  type ChessStatus,
  KING,
  KNIGHT,
  PAWN,
  QUEEN,
  ROOK,
  swapSetup,
} from './chess-board.ts';
export {
  COLUMN_ORDER,
  Connect4Kernel,
  type Connect4KernelOptions,
  type Connect4Limits,
  type Connect4Progress,
  type Connect4Solution,
  type Connect4Value,
} from './connect4.ts';
export {
  type Connect4Board,
  connect4Board,
  connect4BoardOf,
  dropped,
  isOpen,
  parseConnect4Board,
  winsAt,
} from './connect4-board.ts';
export {
  bitOfSquare,
  createDraughtsSearch,
  DRAUGHTS_FILES,
  DRAUGHTS_RULES,
  type DraughtsBoard,
  type DraughtsDraw,
  type DraughtsExports,
  DraughtsKernel,
  type DraughtsMove,
  type DraughtsRules,
  type DraughtsSearch,
  type DraughtsSearchExports,
  type DraughtsSize,
  type SearchedDraughts,
  setDraughts,
  setDraughtsRules,
  setOfSquares,
  squareOfBit,
  squaresOfSet,
} from './draughts.ts';
export { type KernelExports, type KernelHost, type KernelShare, KernelThread } from './kernel-thread.ts';
export { MAX_TABLE_MB, MAX_THREADS } from './memory.ts';
export {
  createOthelloKernel,
  OTHELLO_FILES,
  type OthelloBoard,
  type OthelloExports,
  type OthelloKernel,
  othelloRules,
  searchOthello,
} from './othello.ts';
export type { RulesPosition } from './rules-board.ts';
export {
  type SearchAim,
  type SearchExports,
  type SearchHost,
  SearchKernel,
  type SearchKernelOptions,
  type SearchLine,
  type SearchProgress,
} from './search.ts';
export { adoptKernels, compiledKernels, compileKernel, fileBytes, type KernelCode, type KernelFile } from './wasm.ts';
export { BOOK } from './words.ts';
