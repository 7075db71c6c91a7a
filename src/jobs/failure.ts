import { ProblemError } from '../core/index.ts';
import type { Args, Place } from '../i18n/index.ts';

/** An error as data for a message, because messages do not preserve classes. */
export interface ThreadFailure {
  readonly name: string;
  readonly message: string;
  readonly stack?: string | undefined;
  /** The code of a `ProblemError`. */
  readonly code?: string;
  readonly args?: Args | undefined;
  readonly at?: Place | undefined;
}

export function failureOf(thrown: unknown): ThreadFailure {
  if (!(thrown instanceof Error)) return { name: 'Error', message: String(thrown) };
  const { name, message, stack } = thrown;
  if (!(thrown instanceof ProblemError)) return { name, message, stack };
  const { code, args, at } = thrown;
  return { name, message, stack, code, args, at };
}

export function errorOf({ name, message, stack, code, args, at }: ThreadFailure): Error {
  if (code !== undefined) return new ProblemError({ code, message, ...(args && { args }), ...(at && { at }) });
  const error =
    name === 'RangeError' ? new RangeError(message) : name === 'TypeError' ? new TypeError(message) : new Error(message);
  // The stack of the throw, not of the receiver.
  if (stack !== undefined) error.stack = stack;
  return error;
}
