import { ProblemError } from '../../core/index.ts';
import type { KernelCode, KernelFile } from '../../kernels/index.ts';
import type { Args } from '../../say/index.ts';
import type { EngineLimits } from '../limits.ts';
import type { ThinkerOptions } from '../thinker.ts';
import type { Thought } from '../thought.ts';

export type Kernels = ReadonlyMap<KernelFile, KernelCode>;

/** What an engine says to its thread. Thinks are numbered from 1. */
export type Order =
  | {
      readonly kind: 'open';
      /** A name or the address of a module; undefined: the game that the thread was started for. */
      readonly game: string | undefined;
      readonly options: ThinkerOptions;
      /** The number of the last think that is to stop, where memory can be shared. */
      readonly flag: SharedArrayBuffer | undefined;
      /** What a thread before this one has compiled already. */
      readonly kernels: Kernels;
    }
  | { readonly kind: 'think'; readonly id: number; readonly position: string; readonly limits: EngineLimits }
  | { readonly kind: 'stop'; readonly id: number };

/**
 * What the thread answers: `ready` or `failed` to `open`, and to each think some thoughts and then `end` or `failed`.
 */
export type News =
  | { readonly kind: 'ready'; readonly threads: number; readonly kernels: Kernels }
  | { readonly kind: 'thought'; readonly id: number; readonly thought: Thought }
  | { readonly kind: 'end'; readonly id: number }
  | { readonly kind: 'failed'; readonly id: number; readonly failure: Failure };

/** An error on its way through a message: the classes do not survive the journey. */
export interface Failure {
  readonly name: string;
  readonly message: string;
  readonly stack?: string | undefined;
  /** Of a `ProblemError`. */
  readonly code?: string;
  readonly args?: Args;
}

export function failureOf(thrown: unknown): Failure {
  if (!(thrown instanceof Error)) return { name: 'Error', message: String(thrown) };
  const { name, message, stack } = thrown;
  return { name, message, stack, ...(thrown instanceof ProblemError && { code: thrown.code, args: thrown.args }) };
}

export function errorOf({ name, message, stack, code, args }: Failure): Error {
  if (code !== undefined) return new ProblemError({ code, message, ...(args && { args }) });
  const error =
    name === 'RangeError' ? new RangeError(message) : name === 'TypeError' ? new TypeError(message) : new Error(message);
  // Where it was thrown, not where it was heard of.
  if (stack !== undefined) error.stack = stack;
  return error;
}
