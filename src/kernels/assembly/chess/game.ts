import { NONE, WIN } from '../search/contract';
import {
  clock,
  hasRepeated,
  isDead,
  key,
  loadBoard,
  occurrencesSince,
  other,
  own,
  play,
  played,
  playNull,
  saveBoard,
  setOf,
  side,
  undo,
  undoNull,
} from './board';
import { evaluate } from './evaluate';
import { exchangeIsWorth, exchangeValue } from './exchange';
import { generate, generateNoisy, generateSteps, givesCheck, hasMoves, isInCheck } from './generate';
import { capturedOf, fromOf, pieceOf, promotedOf, slotOf, tagOf, toOf } from './move';
import { rowOf } from './pawns';
import { BISHOP, bit, BLACK, KNIGHT, PAWN, QUEEN, ROOK } from './squares';
import { evaluateCourse, evaluateThesis } from './teaching';
import { middleOf, worthOn } from './worth';

/** Which estimate is used: the one that plays, document 004's, document 000's. */
const COURSE: i32 = 1;
const THESIS: i32 = 2;

/** After so many moves of both sides without a capture or a pawn move a draw may be claimed. */
export const FIFTY_MOVES: i32 = 100;

/** On a move of the search's, beyond the 32 bits that move.ts draws. */
const NOISY: u64 = 1 << 32;

let evaluation: i32 = 0;
/** Moves played before the search began, and whether it takes the first return to a position of its own for a draw. */
let rootPlayed: i32 = 0;
let hasty: bool = false;

export function evaluateBy(which: i32): i32 {
  if (which == COURSE) return evaluateCourse();
  return which == THESIS ? evaluateThesis() : evaluate();
}

/** Chess for the compiled search (search/contract.ts). Draws are claimed as soon as they can be: the third occurrence of a position, fifty moves. */
@unmanaged
export class Chess {
  /** To be called before a search. */
  aim(which: i32, selective: bool): void {
    evaluation = which;
    rootPlayed = played;
    hasty = selective;
  }

  @inline
  key(): u64 {
    return key;
  }

  /** Captures that lose nothing, and new queens, are marked: they go first and are never searched less deep. */
  generate(at: usize): i32 {
    return marked(at, generate(at));
  }

  generateFirst(at: usize): i32 {
    return marked(at, generateNoisy(at));
  }

  @inline
  generateRest(at: usize): i32 {
    return generateSteps(at);
  }

  @inline
  isFirst(tag: u32): bool {
    return (other & bit(toOf(tag))) != 0 || promotedOf(tag) != 0;
  }

  /** Those alone. */
  generateNoisy(at: usize): i32 {
    const count = generateNoisy(at);
    let kept = 0;
    for (let i = 0; i < count; i++) {
      const move = load<u64>(at + (<usize>i << 3));
      if (isWorthwhile(<u32>move)) store<u64>(at + (<usize>(kept++) << 3), move | NOISY);
    }
    return kept;
  }

  @inline
  isQuiet(): bool {
    return false;
  }

  @inline
  play(move: u64): void {
    play(<u32>move);
  }

  @inline
  undo(): void {
    undo();
  }

  /**
   * The third occurrence of a position is a draw. A selective search takes the second for one, if the first was in the search too: what could be played once more
   * could have been played at once. Mate on the last of fifty moves is mate.
   */
  ruleResult(): i32 {
    if (clock >= 4) {
      if (occurrencesSince(0) >= 2 || (hasty && occurrencesSince(rootPlayed) >= 1)) return 0;
      if (clock >= FIFTY_MOVES && (!isInCheck() || hasMoves())) return 0;
    }
    return isDead() ? 0 : NONE;
  }

  lostOrDrawnWithoutMoves(): i32 {
    return isInCheck() ? -WIN : 0;
  }

  evaluate(): i32 {
    const value = evaluateBy(evaluation);
    return side == BLACK ? -value : value;
  }

  @inline
  isNoisy(move: u64): bool {
    return (move & NOISY) != 0;
  }

  @inline
  slot(move: u64): i32 {
    return slotOf(<u32>move);
  }

  @inline
  tag(move: u64): u32 {
    return tagOf(<u32>move);
  }

  @inline
  hasMoves(): bool {
    return hasMoves();
  }

  historyFree(depth: i32): bool {
    if (clock + depth >= FIFTY_MOVES) return false;
    const past = min(clock, played);
    return depth < 4 + max(1, 4 - past) && !hasRepeated();
  }

  @inline
  isForced(): bool {
    return isInCheck();
  }

  @inline
  inCheck(): bool {
    return isInCheck();
  }

  /** Great pieces taken by small ones first; captures that lose, and promotions to less than a queen, after everything else. */
  @inline
  promise(move: u64, depth: i32): i32 {
    const captured = capturedOf(<u32>move);
    const promoted = promotedOf(<u32>move);
    if (!captured && !promoted) return depth == 0 ? 0 : stepWorth(<u32>move);
    const promise = 16 * (exchangeValue(captured) + exchangeValue(promoted)) - exchangeValue(pieceOf(<u32>move));
    return depth == 0 || this.isNoisy(move) ? promise : promise - 300000;
  }

  @inline
  reducible(move: u64): bool {
    return !this.isNoisy(move) && !isInCheck();
  }

  @inline
  sideToMove(): i32 {
    return side;
  }

  @inline
  footing(move: u64): i32 {
    return (pieceOf(<u32>move) << 6) | toOf(<u32>move);
  }

  @inline
  exchangeBrings(move: u64, least: i32): bool {
    return exchangeIsWorth(<u32>move, least);
  }

  /** Checks, and pawns that come near to promotion. */
  isUrgent(move: u64): bool {
    if (pieceOf(<u32>move) == PAWN && rowOf(toOf(<u32>move), side) >= 5) return true;
    return givesCheck(<u32>move);
  }

  /** At most: what is captured, and what the position may gain besides. */
  gain(move: u64): i32 {
    const promoted = promotedOf(<u32>move);
    return exchangeValue(capturedOf(<u32>move)) + (promoted ? exchangeValue(promoted) : 0) + 200;
  }

  /** Not in check: stalemate is for those who have nothing but pawns. */
  @inline
  isSeldomStuck(): bool {
    return (own & (setOf(KNIGHT) | setOf(BISHOP) | setOf(ROOK) | setOf(QUEEN))) != 0;
  }

  /** With pawns alone, having to move is often what loses. */
  allowsNullMove(): bool {
    return (own & (setOf(KNIGHT) | setOf(BISHOP) | setOf(ROOK) | setOf(QUEEN))) != 0;
  }

  @inline
  playNull(): void {
    playNull();
  }

  @inline
  undoNull(): void {
    undoNull();
  }

  @inline
  aspiration(): i32 {
    return 24;
  }

  @inline
  nearDepth(): i32 {
    return 3;
  }

  save(at: usize): void {
    store<i32>(at, evaluation);
    store<i32>(at, hasty ? 1 : 0, 4);
    saveBoard(at + 8);
  }

  load(at: usize): void {
    loadBoard(at + 8);
    this.aim(load<i32>(at), load<i32>(at, 4) != 0);
  }
}

/** What the squares alone say of a quiet move: where nothing was learned yet, it goes by them. */
@inline
function stepWorth(move: u32): i32 {
  const piece = pieceOf(move);
  const gain = middleOf(worthOn(side, piece, toOf(move)) - worthOn(side, piece, fromOf(move)));
  return 32 * (side == BLACK ? -gain : gain);
}

@inline
function marked(at: usize, count: i32): i32 {
  for (let i = 0; i < count; i++) {
    const place = at + (<usize>i << 3);
    const move = load<u64>(place);
    if (isWorthwhile(<u32>move)) store<u64>(place, move | NOISY);
  }
  return count;
}

@inline
function isWorthwhile(move: u32): bool {
  const promoted = promotedOf(move);
  if (promoted) return promoted == QUEEN;
  return capturedOf(move) != 0 && exchangeIsWorth(move, 0);
}
