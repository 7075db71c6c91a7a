export { formatFen } from './fen.ts';
export { type Chess, chess, chessFromOptions } from './game.ts';
export { formatUciMove } from './notation.ts';
export { chessOf, chessRecordOf, eachChessPgn, type PgnGame, type PlayedChess, readChessPgn, writeChessPgn } from './pgn.ts';
export { type ChessEnding, type ChessOptions, ChessPosition } from './position.ts';
