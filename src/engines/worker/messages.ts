import type { EngineLimits } from '../limits.ts';
import type { Thought } from '../think.ts';
import type { ThinkerOptions } from '../thinker.ts';

/** What an engine says to its thread. Thinks are numbered from 1. */
export type Order =
  | {
      readonly kind: 'open';
      readonly game: string;
      readonly options: ThinkerOptions;
      readonly flag: SharedArrayBuffer | undefined;
    }
  | { readonly kind: 'think'; readonly id: number; readonly position: string; readonly limits: EngineLimits }
  | { readonly kind: 'stop'; readonly id: number };

/** What the thread answers: `ready` or `failed` to `open`, and to each think some thoughts and then `end` or `failed`. */
export type News =
  | { readonly kind: 'ready'; readonly threads: number }
  | { readonly kind: 'thought'; readonly thought: Thought }
  | { readonly kind: 'end' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** An error on its way through a message: the classes do not survive the journey. */
export interface Failure {
  readonly name: string;
  readonly message: string;
  /** Of a `ProblemError`. */
  readonly code?: string;
}
