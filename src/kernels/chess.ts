import { CHESS_EVALUATIONS, type ChessBoard, type ChessEvaluation, type ChessRules, placeSetup } from './chess-board.ts';
import {
  type SearchAim,
  type SearchExports,
  type SearchHost,
  SearchKernel,
  type SearchKernelOptions,
  type SearchProgress,
} from './search.ts';

export interface ChessExports extends SearchExports, Pick<ChessRules, 'clearBoard' | 'put' | 'settle' | 'play'> {
  /** What a node answers that is asked, so many plies deep, whether it is worth beta: for tests. */
  boundOf(depth: number, beta: number): number;
  /** Which estimate the next searches use. */
  choose(evaluation: number): void;
  /**
   * Whether a legal move gives check, before it is played; not asked of castling, captures en passant and promotions.
   */
  givesCheck(move: number): number;
}

/** The files of the kernel, for memory of its own and for shared memory. */
export const CHESS_FILES = ['chess', 'chess-threads'] as const;

export type ChessKernel = SearchKernel<ChessExports>;

/**
 * The search of chess. Values are for the side to move, in the unit of the estimate; moves are the kernel's, see
 * `chessMoveOf`.
 */
export function createChessKernel(options: SearchKernelOptions = {}): Promise<ChessKernel> {
  return SearchKernel.create<ChessExports>(CHESS_FILES, options);
}

/** Hands a board to the search, with the moves that led to it. */
export function takeChess(kernel: ChessExports, board: ChessBoard, evaluation: ChessEvaluation = 'tapered'): void {
  kernel.choose(CHESS_EVALUATIONS.indexOf(evaluation));
  placeSetup(kernel, board.setup);
  for (const move of board.played) kernel.play(move);
}

/** The number that a board has for a move of the kernel's. */
export function chessMoveOf(move: bigint): number {
  return Number(move & 0x7fffn);
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
