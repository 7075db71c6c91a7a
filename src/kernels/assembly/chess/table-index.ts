import { choose, rankOf, setOfRank } from '../tables/combinations';
import { GAME } from '../tables/memory';
import { bishopAttacks, kingAttacks, knightAttacks, pawnAttacks, rookAttacks } from './attacks';
import { setOf } from './board';
import { bit, BISHOP, firstOf, KING, KNIGHT, PAWN, QUEEN, ROOK, WHITE } from './squares';

/**
 * The number of a position in its material class. The board is first turned so that the side to move comes from the
 * lower rows. Without pawns it is then turned and mirrored until that side's king stands in the triangle a1, d1, d4 (on
 * the long diagonal: the other king on it or below), with pawns only mirrored until it stands on the files a to d.
 * Numbers run through
 *
 *     own pawns, the other side's pawns, among 48 squares
 *     both kings: 462 ways, with pawns 1806
 *     own queens, rooks, bishops, knights, then the other side's, among the squares left
 *
 * Some numbers stand for no position: a pawn under a king; a king that could be taken; where both kings are on the long
 * diagonal, the greater of the two numbers that a position and its mirror image get.
 *
 * Tables, at GAME:
 *
 *     TURNS        8 x 64 u8     squares turned: 1 mirrored left and right, 2 upside down, 4 then along the diagonal
 *     KING_WAYS    2 x 4096 u16  the number of two kings' squares, or NO_WAY; without pawns, with
 *     KING_SQUARES 2 x 2048 u16  the inverse
 *     SETS         16 u64        the position in question: by kind, of the side to move, then of the other
 *     RANKS        10 u32        scratch
 */
const TURNS: usize = GAME;
const KING_WAYS: usize = TURNS + 512;
const KING_SQUARES: usize = KING_WAYS + 2 * 8192;
const SETS: usize = KING_SQUARES + 2 * 4096;
const RANKS: usize = SETS + 128;
const NO_WAY: u32 = 0xffff;
/** Added to a kind: the other side's set. */
export const THEIRS: i32 = 8;
const MIRRORED: i32 = 1;
const UPSIDE_DOWN: i32 = 2;
const ALONG_DIAGONAL: i32 = 4;
const PAWN_SQUARES: u64 = 0x00ff_ffff_ffff_ff00;
const PAWN_PLACES: u32 = 48;
const DIAGONAL: u64 = 0x8040201008040201;

let kingWays: u32 = 0;
let kingWaysWithPawns: u32 = 0;

export function setUpIndex(): void {
  for (let turn = 0; turn < 8; turn++)
    for (let square = 0; square < 64; square++) {
      let turned = square;
      if (turn & MIRRORED) turned ^= 7;
      if (turn & UPSIDE_DOWN) turned ^= 56;
      if (turn & ALONG_DIAGONAL) turned = ((turned & 7) << 3) | (turned >> 3);
      store<u8>(TURNS + (turn << 6) + square, turned);
    }
  kingWays = numberKings(0);
  kingWaysWithPawns = numberKings(1);
}

function numberKings(pawns: i32): u32 {
  const ways = KING_WAYS + (<usize>pawns << 13);
  const squares = KING_SQUARES + (<usize>pawns << 12);
  let count: u32 = 0;
  for (let own = 0; own < 64; own++)
    for (let other = 0; other < 64; other++) {
      const at = ways + (<usize>((own << 6) | other) << 1);
      store<u16>(at, NO_WAY);
      if (own == other || (kingAttacks(own) & bit(other)) != 0) continue;
      if ((own & 7) > 3 || (!pawns && !isFirstOfTurned(own, other))) continue;
      store<u16>(squares + (<usize>count << 1), (own << 6) | other);
      store<u16>(at, count++);
    }
  return count;
}

function isFirstOfTurned(own: i32, other: i32): bool {
  if (own >> 3 > (own & 7) || own >> 3 > 3) return false;
  return own >> 3 < (own & 7) || other >> 3 <= (other & 7);
}

@inline
function turned(square: i32, turn: i32): i32 {
  return load<u8>(TURNS + (turn << 6) + square);
}

/**
 * The key of a material class: how many of each kind but kings, three bits each, the other side's above; and bit 30.
 */
const COUNT_BITS: u32 = 3;
const SIDE_BITS: u32 = 15;

@inline
export function countIn(key: u32, other: bool, kind: i32): u32 {
  return (key >> ((other ? SIDE_BITS : 0) + (kind - PAWN) * COUNT_BITS)) & 7;
}

@inline
export function otherClass(key: u32): u32 {
  return ((key >> SIDE_BITS) & 0x7fff) | ((key & 0x7fff) << SIDE_BITS) | (1 << 30);
}

@inline
export function setAt(kind: i32): u64 {
  return load<u64>(SETS + (<usize>kind << 3));
}

@inline
export function storeSet(kind: i32, squares: u64): void {
  store<u64>(SETS + (<usize>kind << 3), squares);
}

/** Takes up the position in question: the pieces of the side to move, and the other's, on the board. */
export function takeSets(mine: u64, theirs: u64): void {
  for (let kind = PAWN; kind <= KING; kind++) {
    storeSet(kind, mine & setOf(kind));
    storeSet(THEIRS + kind, theirs & setOf(kind));
  }
}

export function keyOfSets(): u32 {
  let key: u32 = 1 << 30;
  for (let kind = PAWN; kind < KING; kind++) {
    key |= <u32>popcnt(setAt(kind)) << ((kind - PAWN) * COUNT_BITS);
    key |= <u32>popcnt(setAt(THEIRS + kind)) << (SIDE_BITS + (kind - PAWN) * COUNT_BITS);
  }
  return key;
}

export function sizeOfClass(key: u32): u32 {
  const ownPawns = countIn(key, false, PAWN);
  const otherPawns = countIn(key, true, PAWN);
  const pawns = ownPawns + otherPawns;
  let size = choose(PAWN_PLACES, ownPawns) * choose(PAWN_PLACES - ownPawns, otherPawns) * (pawns ? kingWaysWithPawns : kingWays);
  let left = 62 - pawns;
  for (let other = 0; other < 2; other++)
    for (let kind = QUEEN; kind >= KNIGHT; kind--) {
      const count = countIn(key, other != 0, kind);
      size *= choose(left, count);
      left -= count;
    }
  return size;
}

/** The number of the position in question in its material class. `down`: the side to move comes from the upper rows. */
export function numberOfSets(down: bool): u32 {
  const king = firstOf(setAt(KING));
  if (setAt(PAWN) | setAt(THEIRS + PAWN)) return numberTurned((down ? UPSIDE_DOWN : 0) | ((king & 7) > 3 ? MIRRORED : 0), true);
  let turn = ((king & 7) > 3 ? MIRRORED : 0) | (king >> 3 > 3 ? UPSIDE_DOWN : 0);
  const own = turned(king, turn);
  const other = turned(firstOf(setAt(THEIRS + KING)), turn);
  if ((DIAGONAL & bit(own)) != 0) {
    if ((DIAGONAL & bit(other)) != 0) return min(numberTurned(turn, false), numberTurned(turn | ALONG_DIAGONAL, false));
    if (other >> 3 > (other & 7)) turn |= ALONG_DIAGONAL;
  } else if (own >> 3 > (own & 7)) turn |= ALONG_DIAGONAL;
  return numberTurned(turn, false);
}

@inline
function turnedSet(squares: u64, turn: i32): u64 {
  let set: u64 = 0;
  for (; squares; squares &= squares - 1) set |= bit(turned(firstOf(squares), turn));
  return set;
}

function numberTurned(turn: i32, pawns: bool): u32 {
  let number: u32 = 0;
  let free = ~(<u64>0);
  let left: u32 = 62;
  if (pawns) {
    const own = turnedSet(setAt(PAWN), turn);
    const other = turnedSet(setAt(THEIRS + PAWN), turn);
    const ownCount = <u32>popcnt(own);
    const otherCount = <u32>popcnt(other);
    number = rankOf(own, PAWN_SQUARES) * choose(PAWN_PLACES - ownCount, otherCount) + rankOf(other, PAWN_SQUARES & ~own);
    free = ~(own | other);
    left -= ownCount + otherCount;
  }
  const own = turned(firstOf(setAt(KING)), turn);
  const other = turned(firstOf(setAt(THEIRS + KING)), turn);
  const way = load<u16>(KING_WAYS + (pawns ? 8192 : 0) + (<usize>((own << 6) | other) << 1));
  number = number * (pawns ? kingWaysWithPawns : kingWays) + way;
  free &= ~(bit(own) | bit(other));
  for (let side = 0; side <= THEIRS; side += THEIRS)
    for (let kind = QUEEN; kind >= KNIGHT; kind--) {
      const there = setAt(side + kind);
      if (!there) continue;
      const set = turnedSet(there, turn);
      const count = <u32>popcnt(set);
      number = number * choose(left, count) + rankOf(set, free);
      free &= ~set;
      left -= count;
    }
  return number;
}

/**
 * Makes the position with this number the current one, with the side to move on the lower rows; false if no position
 * has the number.
 */
export function setsOfNumber(key: u32, number: u32): bool {
  const whole = number;
  const ownPawns = countIn(key, false, PAWN);
  const otherPawns = countIn(key, true, PAWN);
  const pawns = ownPawns + otherPawns;
  let left: u32 = 64;
  // From the last to the first: the number of free squares for each once those before it are placed.
  for (let kind = PAWN; kind < KING; kind++) left -= countIn(key, false, kind) + countIn(key, true, kind);
  left -= 2;
  for (let side = 1; side >= 0; side--)
    for (let kind = KNIGHT; kind <= QUEEN; kind++) {
      const count = countIn(key, side != 0, kind);
      left += count;
      const ways = choose(left, count);
      store<u32>(RANKS + (<usize>(side * 4 + kind - KNIGHT) << 2), number % ways);
      number /= ways;
    }
  const allKings = pawns ? kingWaysWithPawns : kingWays;
  const kings = load<u16>(KING_SQUARES + (pawns ? 4096 : 0) + (<usize>(number % allKings) << 1));
  number /= allKings;
  const otherPawnWays = choose(PAWN_PLACES - ownPawns, otherPawns);
  const ownPawnSet = setOfRank(number / otherPawnWays, ownPawns, PAWN_SQUARES);
  const otherPawnSet = setOfRank(number % otherPawnWays, otherPawns, PAWN_SQUARES & ~ownPawnSet);
  const own = bit(kings >> 6);
  const other = bit(kings & 63);
  if ((ownPawnSet | otherPawnSet) & (own | other)) return false;
  storeSet(PAWN, ownPawnSet);
  storeSet(THEIRS + PAWN, otherPawnSet);
  storeSet(KING, own);
  storeSet(THEIRS + KING, other);
  let free = ~(own | other | ownPawnSet | otherPawnSet);
  for (let side = 0; side < 2; side++)
    for (let kind = QUEEN; kind >= KNIGHT; kind--) {
      const rank = load<u32>(RANKS + (<usize>(side * 4 + kind - KNIGHT) << 2));
      const set = setOfRank(rank, countIn(key, side != 0, kind), free);
      storeSet(side * THEIRS + kind, set);
      free &= ~set;
    }
  if (isAttacked(firstOf(other), 0, ~free, WHITE)) return false;
  // Of two numbers of one position, the smaller one is used.
  return pawns != 0 || (own & DIAGONAL) == 0 || (other & DIAGONAL) == 0 || numberOfSets(false) == whole;
}

/** Whether a piece of one side attacks the square: `sideOffset` is 0 for the side to move, THEIRS for the other. */
@inline
export function isAttacked(square: i32, sideOffset: i32, occupied: u64, colour: i32): bool {
  const queens = setAt(sideOffset + QUEEN);
  if (pawnAttacks(bit(square), colour ^ 1) & setAt(sideOffset + PAWN)) return true;
  if (knightAttacks(square) & setAt(sideOffset + KNIGHT)) return true;
  if (kingAttacks(square) & setAt(sideOffset + KING)) return true;
  const straight = setAt(sideOffset + ROOK) | queens;
  if (straight != 0 && (rookAttacks(square, occupied) & straight) != 0) return true;
  const diagonal = setAt(sideOffset + BISHOP) | queens;
  return diagonal != 0 && (bishopAttacks(square, occupied) & diagonal) != 0;
}
