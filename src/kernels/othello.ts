import {
  type SearchAim,
  type SearchExports,
  type SearchHost,
  SearchKernel,
  type SearchKernelOptions,
  type SearchProgress,
} from './search.ts';

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
