import { RULES } from '../search/memory';
import { countPosition } from '../stop';
import { margin, turned } from './board';

/**
 * The last four empty squares, passed one by one instead of as a set. All functions decide whether the value for `own`,
 * the side to move, is greater than alpha, and return a value v in discs: v > alpha is a lower bound, v <= alpha an
 * upper bound (fail-soft, the empty window ]alpha, alpha + 1[).
 *
 * With one square left all others have discs, so the discs that it turns over can be counted line by line from the
 * mover's discs alone: eight bits of a line and a place in it index a table of 2048 bytes. Squares off a smaller board
 * look like the other side's discs there. That is harmless, because no disc of the mover's encloses them.
 */
const COUNTS: usize = RULES + 0x2400;
/** Both diagonals of each square. */
const DIAGONALS: usize = RULES + 0x2c00;
/** The squares around each square. */
const AROUND: usize = RULES + 0x3000;

const FILE: u64 = 0x0101010101010101;

drawTables();

function drawTables(): void {
  for (let place = 0; place < 8; place++)
    for (let own = 0; own < 256; own++) store<u8>(COUNTS + (<usize>place << 8) + own, countInLine(own, place));
  for (let square = 0; square < 64; square++) {
    store<u64>(DIAGONALS + (<usize>square << 4), squaresNear(square, 1, 7) | squaresNear(square, -1, 7));
    store<u64>(DIAGONALS + (<usize>square << 4), squaresNear(square, 2, 7) | squaresNear(square, -2, 7), 8);
    let near: u64 = 0;
    for (let direction = -4; direction <= 4; direction++) near |= squaresNear(square, direction, 1);
    store<u64>(AROUND + (<usize>square << 3), near);
  }
}

/** Discs turned on a line of eight by one put on `place`, all others being on the line but the mover's. */
function countInLine(own: i32, place: i32): u8 {
  let count = 0;
  let end = place - 1;
  while (end >= 0 && !(own & (1 << end))) end--;
  if (end >= 0) count += place - 1 - end;
  end = place + 1;
  while (end < 8 && !(own & (1 << end))) end++;
  if (end < 8) count += end - place - 1;
  return <u8>count;
}

/**
 * Up to `most` squares in a direction, as far as the board goes: 1 south-east, 2 south-west, 3 east, 4 south, and their
 * opposites.
 */
function squaresNear(square: i32, direction: i32, most: i32): u64 {
  const sign = direction > 0 ? 1 : -1;
  const kind = abs(direction);
  if (kind == 0) return 0;
  const right = kind == 1 || kind == 3 ? sign : kind == 2 ? -sign : 0;
  const down = kind == 3 ? 0 : sign;
  let squares: u64 = 0;
  let column = (square & 7) + right;
  let row = (square >> 3) + down;
  for (let i = 0; i < most && column >= 0 && column < 8 && row >= 0 && row < 8; i++) {
    squares |= (<u64>1) << (row * 8 + column);
    column += right;
    row += down;
  }
  return squares;
}

/** Whether a disc of the other side lies next to the square: else nothing can be turned from there. */
@inline
export function touches(square: i32, other: u64): bool {
  return (load<u64>(AROUND + (<usize>square << 3)) & other) != 0;
}

@inline
function countTurned(own: u64, square: i32): i32 {
  const column = <usize>square & 7;
  const row = <usize>square >> 3;
  const diagonals = DIAGONALS + (<usize>square << 4);
  const byColumn = COUNTS + (column << 8);
  return (
    <i32>load<u8>(byColumn + (<usize>(own >> (square & 56)) & 255)) +
    <i32>load<u8>(COUNTS + (row << 8) + <usize>((((own >> (square & 7)) & FILE) * 0x0102040810204080) >> 56)) +
    <i32>load<u8>(byColumn + <usize>(((own & load<u64>(diagonals)) * FILE) >> 56)) +
    <i32>load<u8>(byColumn + <usize>(((own & load<u64>(diagonals, 8)) * FILE) >> 56))
  );
}

/** The value itself, the board having `squares` squares. */
@inline
export function one(own: u64, other: u64, squares: i32, square: i32): i32 {
  countPosition();
  const mine = <i32>popcnt(own);
  let count = countTurned(own, square);
  if (count) return 2 * (mine + count + 1) - squares;
  count = countTurned(other, square);
  if (count) return 2 * (mine - count) - squares;
  // Nobody can play: the square is the winner's.
  return 2 * mine > squares - 1 ? 2 * mine - squares + 2 : 2 * mine - squares;
}

export function two(own: u64, other: u64, board: u64, alpha: i32, first: i32, second: i32, passed: bool): i32 {
  countPosition();
  const squares = <i32>popcnt(board);
  let best = -100;
  if (touches(first, other)) {
    const flips = turned(own, other, first);
    if (flips) {
      best = -one(other ^ flips, own | flips | ((<u64>1) << first), squares, second);
      if (best > alpha) return best;
    }
  }
  if (touches(second, other)) {
    const flips = turned(own, other, second);
    if (flips) {
      const value = -one(other ^ flips, own | flips | ((<u64>1) << second), squares, first);
      return max(best, value);
    }
  }
  if (best > -100) return best;
  return passed ? margin(own, other, board) : -two(other, own, board, -alpha - 1, first, second, true);
}

export function three(own: u64, other: u64, board: u64, alpha: i32, a: i32, b: i32, c: i32, passed: bool): i32 {
  countPosition();
  // Parity: a square alone in its quarter of the board first.
  let first = a;
  let second = b;
  let third = c;
  if (!sameQuarter(a, b) || !sameQuarter(a, c)) {
    if (sameQuarter(a, b)) {
      first = c;
      third = a;
    } else if (sameQuarter(a, c)) {
      first = b;
      second = a;
    }
  }
  let best = -100;
  if (touches(first, other)) {
    const flips = turned(own, other, first);
    if (flips) {
      best = -two(other ^ flips, own | flips | ((<u64>1) << first), board, -alpha - 1, second, third, false);
      if (best > alpha) return best;
    }
  }
  if (touches(second, other)) {
    const flips = turned(own, other, second);
    if (flips) {
      const value = -two(other ^ flips, own | flips | ((<u64>1) << second), board, -alpha - 1, first, third, false);
      if (value > alpha) return value;
      best = max(best, value);
    }
  }
  if (touches(third, other)) {
    const flips = turned(own, other, third);
    if (flips) {
      const value = -two(other ^ flips, own | flips | ((<u64>1) << third), board, -alpha - 1, first, second, false);
      return max(best, value);
    }
  }
  if (best > -100) return best;
  return passed ? margin(own, other, board) : -three(other, own, board, -alpha - 1, first, second, third, true);
}

/** The squares are given in the order in which they are tried. */
export function four(own: u64, other: u64, board: u64, alpha: i32, a: i32, b: i32, c: i32, d: i32, passed: bool): i32 {
  countPosition();
  let best = -100;
  if (touches(a, other)) {
    const flips = turned(own, other, a);
    if (flips) {
      best = -three(other ^ flips, own | flips | ((<u64>1) << a), board, -alpha - 1, b, c, d, false);
      if (best > alpha) return best;
    }
  }
  if (touches(b, other)) {
    const flips = turned(own, other, b);
    if (flips) {
      const value = -three(other ^ flips, own | flips | ((<u64>1) << b), board, -alpha - 1, a, c, d, false);
      if (value > alpha) return value;
      best = max(best, value);
    }
  }
  if (touches(c, other)) {
    const flips = turned(own, other, c);
    if (flips) {
      const value = -three(other ^ flips, own | flips | ((<u64>1) << c), board, -alpha - 1, a, b, d, false);
      if (value > alpha) return value;
      best = max(best, value);
    }
  }
  if (touches(d, other)) {
    const flips = turned(own, other, d);
    if (flips) {
      const value = -three(other ^ flips, own | flips | ((<u64>1) << d), board, -alpha - 1, a, b, c, false);
      return max(best, value);
    }
  }
  if (best > -100) return best;
  return passed ? margin(own, other, board) : -four(other, own, board, -alpha - 1, a, b, c, d, true);
}

@inline
function sameQuarter(a: i32, b: i32): bool {
  return ((a ^ b) & 36) == 0;
}
