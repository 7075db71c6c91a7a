import { asWritten } from '../core/index.ts';
import { error } from './words.ts';

/**
 * A game tree written as nested lists, as in `[[6, 7], [2, 8]]`. A list is a position, its items are what a move leads
 * to, a number is a leaf.
 */
export type Arbre = number | readonly Arbre[];

/** What a position is worth for Max: any real number, Infinity where Max has won, -Infinity where Min has. */
export type Heuristique<P> = (position: P) => number;

/**
 * All positions that one move leads to; none where the game is over. Say what a position is, `(s: string) => G[s]`:
 * from `maximin('a', ...)` alone the compiler may think that 'a' is the only one.
 */
export type Successeurs<P> = (position: P) => readonly P[];

/** The successors in a tree of nested lists: what every function here takes where no `successeurs` is given. */
export const listes = (position: unknown): readonly never[] => (Array.isArray(position) ? (position as never[]) : []);

/** The successors, once it is sure that `nb` counts moves and that this is a list. */
export function successorsOf<P>(position: P, nb: number, successeurs: Successeurs<P>): readonly P[] {
  if (!(nb === Number.POSITIVE_INFINITY || (Number.isInteger(nb) && nb >= 0))) throw error('cours-nb', { nb: asWritten(nb) });
  const succ = successeurs(position);
  if (!Array.isArray(succ)) throw error('cours-successors', { value: asWritten(succ), position: asWritten(position) });
  return succ;
}

/** H(position), once it is sure that this is a number. */
export function evaluated<P>(position: P, H: Heuristique<P>): number {
  const value: unknown = H(position);
  if (typeof value === 'number' && !Number.isNaN(value)) return value;
  const code = Array.isArray(position) ? 'cours-heuristic-of-list' : 'cours-heuristic';
  throw error(code, { value: asWritten(value), position: asWritten(position) });
}

/** 1 where Max is to move, -1 where Min is. */
export type Signe = 1 | -1;

export function checkSign(signe: number): void {
  if (signe !== 1 && signe !== -1) throw error('cours-sign', { signe: asWritten(signe) });
}

export function checkWindow(alpha: number, beta: number): void {
  if (!(alpha < beta)) throw error('cours-window', { alpha: asWritten(alpha), beta: asWritten(beta) });
}
