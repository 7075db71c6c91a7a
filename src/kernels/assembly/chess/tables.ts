import { firstOf as numberOf, slotOf } from '../tables/directory';
import { MOVES } from '../tables/memory';
import { addAlternative, setMainEntry } from '../tables/lookups';
import { DRAWN, LOST } from '../tables/value';
import { bishopAttacks, kingAttacks, knightAttacks, rookAttacks } from './attacks';
import { clearBoard, enPassant, other, own, playUncounted, put, setOf, finishSetup, side, undoUncounted } from './board';
import { generate, isInCheck } from './generate';
import { EN_PASSANT } from './move';
import { BISHOP, bit, BLACK, firstOf, KING, KNIGHT, PAWN, QUEEN, ROOK, WHITE } from './squares';
import { isAttacked, keyOfSets, numberOfSets, setAt, setsOfNumber, sizeOfClass, storeSet, takeSets, THEIRS, otherClass } from './table-index';

/** For what `locate` looks at while the attractor has its own list. */
const SECOND_MOVES: usize = MOVES + 0x8000;

let firstKey: u32 = 0;
let firstSize: u32 = 0;
let secondKey: u32 = 0;

/** Puts the position with a number on the board, White to move; false if no position has the number. */
export function placeNumber(key: u32, number: u32): bool {
  if (!setsOfNumber(key, number)) return false;
  clearBoard();
  for (let kind = PAWN; kind <= KING; kind++) {
    for (let rest = setAt(kind); rest; rest &= rest - 1) put(WHITE, kind, firstOf(rest));
    for (let rest = setAt(THEIRS + kind); rest; rest &= rest - 1) put(BLACK, kind, firstOf(rest));
  }
  finishSetup(WHITE, 0, 0, 0);
  return true;
}

/** Chess for the attractor (tables/attractor.ts). There is one board, so there is nothing in it. */
@unmanaged
export class ChessTables {
  beginPair(key: u32): void {
    firstKey = key;
    firstSize = sizeOfClass(key);
    secondKey = otherClass(key);
  }

  @inline
  place(number: u32): bool {
    return number < firstSize ? placeNumber(firstKey, number) : placeNumber(secondKey, number - firstSize);
  }

  @inline
  generate(at: usize): i32 {
    return generate(at);
  }

  @inline
  play(move: u64): void {
    playUncounted(<u32>move);
  }

  @inline
  undo(): void {
    undoUncounted();
  }

  @inline
  stuck(): i32 {
    return isInCheck() ? LOST : DRAWN;
  }

  /** Mirrored positions are one. */
  @inline
  merges(): bool {
    return true;
  }

  /** A side that may capture en passant has this capture in addition, if it has other moves. */
  locate(): void {
    takeSets(own, other);
    setMainEntry(keyOfSets(), numberOfSets(side == BLACK));
    if (enPassant == 0) return;
    const count = generate(SECOND_MOVES);
    let captures = 0;
    for (let i = 0; i < count; i++) if (load<u32>(SECOND_MOVES + (<usize>i << 3)) & EN_PASSANT) captures++;
    if (captures == count) setMainEntry(0, 0);
    for (let i = 0; i < count; i++) {
      const move = load<u32>(SECOND_MOVES + (<usize>i << 3));
      if (!(move & EN_PASSANT)) continue;
      playUncounted(move);
      takeSets(own, other);
      addAlternative(keyOfSets(), numberOfSets(side == BLACK), true);
      undoUncounted();
    }
  }

  /** Takes back every possible last move of Black that was not a capture. */
  predecessors(at: usize): i32 {
    const occupied = own | other;
    takeSets(other, own);
    const first = numberOf(slotOf(keyOfSets()));
    const king = firstOf(own & setOf(KING));
    let count = 0;
    for (let kind = PAWN; kind <= KING; kind++) {
      const pieces = setAt(kind);
      for (let rest = pieces; rest; rest &= rest - 1) {
        const from = rest & -rest;
        for (let before = cameFrom(kind, firstOf(from), occupied); before; before &= before - 1) {
          const back = before & -before;
          storeSet(kind, pieces ^ from ^ back);
          // White's king could have been taken there.
          if (isAttacked(king, 0, occupied ^ from ^ back, BLACK)) continue;
          count = withNew(at, count, first + numberOfSets(true));
        }
      }
      storeSet(kind, pieces);
    }
    return count;
  }
}

@inline
function withNew(at: usize, count: i32, number: u32): i32 {
  for (let i = 0; i < count; i++) if (load<u32>(at + (<usize>i << 2)) == number) return count;
  store<u32>(at + (<usize>count << 2), number);
  return count + 1;
}

/** The free squares from which a black piece may have come to this one without taking. */
function cameFrom(kind: i32, square: i32, occupied: u64): u64 {
  if (kind == PAWN) {
    if (square >> 3 >= 6) return 0;
    const one = bit(square + 8) & ~occupied;
    return square >> 3 == 4 && one != 0 ? one | (bit(square + 16) & ~occupied) : one;
  }
  let squares: u64 = 0;
  if (kind == KNIGHT) squares = knightAttacks(square);
  else if (kind == KING) squares = kingAttacks(square);
  else {
    if (kind != ROOK) squares |= bishopAttacks(square, occupied);
    if (kind != BISHOP) squares |= rookAttacks(square, occupied);
  }
  return squares & ~occupied;
}
