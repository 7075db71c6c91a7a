import { firstOf, slotOf } from '../tables/directory';
import { MOST_MOVES } from '../tables/memory';
import { addAlternative, setMainEntry } from '../tables/lookups';
import { LOST } from '../tables/value';
import { Draughts } from './draughts';
import { WHITE } from './frame';
import { takersOf } from './rule-sets';
import { kingReach } from './steps';
import { classIndex, classKey, findPosition, foundKings, foundOther, foundOwn, setUpIndex, sizeOfClass, turnedSet, otherClass } from './table-index';

/** The pair being solved: the class with the first numbers, its size, and the class with the other side to move. */
let firstKey: u32 = 0;
let firstSize: u32 = 0;
let secondKey: u32 = 0;

/** Draughts for the attractor (tables/attractor.ts). Positions are set with White to move. */
@unmanaged
export class DraughtsTables extends Draughts {
  setUpTables(rules: i32, size: i32): void {
    this.setUp(rules, size, false, MOST_MOVES);
    setUpIndex(size);
  }

  beginPair(key: u32): void {
    firstKey = key;
    firstSize = sizeOfClass(key);
    secondKey = otherClass(key);
  }

  place(number: u32): bool {
    if (number < firstSize) findPosition(firstKey, number);
    else findPosition(secondKey, number - firstSize);
    this.setPosition(foundOwn, foundOther, foundKings, 0, WHITE);
    return true;
  }

  @inline
  stuck(): i32 {
    return LOST;
  }

  @inline
  merges(): bool {
    return false;
  }

  /**
   * A huffed piece is removed before the move, so a side that may huff has the moves of the position as it is and those
   * of the positions without one of the huffable pieces. If that was the last piece, every move wins.
   */
  locate(): void {
    const isTurned = this.turn != WHITE;
    const kings = isTurned ? turnedSet(this.kings) : this.kings;
    const own = isTurned ? turnedSet(this.own) : this.own;
    const other = isTurned ? turnedSet(this.other) : this.other;
    // A side without pieces has lost; no table entry is needed.
    if (own == 0) {
      setMainEntry(0, 0);
      addAlternative(0, 0, false);
      return;
    }
    setMainEntry(classKey(own, other, kings), classIndex(own, other, kings));
    if (this.huffable == 0) return;
    for (let rest = isTurned ? turnedSet(this.huffable) : this.huffable; rest; rest &= rest - 1) {
      const left = other ^ (rest & -rest);
      if (left == 0) addAlternative(0, 0, true);
      else addAlternative(classKey(own, left, kings & (own | left)), classIndex(own, left, kings & (own | left)), false);
    }
  }

  /**
   * Black stepped last, so each of its pieces is put back to every square from which it can have come. A side that
   * could capture must not step, so such positions are skipped; in souffler they are kept, because the piece may be
   * huffed instead, which the attractor takes into account.
   */
  predecessors(at: usize): i32 {
    const white = this.white;
    const black = this.black;
    const kings = this.kings;
    const free = this.board ^ (white | black);
    const turnedWhite = turnedSet(white);
    const first = firstOf(slotOf(otherClass(classKey(white, black, kings))));
    let count = 0;
    for (let rest = black; rest; rest &= rest - 1) {
      const piece = rest & -rest;
      const isKing = (kings & piece) != 0;
      let froms = isKing ? kingReach(<i32>ctz(piece), free, this.flying) : ((piece >> 6) | (piece >> 7)) & free;
      for (; froms; froms &= froms - 1) {
        const from = froms & -froms;
        const before = black ^ piece ^ from;
        const kingsBefore = isKing ? kings ^ piece ^ from : kings;
        if (!this.huffing && takersOf(this.rules, before, kingsBefore, white, this.board ^ (white | before), false)) continue;
        const index = classIndex(turnedSet(before), turnedWhite, turnedSet(kingsBefore));
        store<u32>(at + (<usize>(count++) << 2), first + index);
      }
    }
    return count;
  }
}
