import { fieldsIn, withFields } from '../fields.ts';

export const SOLVED = '#/solved';

/** The centre, which the strategy plays by itself. */
export const CENTRE = 3;

/** Columns from 0 in an address, where they are counted from 1: `#/solved?moves=4456`. The centre alone goes unsaid. */
export function solvedAddress(line: readonly number[]): string {
  const moves = line.map((column) => column + 1).join('');
  return withFields(SOLVED, { moves: moves === `${CENTRE + 1}` ? undefined : moves });
}

/** undefined: it is no line of columns. Whether they are legal is for the rules. */
export function lineIn(address: string): readonly number[] | undefined {
  const moves = fieldsIn(address.slice(address.indexOf('?') + 1))?.get('moves') ?? `${CENTRE + 1}`;
  return /^[1-7]{1,42}$/.test(moves) ? [...moves].map((column) => Number(column) - 1) : undefined;
}
