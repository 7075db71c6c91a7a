/**
 * A set of squares is a u64. The dark squares of two rows take 13 bits; what is left between them are ghosts, bits
 * that no set ever has, so that a step off the board meets a ghost or leaves the word, and no step needs a test for
 * the edge. The 10x10 board, each square by its bit:
 *
 *         .  0  .  1  .  2  .  3  .  4     5        row 0, where white men are crowned
 *         6  .  7  .  8  .  9  . 10  .    11 12
 *         . 13  . 14  . 15  . 16  . 17    18
 *        19  . 20  . 21  . 22  . 23  .    24 25
 *         ...                                       ghosts on the right
 *        58  . 59  . 60  . 61  . 62  .              row 9, where black men are crowned
 *
 * Down left is +6, down right +7, up right -6, up left -7, everywhere; and for Frisian captures two rows down is +13,
 * two columns right +1. Smaller boards are the upper left corner of this one: the same steps, another set of squares,
 * so that size is data and not code. Squares are numbered for people from the top left, row by row, from 1: White, at
 * the bottom, has the high numbers.
 */
const ROW_PAIR: i32 = 13;

/**
 * Directions: the four diagonals, then the four orthogonals. The steps of `direction ^ 2` are the opposite ones; bit 1
 * is set where a step lowers the bit, that is, goes up the board or to the left.
 */
export const DIAGONALS: i32 = 4;
export const ALL_DIRECTIONS: i32 = 8;

@inline
export function bitOf(row: i32, column: i32): i32 {
  return (row >> 1) * ROW_PAIR + (row & 1) * 6 + column;
}

@inline
function stepOf(direction: i32): u64 {
  const which = direction & 5;
  return which == 0 ? 6 : which == 1 ? 7 : which == 4 ? 1 : ROW_PAIR;
}

@inline
export function stepped(squares: u64, direction: i32): u64 {
  return direction & 2 ? squares >> stepOf(direction) : squares << stepOf(direction);
}

/** All squares of one row. */
export function rowOf(size: i32, row: i32): u64 {
  return ((<u64>1 << (size >> 1)) - 1) << bitOf(row, 0);
}

/** All squares of a board with 6, 8 or 10 rows. */
export function boardOf(size: i32): u64 {
  let board: u64 = 0;
  for (let row = 0; row < size; row++) board |= rowOf(size, row);
  return board;
}

/** The long diagonal from the lower left to the upper right. */
export function mainRoadOf(size: i32): u64 {
  let road: u64 = 0;
  for (let square = bitOf(size - 1, 0), n = 0; n < size; n++, square -= 6) road |= <u64>1 << square;
  return road;
}

/**
 * For each direction and square, the squares in that direction up to the edge: a flying king can reach those before the
 * nearest piece. Written at set-up to memory of this instance.
 */
export const RAYS_BYTES: usize = 8 * 64 * 8;
let rays: usize = 0;

export function placeRays(at: usize, board: u64): void {
  rays = at;
  for (let direction = 0; direction < ALL_DIRECTIONS; direction++)
    for (let square = 0; square < 64; square++) {
      let ray: u64 = 0;
      let next = stepped((<u64>1 << square) & board, direction) & board;
      for (; next; next = stepped(next, direction) & board) ray |= next;
      store<u64>(at + ((direction << 9) | (square << 3)), ray);
    }
}

@inline
export function rayFrom(square: i32, direction: i32): u64 {
  return load<u64>(rays + ((direction << 9) | (square << 3)));
}

/** The square of a non-empty part of a ray that is nearest to the origin of the ray. */
@inline
export function nearest(part: u64, direction: i32): i32 {
  return direction & 2 ? 63 - <i32>clz(part) : <i32>ctz(part);
}

/** The squares of a ray before its first square that is not free. */
@inline
export function reach(ray: u64, free: u64, direction: i32): u64 {
  const blocked = ray & ~free;
  if (blocked == 0) return ray;
  return ray & (direction & 2 ? ~((<u64>2 << (63 - <i32>clz(blocked))) - 1) : (blocked & -blocked) - 1);
}
