import { KEYS_END } from './keys';
import { MATERIAL, SQUARES } from './features';
import { BLACK, KING, PAWN } from './squares';

/**
 * The value of a piece on its square, in hundredths of a pawn, for the middle game and for the endgame. Both are packed
 * into one i32 (`middle` in the high half, `end` in the low one), so that one addition updates both. Squares mirrored
 * left and right have the same value.
 */
const PIECE_SQUARES: usize = KEYS_END;
export const PIECE_SQUARES_END: usize = PIECE_SQUARES + 2 * 8 * 64 * 4;

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
export function pieceSquareValue(side: i32, kind: i32, square: i32): i32 {
  return load<i32>(PIECE_SQUARES + (<usize>((side << 9) | (kind << 6) | square) << 2));
}

/** Computes the table from the weights at `weights`. */
export function setUpPieceSquares(weights: usize): void {
  for (let kind = PAWN; kind <= KING; kind++)
    for (let square = 0; square < 64; square++) {
      let value = load<i32>(weights + (<usize>squareFeature(kind, square) << 2));
      if (kind < KING) value += load<i32>(weights + (<usize>(MATERIAL + kind - 1) << 2));
      store<i32>(PIECE_SQUARES + (<usize>((kind << 6) | square) << 2), value);
      store<i32>(PIECE_SQUARES + (<usize>((BLACK << 9) | (kind << 6) | (square ^ 56)) << 2), -value);
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
