import { CHESS_EVALUATIONS, type ChessBoard, type ChessEvaluation, type ChessRules, placeSetup } from './chess-board.ts';
import type { SearchExports } from './search.ts';

export interface ChessExports extends SearchExports, Pick<ChessRules, 'clearBoard' | 'put' | 'finishSetup' | 'play'> {
  /** The answer of a node, searched to this depth, to whether its value is at least beta: for tests. */
  boundOf(depth: number, beta: number): number;
  /** Which static evaluation the next searches use. */
  choose(evaluation: number): void;
  /**
   * Whether a legal move gives check, before it is played; not asked of castling, captures en passant and promotions.
   */
  givesCheck(move: number): number;
}

/** The files of the kernel, for memory of its own and for shared memory. */
export const CHESS_FILES = ['chess', 'chess-threads'] as const;

/** Passes a board to the search, with the moves that led to it. */
export function takeChess(kernel: ChessExports, board: ChessBoard, evaluation: ChessEvaluation = 'tapered'): void {
  kernel.choose(CHESS_EVALUATIONS.indexOf(evaluation));
  placeSetup(kernel, board.setup);
  for (const move of board.played) kernel.play(move);
}

/** The number that a board has for a move of the kernel's. */
export function chessMoveOf(move: bigint): number {
  return Number(move & 0x7fffn);
}
