import type { SolveProgress } from '../../engines/index.ts';
import type { Moves } from './moves.ts';

/** What the page says to its solver's thread: one position, and later perhaps that nobody wants to know any more. */
export type SolverOrder =
  | { readonly kind: 'solve'; readonly moves: Moves; readonly threads: number; readonly book: boolean }
  | { readonly kind: 'stop' };

/** What the thread answers: some progress, the answer, and if there is a score the best line. Scores are for the side to move. */
export type SolverNews =
  | { readonly kind: 'ready'; readonly threads: number }
  | { readonly kind: 'progress'; readonly progress: SolveProgress }
  | { readonly kind: 'answer'; readonly score: number | undefined; readonly fromBook: boolean; readonly progress: SolveProgress }
  | { readonly kind: 'line'; readonly columns: readonly number[] }
  | { readonly kind: 'failed'; readonly reason: string };
