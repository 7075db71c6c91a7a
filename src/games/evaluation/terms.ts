import type { Player } from '../../core/index.ts';
import type { Translation } from '../../i18n/index.ts';

/** One of the things that a static evaluation adds up. */
export interface Term {
  readonly name: Translation;
  /** The player it belongs to; undefined for a term that covers both sides. */
  readonly player: Player | undefined;
  /** The squares that it is about, as scenes name them. */
  readonly squares: readonly string[];
  /** The square on which its points are shown. Default: the middle one of `squares`. */
  readonly at?: string;
  /** From Max's view. */
  readonly points: number;
}

export function totalOf(terms: readonly Term[]): number {
  return terms.reduce((sum, { points }) => sum + points, 0);
}

/** Combines equal terms of several pieces into one row: `2 x 5`. */
export interface TermGroup extends Omit<Term, 'at' | 'points'> {
  readonly terms: readonly Term[];
  readonly count: number;
  /** Of each. */
  readonly weight: number;
  readonly points: number;
}

/** In the order of their first terms. */
export function grouped(terms: readonly Term[]): readonly TermGroup[] {
  const groups = new Map<string, TermGroup>();
  for (const term of terms) {
    const { name, player, squares, points } = term;
    const key = JSON.stringify([name, player, points]);
    const { count, squares: before, terms: others } = groups.get(key) ?? { count: 0, squares: [], terms: [] };
    groups.set(key, {
      terms: [...others, term],
      name,
      player,
      squares: [...before, ...squares],
      count: count + 1,
      weight: points,
      points: points * (count + 1),
    });
  }
  return [...groups.values()];
}

/** Terms with whole points, for a total that was rounded once at the end: the difference becomes a term of its own. */
export function withRemainder(terms: readonly Term[], total: number, name: Translation): readonly Term[] {
  const points = total - totalOf(terms);
  return points === 0 ? terms : [...terms, { name, player: undefined, squares: [], points }];
}
