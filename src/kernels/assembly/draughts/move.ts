/**
 * A move is a u64, and 0 is none. All but Frisian draughts:
 *
 *     63 .. 50   49 .................... 18   17 .......... 12   11 .. 6   5 .. 0
 *     0          pieces taken: 32 inner       huffed square      to        from
 *                squares, four in each row    + 1, or 0
 *
 * Pieces on the edge of the board cannot be taken along a diagonal. Frisian draughts takes them too, and huffs nothing:
 *
 *     63 62   61 ...................................... 12   11 .. 6   5 .. 0
 *     0       pieces taken: 50 squares, five in each row     to        from
 *
 * So two moves are the same when they have the same beginning, the same end and the same set of pieces taken (and
 * huffed): what engines count, and what perft tables call `drop duplicates`.
 */
@inline
export function fromOf(move: u64): i32 {
  return <i32>move & 63;
}

@inline
export function toOf(move: u64): i32 {
  return <i32>(move >> 6) & 63;
}

/** The huffed square + 1, or 0; not used in Frisian draughts. */
@inline
export function huffedOf(move: u64): i32 {
  return <i32>(move >> 12) & 63;
}

@inline
export function stepMove(from: i32, to: i32): u64 {
  return <u64>(from | (to << 6));
}

@inline
export function captureMove(from: i32, to: i32, taken: u64): u64 {
  return <u64>(from | (to << 6)) | (packInner(taken) << 18);
}

@inline
export function frisianCapture(from: i32, to: i32, taken: u64): u64 {
  return <u64>(from | (to << 6)) | (packAll(taken) << 12);
}

@inline
export function withHuff(move: u64, square: i32): u64 {
  return move | (<u64>(square + 1) << 12);
}

@inline
export function takes(move: u64, frisian: bool): bool {
  return frisian ? move >> 12 != 0 : move >> 18 != 0;
}

@inline
export function takenOf(move: u64, frisian: bool): u64 {
  return frisian ? unpackAll(move >> 12) : unpackInner(move >> 18);
}

/**
 * The inner squares of rows 1 to 8 begin at bits 7, 13, 20, 26, 33, 39, 46, 52, four in each row. Shifted to 0, they
 * are brought together in pairs, in fours, in eights.
 */
@inline
function packInner(squares: u64): u64 {
  const rows = squares >> 7;
  const pairs = (rows & 0x0780_3c01_e00f) | ((rows >> 2) & 0x7803_c01e_00f0);
  const fours = (pairs & 0x3_fc00_00ff) | ((pairs >> 5) & 0x3fc_0000_ff00);
  return (fours & 0xffff) | ((fours >> 10) & 0xffff_0000);
}

@inline
function unpackInner(packed: u64): u64 {
  const fours = (packed & 0xffff) | ((packed & 0xffff_0000) << 10);
  const pairs = (fours & 0x3_fc00_00ff) | ((fours & 0x3fc_0000_ff00) << 5);
  return ((pairs & 0x0780_3c01_e00f) | ((pairs & 0x7803_c01e_00f0) << 2)) << 7;
}

/** The rows begin at bits 0, 6, 13, 19, 26, 32, 39, 45, 52, 58, five squares in each. */
@inline
export function packAll(squares: u64): u64 {
  const pairs = (squares & FIVES) | ((squares >> 1) & (FIVES << 5));
  const fours = (pairs & TENS) | ((pairs >> 3) & (TENS << 10));
  return (fours & 0xf_ffff) | ((fours >> 6) & (0xf_ffff << 20)) | ((fours >> 12) & (0x3ff << 40));
}

@inline
function unpackAll(packed: u64): u64 {
  const fours = (packed & 0xf_ffff) | ((packed & (0xf_ffff << 20)) << 6) | ((packed & (0x3ff << 40)) << 12);
  const pairs = (fours & TENS) | ((fours & (TENS << 10)) << 3);
  return (pairs & FIVES) | ((pairs & (FIVES << 5)) << 1);
}

/** Five bits at 0, 13, 26, 39, 52; ten bits at 0, 26, 52. */
const FIVES: u64 = 0x1f | (0x1f << 13) | (0x1f << 26) | (0x1f << 39) | (0x1f << 52);
const TENS: u64 = 0x3ff | (0x3ff << 26) | (0x3ff << 52);
