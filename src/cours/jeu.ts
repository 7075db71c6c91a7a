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
 * All positions one move away; none if the game is over. Declare the type of a position, `(s: string) => G[s]`: from
 * `maximin('a', ...)` alone the compiler may infer the type 'a'.
 */
export type Successeurs<P> = (position: P) => readonly P[];

/** The successors in a tree of nested lists: the default of `successeurs` in all functions. */
export const listes = (position: unknown): readonly never[] => (Array.isArray(position) ? (position as never[]) : []);

/** The successors; throws if `nb` is not a number of moves or `successeurs` does not return a list. */
export function successorsOf<P>(position: P, nb: number, successeurs: Successeurs<P>): readonly P[] {
  if (!(nb === Number.POSITIVE_INFINITY || (Number.isInteger(nb) && nb >= 0))) throw error('cours-nb', { nb: asWritten(nb) });
  const succ = successeurs(position);
  if (!Array.isArray(succ)) throw error('cours-successors', { value: asWritten(succ), position: asWritten(position) });
  return succ;
}

/** H(position); throws if that is not a number. */
export function evaluated<P>(position: P, H: Heuristique<P>): number {
  const value: unknown = H(position);
  if (typeof value === 'number' && !Number.isNaN(value)) return value;
  const code = Array.isArray(position) ? 'cours-heuristic-of-list' : 'cours-heuristic';
  throw error(code, { value: asWritten(value), position: asWritten(position) });
}

/** 1 if Max is to move, -1 if Min is. */
export type Signe = 1 | -1;

export function checkSign(signe: number): void {
  if (signe !== 1 && signe !== -1) throw error('cours-sign', { signe: asWritten(signe) });
}

export function checkWindow(alpha: number, beta: number): void {
  if (!(alpha < beta)) throw error('cours-window', { alpha: asWritten(alpha), beta: asWritten(beta) });
}
