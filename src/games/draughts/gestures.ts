import { type DraughtsMove, squareOfBit } from '../../kernels/index.ts';
import type { Gesture } from '../look.ts';
import { captureOf, formatDraughtsMove } from './move-notation.ts';
import { captureWays } from './path.ts';
import type { DraughtsPosition } from './position.ts';
import type { DraughtsVariant } from './variant.ts';

/** A king that takes many pieces may walk in more ways than anybody looks at. */
const MOST_WAYS = 100;

/** All legal moves; a capture once for each way that takes its pieces. */
export function draughtsGestures(position: DraughtsPosition, variant: DraughtsVariant): Gesture[] {
  if (position.outcome() !== undefined) return [];
  return position.legal().flatMap((move) => gesturesOf(move, position, variant));
}

function gesturesOf(move: DraughtsMove, position: DraughtsPosition, variant: DraughtsVariant): Gesture[] {
  const square = (bit: number) => String(squareOfBit(bit, variant.size));
  const made = {
    move: move.number,
    notation: formatDraughtsMove(move.number, position, variant),
    ...(move.huffed !== undefined && { huffs: square(move.huffed) }),
  };
  if (move.taken === 0n) return [{ ...made, path: [square(move.from), square(move.to)] }];
  const gestures: Gesture[] = [];
  for (const { landed, taken } of captureWays(captureOf(move, position, variant))) {
    gestures.push({ ...made, path: [square(move.from), ...landed.map(String)], takes: taken.map((over) => [String(over)]) });
    if (gestures.length === MOST_WAYS) break;
  }
  return gestures;
}
