import { fail, type Result } from '../../core/index.ts';

/** Where something stands in a text: lines and columns from 1, columns in characters as JavaScript counts them. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A failure whose sentence starts with the place, in the one form that every reader of records uses. */
export function failAt<T>(place: Place | undefined, code: string, message: string): Result<T> {
  return fail(code, place === undefined ? message : `Line ${place.line}, column ${place.column}: ${message}`);
}
