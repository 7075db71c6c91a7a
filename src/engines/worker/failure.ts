import { ProblemError } from '../../core/index.ts';
import type { Failure } from './messages.ts';

export function failureOf(thrown: unknown): Failure {
  if (thrown instanceof ProblemError) return { name: thrown.name, message: thrown.message, code: thrown.code };
  if (thrown instanceof Error) return { name: thrown.name, message: thrown.message };
  return { name: 'Error', message: String(thrown) };
}

export function errorOf({ name, message, code }: Failure): Error {
  if (code !== undefined) return new ProblemError({ code, message });
  return name === 'RangeError' ? new RangeError(message) : new Error(message);
}
