/**
 * A position is two sets of cells: `mover`, the stones of the side to move, and `mask`, all stones. A set is a u64
 * with these bits for the cells. Each column has a spare cell on top that stays empty:
 *
 *     6 13 20 27 34 41 48      spare
 *     5 12 19 26 33 40 47      row 5
 *     4 11 18 25 32 39 46      row 4
 *     3 10 17 24 31 38 45      row 3
 *     2  9 16 23 30 37 44      row 2
 *     1  8 15 22 29 36 43      row 1
 *     0  7 14 21 28 35 42      row 0
 *
 * So shifting a set by 1, 7, 6 or 8 moves it up, right, or along a diagonal, and a line that leaves the board meets a
 * spare cell; and adding BOTTOM to `mask` carries through each column to its lowest free cell.
 */
export const CELLS: i32 = 42;
export const BOTTOM: u64 = 0x0040810204081;
export const BOARD: u64 = BOTTOM * 63;
export const SPARE: u64 = BOTTOM << 6;

/** The lowest free cell of each column that has one. */
@inline
export function openCells(mask: u64): u64 {
  return (mask + BOTTOM) & BOARD;
}

@inline
function completions(stones: u64, step: u64): u64 {
  const before = stones << step;
  const after = stones >> step;
  return (
    (before & (stones << (2 * step)) & ((stones << (3 * step)) | after)) |
    (after & (stones >> (2 * step)) & ((stones >> (3 * step)) | before))
  );
}

/** Free cells, reachable or not, on which one more stone would complete four in a row. */
@inline
export function winningCells(stones: u64, mask: u64): u64 {
  const upwards = (stones << 1) & (stones << 2) & (stones << 3);
  return (upwards | completions(stones, 6) | completions(stones, 7) | completions(stones, 8)) & (BOARD ^ mask);
}

@inline
function fours(cells: u64, step: u64): u64 {
  const pairs = cells & (cells >> step);
  return pairs & (pairs >> (2 * step));
}

@inline
export function hasFour(cells: u64): bool {
  return (fours(cells, 1) | fours(cells, 6) | fours(cells, 7) | fours(cells, 8)) != 0;
}

@inline
export function isSingle(cells: u64): bool {
  return (cells & (cells - 1)) == 0;
}

/**
 * The moves that do not lose at once, if the mover cannot win at once; `wins` are the other side's winning cells. One
 * threat must be blocked, two cannot be; and a stone directly below a threat loses.
 */
@inline
export function safeMoves(open: u64, wins: u64): u64 {
  const forced = open & wins;
  if (!isSingle(forced)) return 0;
  return (forced ? forced : open) & ~(wins >> 1);
}

/**
 * The value of a win by the game's stone number `stone`, counted from 1: 1 for the last stone of either side, one more
 * for each stone that its owner saves.
 */
@inline
export function winValue(stone: i32): i32 {
  return (CELLS + 2 - stone) >> 1;
}

/** The position seen in a mirror: the columns change places. Keys are mirrored by it as well. */
@inline
export function mirror(cells: u64): u64 {
  const column: u64 = 127;
  return (
    (cells >> 42) |
    ((cells >> 28) & (column << 7)) |
    ((cells >> 14) & (column << 14)) |
    (cells & (column << 21)) |
    ((cells & (column << 14)) << 14) |
    ((cells & (column << 7)) << 28) |
    ((cells & column) << 42)
  );
}

/**
 * A number of 49 bits that tells all positions apart: in each column the sum puts a 1 above the stones and keeps the
 * mover's stones below it (c ones plus the mover's bits b is 2^c - 1 + b; the next taller filling starts where this
 * one ends).
 */
@inline
export function keyOf(mover: u64, mask: u64): u64 {
  return mover + mask;
}
