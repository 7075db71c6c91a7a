import { RulesBoard, type RulesExports } from './rules-board.ts';
import type { SearchExports } from './search.ts';

/**
 * A position of Othello as the kernel wants it: sets of squares, bit 8 * row + column from a1; smaller boards are the
 * middle squares.
 */
export interface OthelloBoard {
  /** The discs of the side to move. */
  readonly own: bigint;
  readonly other: bigint;
  readonly size: 4 | 6 | 8;
}

export interface OthelloExports extends SearchExports {
  setPosition(own: bigint, other: bigint, size: number): void;
}

/** The files of the kernel, for memory of its own and for shared memory. */
export const OTHELLO_FILES = ['othello', 'othello-threads'] as const;

/**
 * The rules of Othello, compiled (assembly/othello). A move is its square, 64 a pass; numbers of discs and moves are
 * the mover's less the other side's.
 */
export interface OthelloRules extends RulesExports {
  setPosition(own: bigint, other: bigint, size: number): void;
  /** The discs of the side to move and of the other: two Int32s each, squares 0 to 31 and 32 to 63, from here on. */
  discsAt(): number;
  /** At the end of the game, empty squares counted for the winner. */
  margin(): number;
  /** How many more places to play. */
  mobility(): number;
  /** An estimate of the margin, for unfinished positions. */
  evaluate(): number;
  /**
   * Sequences of `depth` plies, a pass being one; with `finished`, games that are over sooner count 1 each instead of
   * nothing.
   */
  perft(depth: number, finished: boolean): number;
}

let board: RulesBoard<OthelloRules> | undefined;

/** One a thread. */
export function othelloRules(): RulesBoard<OthelloRules> {
  board ??= new RulesBoard<OthelloRules>('othello', () => {});
  return board;
}
