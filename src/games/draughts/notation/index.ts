export { type DraughtsSetup, type FenOptions, makeDraughtsFen, type Pieces, parseDraughtsFen } from './fen.ts';
export {
  draughtsOf,
  draughtsRecordOf,
  eachDraughtsPdn,
  type PdnGame,
  type PdnReading,
  type PlayedDraughts,
  readDraughtsPdn,
  writeDraughtsPdn,
} from './games.ts';
export { moveWithHuff } from './huff-comment.ts';
export { type DraughtsMoveText, type MoveStyle, makeDraughtsMoveText, parseDraughtsMoveText } from './move-text.ts';
export {
  formatGameType,
  type GameType,
  PDN_CONVENTIONS,
  type PdnConvention,
  parseGameType,
} from './pdn.ts';
export { hasAlgebraic, rowsOf, type SquareCount, type SquareNotation, squareName, squareOf } from './squares.ts';
