import { bishopAttacks, rookAttacks } from './attacks';
import { kindAt, other, own, setOf, side } from './board';
import { BISHOP, BLACK, FILE_A, firstOf, KING, KNIGHT, PAWN, QUEEN, ROOK, sizeOf, withoutFirst } from './squares';

/** The two static evaluations of the Course and of TIPE 2013, from White's view, simple enough for pencil and paper. */

@inline
function white(): u64 {
  return side == BLACK ? other : own;
}

@inline
function black(): u64 {
  return side == BLACK ? own : other;
}

function balance(kind: i32): i32 {
  return sizeOf(setOf(kind) & white()) - sizeOf(setOf(kind) & black());
}

/** The Course, example 11: 9 for the queen, 5 for a rook, 3 for a bishop or a knight, 1 for a pawn. */
export function evaluateCourse(): i32 {
  return 9 * balance(QUEEN) + 5 * balance(ROOK) + 3 * (balance(BISHOP) + balance(KNIGHT)) + balance(PAWN);
}

/** Our choices where TIPE 2013 is silent: points added for a rook on an open file. */
const OPEN_FILE: i32 = 50;
/** A pinned piece loses its value divided by this. */
const PIN_DIVISOR: i32 = 4;

function value(kind: i32): i32 {
  if (kind == PAWN) return 100;
  if (kind == ROOK) return 500;
  if (kind == QUEEN) return 900;
  return kind == KING ? 100000 : 300;
}

/**
 * TIPE 2013, 1.b: 900, 500, 300 and 100 points; a rook on an open file is worth more, a pinned piece less. Open:
 * without pawns of either side. Pinned: without this piece, a bishop, rook or queen of the other side would attack a
 * more valuable piece, in particular the king.
 */
export function evaluateTipe(): i32 {
  let points = 900 * balance(QUEEN) + 500 * balance(ROOK) + 300 * (balance(BISHOP) + balance(KNIGHT)) + 100 * balance(PAWN);
  for (let file = 0; file < 8; file++) {
    const squares = FILE_A << file;
    if (setOf(PAWN) & squares) continue;
    points += OPEN_FILE * (sizeOf(setOf(ROOK) & squares & white()) - sizeOf(setOf(ROOK) & squares & black()));
  }
  return points - pinCost(white(), black()) + pinCost(black(), white());
}

/** The points that pins cost the owner of `pieces`. A piece pinned twice loses twice. */
function pinCost(pieces: u64, enemies: u64): i32 {
  const occupied = pieces | enemies;
  let cost = 0;
  for (let rest = (setOf(BISHOP) | setOf(QUEEN)) & enemies; rest; rest = withoutFirst(rest)) {
    const from = firstOf(rest);
    const seen = bishopAttacks(from, occupied);
    for (let hits = seen & pieces; hits; hits = withoutFirst(hits))
      cost += costOfPin(hits, bishopAttacks(from, occupied ^ (hits & (0 - hits))) & ~seen & pieces);
  }
  for (let rest = (setOf(ROOK) | setOf(QUEEN)) & enemies; rest; rest = withoutFirst(rest)) {
    const from = firstOf(rest);
    const seen = rookAttacks(from, occupied);
    for (let hits = seen & pieces; hits; hits = withoutFirst(hits))
      cost += costOfPin(hits, rookAttacks(from, occupied ^ (hits & (0 - hits))) & ~seen & pieces);
  }
  return cost;
}

/** The points that the first piece of `hits` loses if it is pinned to the piece in `behind`, else 0. */
function costOfPin(hits: u64, behind: u64): i32 {
  if (!behind) return 0;
  const shielding = value(kindAt(firstOf(hits)));
  return value(kindAt(firstOf(behind))) > shielding ? shielding / PIN_DIVISOR : 0;
}
