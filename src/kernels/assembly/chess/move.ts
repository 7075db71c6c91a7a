/**
 * A move in one number, with all that playing and taking it back needs:
 *
 *     23 castling  22 two squares  21 en passant  20 .. 18 captured  17 .. 15 piece
 *     14 .. 12 promoted to  11 .. 6 to  5 .. 0 from
 *
 * The low 15 bits are its tag: they name the move among the legal ones, in table entries and outside.
 */
export const EN_PASSANT: u32 = 1 << 21;
export const TWO_SQUARES: u32 = 1 << 22;
export const CASTLING: u32 = 1 << 23;
const TAG: u32 = 0x7fff;

@inline
export function moveOf(piece: i32, from: i32, to: i32, captured: i32): u32 {
  return (captured << 18) | (piece << 15) | (to << 6) | from;
}

@inline
export function fromOf(move: u32): i32 {
  return move & 63;
}

@inline
export function toOf(move: u32): i32 {
  return (move >> 6) & 63;
}

/** The kind promoted to, or 0. */
@inline
export function promotedOf(move: u32): i32 {
  return (move >> 12) & 7;
}

@inline
export function promotingTo(kind: i32): u32 {
  return kind << 12;
}

@inline
export function pieceOf(move: u32): i32 {
  return (move >> 15) & 7;
}

/** The kind captured, or 0. */
@inline
export function capturedOf(move: u32): i32 {
  return (move >> 18) & 7;
}

@inline
export function tagOf(move: u32): u32 {
  return move & TAG;
}

/** From and to: 12 bits. */
@inline
export function historyIndexOf(move: u32): i32 {
  return move & 0xfff;
}
