export { formatUciMove } from './board.ts';
export { formatFen } from './fen.ts';
export { type Chess, chess, chessFromOptions } from './game.ts';
export { chessRecords } from './pgn.ts';
export { type ChessEnding, type ChessOptions, ChessPosition } from './position.ts';
