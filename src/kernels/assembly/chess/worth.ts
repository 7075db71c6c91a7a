import { KEYS_END } from './keys';
import { MATERIAL, SQUARES } from './features';
import { BLACK, KING, PAWN } from './squares';

/**
 * What a piece is worth on its square, in hundredths of a pawn, twice: in the middle game and in the endgame, packed
 * into one i32 (`middle` in the high half, `end` in the low one), so that one addition keeps both. Squares to the
 * left and right of the middle are worth the same.
 */
const WORTHS: usize = KEYS_END;
export const WORTHS_END: usize = WORTHS + 2 * 8 * 64 * 4;

@inline
export function pair(middle: i32, end: i32): i32 {
  return (middle << 16) + end;
}

@inline
export function middleOf(packed: i32): i32 {
  return (packed + 0x8000) >> 16;
}

@inline
export function endOf(packed: i32): i32 {
  return <i32>(<i16>packed);
}

/** The value of a piece on a square, from White's view. */
@inline
export function worthOn(side: i32, kind: i32, square: i32): i32 {
  return load<i32>(WORTHS + (<usize>((side << 9) | (kind << 6) | square) << 2));
}

/** From the weights that stand at `weights`. */
export function setUpWorths(weights: usize): void {
  for (let kind = PAWN; kind <= KING; kind++)
    for (let square = 0; square < 64; square++) {
      let worth = load<i32>(weights + (<usize>squareFeature(kind, square) << 2));
      if (kind < KING) worth += load<i32>(weights + (<usize>(MATERIAL + kind - 1) << 2));
      store<i32>(WORTHS + (<usize>((kind << 6) | square) << 2), worth);
      store<i32>(WORTHS + (<usize>((BLACK << 9) | (kind << 6) | (square ^ 56)) << 2), -worth);
    }
}

/** The value of a white piece on a square. */
@inline
export function squareFeature(kind: i32, square: i32): i32 {
  return SQUARES + 32 * (kind - 1) + 4 * (square >> 3) + inward(square & 7);
}

/** From the edge, 0, to the middle, 3. */
@inline
export function inward(place: i32): i32 {
  return min(place, 7 - place);
}
