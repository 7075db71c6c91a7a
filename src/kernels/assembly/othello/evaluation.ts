/**
 * An estimate of the final difference in discs, for the side to move.
 */
export function estimate(own: u64, other: u64, ownMoves: u64, otherMoves: u64, board: u64): i32 {
  const mobility = <i32>popcnt(ownMoves) - <i32>popcnt(otherMoves);
  const corners = cornersOf(board);
  const empty = board & ~(own | other);
  const cornered = <i32>popcnt(own & corners) - <i32>popcnt(other & corners);
  const risky = around(empty & corners) & board;
  const risks = <i32>popcnt(own & risky) - <i32>popcnt(other & risky);
  const frontier = <i32>popcnt(around(own) & empty) - <i32>popcnt(around(other) & empty);
  const value = 3 * mobility + 24 * cornered - 6 * risks - 2 * frontier + (popcnt(empty) & 1 ? 2 : -2);
  return max(-63, min(63, value / 4));
}

/** Squares next to these, in all eight directions. */
@inline
export function around(squares: u64): u64 {
  const rows = ((squares << 1) & 0xfefefefefefefefe) | ((squares >> 1) & 0x7f7f7f7f7f7f7f7f);
  const three = squares | rows;
  return rows | (three << 8) | (three >> 8);
}

/** The corners of a board. */
@inline
export function cornersOf(board: u64): u64 {
  return board == ~(<u64>0) ? 0x8100000000000081 : board == 0x007e7e7e7e7e7e00 ? 0x0042000000004200 : 0x0000240000240000;
}
