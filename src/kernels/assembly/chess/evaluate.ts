import { cacheArea } from '../search/memory';
import { bishopAttacks, kingAttacks, knightAttacks, pawnAttacks, rookAttacks } from './attacks';
import { key, other, own, score, setOf, side } from './board';
import { endShare, mopUp } from './endings';
import {
  ATTACKER,
  BARE_FILES,
  BISHOP_MOVES,
  BISHOP_PAIR,
  BISHOP_PAWNS,
  BY_KING,
  BY_MINOR,
  BY_PAWN,
  BY_ROOK,
  BY_STEP,
  DANGER_BASE,
  FEATURES,
  GUARDED_CHECK,
  HANGING,
  KNIGHT_MOVES,
  MATERIAL,
  NEAR_HITS,
  NEAR_WEAK,
  NO_QUEEN,
  OUTPOST,
  QUEEN_MOVES,
  ROOK_HALF_OPEN,
  ROOK_MOVES,
  ROOK_OPEN,
  SAFE_CHECK,
  SHIELDED,
  TURN,
} from './features';
import { bareFiles, shelterValue } from './king';
import { ahead, onward, passedValue, PAWN_CACHE_BYTES, pawnStructure } from './pawns';
import {
  BISHOP,
  bit,
  BLACK,
  DARK,
  FILE_A,
  firstOf,
  isSeveral,
  KING,
  KNIGHT,
  PAWN,
  QUEEN,
  ROOK,
  ROW_1,
  sizeOf,
  WHITE,
  withoutFirst,
} from './squares';
import { count, danger, note, weightOfOne } from './evaluation-terms';
import { endOf, middleOf, pair, squareFeature } from './piece-squares';

/**
 * The evaluation used for play: material and squares (piece-squares.ts), mobility, pawns, threats, kings. Every part is
 * a pair for middle game and endgame, blended by the pieces that are left (a tapered evaluation). It is symmetric: with
 * colours exchanged its sign changes, and a test checks this. It is linear in the weights except for king danger, which
 * grows with its square.
 */

/** A queen counts 4, a rook 2, a bishop or a knight 1: 24 at the start. */
const ALL_PIECES: i32 = 24;

/**
 * Squares that a side attacks: with any piece, with two or more, with knights or bishops, with rooks, with queens, with
 * knights alone, with bishops alone.
 */
let whiteAll: u64 = 0;
let whiteTwice: u64 = 0;
let whiteMinor: u64 = 0;
let whiteRook: u64 = 0;
let whiteQueen: u64 = 0;
let whiteKnight: u64 = 0;
let whiteBishop: u64 = 0;
let blackAll: u64 = 0;
let blackTwice: u64 = 0;
let blackMinor: u64 = 0;
let blackRook: u64 = 0;
let blackQueen: u64 = 0;
let blackKnight: u64 = 0;
let blackBishop: u64 = 0;
/** Danger to the king of each side so far. */
let whiteDanger: i32 = 0;
let blackDanger: i32 = 0;

const CACHED: usize = 16384;

/**
 * From White's view, in hundredths of a pawn. Recent evaluations are cached: the high half of the key, and the value.
 */
export function evaluate(): i32 {
  if (cacheArea == 0 || isDefined(TRACE)) return estimate();
  const place = cacheArea + PAWN_CACHE_BYTES + (<usize>(key & (<u64>CACHED - 1)) << 3);
  const known = load<u64>(place);
  if ((known ^ key) >> 32 == 0) return <i32>known;
  const value = estimate();
  store<u64>(place, (key & 0xffffffff00000000) | <u64>(<u32>value));
  return value;
}

function estimate(): i32 {
  const white = side == BLACK ? other : own;
  const black = side == BLACK ? own : other;
  let packed = score + pawnStructure();
  if (isDefined(TRACE)) noteSquares(white);
  const whiteKing = firstOf(setOf(KING) & white);
  const blackKing = firstOf(setOf(KING) & black);
  packed += pieceValue(white, black, blackKing, WHITE) - pieceValue(black, white, whiteKing, BLACK);
  packed += threatValue(white, black, WHITE) - threatValue(black, white, BLACK);
  packed += passedValue(white, blackAll, whiteKing, blackKing, WHITE) - passedValue(black, whiteAll, blackKing, whiteKing, BLACK);
  packed += kingValue(white, black, whiteKing, WHITE) - kingValue(black, white, blackKing, BLACK);
  packed += side == BLACK ? -weightOfOne(TURN, BLACK) : weightOfOne(TURN, WHITE);
  const phase = min(
    sizeOf(setOf(KNIGHT) | setOf(BISHOP)) + 2 * sizeOf(setOf(ROOK)) + 4 * sizeOf(setOf(QUEEN)),
    ALL_PIECES,
  );
  let end = endOf(packed);
  if (!isSeveral(black)) end += mopUp(white, firstOf(black));
  if (!isSeveral(white)) end -= mopUp(black, firstOf(white));
  const share = endShare(white, black, end);
  if (isDefined(TRACE)) {
    note(FEATURES + 32, phase);
    note(FEATURES + 33, share);
  }
  return (middleOf(packed) * phase * 64 + end * share * (ALL_PIECES - phase)) / (ALL_PIECES * 64);
}

/** Mobility and placement of the pieces; also records the squares that they attack. */
@inline
function pieceValue(pieces: u64, enemies: u64, enemyKing: i32, colour: i32): i32 {
  const pawns = setOf(PAWN) & pieces;
  const enemyPawns = setOf(PAWN) & enemies;
  const occupied = pieces | enemies;
  const byPawn = pawnAttacks(pawns, colour);
  const enemyAttacks = pawnAttacks(enemyPawns, colour ^ 1);
  const free = ~(pieces & (setOf(PAWN) | setOf(KING))) & ~enemyAttacks;
  const near = kingAttacks(enemyKing) | bit(enemyKing);
  const outposts = byPawn & ~ahead(enemyAttacks, colour ^ 1) & ~enemyAttacks & (colour == WHITE ? <u64>0xffffff000000 : <u64>0xffffff0000);
  let all = byPawn | kingAttacks(firstOf(setOf(KING) & pieces));
  let twice = byPawn & kingAttacks(firstOf(setOf(KING) & pieces));
  let value = 0;
  let kingDanger = 0;
  let knightSquares: u64 = 0;
  for (let rest = setOf(KNIGHT) & pieces; rest; rest = withoutFirst(rest)) {
    const squares = knightAttacks(firstOf(rest));
    knightSquares |= squares;
    twice |= all & squares;
    all |= squares;
    value += weightOfOne(KNIGHT_MOVES + sizeOf(squares & free), colour);
    if (squares & near) kingDanger += danger(ATTACKER, 1, colour ^ 1) + danger(NEAR_HITS, sizeOf(squares & near), colour ^ 1);
  }
  value += count(OUTPOST, sizeOf(setOf(KNIGHT) & pieces & outposts), colour);
  const bishops = setOf(BISHOP) & pieces;
  let bishopSquares: u64 = 0;
  if (isSeveral(bishops)) value += weightOfOne(BISHOP_PAIR, colour);
  for (let rest = bishops; rest; rest = withoutFirst(rest)) {
    // Through the own queen, with whom it works together.
    const squares = bishopAttacks(firstOf(rest), occupied ^ (setOf(QUEEN) & pieces));
    bishopSquares |= squares;
    twice |= all & squares;
    all |= squares;
    value += weightOfOne(BISHOP_MOVES + sizeOf(squares & free), colour);
    value += count(BISHOP_PAWNS, sizeOf(pawns & (bit(firstOf(rest)) & DARK ? DARK : ~DARK)), colour);
    if (squares & near) kingDanger += danger(ATTACKER + 1, 1, colour ^ 1) + danger(NEAR_HITS, sizeOf(squares & near), colour ^ 1);
  }
  value += count(OUTPOST + 1, sizeOf(bishops & outposts), colour);
  value += count(SHIELDED, sizeOf((setOf(KNIGHT) | setOf(BISHOP)) & pieces & onward(setOf(PAWN), colour ^ 1)), colour);
  let rookSquares: u64 = 0;
  for (let rest = setOf(ROOK) & pieces; rest; rest = withoutFirst(rest)) {
    const square = firstOf(rest);
    const squares = rookAttacks(square, occupied ^ ((setOf(QUEEN) | setOf(ROOK)) & pieces));
    rookSquares |= squares;
    twice |= all & squares;
    all |= squares;
    value += weightOfOne(ROOK_MOVES + sizeOf(squares & free), colour);
    const file = FILE_A << (square & 7);
    if (!(file & pawns)) value += weightOfOne(file & enemyPawns ? ROOK_HALF_OPEN : ROOK_OPEN, colour);
    if (squares & near) kingDanger += danger(ATTACKER + 2, 1, colour ^ 1) + danger(NEAR_HITS, sizeOf(squares & near), colour ^ 1);
  }
  let queenSquares: u64 = 0;
  for (let rest = setOf(QUEEN) & pieces; rest; rest = withoutFirst(rest)) {
    const square = firstOf(rest);
    const squares = bishopAttacks(square, occupied) | rookAttacks(square, occupied);
    queenSquares |= squares;
    twice |= all & squares;
    all |= squares;
    value += weightOfOne(QUEEN_MOVES + sizeOf(squares & free), colour);
    if (squares & near) kingDanger += danger(ATTACKER + 3, 1, colour ^ 1) + danger(NEAR_HITS, sizeOf(squares & near), colour ^ 1);
  }
  if (colour == WHITE) {
    whiteAll = all;
    whiteTwice = twice;
    whiteMinor = knightSquares | bishopSquares;
    whiteKnight = knightSquares;
    whiteBishop = bishopSquares;
    whiteRook = rookSquares;
    whiteQueen = queenSquares;
    blackDanger = kingDanger;
  } else {
    blackAll = all;
    blackTwice = twice;
    blackMinor = knightSquares | bishopSquares;
    blackKnight = knightSquares;
    blackBishop = bishopSquares;
    blackRook = rookSquares;
    blackQueen = queenSquares;
    whiteDanger = kingDanger;
  }
  return value;
}

/** The enemy pieces that the side attacks. */
@inline
function threatValue(pieces: u64, enemies: u64, colour: i32): i32 {
  const pawns = setOf(PAWN) & pieces;
  const enemyPawns = setOf(PAWN) & enemies;
  const minors = (setOf(KNIGHT) | setOf(BISHOP)) & enemies;
  const rooks = setOf(ROOK) & enemies;
  const queens = setOf(QUEEN) & enemies;
  const byPawn = pawnAttacks(pawns, colour);
  const guarded = colour == WHITE ? blackAll : whiteAll;
  const attacked = colour == WHITE ? whiteAll : blackAll;
  const byMinor = colour == WHITE ? whiteMinor : blackMinor;
  const byRook = colour == WHITE ? whiteRook : blackRook;
  const loose = enemies & ~guarded;
  let value = count(BY_PAWN, sizeOf(byPawn & minors), colour) + count(BY_PAWN + 1, sizeOf(byPawn & (rooks | queens)), colour);
  value += count(BY_MINOR, sizeOf(byMinor & enemyPawns & loose), colour);
  value += count(BY_MINOR + 1, sizeOf(byMinor & minors), colour);
  value += count(BY_MINOR + 2, sizeOf(byMinor & rooks), colour);
  value += count(BY_MINOR + 3, sizeOf(byMinor & queens), colour);
  value += count(BY_ROOK, sizeOf(byRook & enemyPawns & loose), colour);
  value += count(BY_ROOK + 1, sizeOf(byRook & minors), colour);
  value += count(BY_ROOK + 2, sizeOf(byRook & rooks & loose), colour);
  value += count(BY_ROOK + 3, sizeOf(byRook & queens), colour);
  value += count(HANGING, sizeOf(attacked & loose & (minors | rooks | queens)), colour);
  value += count(BY_KING, sizeOf(kingAttacks(firstOf(setOf(KING) & pieces)) & loose), colour);
  const empty = ~(pieces | enemies);
  let steps = onward(pawns, colour) & empty;
  steps |= onward(steps & (colour == WHITE ? ROW_1 << 16 : ROW_1 << 40), colour) & empty;
  steps &= ~pawnAttacks(enemyPawns, colour ^ 1) & (attacked | ~guarded);
  value += count(BY_STEP, sizeOf(pawnAttacks(steps, colour) & (minors | rooks | queens)), colour);
  return value;
}

/** Shelter of a side's king and the danger to it. */
@inline
function kingValue(pieces: u64, enemies: u64, king: i32, colour: i32): i32 {
  let value = shelterValue(king, setOf(PAWN) & pieces, setOf(PAWN) & enemies, colour);
  const guarded = colour == WHITE ? whiteAll : blackAll;
  const guardedTwice = colour == WHITE ? whiteTwice : blackTwice;
  const guardedQueen = colour == WHITE ? whiteQueen : blackQueen;
  const attacked = colour == WHITE ? blackAll : whiteAll;
  const attackedTwice = colour == WHITE ? blackTwice : whiteTwice;
  const occupied = pieces | enemies;
  const near = kingAttacks(king);
  /** Attacked, and guarded at most once, by the king or a queen. */
  const weak = attacked & ~guardedTwice & (~guarded | near | guardedQueen);
  const safe = ~enemies & (~guarded | (weak & attackedTwice));
  const straight = rookAttacks(king, occupied ^ (setOf(QUEEN) & pieces));
  const diagonal = bishopAttacks(king, occupied ^ (setOf(QUEEN) & pieces));
  const leaps = knightAttacks(king);
  const knightChecks = leaps & (colour == WHITE ? blackKnight : whiteKnight) & ~enemies;
  const bishopChecks = diagonal & (colour == WHITE ? blackBishop : whiteBishop) & ~enemies;
  const rookChecks = straight & (colour == WHITE ? blackRook : whiteRook) & ~enemies;
  const queenChecks = (straight | diagonal) & (colour == WHITE ? blackQueen : whiteQueen) & ~enemies;
  let peril = colour == WHITE ? whiteDanger : blackDanger;
  peril += danger(NEAR_WEAK, sizeOf(near & weak), colour);
  peril += danger(SAFE_CHECK, knightChecks & safe ? 1 : 0, colour);
  peril += danger(SAFE_CHECK + 1, bishopChecks & safe ? 1 : 0, colour);
  peril += danger(SAFE_CHECK + 2, rookChecks & safe ? 1 : 0, colour);
  peril += danger(SAFE_CHECK + 3, queenChecks & safe ? 1 : 0, colour);
  peril += danger(GUARDED_CHECK, sizeOf((knightChecks | bishopChecks | rookChecks) & ~safe), colour);
  peril += danger(NO_QUEEN, setOf(QUEEN) & enemies ? 0 : 1, colour);
  peril += danger(BARE_FILES, bareFiles, colour);
  peril += danger(DANGER_BASE, 1, colour);
  if (peril > 0) value -= pair(min((peril * peril) >> 9, 1500), peril >> 3);
  return value;
}

function noteSquares(white: u64): void {
  for (let kind = PAWN; kind <= KING; kind++)
    for (let rest = setOf(kind); rest; rest = withoutFirst(rest)) {
      const square = firstOf(rest);
      const isWhite = (white & bit(square)) != 0;
      note(squareFeature(kind, isWhite ? square : square ^ 56), isWhite ? 1 : -1);
      if (kind < KING) note(MATERIAL + kind - 1, isWhite ? 1 : -1);
    }
}
