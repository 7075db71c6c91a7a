import { between, bishopAttacks, bishopLines, kingAttacks, knightAttacks, pawnAttacks, rookAttacks, rookLines } from './attacks';
import { attackersOf, castling, enPassant, key, kindAt, mayCaptureEnPassant, other, own, setOf, side } from './board';
import { CASTLING, EN_PASSANT, fromOf, moveOf, pieceOf, promotingTo, toOf, TWO_SQUARES } from './move';
import {
  BISHOP,
  bit,
  BLACK,
  FILE_A,
  FILE_H,
  firstOf,
  isSeveral,
  KING,
  KNIGHT,
  PAWN,
  QUEEN,
  ROOK,
  ROW_1,
  ROW_3,
  ROW_6,
  ROW_8,
  sizeOf,
  withoutFirst,
} from './squares';

/**
 * Legal moves only, and none is tried on the board: `survey` finds out who gives check and which pieces are pinned,
 * and every piece is then kept to the squares that leave its king safe.
 */

/** The pieces that give check. */
export let checkers: u64 = 0;
/**
 * The lines along which own pieces are pinned, from the king to the piece that pins, that one included: rows and
 * files, diagonals.
 */
let straightPins: u64 = 0;
let diagonalPins: u64 = 0;
/** Where other pieces than the king may go: in check, only between or onto the piece that gives it. */
let targets: u64 = 0;

@inline
function survey(): void {
  const king = firstOf(own & setOf(KING));
  const occupied = own | other;
  const queens = setOf(QUEEN);
  let checks = ((knightAttacks(king) & setOf(KNIGHT)) | (pawnAttacks(bit(king), side) & setOf(PAWN))) & other;
  let pins: u64 = 0;
  for (let rest = rookLines(king) & (setOf(ROOK) | queens) & other; rest; rest = withoutFirst(rest)) {
    const squares = between(king, firstOf(rest));
    const inBetween = squares & occupied;
    if (!inBetween) checks |= rest & (0 - rest);
    else if (!isSeveral(inBetween) && (inBetween & own) != 0) pins |= squares | (rest & (0 - rest));
  }
  straightPins = pins;
  pins = 0;
  for (let rest = bishopLines(king) & (setOf(BISHOP) | queens) & other; rest; rest = withoutFirst(rest)) {
    const squares = between(king, firstOf(rest));
    const inBetween = squares & occupied;
    if (!inBetween) checks |= rest & (0 - rest);
    else if (!isSeveral(inBetween) && (inBetween & own) != 0) pins |= squares | (rest & (0 - rest));
  }
  diagonalPins = pins;
  checkers = checks;
  targets = ~own;
  if (checks) targets &= isSeveral(checks) ? 0 : checks | between(king, firstOf(checks));
}

/** Those of the squares that the king may step to. It does not hide behind itself: lines are seen through it. */
@inline
function kingSteps(squares: u64): u64 {
  const king = own & setOf(KING);
  const seen = (own | other) ^ king;
  let steps: u64 = 0;
  for (let rest = kingAttacks(firstOf(king)) & squares; rest; rest = withoutFirst(rest))
    if (!attackersOf(firstOf(rest), other, seen)) steps |= rest & (0 - rest);
  return steps;
}

/** The squares the king may castle to. */
@inline
function castlingSteps(steps: u64): u64 {
  const rights = side == BLACK ? castling >> 2 : castling & 3;
  if (!rights || checkers != 0) return 0;
  const up: u64 = side == BLACK ? 56 : 0;
  const occupied = (own | other) >> up;
  const reached = steps >> up;
  let squares: u64 = 0;
  if ((rights & 1) != 0 && !(occupied & 0x60) && (reached & 0x20) != 0 && isSafe(<i32>up + 6)) squares |= <u64>0x40 << up;
  if ((rights & 2) != 0 && !(occupied & 0x0e) && (reached & 0x08) != 0 && isSafe(<i32>up + 2)) squares |= <u64>0x04 << up;
  return squares;
}

function isSafe(square: i32): bool {
  return !attackersOf(square, other, own | other);
}

/** Where own knights, bishops, rooks and queens may go from a square. */
@inline
function knightTargets(square: i32): u64 {
  return knightAttacks(square) & targets;
}

@inline
function diagonalTargets(square: i32): u64 {
  const squares = bishopAttacks(square, own | other) & targets;
  return diagonalPins & bit(square) ? squares & diagonalPins : squares;
}

@inline
function straightTargets(square: i32): u64 {
  const squares = rookAttacks(square, own | other) & targets;
  return straightPins & bit(square) ? squares & straightPins : squares;
}

@inline
function freeKnights(): u64 {
  return own & setOf(KNIGHT) & ~(straightPins | diagonalPins);
}

@inline
function freeDiagonals(): u64 {
  return own & (setOf(BISHOP) | setOf(QUEEN)) & ~straightPins;
}

@inline
function freeStraights(): u64 {
  return own & (setOf(ROOK) | setOf(QUEEN)) & ~diagonalPins;
}

/** Pawns one square on. A pinned pawn may go on only along its line, which is then the file of its king. */
@inline
function onwards(pawns: u64): u64 {
  return side == BLACK ? pawns >> 8 : pawns << 8;
}

/** One square on, onto an empty one, leaving out only checks: two squares go on from here. */
@inline
function steppedPawns(): u64 {
  const pawns = own & setOf(PAWN) & ~diagonalPins;
  return (onwards(pawns & ~straightPins) | (onwards(pawns & straightPins) & straightPins)) & ~(own | other);
}

@inline
function twoSteps(stepped: u64): u64 {
  return onwards(stepped & (side == BLACK ? ROW_6 : ROW_3)) & ~(own | other) & targets;
}

/** Captures towards the a-file, and towards the h-file. */
@inline
function takenLeft(pawns: u64): u64 {
  const inner = pawns & ~FILE_A;
  return side == BLACK ? inner >> 9 : inner << 7;
}

@inline
function takenRight(pawns: u64): u64 {
  const inner = pawns & ~FILE_H;
  return side == BLACK ? inner >> 7 : inner << 9;
}

/** Pawns that may capture to the left; a pinned one only along its diagonal. */
@inline
function capturesLeft(): u64 {
  const pawns = own & setOf(PAWN) & ~straightPins;
  return (takenLeft(pawns & ~diagonalPins) | (takenLeft(pawns & diagonalPins) & diagonalPins)) & other & targets;
}

@inline
function capturesRight(): u64 {
  const pawns = own & setOf(PAWN) & ~straightPins;
  return (takenRight(pawns & ~diagonalPins) | (takenRight(pawns & diagonalPins) & diagonalPins)) & other & targets;
}

/** Own pawns that may capture en passant. */
@inline
function enPassantPawns(): u64 {
  if (!enPassant) return 0;
  let pawns: u64 = 0;
  for (let rest = pawnAttacks(bit(enPassant), side ^ 1) & own & setOf(PAWN); rest; rest = withoutFirst(rest))
    if (mayCaptureEnPassant(firstOf(rest), enPassant)) pawns |= rest & (0 - rest);
  return pawns;
}

@inline
function countPawnMoves(to: u64): i32 {
  return sizeOf(to) + 3 * sizeOf(to & (ROW_1 | ROW_8));
}

/** How many legal moves there are. */
export function countMoves(): i32 {
  survey();
  const steps = kingSteps(~own);
  let count = sizeOf(steps);
  if (isSeveral(checkers)) return count;
  if (castling) count += sizeOf(castlingSteps(steps));
  for (let rest = freeKnights(); rest; rest = withoutFirst(rest)) count += sizeOf(knightTargets(firstOf(rest)));
  for (let rest = freeDiagonals(); rest; rest = withoutFirst(rest)) count += sizeOf(diagonalTargets(firstOf(rest)));
  for (let rest = freeStraights(); rest; rest = withoutFirst(rest)) count += sizeOf(straightTargets(firstOf(rest)));
  const stepped = steppedPawns();
  count += countPawnMoves(stepped & targets) + sizeOf(twoSteps(stepped));
  count += countPawnMoves(capturesLeft()) + countPawnMoves(capturesRight());
  if (enPassant) count += sizeOf(enPassantPawns());
  return count;
}

/** Where the next move is written. */
let next: usize = 0;

@inline
function write(move: u32): void {
  store<u64>(next, <u64>move);
  next += 8;
}

@inline
function writeTargets(piece: i32, from: i32, squares: u64): void {
  for (let rest = squares; rest; rest = withoutFirst(rest)) {
    const to = firstOf(rest);
    write(moveOf(piece, from, to, kindAt(to)));
  }
}

/** Pawn moves by where they end; `back` leads from there to where they start. */
@inline
function writePawns(squares: u64, back: i32): void {
  for (let rest = squares & ~(ROW_1 | ROW_8); rest; rest = withoutFirst(rest)) {
    const to = firstOf(rest);
    write(moveOf(PAWN, to + back, to, kindAt(to)));
  }
  for (let rest = squares & (ROW_1 | ROW_8); rest; rest = withoutFirst(rest)) {
    const to = firstOf(rest);
    const move = moveOf(PAWN, to + back, to, kindAt(to));
    for (let kind = QUEEN; kind >= KNIGHT; kind--) write(move | promotingTo(kind));
  }
}

/** Writes all legal moves as u64s from `at` on and returns their number. */
export function generate(at: usize): i32 {
  survey();
  next = at;
  const king = firstOf(own & setOf(KING));
  const steps = kingSteps(~own);
  writeTargets(KING, king, steps);
  if (isSeveral(checkers)) return <i32>((next - at) >> 3);
  if (castling)
    for (let rest = castlingSteps(steps); rest; rest = withoutFirst(rest)) write(moveOf(KING, king, firstOf(rest), 0) | CASTLING);
  writePieces(~(<u64>0));
  const down = side == BLACK ? 8 : -8;
  const stepped = steppedPawns();
  writePawns(stepped & targets, down);
  for (let rest = twoSteps(stepped); rest; rest = withoutFirst(rest))
    write(moveOf(PAWN, firstOf(rest) + 2 * down, firstOf(rest), 0) | TWO_SQUARES);
  writePawnCaptures(down);
  return <i32>((next - at) >> 3);
}

/** Of those, captures and promotions. */
export function generateNoisy(at: usize): i32 {
  survey();
  next = at;
  writeTargets(KING, firstOf(own & setOf(KING)), kingSteps(other));
  if (isSeveral(checkers)) return <i32>((next - at) >> 3);
  writePieces(other);
  const down = side == BLACK ? 8 : -8;
  writePawns(steppedPawns() & targets & (ROW_1 | ROW_8), down);
  writePawnCaptures(down);
  return <i32>((next - at) >> 3);
}

/** Of those, the others. */
export function generateSteps(at: usize): i32 {
  survey();
  next = at;
  const empty = ~(own | other);
  const king = firstOf(own & setOf(KING));
  const steps = kingSteps(empty);
  writeTargets(KING, king, steps);
  if (isSeveral(checkers)) return <i32>((next - at) >> 3);
  if (castling)
    for (let rest = castlingSteps(steps); rest; rest = withoutFirst(rest)) write(moveOf(KING, king, firstOf(rest), 0) | CASTLING);
  writePieces(empty);
  const down = side == BLACK ? 8 : -8;
  const stepped = steppedPawns();
  writePawns(stepped & targets & ~(ROW_1 | ROW_8), down);
  for (let rest = twoSteps(stepped); rest; rest = withoutFirst(rest))
    write(moveOf(PAWN, firstOf(rest) + 2 * down, firstOf(rest), 0) | TWO_SQUARES);
  return <i32>((next - at) >> 3);
}

@inline
function writePieces(squares: u64): void {
  for (let rest = freeKnights(); rest; rest = withoutFirst(rest)) {
    const from = firstOf(rest);
    writeTargets(KNIGHT, from, knightTargets(from) & squares);
  }
  for (let rest = freeDiagonals(); rest; rest = withoutFirst(rest)) {
    const from = firstOf(rest);
    writeTargets(kindAt(from), from, diagonalTargets(from) & squares);
  }
  for (let rest = freeStraights(); rest; rest = withoutFirst(rest)) {
    const from = firstOf(rest);
    writeTargets(kindAt(from), from, straightTargets(from) & squares);
  }
}

@inline
function writePawnCaptures(down: i32): void {
  writePawns(capturesLeft(), down + 1);
  writePawns(capturesRight(), down - 1);
  for (let rest = enPassantPawns(); rest; rest = withoutFirst(rest))
    write(moveOf(PAWN, firstOf(rest), enPassant, PAWN) | EN_PASSANT);
}

/** Whether the side to move is in check. */
export function isInCheck(): bool {
  return attackersOf(firstOf(own & setOf(KING)), other, own | other) != 0;
}

/** The position that the next four belong to, by its key. */
let surveyedKey: u64 = 0;
/** From where knights, bishops and rooks would give check, and own pieces behind which a line piece waits to do so. */
let knightChecks: u64 = 0;
let diagonalChecks: u64 = 0;
let straightChecks: u64 = 0;
let screens: u64 = 0;

function surveyChecks(): void {
  surveyedKey = key;
  const king = firstOf(other & setOf(KING));
  const occupied = own | other;
  const queens = setOf(QUEEN);
  knightChecks = knightAttacks(king);
  diagonalChecks = bishopAttacks(king, occupied);
  straightChecks = rookAttacks(king, occupied);
  screens = 0;
  for (let rest = rookLines(king) & (setOf(ROOK) | queens) & own; rest; rest = withoutFirst(rest)) {
    const inBetween = between(king, firstOf(rest)) & occupied;
    if (!isSeveral(inBetween)) screens |= inBetween & own;
  }
  for (let rest = bishopLines(king) & (setOf(BISHOP) | queens) & own; rest; rest = withoutFirst(rest)) {
    const inBetween = between(king, firstOf(rest)) & occupied;
    if (!isSeveral(inBetween)) screens |= inBetween & own;
  }
}

/**
 * Whether a legal move gives check, by the piece itself or by one behind it. Castling, captures en passant and
 * promotions are not looked at: they are rare. What does not depend on the move is kept for the next question about
 * the same position.
 */
export function givesCheck(move: u32): bool {
  if (surveyedKey != key) surveyChecks();
  const from = fromOf(move);
  const to = bit(toOf(move));
  const piece = pieceOf(move);
  if (piece == PAWN) {
    if (pawnAttacks(to, side) & other & setOf(KING)) return true;
  } else if (piece == KNIGHT) {
    if (knightChecks & to) return true;
  } else if (piece != KING) {
    if ((piece != ROOK && (diagonalChecks & to) != 0) || (piece != BISHOP && (straightChecks & to) != 0)) return true;
  }
  if (!(screens & bit(from))) return false;
  const king = firstOf(other & setOf(KING));
  const occupied = ((own | other) ^ bit(from)) | to;
  const queens = setOf(QUEEN);
  if (rookLines(king) & bit(from)) return (rookAttacks(king, occupied) & (setOf(ROOK) | queens) & own & ~bit(from)) != 0;
  return (bishopAttacks(king, occupied) & (setOf(BISHOP) | queens) & own & ~bit(from)) != 0;
}

/** Whether there is a legal move: looks where one is found soonest. Who may castle may also step aside. */
export function hasMoves(): bool {
  survey();
  if (isSeveral(checkers)) return kingSteps(~own) != 0;
  const stepped = steppedPawns();
  if (stepped & targets) return true;
  for (let rest = freeKnights(); rest; rest = withoutFirst(rest)) if (knightTargets(firstOf(rest))) return true;
  for (let rest = freeDiagonals(); rest; rest = withoutFirst(rest)) if (diagonalTargets(firstOf(rest))) return true;
  for (let rest = freeStraights(); rest; rest = withoutFirst(rest)) if (straightTargets(firstOf(rest))) return true;
  return (kingSteps(~own) | twoSteps(stepped) | capturesLeft() | capturesRight() | enPassantPawns()) != 0;
}
