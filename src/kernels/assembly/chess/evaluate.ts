import { bishopAttacks, kingAttacks, knightAttacks, pawnAttacks, rookAttacks } from './attacks';
import { other, own, score, setOf, side } from './board';
import {
  BISHOP,
  bit,
  BLACK,
  DARK,
  FILE_A,
  FILE_H,
  firstOf,
  isSeveral,
  KING,
  KNIGHT,
  PAWN,
  QUEEN,
  ROOK,
  sizeOf,
  WHITE,
  withoutFirst,
} from './squares';
import { endOf, inward, middleOf, pair } from './worth';

/**
 * The estimate that plays: material and squares (worth.ts), mobility, pawns, kings. Every part is a pair for middle game and endgame, and the pieces that are
 * left say how much of each counts (a tapered evaluation). The same for both sides: with colours exchanged its sign changes, and a test says so.
 */

/** A queen counts 4, a rook 2, a bishop or a knight 1: 24 at the start. */
const ALL_PIECES: i32 = 24;
const TEMPO: i32 = 12;

/** What presses on the king of a side while the other side's pieces are counted. */
let pressure: i32 = 0;
let attackers: i32 = 0;

/** From White's view, in hundredths of a pawn. */
export function evaluate(): i32 {
  const white = side == BLACK ? other : own;
  const black = side == BLACK ? own : other;
  const packed = score + sideWorth(white, black, WHITE) - sideWorth(black, white, BLACK);
  const phase = min(
    sizeOf(setOf(KNIGHT) | setOf(BISHOP)) + 2 * sizeOf(setOf(ROOK)) + 4 * sizeOf(setOf(QUEEN)),
    ALL_PIECES,
  );
  let end = endOf(packed);
  if (!isSeveral(black)) end += driven(white, firstOf(black));
  if (!isSeveral(white)) end -= driven(black, firstOf(white));
  end = (end * endShare(white, black, end)) / 64;
  const value = (middleOf(packed) * phase + end * (ALL_PIECES - phase)) / ALL_PIECES;
  return value + (side == BLACK ? -TEMPO : TEMPO);
}

/** One side's mobility, pawns and king, and what its pieces do to the other king. */
@inline
function sideWorth(pieces: u64, enemies: u64, colour: i32): i32 {
  const pawns = setOf(PAWN) & pieces;
  const enemyPawns = setOf(PAWN) & enemies;
  const occupied = pieces | enemies;
  const free = ~(pieces & (setOf(PAWN) | setOf(KING))) & ~pawnAttacks(enemyPawns, colour ^ 1);
  const enemyKing = firstOf(setOf(KING) & enemies);
  const zone = kingAttacks(enemyKing) | bit(enemyKing);
  let worth = 0;
  pressure = 0;
  attackers = 0;
  for (let rest = setOf(KNIGHT) & pieces; rest; rest = withoutFirst(rest)) {
    const squares = knightAttacks(firstOf(rest));
    worth += (sizeOf(squares & free) - 4) * pair(5, 5);
    press(squares & zone, 20);
  }
  const bishops = setOf(BISHOP) & pieces;
  if (isSeveral(bishops)) worth += pair(28, 42);
  for (let rest = bishops; rest; rest = withoutFirst(rest)) {
    // Through the own queen, with whom it works together.
    const squares = bishopAttacks(firstOf(rest), occupied ^ (setOf(QUEEN) & pieces));
    worth += (sizeOf(squares & free) - 6) * pair(5, 5);
    press(squares & zone, 20);
  }
  for (let rest = setOf(ROOK) & pieces; rest; rest = withoutFirst(rest)) {
    const square = firstOf(rest);
    const squares = rookAttacks(square, occupied ^ ((setOf(QUEEN) | setOf(ROOK)) & pieces));
    worth += (sizeOf(squares & free) - 7) * pair(3, 5);
    press(squares & zone, 30);
    const file = FILE_A << (square & 7);
    if (!(file & pawns)) worth += file & enemyPawns ? pair(10, 7) : pair(24, 12);
  }
  for (let rest = setOf(QUEEN) & pieces; rest; rest = withoutFirst(rest)) {
    const square = firstOf(rest);
    const squares = bishopAttacks(square, occupied) | rookAttacks(square, occupied);
    worth += (sizeOf(squares & free) - 13) * pair(1, 3);
    press(squares & zone, 45);
  }
  // Two pieces or more make an attack; each more than adds to it.
  if (attackers > 1) worth += pair(min((pressure * (attackers + 1)) / 6, 500), 0);
  return worth + pawnWorth(pawns, enemyPawns, pieces, enemies, colour) + shelter(pawns, pieces, colour);
}

@inline
function press(squares: u64, weight: i32): void {
  if (!squares) return;
  attackers++;
  pressure += weight + 6 * sizeOf(squares);
}

/** Squares in front of a set, up to the last row. */
@inline
function ahead(set: u64, colour: i32): u64 {
  if (colour == WHITE) {
    set <<= 8;
    set |= set << 8;
    set |= set << 16;
    return set | (set << 32);
  }
  set >>= 8;
  set |= set >> 8;
  set |= set >> 16;
  return set | (set >> 32);
}

@inline
function sideways(set: u64): u64 {
  return ((set & ~FILE_A) >> 1) | ((set & ~FILE_H) << 1);
}

function pawnWorth(pawns: u64, enemyPawns: u64, pieces: u64, enemies: u64, colour: i32): i32 {
  const files = ahead(pawns, WHITE) | ahead(pawns, BLACK) | pawns;
  const doubled = pawns & ahead(pawns, colour);
  const isolated = pawns & ~sideways(files);
  const supported = pawns & (pawnAttacks(pawns, colour) | sideways(pawns));
  let worth = sizeOf(doubled) * pair(-9, -22) + sizeOf(isolated) * pair(-12, -12) + sizeOf(supported) * pair(8, 6);
  // Stopped by no pawn: none is in front, on its file or beside it.
  const stopped = ahead(enemyPawns | sideways(enemyPawns), colour ^ 1);
  const ownKing = firstOf(setOf(KING) & pieces);
  const enemyKing = firstOf(setOf(KING) & enemies);
  for (let rest = pawns & ~stopped & ~ahead(pawns, colour ^ 1); rest; rest = withoutFirst(rest)) {
    const square = firstOf(rest);
    const row = colour == WHITE ? square >> 3 : 7 - (square >> 3);
    const front = colour == WHITE ? square + 8 : square - 8;
    const advance = row * row;
    const blocked = bit(front) & (pieces | enemies) ? advance / 2 : 0;
    const kings = (distance(front, enemyKing) - distance(front, ownKing)) * max(row - 2, 0);
    worth += pair(advance + row, 3 * advance + 2 * row + 3 * kings - blocked);
  }
  return worth;
}

/** Own pawns before the king, and files without them beside it. */
function shelter(pawns: u64, pieces: u64, colour: i32): i32 {
  const king = setOf(KING) & pieces;
  const beside = king | sideways(king);
  const near = colour == WHITE ? beside << 8 : beside >> 8;
  const far = colour == WHITE ? near << 8 : near >> 8;
  let worth = 11 * sizeOf(near & pawns) + 6 * sizeOf(far & pawns);
  for (let rest = beside; rest; rest = withoutFirst(rest))
    if (!((FILE_A << (firstOf(rest) & 7)) & pawns)) worth -= 16;
  return pair(worth, 0);
}

/**
 * Against a bare king: to the edge with it, and with the own king after it; with bishop and knight alone, into a corner that the bishop attacks, for mate is nowhere else.
 */
function driven(pieces: u64, bare: i32): i32 {
  const king = firstOf(setOf(KING) & pieces);
  let worth = 8 * (6 - inward(bare & 7) - inward(bare >> 3)) + 14 * (14 - steps(king, bare));
  const bishops = setOf(BISHOP) & pieces;
  if (sizeOf(pieces) == 3 && bishops != 0 && (setOf(KNIGHT) & pieces) != 0) {
    const corner = bishops & DARK ? min(steps(bare, 0), steps(bare, 63)) : min(steps(bare, 7), steps(bare, 56));
    worth += 40 * (14 - corner);
  }
  return worth;
}

/** One after the other, along rows and files. */
@inline
function steps(a: i32, b: i32): i32 {
  return abs((a & 7) - (b & 7)) + abs((a >> 3) - (b >> 3));
}

@inline
function distance(a: i32, b: i32): i32 {
  return max(abs((a & 7) - (b & 7)), abs((a >> 3) - (b >> 3)));
}

/** How much of an endgame's lead can be made to count, of 64: a lead without pawns is little unless it is a rook, and bishops on different colours draw. */
function endShare(white: u64, black: u64, end: i32): i32 {
  const strong = end > 0 ? white : black;
  const weak = end > 0 ? black : white;
  const pawns = sizeOf(setOf(PAWN) & strong);
  if (pawns == 0) {
    const lead = pieceWorth(strong) - pieceWorth(weak);
    if (lead < 4) return pieceWorth(strong) < 5 ? 0 : 8;
    // Two knights cannot force a lone king.
    if (!((setOf(ROOK) | setOf(QUEEN) | setOf(BISHOP)) & strong) && sizeOf(setOf(KNIGHT) & strong) == 2) return 2;
    return 64;
  }
  const bishops = setOf(BISHOP);
  const rest = setOf(KNIGHT) | setOf(ROOK) | setOf(QUEEN);
  if (rest == 0 && sizeOf(bishops & strong) == 1 && sizeOf(bishops & weak) == 1) {
    const dark = sizeOf(bishops & DARK);
    if (dark == 1) return min(64, 20 + 6 * pawns);
  }
  return min(64, 44 + 5 * pawns);
}

/** Bishops and knights 3, rooks 5, queens 9. */
function pieceWorth(pieces: u64): i32 {
  return 3 * sizeOf((setOf(KNIGHT) | setOf(BISHOP)) & pieces) + 5 * sizeOf(setOf(ROOK) & pieces) + 9 * sizeOf(setOf(QUEEN) & pieces);
}
