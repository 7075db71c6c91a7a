import { bishopAttacks, pawnAttacks, rookAttacks } from './attacks';
import { attackersOf, other, own, setOf, side } from './board';
import { capturedOf, EN_PASSANT, fromOf, pieceOf, promotedOf, toOf } from './move';
import { BISHOP, bit, KING, KNIGHT, PAWN, QUEEN, ROOK } from './squares';

/** Tens for each kind, a byte each: 10, 32, 33, 50, 95. */
const TENS: u64 = 0x005f3221200a00;

/** Values of pieces in an exchange. 0 for a king, which is never captured. */
@inline
export function seeValue(kind: i32): i32 {
  return 10 * <i32>((TENS >> (<u64>kind << 3)) & 0xff);
}

/**
 * Whether the mover gains at least `least` in the exchanges on the target square of the move (static exchange
 * evaluation): both sides capture there with their least valuable piece as long as it pays, and may stop. Pins are
 * ignored, and so are promotions during the exchange; that of the move itself counts.
 *
 * `balance` is the lead of the side that captured last if its piece is captured in turn. At 0 or more that side has its
 * result; otherwise the other side has it if it can capture.
 */
export function see(move: u32, least: i32): bool {
  const to = toOf(move);
  const promoted = promotedOf(move);
  let balance = seeValue(capturedOf(move)) - least;
  if (promoted) balance += seeValue(promoted) - seeValue(PAWN);
  if (balance < 0) return false;
  balance -= seeValue(promoted ? promoted : pieceOf(move));
  if (balance >= 0) return true;

  let occupied = ((own | other) ^ bit(fromOf(move))) | bit(to);
  if (move & EN_PASSANT) occupied ^= bit(to ^ 8);
  let attackers = attackersOfBoth(to, occupied);
  let isMovers = false;
  while (true) {
    attackers &= occupied;
    const capturing = attackers & (isMovers ? own : other);
    if (!capturing) break;
    let kind = PAWN;
    let pieces = capturing & setOf(PAWN);
    while (!pieces) pieces = capturing & setOf(++kind);
    isMovers = !isMovers;
    balance = -balance - 1 - seeValue(kind);
    if (balance >= 0) {
      // A king cannot capture a piece that the other side still attacks.
      if (kind == KING && (attackers & (isMovers ? own : other)) != 0) isMovers = !isMovers;
      break;
    }
    occupied ^= pieces & (0 - pieces);
    if (kind != ROOK) attackers |= bishopAttacks(to, occupied) & (setOf(BISHOP) | setOf(QUEEN));
    if (kind >= ROOK) attackers |= rookAttacks(to, occupied) & (setOf(ROOK) | setOf(QUEEN));
  }
  return !isMovers;
}

/** Pieces of both sides that attack a square. */
function attackersOfBoth(square: i32, occupied: u64): u64 {
  const pawns = (pawnAttacks(bit(square), side) & other) | (pawnAttacks(bit(square), side ^ 1) & own);
  return (pawns & setOf(PAWN)) | (attackersOf(square, own | other, occupied) & ~setOf(PAWN));
}
