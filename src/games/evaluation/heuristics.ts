import type { Translation } from '../../i18n/index.ts';
import type { Term } from './terms.ts';
import type { TableLayout } from './weight-table.ts';

/** A static evaluation as a list of terms: their points add up to exactly the value of `evaluate`. */
export interface Heuristic<P> {
  readonly name: string;
  readonly title: Translation;
  /** How it counts, with our choices if its source leaves something open. */
  readonly about: Translation;
  terms(position: P): readonly Term[];
}

/** The static evaluations of a game. */
export interface HeuristicSet<P> {
  /** The first is the default. */
  readonly heuristics: readonly Heuristic<P>[];
  /** How a user's own table is oriented on the board. */
  readonly layout: TableLayout;
  /** A table to begin with, as it is typed. */
  readonly table: string;
}
