export {
  CHESS_FILES,
  type ChessExports,
  chessMoveOf,
  takeChess,
} from './chess.ts';
export {
  BISHOP,
  BLACK_PIECE,
  CHESS_EVALUATIONS,
  ChessBoard,
  type ChessEvaluation,
  type ChessSetup,
  KING,
  KNIGHT,
  PAWN,
  placeSetup,
  QUEEN,
  ROOK,
  swapSetup,
} from './chess-board.ts';
export { dropped, isOpen, winsAt } from './connect4-board.ts';
export { LeafKernel } from './connect4-leaves.ts';
export {
  bitOfSquare,
  DRAUGHTS_FILES,
  DRAUGHTS_RULES,
  type DraughtsBoard,
  type DraughtsDraw,
  type DraughtsExports,
  DraughtsKernel,
  type DraughtsMove,
  type DraughtsRules,
  type DraughtsSearchExports,
  type DraughtsSize,
  setDraughts,
  setDraughtsRules,
  setOfSquares,
  squareOfBit,
  squaresOfSet,
} from './draughts.ts';
export {
  blockImages,
  draughtsPatterns,
} from './draughts-patterns.ts';
export {
  CHESS_PARTS,
  type ChessPart,
  chessParts,
  chessPieceValue,
  DRAUGHTS_PARTS,
  type DraughtsPart,
  draughtsBlocks,
  draughtsManValue,
  draughtsParts,
  othelloWeights,
  type PhasedWeight,
} from './evaluation-parts.ts';
export { type KernelExports, KernelThread } from './kernel-thread.ts';
export {
  createChessKernel,
  createDraughtsSearch,
  createOthelloKernel,
  searchChess,
  searchOthello,
} from './open-search.ts';
export {
  OTHELLO_FILES,
  type OthelloBoard,
  type OthelloExports,
  othelloRules,
} from './othello.ts';
export * from './public.ts';
export type { RulesPosition } from './rules-board.ts';
export {
  type EndgameSlices,
  type SearchAim,
  type SearchExports,
  SearchKernel,
  type SearchLine,
  type SearchProgress,
} from './search.ts';
export { type TableEntries, type TableExports, TableKernel, type TableLookup } from './tables.ts';
export { fileBytes } from './wasm.ts';
export { BOOK } from './words.ts';
