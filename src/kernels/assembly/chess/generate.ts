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
 * Generates legal moves only, without trying any on the board: `survey` finds the checking and the pinned pieces,
 * and every piece is then limited to the squares that leave its king safe.
 */

/** The pieces that give check. */
export let checkers: u64 = 0;
/**
 * The lines along which own pieces are pinned, from the king to the piece that pins, that one included: rows and
 * files, diagonals.
 */
let straightPins: u64 = 0;
let diagonalPins: u64 = 0;
/**
 * Squares that pieces other than the king may move to: all but own ones; in check, those that block it or capture the
 * checking piece; in double check, none.
 */
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

/**
 * Those of the squares that the king may step to. The king is taken off the board first, so that it does not shield a
 * square behind it from a line piece.
 */
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

/** The squares that an own knight, a diagonal or a straight line piece may move to from a square. */
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

/** The squares one step ahead of the pawns. */
@inline
function pushed(pawns: u64): u64 {
  return side == BLACK ? pawns >> 8 : pawns << 8;
}

/**
 * The empty squares one step ahead of own pawns; a pawn pinned along its file may advance. Not limited to `targets`: a
 * double step may answer a check although its first square does not.
 */
@inline
function pushTargets(): u64 {
  const pawns = own & setOf(PAWN) & ~diagonalPins;
  return (pushed(pawns & ~straightPins) | (pushed(pawns & straightPins) & straightPins)) & ~(own | other);
}

@inline
function doublePushTargets(pushes: u64): u64 {
  return pushed(pushes & (side == BLACK ? ROW_6 : ROW_3)) & ~(own | other) & targets;
}

/** The squares that the pawns attack towards the a-file, and towards the h-file. */
@inline
function attackedLeft(pawns: u64): u64 {
  const inner = pawns & ~FILE_A;
  return side == BLACK ? inner >> 9 : inner << 7;
}

@inline
function attackedRight(pawns: u64): u64 {
  const inner = pawns & ~FILE_H;
  return side == BLACK ? inner >> 7 : inner << 9;
}

/** The squares on which pawns may capture towards the a-file; a pinned pawn captures only along its pin. */
@inline
function captureTargetsLeft(): u64 {
  const pawns = own & setOf(PAWN) & ~straightPins;
  return (attackedLeft(pawns & ~diagonalPins) | (attackedLeft(pawns & diagonalPins) & diagonalPins)) & other & targets;
}

@inline
function captureTargetsRight(): u64 {
  const pawns = own & setOf(PAWN) & ~straightPins;
  return (attackedRight(pawns & ~diagonalPins) | (attackedRight(pawns & diagonalPins) & diagonalPins)) & other & targets;
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
  const pushes = pushTargets();
  count += countPawnMoves(pushes & targets) + sizeOf(doublePushTargets(pushes));
  count += countPawnMoves(captureTargetsLeft()) + countPawnMoves(captureTargetsRight());
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

/** Writes the pawn moves that end on these squares; a pawn comes from its target + `back`. */
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
  const pushes = pushTargets();
  writePawns(pushes & targets, down);
  for (let rest = doublePushTargets(pushes); rest; rest = withoutFirst(rest))
    write(moveOf(PAWN, firstOf(rest) + 2 * down, firstOf(rest), 0) | TWO_SQUARES);
  writePawnCaptures(down);
  return <i32>((next - at) >> 3);
}

/** Writes the legal captures and promotions as u64s from `at` on and returns their number. */
export function generateNoisy(at: usize): i32 {
  survey();
  next = at;
  writeTargets(KING, firstOf(own & setOf(KING)), kingSteps(other));
  if (isSeveral(checkers)) return <i32>((next - at) >> 3);
  writePieces(other);
  const down = side == BLACK ? 8 : -8;
  writePawns(pushTargets() & targets & (ROW_1 | ROW_8), down);
  writePawnCaptures(down);
  return <i32>((next - at) >> 3);
}

/** Writes all other legal moves, castling included, and returns their number. */
export function generateQuiet(at: usize): i32 {
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
  const pushes = pushTargets();
  writePawns(pushes & targets & ~(ROW_1 | ROW_8), down);
  for (let rest = doublePushTargets(pushes); rest; rest = withoutFirst(rest))
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
  writePawns(captureTargetsLeft(), down + 1);
  writePawns(captureTargetsRight(), down - 1);
  for (let rest = enPassantPawns(); rest; rest = withoutFirst(rest))
    write(moveOf(PAWN, firstOf(rest), enPassant, PAWN) | EN_PASSANT);
}

/** Whether the side to move is in check. */
export function isInCheck(): bool {
  return attackersOf(firstOf(own & setOf(KING)), other, own | other) != 0;
}

/** Key of the position for which the four sets below were computed. */
let surveyedKey: u64 = 0;
/** Squares from which knights, bishops and rooks would give check, and own pieces whose move may discover a check. */
let knightCheckSquares: u64 = 0;
let diagonalCheckSquares: u64 = 0;
let straightCheckSquares: u64 = 0;
let screens: u64 = 0;

function surveyChecks(): void {
  surveyedKey = key;
  const king = firstOf(other & setOf(KING));
  const occupied = own | other;
  const queens = setOf(QUEEN);
  knightCheckSquares = knightAttacks(king);
  diagonalCheckSquares = bishopAttacks(king, occupied);
  straightCheckSquares = rookAttacks(king, occupied);
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
 * Whether a legal move gives check, by the piece itself or by a line piece behind it. Castling, captures en passant and
 * promotions are judged as plain moves, so three rare checks are missed: by the castled rook, by the promoted piece,
 * and along a line that the pawn taken en passant leaves. The sets that do not depend on the move are kept for the next
 * call on the same position.
 */
export function givesCheck(move: u32): bool {
  if (surveyedKey != key) surveyChecks();
  const from = fromOf(move);
  const to = bit(toOf(move));
  const piece = pieceOf(move);
  if (piece == PAWN) {
    if (pawnAttacks(to, side) & other & setOf(KING)) return true;
  } else if (piece == KNIGHT) {
    if (knightCheckSquares & to) return true;
  } else if (piece != KING) {
    if ((piece != ROOK && (diagonalCheckSquares & to) != 0) || (piece != BISHOP && (straightCheckSquares & to) != 0)) return true;
  }
  if (!(screens & bit(from))) return false;
  const king = firstOf(other & setOf(KING));
  const occupied = ((own | other) ^ bit(from)) | to;
  const queens = setOf(QUEEN);
  if (rookLines(king) & bit(from)) return (rookAttacks(king, occupied) & (setOf(ROOK) | queens) & own & ~bit(from)) != 0;
  return (bishopAttacks(king, occupied) & (setOf(BISHOP) | queens) & own & ~bit(from)) != 0;
}

/**
 * Whether there is a legal move; tries the cheapest kinds first. Castling is not tried: where it is legal, the king may
 * also step to the next square.
 */
export function hasMoves(): bool {
  survey();
  if (isSeveral(checkers)) return kingSteps(~own) != 0;
  const pushes = pushTargets();
  if (pushes & targets) return true;
  for (let rest = freeKnights(); rest; rest = withoutFirst(rest)) if (knightTargets(firstOf(rest))) return true;
  for (let rest = freeDiagonals(); rest; rest = withoutFirst(rest)) if (diagonalTargets(firstOf(rest))) return true;
  for (let rest = freeStraights(); rest; rest = withoutFirst(rest)) if (straightTargets(firstOf(rest))) return true;
  return (kingSteps(~own) | doublePushTargets(pushes) | captureTargetsLeft() | captureTargetsRight() | enPassantPawns()) != 0;
}
