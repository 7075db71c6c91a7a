// The compiled searches without an engine around them: for tests, benchmarks and tuning. Pages do not load this.
import { CHESS_FILES, type ChessExports, takeChess } from './chess.ts';
import type { ChessBoard, ChessEvaluation } from './chess-board.ts';
import { DRAUGHTS_FILES, type DraughtsSearchExports, type SearchedDraughts, setDraughtsRules } from './draughts.ts';
import { OTHELLO_FILES, type OthelloBoard, type OthelloExports } from './othello.ts';
import { type SearchAim, type SearchHost, SearchKernel, type SearchKernelOptions, type SearchProgress } from './search.ts';

export type ChessKernel = SearchKernel<ChessExports>;

/**
 * The search of chess. Values are for the side to move, in the unit of the estimate; moves are the kernel's, see
 * `chessMoveOf`.
 */
export function createChessKernel(options: SearchKernelOptions = {}): Promise<ChessKernel> {
  return SearchKernel.create<ChessExports>(CHESS_FILES, options);
}

/** Searches a board to the end of the aim, or until it is stopped. */
export function searchChess(
  search: ChessKernel,
  board: ChessBoard,
  aim?: SearchAim,
  host?: SearchHost,
  evaluation?: ChessEvaluation,
): SearchProgress {
  takeChess(search.exports, board, evaluation);
  return search.search(aim, host);
}
export type OthelloKernel = SearchKernel<OthelloExports>;

/** The search of Othello. Moves are squares, 64 is a pass; values are differences in discs, for the side to move. */
export function createOthelloKernel(options: SearchKernelOptions = {}): Promise<OthelloKernel> {
  return SearchKernel.create<OthelloExports>(OTHELLO_FILES, options);
}

/** Searches a position to the end of the aim, or until it is stopped. */
export function searchOthello(
  search: OthelloKernel,
  { own, other, size }: OthelloBoard,
  aim?: SearchAim,
  host?: SearchHost,
): SearchProgress {
  search.exports.setPosition(own, other, size);
  return search.search(aim, host);
}

export type DraughtsSearch = SearchKernel<DraughtsSearchExports>;

/** The search of one kind of draughts. */
export async function createDraughtsSearch(
  draughts: SearchedDraughts,
  options: SearchKernelOptions = {},
): Promise<DraughtsSearch> {
  const search = await SearchKernel.create<DraughtsSearchExports>(DRAUGHTS_FILES, options);
  setDraughtsRules(search.exports, draughts);
  return search;
}
