import { NONE } from '../search/contract';
import { gameArea } from '../search/memory';
import { boardOf, margin, PASS, playable, turned } from './board';
import { playOut } from './endgame';
import { around, cornersOf, estimate } from './evaluation';
import { OWN_ORDER } from './features';
import { lookAhead } from './middle';
import { keyOf } from './board';
import { solvingScore } from './evaluation';

/** With so few empty squares the rest is played out by endgame.ts: some ten thousand positions, 2 ms. */
const PLAYED_OUT: i32 = isDefined(TRY_PLAYED_OUT) ? TRY_PLAYED_OUT : 13;
/** With this many plies to the end or fewer, the search goes to the end at once. */
const LEAP: i32 = isDefined(TRY_LEAP) ? TRY_LEAP : 10;
/**
 * The last plies that middle.ts looks ahead: hundreds of positions as a rule, at most some ten thousand.
 * WITHOUT_PROBCUT, for measuring: none.
 */
const MIDDLE: i32 = isDefined(WITHOUT_PROBCUT) ? 0 : 8;
/**
 * In the game's area: the squares of the board, u64, then the positions before each move from the first on, `own` and
 * `other`.
 */
const POSITIONS: usize = 16;
const POSITION_BYTES: usize = 16;
/** Behind them. */
const LISTS: usize = 0x10000;

export let own: u64 = 0;
export let other: u64 = 0;
export let board: u64 = ~(<u64>0);
export let played: i32 = 0;
/** Every line of the depth under way reaches the end of the game. */
let solving: bool = false;
/** The squares where each side may play; valid after `hasMoves`, for the evaluation that follows. */
let ownMoves: u64 = 0;
let otherMoves: u64 = 0;

/**
 * Othello for the compiled search (search/contract.ts). A move is its square, or PASS; passing is a move, and the
 * only one where no disc can be placed.
 */
@unmanaged
export class Othello {
  setPosition(theOwn: u64, theOther: u64, size: i32): void {
    own = theOwn;
    other = theOther;
    board = boardOf(size);
    played = 0;
    solving = false;
  }

  /** Completes the positions in memory, which begin at gameArea, and returns the address after the last. */
  saveState(): usize {
    const place = gameArea + POSITIONS + POSITION_BYTES * played;
    store<u64>(gameArea, board);
    store<u64>(place, own);
    store<u64>(place, other, 8);
    return place + POSITION_BYTES;
  }

  /** Continues with the positions in this many bytes at gameArea. */
  restoreState(bytes: i32): void {
    played = (bytes - <i32>POSITIONS) / <i32>POSITION_BYTES;
    board = load<u64>(gameArea);
    this.undo();
  }

  @inline
  key(): u64 {
    return keyOf(own, other, board);
  }

  childKey(move: u64): u64 {
    if (move == PASS) return keyOf(other, own, board);
    const flips = turned(own, other, <i32>move);
    return keyOf(other ^ flips, own | flips | ((<u64>1) << move), board);
  }

  generate(at: usize): i32 {
    let moves = playable(own, other, board);
    if (moves == 0) {
      if (playable(other, own, board) == 0) return 0;
      store<u64>(at, PASS);
      return 1;
    }
    let count = 0;
    for (; moves; moves &= moves - 1) store<u64>(at + (<usize>(count++) << 3), ctz(moves));
    return count;
  }

  @inline
  generateNoisy(at: usize): i32 {
    return 0;
  }

  @inline
  isQuiet(): bool {
    return true;
  }

  play(move: u64): void {
    const place = gameArea + POSITIONS + POSITION_BYTES * played++;
    store<u64>(place, own);
    store<u64>(place, other, 8);
    const mover = own;
    if (move == PASS) {
      own = other;
      other = mover;
    } else {
      const flips = turned(own, other, <i32>move);
      own = other ^ flips;
      other = mover | flips | ((<u64>1) << move);
    }
  }

  @inline
  undo(): void {
    const place = gameArea + POSITIONS + POSITION_BYTES * --played;
    own = load<u64>(place);
    other = load<u64>(place, 8);
  }

  @inline
  ruleResult(): i32 {
    return NONE;
  }

  lostOrDrawnWithoutMoves(): i32 {
    return margin(own, other, board);
  }

  @inline
  hasMoves(): bool {
    ownMoves = playable(own, other, board);
    otherMoves = playable(other, own, board);
    return (ownMoves | otherMoves) != 0;
  }

  evaluate(): i32 {
    return estimate(own, other, ownMoves, otherMoves, board);
  }

  @inline
  isNoisy(move: u64): bool {
    return false;
  }

  /**
   * While solving, `orderingScore` knows more than killer moves and history do: one index for all makes these silent.
   */
  @inline
  historyIndex(move: u64): i32 {
    return OWN_ORDER && solving ? 4095 : <i32>move;
  }

  @inline
  tag(move: u64): u32 {
    return <u32>move + 1;
  }

  /**
   * Corners first; then the moves that leave the other side the fewest moves (fastest first). Near the leaves computing
   * this costs more than it saves.
   */
  orderingScore(move: u64, depth: i32): i32 {
    if (move == PASS) return 0;
    const square = (<u64>1) << move;
    const corners = cornersOf(board);
    let score = square & corners ? 60000 : 0;
    if (depth < 3) {
      const risky = around(corners & ~(own | other));
      return square & risky ? -30000 : score;
    }
    const flips = turned(own, other, <i32>move);
    const replies = playable(other ^ flips, own | flips | square, board);
    if (solving) return solvingScore(other ^ flips, own | flips | square, replies, board);
    score -= 4000 * (<i32>popcnt(replies) + <i32>popcnt(replies & corners));
    return score;
  }

  @inline
  aspiration(): i32 {
    return 3;
  }

  /** Searches to the end of the game if it is near; in a selective search also the last plies of the depth. */
  finishes(depth: i32, exactly: bool): bool {
    const empty = <i32>popcnt(board & ~(own | other));
    if (empty <= PLAYED_OUT && depth >= (exactly ? 2 * empty : empty)) return true;
    if (exactly || solving || depth > MIDDLE || depth < 1 || board != ~(<u64>0)) return false;
    return depth < empty;
  }

  finish(depth: i32, alpha: i32, beta: i32): i32 {
    const empty = <i32>popcnt(board & ~(own | other));
    if (depth < empty) return lookAhead(own, other, alpha, depth, gameArea + LISTS);
    return playOut(own, other, board, alpha, empty, gameArea + LISTS);
  }

  /** A search of all but a few of the last squares costs as much as one to the end. */
  nextDepth(depth: i32, exactly: bool): i32 {
    const empty = <i32>popcnt(board & ~(own | other));
    const next = depth + 1;
    solving = next + LEAP > empty && next > 2;
    return solving ? max(next, exactly ? 2 * empty : empty) : next;
  }

  save(at: usize): void {
    store<u64>(at, own);
    store<u64>(at, other, 8);
    store<u64>(at, board, 16);
  }

  load(at: usize): void {
    own = load<u64>(at);
    other = load<u64>(at, 8);
    board = load<u64>(at, 16);
    played = 0;
  }
}
