import type { Translation } from '../i18n/index.ts';

/** A plot as data: one description is drawn in the terminal's SVG, on the page and by pgfplots. */
export interface Figure {
  /** For file names. */
  readonly name: string;
  readonly title: Translation;
  /** The content of the figure in a sentence or two. */
  readonly caption: Translation;
  readonly x: Axis;
  readonly y: Axis;
  readonly marks: readonly Mark[];
}

export interface Axis {
  readonly label: Translation;
  readonly scale?: 'linear' | 'log';
  /** The values at the ends. Default: those of the marks. */
  readonly from?: number;
  readonly to?: number;
  /** Labels in place of numbers at some values, for an axis of names. */
  readonly ticks?: readonly (readonly [at: number, name: Translation])[];
}

/** One line of the legend. Marks of the same `tone` have the same colour. */
export interface Mark {
  readonly label: Translation;
  /** `line`: points joined; `points`; `bars`: from 0 up; `rule`: a line across at the y of its only point. */
  readonly kind: 'line' | 'points' | 'bars' | 'rule';
  readonly points: readonly (readonly [x: number, y: number])[];
  /** Error bars: the low and the high y of each point. */
  readonly spread?: readonly (readonly [low: number, high: number])[];
  readonly dashed?: boolean;
  readonly tone?: number;
}
