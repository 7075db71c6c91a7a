import type { SolveProgress } from '../../engines/index.ts';
import type { Moves } from './moves.ts';

/** What the page says to its solver's thread, once. */
export interface SolverOrder {
  readonly moves: Moves;
  readonly threads: number;
  readonly book: boolean;
}

/** What the thread answers: some progress, the answer, whose two bounds are the score, and the best line. Scores are for the side to move. */
export type SolverNews =
  | { readonly kind: 'ready'; readonly threads: number }
  | { readonly kind: 'progress'; readonly progress: SolveProgress }
  | { readonly kind: 'answer'; readonly fromBook: boolean; readonly progress: SolveProgress }
  | { readonly kind: 'line'; readonly columns: readonly number[] }
  | { readonly kind: 'failed'; readonly reason: string };
