/**
 * How large a picture is shown: `readable` is the whole of it, but no smaller than can be read; `whole` is the whole of
 * it at any size; a number is a scale.
 */
export type Zoom = 'readable' | 'whole' | number;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Size {
  readonly x: number;
  readonly y: number;
}

/** A text of 14 units is ten pixels high at the smallest. */
const LEAST_READABLE = 0.72;
/** The largest scale at which a small picture is fitted to its panel. */
const MOST_FITTED = 3.2;
const SMALLEST = 0.04;
const LARGEST = 6;

/** `least`: the smallest scale at which the picture is shown whole; one that is not is no smaller than usual. */
export function scaleOf(zoom: Zoom, picture: Size, room: Size, least = LEAST_READABLE): number {
  if (typeof zoom === 'number') return zoom;
  if (room.width <= 0 || room.height <= 0) return 1;
  const whole = Math.min(MOST_FITTED, room.width / picture.width, room.height / picture.height);
  return zoom === 'whole' ? whole : readable(whole, least);
}

function readable(fitted: number, least: number): number {
  return fitted >= least ? fitted : Math.max(least, LEAST_READABLE);
}

/**
 * How many times higher a picture may be to fill its room, without being shown smaller: at most twice, so that it keeps
 * its shape.
 */
export function stretchFor(picture: Size, room: Size, least = LEAST_READABLE): number {
  if (room.width <= 0 || room.height <= 0) return 1;
  const scale = Math.min(MOST_FITTED, readable(room.width / picture.width, least));
  return Math.min(2, Math.max(1, room.height / scale / picture.height));
}

/** The scale after this number of steps of the buttons or keys; six steps are a factor of four. */
export function zoomed(scale: number, steps: number): number {
  return bounded(scale * 2 ** (steps / 3));
}

export function bounded(scale: number): number {
  return Math.min(LARGEST, Math.max(SMALLEST, scale));
}

/** How far to scroll along one axis so that a stretch is seen; 0 where it is seen already, with a margin around it. */
export function scrollTo(from: number, size: number, seen: number, room: number): number {
  const margin = Math.min(48, Math.max(0, (room - size) / 2));
  if (from - margin >= seen && from + size + margin <= seen + room) return 0;
  return from + size / 2 - room / 2 - seen;
}
