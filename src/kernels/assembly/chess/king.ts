import { ahead } from './pawns';
import { SHELTER, STORM } from './features';
import { FILE_A, firstOf, WHITE } from './squares';
import { weightOfOne } from './evaluation-terms';

/** How many files beside the king, its own included, have no own pawn in front of it; valid after `shelterValue`. */
export let bareFiles: i32 = 0;

/**
 * Own pawns before the king, and the other side's that come at it, on its file and those beside it; at the edge, on
 * the three files nearest to it.
 */
@inline
export function shelterValue(king: i32, pawns: u64, enemies: u64, colour: i32): i32 {
  const middle = max(1, min(6, king & 7));
  const row = king >> 3;
  const before = ahead(<u64>0xff << (row << 3), colour) | (<u64>0xff << (row << 3));
  let value = 0;
  bareFiles = 0;
  for (let file = middle - 1; file <= middle + 1; file++) {
    const squares = (FILE_A << file) & before;
    const guard = nearest(pawns & squares, colour);
    const beside = file == (king & 7) ? 0 : 8;
    value += weightOfOne(SHELTER + beside + guard, colour);
    if (guard == 0) bareFiles++;
    const comer = nearest(enemies & squares, colour);
    value += weightOfOne(STORM + (guard != 0 && comer == guard + 1 ? 8 : 0) + comer, colour);
  }
  return value;
}

/** The row, from the side's own view, of the pawn nearest to that side's first row; 0 if there is none. */
@inline
function nearest(pawns: u64, colour: i32): i32 {
  if (!pawns) return 0;
  return colour == WHITE ? firstOf(pawns) >> 3 : <i32>clz(pawns) >> 3;
}
