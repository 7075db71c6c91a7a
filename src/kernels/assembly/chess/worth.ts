import { KEYS_END } from './keys';
import { BISHOP, BLACK, KING, KNIGHT, PAWN, QUEEN, ROOK } from './squares';

/**
 * What a piece is worth on its square, in hundredths of a pawn, twice: in the middle game and in the endgame, packed into one i32
 * (`middle` in the high half, `end` in the low one), so that one addition keeps both. All numbers are our own, from simple forms: how near the centre a square is,
 * and which row it is on.
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

/** Of a piece on a square, from White's view. */
@inline
export function worthOn(side: i32, kind: i32, square: i32): i32 {
  return load<i32>(WORTHS + (<usize>((side << 9) | (kind << 6) | square) << 2));
}

export function setUpWorths(): void {
  for (let kind = PAWN; kind <= KING; kind++)
    for (let square = 0; square < 64; square++) {
      const worth = worthOf(kind, square & 7, square >> 3);
      store<i32>(WORTHS + (<usize>((kind << 6) | square) << 2), worth);
      store<i32>(WORTHS + (<usize>((BLACK << 9) | (kind << 6) | (square ^ 56)) << 2), -worth);
    }
}

/** From the edge, 0, to the middle, 3. */
export function inward(place: i32): i32 {
  return min(place, 7 - place);
}

/** Of a white piece, rows counted from 0. */
function worthOf(kind: i32, file: i32, row: i32): i32 {
  const centre = inward(file) + inward(row);
  if (kind == PAWN) {
    const advanced = row * row;
    const central = inward(file) >= 2 && row >= 2 && row <= 4 ? 6 * inward(file) - 4 : 0;
    return pair(82 + advanced + central + (row == 1 && inward(file) != 3 ? 6 : 0), 98 + 2 * advanced);
  }
  if (kind == KNIGHT) return pair(305 + 8 * centre - (row == 0 ? 8 : 0) + (row >= 3 && row <= 5 ? 8 : 0), 275 + 7 * centre);
  if (kind == BISHOP) return pair(325 + 4 * centre - (row == 0 ? 12 : 0), 295 + 3 * centre);
  if (kind == ROOK) return pair(470 + 4 * inward(file) + (row == 6 ? 18 : 0), 515 + (row == 6 ? 12 : 0));
  if (kind == QUEEN) return pair(975 + 2 * centre - (row == 0 ? 4 : 0), 930 + 6 * centre);
  const hidden = row == 0 ? (inward(file) <= 1 ? 28 : inward(file) == 2 ? 6 : -8) : -14 * row - 8;
  return pair(hidden, 11 * centre - 36);
}
