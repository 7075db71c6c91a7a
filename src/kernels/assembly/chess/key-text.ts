import { castling, clock, enPassant, other, own, repetitions, setOf, side } from './board';
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } from './squares';

/**
 * From here on the clock is part of a position's key: searches of fewer than 24 moves see the fifty-move rule right.
 */
const CLOCK_COUNTS_FROM: i32 = 76;

let next: usize = 0;

/** Six bits a character, from 0 to o in ASCII. */
@inline
function write(bits: u64): void {
  store<u8>(next++, <u8>(48 + (bits & 63)));
}

function writeSet(set: u64): void {
  for (let i = 0; i < 11; i++) {
    write(set);
    set >>= 6;
  }
}

/**
 * A position's key outside the kernel, as ASCII: unlike a hash, equal only for equal positions. Four sets of squares
 * encode every piece (the three bits of its kind, and Black's pieces), followed by the side to move and what the board
 * does not show. Of the history it has what can matter soon: the clock when it is near its limit, and positions that
 * occurred twice.
 */
export function writeKeyText(at: usize): i32 {
  next = at;
  writeSet(setOf(PAWN) | setOf(BISHOP) | setOf(QUEEN));
  writeSet(setOf(KNIGHT) | setOf(BISHOP) | setOf(KING));
  writeSet(setOf(ROOK) | setOf(QUEEN) | setOf(KING));
  writeSet(side ? own : other);
  write(castling | (side << 4));
  write(enPassant);
  const repeated = repetitions();
  if (clock >= CLOCK_COUNTS_FROM || repeated) {
    write(clock);
    write(clock >> 6);
  }
  if (repeated) writeSet(repeated);
  return <i32>(next - at);
}
