import type { Translation } from '../say/index.ts';

/** A plot as data: one description is drawn in the terminal's SVG, on the page and by pgfplots. */
export interface Figure {
  /** For file names. */
  readonly name: string;
  readonly title: Translation;
  /** What is to be seen in it, in a sentence or two. */
  readonly caption: Translation;
  readonly x: Axis;
  readonly y: Axis;
  readonly marks: readonly Mark[];
}

export interface Axis {
  readonly label: Translation;
  readonly scale?: 'linear' | 'log';
  /** The values at the ends; without them those of the marks. */
  readonly from?: number;
  readonly to?: number;
  /** What stands at some values instead of numbers: where the axis counts names. */
  readonly ticks?: readonly (readonly [at: number, name: Translation])[];
}

/** One line of the legend. Marks of the same `tone` have the same colour. */
export interface Mark {
  readonly label: Translation;
  /** `line`: points joined; `points`; `bars`: from 0 up; `rule`: a line across at the y of its only point. */
  readonly kind: 'line' | 'points' | 'bars' | 'rule';
  readonly points: readonly (readonly [x: number, y: number])[];
  /** Where there are error bars: the low and the high y of each point. */
  readonly spread?: readonly (readonly [low: number, high: number])[];
  readonly dashed?: boolean;
  readonly tone?: number;
}
