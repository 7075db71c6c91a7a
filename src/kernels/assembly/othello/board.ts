import { RULES } from '../search/memory';

/**
 * A set of squares is a u64, row by row from a1 as Othello counts, with a1 at the top left:
 *
 *      a  b  c  d  e  f  g  h
 *      0  1  2  3  4  5  6  7   1
 *      8  9 10 11 12 13 14 15   2
 *     ...
 *     56 57 58 59 60 61 62 63   8
 *
 * Smaller boards are the middle squares of it, so that they start from the same four discs and no rule needs to know:
 * off the board there never is a disc.
 */
const INNER_COLUMNS: u64 = 0x7e7e7e7e7e7e7e7e;

export const PASS: u64 = 64;

/** For each square eight rays, of which the first four run towards higher squares: 64 bytes a square. */
const RAYS: usize = RULES + 0x1000;

drawRays();

function drawRays(): void {
  for (let square = 0; square < 64; square++)
    for (let direction = 0; direction < 8; direction++)
      store<u64>(RAYS + (<usize>square << 6) + (<usize>direction << 3), rayFrom(square, direction));
}

function rayFrom(square: i32, direction: i32): u64 {
  // East, south-west, south, south-east, and then the opposites.
  const sign = direction < 4 ? 1 : -1;
  const kind = direction & 3;
  const down = kind == 0 ? 0 : sign;
  const right = kind == 0 || kind == 3 ? sign : kind == 1 ? -sign : 0;
  let ray: u64 = 0;
  let row = (square >> 3) + down;
  let column = (square & 7) + right;
  while (row >= 0 && row < 8 && column >= 0 && column < 8) {
    ray |= (<u64>1) << (row * 8 + column);
    row += down;
    column += right;
  }
  return ray;
}

/** The squares of a board of 8x8, 6x6 or 4x4. */
export function boardOf(size: i32): u64 {
  return size == 4 ? 0x00003c3c3c3c0000 : size == 6 ? 0x007e7e7e7e7e7e00 : ~(<u64>0);
}

/** Ends of lines of `others` that start next to `own`, in one direction and its opposite; the line may be six long. */
@inline
function ends(own: u64, others: u64, step: u64): u64 {
  let up = others & (own << step);
  let down = others & (own >> step);
  up |= others & (up << step);
  down |= others & (down >> step);
  const upPairs = others & (others << step);
  const downPairs = upPairs >> step;
  up |= upPairs & (up << (2 * step));
  down |= downPairs & (down >> (2 * step));
  up |= upPairs & (up << (2 * step));
  down |= downPairs & (down >> (2 * step));
  return (up << step) | (down >> step);
}

/** The squares where `own` may play, computed for all directions and squares at once. */
@inline
export function playable(own: u64, other: u64, board: u64): u64 {
  const inner = other & INNER_COLUMNS;
  const reached = ends(own, inner, 1) | ends(own, other, 8) | ends(own, inner, 7) | ends(own, inner, 9);
  return reached & ~(own | other) & board;
}

/**
 * The discs that a move to `square` turns over. On a ray upwards, a carry runs through the other side's discs to the
 * first other square; on a ray downwards, the leading zeros find it. If that square is the mover's, the discs before it
 * turn.
 */
@inline
export function turned(own: u64, other: u64, square: i32): u64 {
  const rays = RAYS + (<usize>square << 6);
  return (
    upwards(own, other, load<u64>(rays)) |
    upwards(own, other, load<u64>(rays, 8)) |
    upwards(own, other, load<u64>(rays, 16)) |
    upwards(own, other, load<u64>(rays, 24)) |
    downwards(own, other, load<u64>(rays, 32)) |
    downwards(own, other, load<u64>(rays, 40)) |
    downwards(own, other, load<u64>(rays, 48)) |
    downwards(own, other, load<u64>(rays, 56))
  );
}

@inline
function upwards(own: u64, other: u64, ray: u64): u64 {
  const end = ((other | ~ray) + 1) & own & ray;
  return (end - <u64>(end != 0)) & ray;
}

@inline
function downwards(own: u64, other: u64, ray: u64): u64 {
  const end = (0x8000000000000000 >> clz(ray & ~other)) & own & ray;
  return (0 - (end << 1)) & ray;
}

/** The result for `own` of a finished game: the difference in discs, the empty squares counted for the winner. */
@inline
export function margin(own: u64, other: u64, board: u64): i32 {
  const mine = <i32>popcnt(own);
  const theirs = <i32>popcnt(other);
  const empty = <i32>popcnt(board) - mine - theirs;
  return mine > theirs ? mine - theirs + empty : mine < theirs ? mine - theirs - empty : 0;
}

/** A position's key: discs of the mover and of the other side, and the board they are on. */
@inline
export function keyOf(mover: u64, waiting: u64, board: u64): u64 {
  let mixed = (mover + board * 3) * 0x9e3779b97f4a7c15;
  mixed ^= rotl<u64>(waiting * 0xc2b2ae3d27d4eb4f, 31);
  mixed ^= mixed >> 29;
  return mixed * 0xbf58476d1ce4e5b9;
}

/**
 * Sequences of `depth` plies, a pass being one. Games that are over sooner count nothing, or 1 each if `finished`.
 * The last ply is counted, not played.
 */
export function countSequences(own: u64, other: u64, board: u64, depth: i32, finished: u64): u64 {
  let moves = playable(own, other, board);
  if (moves == 0) {
    if (playable(other, own, board) == 0) return finished;
    return depth == 1 ? 1 : countSequences(other, own, board, depth - 1, finished);
  }
  if (depth == 1) return popcnt(moves);
  let total: u64 = 0;
  for (; moves; moves &= moves - 1) {
    const square = <i32>ctz(moves);
    const flips = turned(own, other, square);
    total += countSequences(other ^ flips, own | flips | ((<u64>1) << square), board, depth - 1, finished);
  }
  return total;
}
