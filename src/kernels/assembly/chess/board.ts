import { gameArea } from '../search/memory';
import { bishopAttacks, kingAttacks, knightAttacks, pawnAttacks, rookAttacks } from './attacks';
import { castlingKey, enPassantKey, pieceKey, SIDE_KEY } from './keys';
import { capturedOf, CASTLING, EN_PASSANT, fromOf, pieceOf, promotedOf, toOf, TWO_SQUARES } from './move';
import { BISHOP, bit, BLACK, DARK, firstOf, KING, KNIGHT, PAWN, QUEEN, ROOK, sizeOf, WHITE } from './squares';
import { pieceSquareValue } from './piece-squares';

/**
 * The position. Sets of squares by kind, both colours together, and a board of kinds stand in the thread's memory,
 * because they are picked by number; the rest is in globals:
 *
 *     gameArea          sets by kind, 7 u64s
 *     gameArea + 64     the kind on each square, 64 bytes
 *     gameArea + 128    mask of the castling rights that remain after a move from or to each square, 64 bytes
 *     gameArea + 192    room for the globals, for code that copies the position as one row of bytes
 *     gameArea + 256    a record for each move played (RECORD_BYTES)
 *
 * A record: key u64, move u32, score i32, castling u8, enPassant u8, clock u16: all as they were before the move.
 */
const KINDS: usize = 64;
const RIGHTS_LEFT: usize = 128;
const RECORDS: usize = 256;
const RECORD_BYTES: usize = 32;
/** Moves that may be played outside a search. It has room for more. */
export const MOST_PLAYED: i32 = 36000;

/** The pieces of the side to move, and of the other. */
export let own: u64 = 0;
export let other: u64 = 0;
export let side: i32 = WHITE;
/** Bits 1 and 2: White may castle on the king's side, on the queen's; bits 4 and 8: Black. */
export let castling: i32 = 0;
/**
 * The square behind a pawn that has just moved two squares and can be captured en passant by a legal move; 0
 * elsewhere.
 */
export let enPassant: i32 = 0;
/** Moves played by either side since the last capture or pawn move. */
export let clock: i32 = 0;
export let key: u64 = 0;
/** Value of White's pieces on their squares less Black's, two halves packed (piece-squares.ts). */
export let score: i32 = 0;
/** Moves played and not taken back. */
export let played: i32 = 0;

@inline
export function setOf(kind: i32): u64 {
  return load<u64>(gameArea + (<usize>kind << 3));
}

@inline
export function kindAt(square: i32): i32 {
  return load<u8>(gameArea + KINDS + square);
}

/** The move that was played `index` moves after the first. */
export function playedAt(index: i32): u32 {
  return load<u32>(recordAt(index), 8);
}

@inline
function recordAt(index: i32): usize {
  return gameArea + RECORDS + RECORD_BYTES * index;
}

@inline
function toggle(kind: i32, squares: u64): void {
  const at = gameArea + (<usize>kind << 3);
  store<u64>(at, load<u64>(at) ^ squares);
}

@inline
function mark(square: i32, kind: i32): void {
  store<u8>(gameArea + KINDS + square, kind);
}

/** An empty board with White to move. */
export function clearBoard(): void {
  memory.fill(gameArea, 0, 128);
  memory.fill(gameArea + RIGHTS_LEFT, 15, 64);
  store<u8>(gameArea + RIGHTS_LEFT, 13, 0);
  store<u8>(gameArea + RIGHTS_LEFT, 12, 4);
  store<u8>(gameArea + RIGHTS_LEFT, 14, 7);
  store<u8>(gameArea + RIGHTS_LEFT, 7, 56);
  store<u8>(gameArea + RIGHTS_LEFT, 3, 60);
  store<u8>(gameArea + RIGHTS_LEFT, 11, 63);
  own = 0;
  other = 0;
  side = WHITE;
  castling = 0;
  enPassant = 0;
  clock = 0;
  key = 0;
  score = 0;
  played = 0;
}

/** Puts a piece on an empty square, while White is to move. */
export function put(colour: i32, kind: i32, square: i32): void {
  toggle(kind, bit(square));
  mark(square, kind);
  if (colour == WHITE) own |= bit(square);
  else other |= bit(square);
  key ^= pieceKey(colour, kind, square);
  score += pieceSquareValue(colour, kind, square);
}

/**
 * The last step of setting up: the side to move, and what the board does not show. `square`: the one behind a pawn that
 * has just moved two squares, or 0.
 */
export function finishSetup(colour: i32, rights: i32, square: i32, quiet: i32): void {
  if (colour == BLACK) {
    const white = own;
    own = other;
    other = white;
    side = BLACK;
    key ^= SIDE_KEY;
  }
  castling = rights;
  key ^= castlingKey(rights);
  clock = quiet;
  enPassant = square != 0 && isEnPassantPossible(square) ? square : 0;
  key ^= enPassantKey(enPassant);
}

/** After this many moves without a capture or a pawn move no search asks for repetitions: the game is drawn. */
const MOST_SAVED: i32 = 128;

/** Writes the globals to memory, so that position and past are complete from gameArea on; returns where they end. */
export function saveState(): usize {
  store<u64>(gameArea, own, 192);
  store<u64>(gameArea, other, 200);
  store<u64>(gameArea, key, 208);
  store<i32>(gameArea, side, 216);
  store<i32>(gameArea, castling, 220);
  store<i32>(gameArea, enPassant, 224);
  store<i32>(gameArea, clock, 228);
  store<i32>(gameArea, score, 232);
  return recordAt(played);
}

/** Sets the globals from the position that was copied to gameArea; `bytes` is its length with its past. */
export function restoreState(bytes: i32): void {
  own = load<u64>(gameArea, 192);
  other = load<u64>(gameArea, 200);
  key = load<u64>(gameArea, 208);
  side = load<i32>(gameArea, 216);
  castling = load<i32>(gameArea, 220);
  enPassant = load<i32>(gameArea, 224);
  clock = load<i32>(gameArea, 228);
  score = load<i32>(gameArea, 232);
  played = (bytes - <i32>RECORDS) / <i32>RECORD_BYTES;
}

/** Writes to `at` the number of bytes, then the position with the moves that a repetition may look back on. */
export function saveBoard(at: usize): void {
  const end = saveState();
  const past = RECORD_BYTES * min(min(clock, played), MOST_SAVED);
  store<i32>(at, <i32>(RECORDS + past));
  memory.copy(at + 16, gameArea, RECORDS);
  memory.copy(at + 16 + RECORDS, end - past, past);
}

export function loadBoard(at: usize): void {
  const bytes = load<i32>(at);
  memory.copy(gameArea, at + 16, bytes);
  restoreState(bytes);
}

/** The pieces of `attackers` that attack the square, on a board with these squares occupied. */
@inline
export function attackersOf(square: i32, attackers: u64, occupied: u64): u64 {
  const queens = setOf(QUEEN);
  return (
    ((pawnAttacks(bit(square), side) & setOf(PAWN)) |
      (knightAttacks(square) & setOf(KNIGHT)) |
      (kingAttacks(square) & setOf(KING)) |
      (bishopAttacks(square, occupied) & (setOf(BISHOP) | queens)) |
      (rookAttacks(square, occupied) & (setOf(ROOK) | queens))) &
    attackers
  );
}

/** Whether the pawn on `from` may capture en passant on `square` without leaving its king in check. */
export function mayCaptureEnPassant(from: i32, square: i32): bool {
  const victim = bit(square ^ 8);
  const occupied = ((own | other) ^ bit(from) ^ victim) | bit(square);
  return !attackersOf(firstOf(own & setOf(KING)), other ^ victim, occupied);
}

/** Whether a legal move captures en passant on this square. */
function isEnPassantPossible(square: i32): bool {
  let pawns = pawnAttacks(bit(square), side ^ 1) & own & setOf(PAWN);
  for (; pawns; pawns &= pawns - 1) if (mayCaptureEnPassant(firstOf(pawns), square)) return true;
  return false;
}

/** The rook's squares in a castling move, by the square the king comes to. */
@inline
function castlingRook(to: i32): u64 {
  return (to & 7) == 6 ? <u64>0xa0 << (to & 56) : <u64>0x09 << (to & 56);
}

/**
 * Moves the pieces. If `counted`, the key, the score and the clock are updated too; perft does without them. It is a
 * constant at each call, so unused code is not compiled.
 */
@inline
function make(move: u32, counted: bool): void {
  const from = fromOf(move);
  const to = toOf(move);
  const piece = pieceOf(move);
  const captured = capturedOf(move);
  const promoted = promotedOf(move);
  const placed = promoted ? promoted : piece;
  const record = recordAt(played++);
  store<u32>(record, move, 8);
  store<u8>(record, castling, 16);
  store<u8>(record, enPassant, 17);
  if (counted) {
    store<u64>(record, key);
    store<i32>(record, score, 12);
    store<u16>(record, clock, 18);
    clock = captured != 0 || piece == PAWN ? 0 : clock + 1;
    key ^= pieceKey(side, piece, from) ^ pieceKey(side, placed, to) ^ SIDE_KEY ^ enPassantKey(enPassant) ^ castlingKey(castling);
    score += pieceSquareValue(side, placed, to) - pieceSquareValue(side, piece, from);
  }
  toggle(piece, bit(from));
  toggle(placed, bit(to));
  own ^= bit(from) | bit(to);
  mark(from, 0);
  if (captured) {
    const victim = move & EN_PASSANT ? to ^ 8 : to;
    toggle(captured, bit(victim));
    other ^= bit(victim);
    if (counted) {
      key ^= pieceKey(side ^ 1, captured, victim);
      score -= pieceSquareValue(side ^ 1, captured, victim);
    }
    mark(victim, 0);
  }
  mark(to, placed);
  if (move & CASTLING) moveRook(to, counted);
  castling &= load<u8>(gameArea + RIGHTS_LEFT + from) & load<u8>(gameArea + RIGHTS_LEFT + to);
  const mover = own;
  own = other;
  other = mover;
  side ^= 1;
  enPassant = (move & TWO_SQUARES) != 0 && isEnPassantPossible(to ^ 8) ? to ^ 8 : 0;
  if (counted) key ^= enPassantKey(enPassant) ^ castlingKey(castling);
}

function moveRook(to: i32, counted: bool): void {
  const squares = castlingRook(to);
  toggle(ROOK, squares);
  own ^= squares;
  const comes = (to & 7) == 6 ? to - 1 : to + 1;
  const leaves = (to & 7) == 6 ? to + 1 : to - 2;
  mark(leaves, 0);
  mark(comes, ROOK);
  if (!counted) return;
  key ^= pieceKey(side, ROOK, leaves) ^ pieceKey(side, ROOK, comes);
  score += pieceSquareValue(side, ROOK, comes) - pieceSquareValue(side, ROOK, leaves);
}

@inline
function unmake(counted: bool): void {
  const record = recordAt(--played);
  const move = load<u32>(record, 8);
  castling = load<u8>(record, 16);
  enPassant = load<u8>(record, 17);
  if (counted) {
    key = load<u64>(record);
    score = load<i32>(record, 12);
    clock = load<u16>(record, 18);
  }
  const mover = other;
  other = own;
  own = mover;
  side ^= 1;
  const from = fromOf(move);
  const to = toOf(move);
  const piece = pieceOf(move);
  const captured = capturedOf(move);
  const promoted = promotedOf(move);
  toggle(piece, bit(from));
  toggle(promoted ? promoted : piece, bit(to));
  own ^= bit(from) | bit(to);
  mark(from, piece);
  mark(to, 0);
  if (captured) {
    const victim = move & EN_PASSANT ? to ^ 8 : to;
    toggle(captured, bit(victim));
    other ^= bit(victim);
    mark(victim, captured);
  }
  if (move & CASTLING) {
    const squares = castlingRook(to);
    toggle(ROOK, squares);
    own ^= squares;
    mark((to & 7) == 6 ? to - 1 : to + 1, 0);
    mark((to & 7) == 6 ? to + 1 : to - 2, ROOK);
  }
}

export function play(move: u32): void {
  make(move, true);
}

export function undo(): void {
  unmake(true);
}

/** Without key, score and clock: for counting only. */
export function playUncounted(move: u32): void {
  make(move, false);
}

export function undoUncounted(): void {
  unmake(false);
}

/** The other side's turn on the same board; the past is cut off, so that nothing repeats across it. */
export function playNull(): void {
  const record = recordAt(played++);
  store<u64>(record, key);
  store<u32>(record, 0, 8);
  store<u8>(record, enPassant, 17);
  store<u16>(record, clock, 18);
  key ^= SIDE_KEY ^ enPassantKey(enPassant);
  enPassant = 0;
  clock = 0;
  const mover = own;
  own = other;
  other = mover;
  side ^= 1;
}

export function undoNull(): void {
  const record = recordAt(--played);
  key = load<u64>(record);
  enPassant = load<u8>(record, 17);
  clock = load<u16>(record, 18);
  const mover = other;
  other = own;
  own = mover;
  side ^= 1;
}

/** How often this position occurred before, at move `since` or later, and not before the last irreversible move. */
export function occurrencesSince(since: i32): i32 {
  let count = 0;
  const first = max(played - clock, since);
  for (let index = played - 4; index >= first; index -= 2) if (load<u64>(recordAt(index)) == key) count++;
  return count;
}

/** Whether this position, or one before it that can come back, has been on the board twice. */
export function hasRepeated(): bool {
  return repetitions() != 0;
}

/**
 * A number for the positions that have been on the board twice or more and can come back, and how often each was; 0
 * where there is none.
 */
export function repetitions(): u64 {
  let sum: u64 = 0;
  const first = max(played - clock, 0);
  for (let later = played; later >= first + 4; later--) {
    const known = later == played ? key : load<u64>(recordAt(later));
    for (let earlier = later - 4; earlier >= first; earlier -= 2)
      if (load<u64>(recordAt(earlier)) == known) sum += (known ^ (known >> 31)) * 0x9e3779b97f4a7c15;
  }
  return sum;
}

/** No side can ever give mate: bare kings, one knight, or nothing but bishops that all stand on one colour. */
export function isDead(): bool {
  if (setOf(PAWN) | setOf(ROOK) | setOf(QUEEN)) return false;
  const knights = setOf(KNIGHT);
  const bishops = setOf(BISHOP);
  if (knights) return bishops == 0 && sizeOf(knights) == 1;
  return !(bishops & DARK) || !(bishops & ~DARK);
}
