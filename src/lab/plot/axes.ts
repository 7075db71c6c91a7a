import { inLanguage, type Language, localeOf } from '../../i18n/index.ts';
import type { Axis, Figure, Mark } from '../figure.ts';

/** An axis for drawing: its range, and the labels along it. */
export interface DrawnAxis {
  readonly label: string;
  readonly isLog: boolean;
  readonly domain: readonly [low: number, high: number];
  readonly ticks: readonly (readonly [at: number, text: string])[];
}

export interface DrawnAxes {
  readonly x: DrawnAxis;
  readonly y: DrawnAxis;
  /** The width of a bar, if there are any. */
  readonly bar: number;
}

/** The most values that each get a label of their own; with more, round numbers are labelled. */
const MOST_TICKS = 12;

export function axesOf(figure: Figure, language: Language): DrawnAxes {
  const { x, y, marks } = figure;
  const along = marks.filter(({ kind }) => kind !== 'rule');
  const xs = along.flatMap(({ points }) => points.map(([at]) => at));
  // A computed curve has points everywhere.
  const measured = along.filter(({ dashed }) => !dashed).flatMap(({ points }) => points.map(([at]) => at));
  const ys = marks.flatMap(({ points, spread }) => [...points.map(([, at]) => at), ...(spread ?? []).flat()]);
  const bars = marks.filter(({ kind }) => kind === 'bars');
  const bar = (0.8 * gapIn(bars.flatMap(({ points }) => points.map(([at]) => at)))) / Math.max(1, bars.length);
  // Bars and named values stand away from the ends of the axis.
  const pad = bars.length > 0 ? (bars.length * bar) / 2 + bar / 4 : x.ticks === undefined ? 0 : 0.4;
  const isBarred = bars.length > 0 && y.scale !== 'log';
  return {
    x: drawn(x, xs, language, { pad, own: measured }),
    y: drawn(isBarred ? { from: 0, ...y } : y, ys, language, { pad: 0 }),
    bar,
  };
}

interface AxisFit {
  /** Space beyond the ends. */
  readonly pad: number;
  /** Values that get labels themselves if they are few and integers. Default: the axis ends at round numbers. */
  readonly own?: readonly number[];
}

function drawn(axis: Axis, values: readonly number[], language: Language, { pad, own }: AxisFit): DrawnAxis {
  const label = inLanguage(axis.label, language);
  const isLog = axis.scale === 'log';
  const used = values.filter((value) => Number.isFinite(value) && !(isLog && value <= 0));
  const [least, most] = spanOf(axis.from ?? Math.min(...used), axis.to ?? Math.max(...used), isLog);
  if (axis.ticks !== undefined) {
    const ticks = axis.ticks.map(([at, name]) => [at, inLanguage(name, language)] as const);
    return { label, isLog, domain: [least - pad, most + pad], ticks };
  }
  const mine = [...new Set(own ?? [])].sort((a, b) => a - b);
  if (own && !isLog && mine.length > 0 && mine.length <= MOST_TICKS && mine.every(Number.isInteger))
    return { label, isLog, domain: [least - pad, most + pad], ticks: named(mine, language) };
  const ends = isLog ? logSteps(least, most, [1, 2, 5]) : linearSteps(least, most);
  const steps = isLog && most / least > 100 ? logSteps(least, most, [1]) : ends;
  const low = own || axis.from !== undefined ? least : Math.min(least, ends[0]);
  const high = own || axis.to !== undefined ? most : Math.max(most, ends[ends.length - 1]);
  return {
    label,
    isLog,
    domain: [low - pad, high + pad],
    ticks: named(
      steps.filter((at) => at >= low && at <= high),
      language,
    ),
  };
}

/** The ends, made different if they are equal. */
function spanOf(least: number, most: number, isLog: boolean): readonly [number, number] {
  if (!(least <= most)) return isLog ? [1, 10] : [0, 1];
  if (least < most) return [least, most];
  return isLog ? [least / 2, most * 2] : [least - 0.5, most + 0.5];
}

/** About six round numbers around and within the range. */
function linearSteps(least: number, most: number): number[] {
  const rough = (most - least) / 6;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((times) => times * power >= rough) as number);
  const [first, last] = [Math.floor(least / step + 1e-9), Math.ceil(most / step - 1e-9)];
  // Computed from integer steps: repeated sums of 0.1 would drift.
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}

/** The powers of ten times `times`, from the last step at or below `least` to the first at or above `most`. */
function logSteps(least: number, most: number, times: readonly number[]): number[] {
  const [first, last] = [Math.floor(Math.log10(least)), Math.ceil(Math.log10(most))];
  const powers = Array.from({ length: last - first + 1 }, (_, i) => 10 ** (first + i));
  const all = powers.flatMap((power) => times.map((n) => Number((n * power).toPrecision(12))));
  const from = all.findLastIndex((at) => at <= least);
  const to = all.findIndex((at) => at >= most);
  return all.slice(Math.max(0, from), to < 0 ? undefined : to + 1);
}

function named(values: readonly number[], language: Language): DrawnAxis['ticks'] {
  return values.map((value) => [value, tickText(value, language)] as const);
}

/** Short: 20,000; 3M; 0.25. */
function tickText(value: number, language: Language): string {
  const isLarge = Math.abs(value) >= 1e6;
  return new Intl.NumberFormat(localeOf(language), isLarge ? { notation: 'compact' } : { maximumSignificantDigits: 6 }).format(
    value,
  );
}

/** The least distance between two values; 1 if there are fewer than two. */
function gapIn(values: readonly number[]): number {
  const sorted = [...new Set(values)].sort((a, b) => a - b);
  const gaps = sorted.slice(1).map((value, i) => value - sorted[i]);
  return gaps.length === 0 ? 1 : Math.min(...gaps);
}

/** The share of the space of one name on an axis that the points above it take. */
const POINTS_ROOM = 0.7;

/** How far beside their values the bars of a mark stand, or its points where the axis counts names: none on another. */
export function offsetOf(mark: Mark, { marks, x }: Figure, bar: number): number {
  const isBeside = mark.kind === 'bars' || (mark.kind === 'points' && x.ticks !== undefined);
  if (!isBeside) return 0;
  const alike = marks.filter(({ kind }) => kind === mark.kind);
  const width = mark.kind === 'bars' ? bar : POINTS_ROOM / alike.length;
  return (alike.indexOf(mark) - (alike.length - 1) / 2) * width;
}
