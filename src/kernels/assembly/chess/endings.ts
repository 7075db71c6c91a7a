import { setOf } from './board';
import { BISHOP, DARK, firstOf, KING, KNIGHT, PAWN, QUEEN, ROOK, sizeOf } from './squares';
import { inward } from './piece-squares';

/**
 * A bonus, in units of the evaluation, for driving a bare king to the edge and bringing one's own king close; with
 * bishop and knight alone, also for driving it to a corner that the bishop attacks: mate can be forced only there.
 */
export function mopUp(pieces: u64, bare: i32): i32 {
  const king = firstOf(setOf(KING) & pieces);
  let value = 8 * (6 - inward(bare & 7) - inward(bare >> 3)) + 14 * (14 - steps(king, bare));
  const bishops = setOf(BISHOP) & pieces;
  if (sizeOf(pieces) == 3 && bishops != 0 && (setOf(KNIGHT) & pieces) != 0) {
    const corner = bishops & DARK ? min(steps(bare, 0), steps(bare, 63)) : min(steps(bare, 7), steps(bare, 56));
    value += 40 * (14 - corner);
  }
  return value;
}

/** The Manhattan distance of two squares. */
@inline
function steps(a: i32, b: i32): i32 {
  return abs((a & 7) - (b & 7)) + abs((a >> 3) - (b >> 3));
}

/**
 * How many 64ths of the endgame score count. Where the side ahead has no pawns: few if it leads by less than 4 points
 * of pieces (`inPawns`), and then none if it has less than 5; almost none with two knights alone; otherwise all. Where
 * it has pawns: the more pawns, the more; fewer if each side has one bishop, of opposite colours, and no other piece.
 */
export function endShare(white: u64, black: u64, end: i32): i32 {
  const strong = end > 0 ? white : black;
  const weak = end > 0 ? black : white;
  const pawns = sizeOf(setOf(PAWN) & strong);
  if (pawns == 0) {
    const lead = inPawns(strong) - inPawns(weak);
    if (lead < 4) return inPawns(strong) < 5 ? 0 : 8;
    // Two knights cannot force mate.
    if (!((setOf(ROOK) | setOf(QUEEN) | setOf(BISHOP)) & strong) && sizeOf(setOf(KNIGHT) & strong) == 2) return 2;
    return 64;
  }
  const bishops = setOf(BISHOP);
  const rest = setOf(KNIGHT) | setOf(ROOK) | setOf(QUEEN);
  if (rest == 0 && sizeOf(bishops & strong) == 1 && sizeOf(bishops & weak) == 1) {
    const dark = sizeOf(bishops & DARK);
    if (dark == 1) return min(64, 20 + 6 * pawns);
  }
  return min(64, 44 + 5 * pawns);
}

/** Bishops and knights 3, rooks 5, queens 9. */
function inPawns(pieces: u64): i32 {
  return 3 * sizeOf((setOf(KNIGHT) | setOf(BISHOP)) & pieces) + 5 * sizeOf(setOf(ROOK) & pieces) + 9 * sizeOf(setOf(QUEEN) & pieces);
}
