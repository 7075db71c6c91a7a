import type { Axis, Figure, Mark } from '../../lab/index.ts';

/** One mark of a small figure: a path in its colour. */
export interface ThumbPath {
  readonly kind: Mark['kind'];
  /** Undefined for what others are compared with. */
  readonly tone: number | undefined;
  readonly d: string;
}

export const THUMB = { width: 240, height: 110 } as const;
const MARGIN = 6;
/** More points than this are not seen in so small a figure. */
const MOST_POINTS = 40;

/** A figure without its words, to be recognised: drawn from stored data when the pages are built. */
export function thumbOf({ x, y, marks }: Figure): ThumbPath[] {
  const all = marks.flatMap(({ points }) => points);
  const hasBars = marks.some(({ kind }) => kind === 'bars');
  const bars = marks.filter(({ kind }) => kind === 'bars');
  const values = new Set(all.map(([at]) => at)).size;
  const bar = hasBars ? (THUMB.width - 2 * MARGIN) / values / (bars.length + 1) : 0;
  const [left, right] = [MARGIN + (bar * bars.length) / 2, THUMB.width - MARGIN - (bar * bars.length) / 2];
  const toX = scaleOf(
    x,
    all.map(([at]) => at),
    left,
    right,
  );
  const toY = scaleOf(
    y,
    [...all.map(([, value]) => value), ...(hasBars && y.scale !== 'log' ? [0] : [])],
    THUMB.height - MARGIN,
    MARGIN,
  );
  return marks.map(({ kind, tone, dashed, points }) => {
    const places = thinned(points.filter(([at, value]) => Number.isFinite(toX(at)) && Number.isFinite(toY(value))))
      .map(([at, value]) => [Math.round(toX(at)), Math.round(toY(value))] as const)
      .sort(([a], [b]) => a - b);
    const offset = Math.round((bars.findIndex((one) => one.tone === tone) - (bars.length - 1) / 2) * bar);
    return { kind: dashed ? 'rule' : kind, tone, d: pathOf(kind, places, offset) };
  });
}

function pathOf(kind: Mark['kind'], places: readonly (readonly [number, number])[], offset: number): string {
  if (kind === 'bars') return places.map(([x, y]) => `M${x + offset} ${THUMB.height - MARGIN}V${y}`).join('');
  if (kind === 'points') return places.map(([x, y]) => `M${x} ${y}h0`).join('');
  if (kind === 'rule')
    return places
      .slice(0, 1)
      .map(([, y]) => `M${MARGIN} ${y}H${THUMB.width - MARGIN}`)
      .join('');
  return places.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

function scaleOf({ scale, from, to }: Axis, values: readonly number[], low: number, high: number): (value: number) => number {
  const isLog = scale === 'log';
  const bent = (value: number) => (isLog ? Math.log(value) : value);
  const known = [...values, from ?? Number.NaN, to ?? Number.NaN].map(bent).filter(Number.isFinite);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  return (value) => (most === least ? (low + high) / 2 : low + ((bent(value) - least) / (most - least)) * (high - low));
}

function thinned<T>(points: readonly T[]): readonly T[] {
  const step = Math.ceil(points.length / MOST_POINTS);
  return points.filter((_, at) => at % step === 0 || at === points.length - 1);
}
