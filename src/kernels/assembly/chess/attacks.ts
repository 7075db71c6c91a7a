import { RULES } from '../search/memory';
import { bit, BLACK, FILE_A, FILE_H } from './squares';

/**
 * Which squares a piece attacks. Tables stand in the part of the memory that belongs to the rules (RULES_BYTES),
 * computed once by `setUpAttacks`:
 *
 *     BETWEEN   4096 u64s   the squares strictly between two squares of a line, nothing for others
 *     RAYS      8 x 64      the squares on either side along the row, the file and both diagonals: below it, above it
 *     LEAPS     2 x 64      knight, king
 */
const BETWEEN: usize = RULES;
const RAYS: usize = BETWEEN + 4096 * 8;
const LEAPS: usize = RAYS + 64 * 64;
export const ATTACKS_END: usize = LEAPS + 64 * 16;

@inline
export function between(a: i32, b: i32): u64 {
  return load<u64>(BETWEEN + (<usize>((a << 6) | b) << 3));
}

@inline
export function knightAttacks(square: i32): u64 {
  return load<u64>(LEAPS + (<usize>square << 4));
}

@inline
export function kingAttacks(square: i32): u64 {
  return load<u64>(LEAPS + (<usize>square << 4), 8);
}

/** The squares that pawns of a side attack. */
@inline
export function pawnAttacks(pawns: u64, side: i32): u64 {
  const left = pawns & ~FILE_A;
  const right = pawns & ~FILE_H;
  return side == BLACK ? (left >> 9) | (right >> 7) : (left << 7) | (right << 9);
}

/**
 * Along one line: from the nearest stone below to the nearest above. Subtracting the one below from those above flips
 * all bits from it up to the nearest above (obstruction difference, by Michael Hoffmann and Gerd Isenberg:
 * chessprogramming.org/Obstruction_Difference). Counting lines, magic numbers were 1.2 times as fast and kindergarten
 * tables 1.05 times; but they want 860 KB and 13 KB of tables, and this wants 4.
 */
@inline
function along(occupied: u64, below: u64, above: u64): u64 {
  const upper = occupied & above;
  const lowerNearest = (<u64>1 << 63) >> clz((occupied & below) | 1);
  return (upper ^ (upper - lowerNearest)) & (below | above);
}

@inline
export function rookAttacks(square: i32, occupied: u64): u64 {
  const rays = RAYS + (<usize>square << 6);
  return along(occupied, load<u64>(rays), load<u64>(rays, 8)) | along(occupied, load<u64>(rays, 16), load<u64>(rays, 24));
}

@inline
export function bishopAttacks(square: i32, occupied: u64): u64 {
  const rays = RAYS + (<usize>square << 6);
  return along(occupied, load<u64>(rays, 32), load<u64>(rays, 40)) | along(occupied, load<u64>(rays, 48), load<u64>(rays, 56));
}

/** On an empty board. */
@inline
export function rookLines(square: i32): u64 {
  const rays = RAYS + (<usize>square << 6);
  return load<u64>(rays) | load<u64>(rays, 8) | load<u64>(rays, 16) | load<u64>(rays, 24);
}

@inline
export function bishopLines(square: i32): u64 {
  const rays = RAYS + (<usize>square << 6);
  return load<u64>(rays, 32) | load<u64>(rays, 40) | load<u64>(rays, 48) | load<u64>(rays, 56);
}

export function setUpAttacks(): void {
  for (let square = 0; square < 64; square++) {
    const rays = RAYS + (<usize>square << 6);
    for (let line = 0; line < 4; line++) {
      const dx = line == 0 ? 1 : line == 1 ? 0 : line == 2 ? 1 : -1;
      const dy = line == 0 ? 0 : 1;
      store<u64>(rays + (<usize>line << 4), ray(square, -dx, -dy));
      store<u64>(rays + (<usize>line << 4), ray(square, dx, dy), 8);
    }
    store<u64>(LEAPS + (<usize>square << 4), leaps(square, 1, 2) | leaps(square, 2, 1));
    store<u64>(LEAPS + (<usize>square << 4), leaps(square, 1, 1) | leaps(square, 1, 0) | leaps(square, 0, 1), 8);
  }
  for (let a = 0; a < 64; a++)
    for (let b = 0; b < 64; b++) store<u64>(BETWEEN + (<usize>((a << 6) | b) << 3), squaresBetween(a, b));
}

function isOnBoard(file: i32, row: i32): bool {
  return (file | row) >= 0 && file < 8 && row < 8;
}

function ray(square: i32, dx: i32, dy: i32): u64 {
  let set: u64 = 0;
  let file = (square & 7) + dx;
  let row = (square >> 3) + dy;
  while (isOnBoard(file, row)) {
    set |= bit(row * 8 + file);
    file += dx;
    row += dy;
  }
  return set;
}

/** The squares dx away along one axis and dy along the other, on all sides. */
function leaps(square: i32, dx: i32, dy: i32): u64 {
  let set: u64 = 0;
  for (let signs = 0; signs < 4; signs++) {
    const file = (square & 7) + (signs & 1 ? -dx : dx);
    const row = (square >> 3) + (signs & 2 ? -dy : dy);
    if (isOnBoard(file, row)) set |= bit(row * 8 + file);
  }
  return set;
}

function squaresBetween(a: i32, b: i32): u64 {
  const ends = bit(a) | bit(b);
  if (rookLines(a) & bit(b)) return rookAttacks(a, ends) & rookAttacks(b, ends);
  if (bishopLines(a) & bit(b)) return bishopAttacks(a, ends) & bishopAttacks(b, ends);
  return 0;
}
