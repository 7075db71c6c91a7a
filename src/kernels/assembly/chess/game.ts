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
  saveBoard,
  setOf,
  side,
  undo,
} from './board';
import { evaluate } from './evaluate';
import { see, seeValue } from './exchange';
import { generate, generateNoisy, generateQuiet, hasMoves, isInCheck } from './generate';
import { capturedOf, fromOf, pieceOf, promotedOf, historyIndexOf, tagOf, toOf } from './move';
import { lateMoveReduction, reductionOf, skipLateMoves, valueBeforeMoves } from './selectivity';
import { BISHOP, bit, BLACK, KNIGHT, QUEEN, ROOK } from './squares';
import { evaluateCourse, evaluateTipe } from './teaching';
import { middleOf, pieceSquareValue } from './piece-squares';

/** Which static evaluation is used: the one that plays, the Course's, TIPE 2013's. */
const COURSE: i32 = 1;
const THESIS: i32 = 2;

/** After this number of moves of both sides without a capture or a pawn move a draw may be claimed. */
export const FIFTY_MOVES: i32 = 100;

/** On a move of the search's, beyond the 32 bits that move.ts draws. */
const NOISY: u64 = 1 << 32;

let evaluation: i32 = 0;
/** Moves played before the search began. */
let rootPlayed: i32 = 0;

export function evaluateBy(which: i32): i32 {
  if (which == COURSE) return evaluateCourse();
  return which == THESIS ? evaluateTipe() : evaluate();
}

/**
 * Chess for the compiled search (search/contract.ts). Draws are claimed as soon as they can be: the third occurrence
 * of a position, fifty moves.
 */
@unmanaged
export class Chess {
  /** To be called before a search. */
  aim(which: i32): void {
    evaluation = which;
    rootPlayed = played;
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
    return generateQuiet(at);
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

  /** The third occurrence of a position is a draw; mate on the last of fifty moves is mate. */
  ruleResult(): i32 {
    if (clock >= 4) {
      if (occurrencesSince(0) >= 2) return 0;
      if (clock >= FIFTY_MOVES && (!isInCheck() || hasMoves())) return 0;
    }
    return isDead() ? 0 : NONE;
  }

  /** One repetition in the search counts: whatever follows it could have been played the first time. */
  @inline
  isRepeatedInSearch(): bool {
    return clock >= 4 && occurrencesSince(rootPlayed) >= 1;
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
  historyIndex(move: u64): i32 {
    return historyIndexOf(<u32>move);
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

  /**
   * Great pieces taken by small ones first; captures that lose, and promotions to less than a queen, after everything
   * else.
   */
  @inline
  orderingScore(move: u64, depth: i32): i32 {
    const captured = capturedOf(<u32>move);
    const promoted = promotedOf(<u32>move);
    if (!captured && !promoted) return depth == 0 ? 0 : stepValue(<u32>move);
    const score = 16 * (seeValue(captured) + seeValue(promoted)) - seeValue(pieceOf(<u32>move));
    return depth == 0 || this.isNoisy(move) ? score : score - 300000;
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
  pieceTo(move: u64): i32 {
    return (pieceOf(<u32>move) << 6) | toOf(<u32>move);
  }

  @inline
  valueBeforeMoves(ply: i32, alpha: i32, beta: i32, entry: u64): i32 {
    return valueBeforeMoves<Chess>(this, ply, alpha, beta, entry);
  }

  @inline
  skipLateMoves(ply: i32, i: i32, best: i32, low: i32): i32 {
    return skipLateMoves(ply, i, best, low);
  }

  @inline
  reductionOf(ply: i32, move: u64, i: i32, best: i32, low: i32): i32 {
    return reductionOf<Chess>(this, ply, move, i, best, low);
  }

  @inline
  rootReduction(depth: i32, i: i32): i32 {
    return lateMoveReduction(depth, i, true, false, true, false, 0);
  }

  /** The largest possible gain: the captured piece, plus a margin for the position. */
  gain(move: u64): i32 {
    const promoted = promotedOf(<u32>move);
    return seeValue(capturedOf(<u32>move)) + (promoted ? seeValue(promoted) : 0) + 200;
  }

  /** Whether the side has more than king and pawns: then stalemate is very unlikely. Used when it is not in check. */
  @inline
  isSeldomStuck(): bool {
    return (own & (setOf(KNIGHT) | setOf(BISHOP) | setOf(ROOK) | setOf(QUEEN))) != 0;
  }

  @inline
  aspiration(): i32 {
    return 24;
  }

  @inline
  l1Depth(): i32 {
    return 3;
  }

  save(at: usize): void {
    store<i32>(at, evaluation);
    saveBoard(at + 8);
  }

  load(at: usize): void {
    loadBoard(at + 8);
    this.aim(load<i32>(at));
  }
}

/** A score of a quiet move by its squares alone, used until history values are learned. */
@inline
function stepValue(move: u32): i32 {
  const piece = pieceOf(move);
  const gain = middleOf(pieceSquareValue(side, piece, toOf(move)) - pieceSquareValue(side, piece, fromOf(move)));
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
  return capturedOf(move) != 0 && see(move, 0);
}
