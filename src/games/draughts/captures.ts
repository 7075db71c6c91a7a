import type { DraughtsMove } from '../../kernels/index.ts';
import { formatDraughtsMove } from './move-notation.ts';
import type { DraughtsPosition } from './position.ts';
import type { DraughtsVariant } from './variant.ts';

/** Captures named in a sentence: more help nobody. */
const NAMED = 8;

/** The legal captures, with this huffed before or nothing. */
export function capturesOf(position: DraughtsPosition, huffed?: number): DraughtsMove[] {
  return position.legal().filter((move) => move.taken !== 0n && move.huffed === huffed);
}

/** `28x19, 32x23`: the first few of them, without what is huffed before. */
export function nameCaptures(captures: readonly DraughtsMove[], position: DraughtsPosition, variant: DraughtsVariant): string {
  const named = captures
    .slice(0, NAMED)
    .map(({ number }) => formatDraughtsMove(number, position, variant).replace(/^~[^:]*:/, ''));
  return named.join(', ') + (captures.length > NAMED ? ', …' : '');
}

/** Whether whoever can take has to: everywhere but in souffler, where the piece may be huffed instead. */
export function forcesCaptures({ rules }: DraughtsVariant): boolean {
  return rules !== 'souffler';
}
