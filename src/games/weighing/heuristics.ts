import type { Translation } from '../../say/index.ts';
import type { Term } from './terms.ts';
import type { TableLayout } from './weight-table.ts';

/** A static evaluation, told by what it adds up: the points of its terms make exactly what `evaluate` gives. */
export interface Heuristic<P> {
  readonly name: string;
  readonly title: Translation;
  /** How it counts; and what was chosen where a document leaves it open. */
  readonly about: Translation;
  terms(position: P): readonly Term[];
}

/** What a game can tell about what its positions are worth. */
export interface Weighing<P> {
  /** The first is the usual one. */
  readonly heuristics: readonly Heuristic<P>[];
  /** How a table of one's own lies on the board. */
  readonly layout: TableLayout;
  /** A table to begin with, as it is typed. */
  readonly table: string;
}
