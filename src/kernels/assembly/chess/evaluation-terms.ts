import { movesAt } from '../search/memory';
import { FEATURES } from './features';
import { BLACK } from './squares';
import { PIECE_SQUARES_END } from './piece-squares';

/**
 * The weights in memory: a packed pair (piece-squares.ts) for each feature, then an i32 for each danger. Compiled with
 * TRACE, for the tuning alone, whatever is counted is also noted: an i32 for each feature, White's less Black's, then
 * one for each danger of White's king, then of Black's, then what else the fit has to know.
 */
export const WEIGHTS: usize = PIECE_SQUARES_END;
export const DANGER_WEIGHTS: usize = WEIGHTS + FEATURES * 4;

@inline
export function weightOf(feature: i32): i32 {
  return load<i32>(WEIGHTS + (<usize>feature << 2));
}

/** `n` of a feature, for the side. */
@inline
export function count(feature: i32, n: i32, colour: i32): i32 {
  if (isDefined(TRACE)) note(feature, colour == BLACK ? -n : n);
  return n * weightOf(feature);
}

/** One of a feature, for the side. */
@inline
export function weightOfOne(feature: i32, colour: i32): i32 {
  if (isDefined(TRACE)) note(feature, colour == BLACK ? -1 : 1);
  return weightOf(feature);
}

@inline
export function danger(which: i32, n: i32, colour: i32): i32 {
  if (isDefined(TRACE)) note(FEATURES + which + (colour == BLACK ? 16 : 0), n);
  return n * load<i32>(DANGER_WEIGHTS + (<usize>which << 2));
}

export function note(place: i32, n: i32): void {
  const at = traceAt() + (<usize>place << 2);
  store<i32>(at, load<i32>(at) + n);
}

export function traceAt(): usize {
  return movesAt(100);
}

export function clearTrace(): void {
  memory.fill(traceAt(), 0, (FEATURES + 64) * 4);
}
