import { patternSum, smallWeights } from './patterns';
import { playable } from './board';
import { ESTIMATED_ORDER } from './features';

/**
 * An estimate of the final difference in discs, for the side to move. On 8x8 by patterns (patterns.ts); on smaller
 * boards a sum of features, each the mover's less the other's, with weights that depend on how many squares are
 * empty, fitted to the results of games of the kernel against itself (data/othello-small-weights.txt).
 */
export const FEATURES: i32 = 9;
export const STAGES: i32 = 6;

/** Which weights: by tens of empty squares. */
@inline
export function stageOf(empty: i32): i32 {
  return min(empty / 10, STAGES - 1);
}

@inline
function weight(stage: i32, feature: i32): i32 {
  return load<i32>(smallWeights + ((<usize>stage * FEATURES + feature) << 2));
}

/** In whole discs, and always less than all of them. */
export function estimate(own: u64, other: u64, ownMoves: u64, otherMoves: u64, board: u64): i32 {
  const most = <i32>popcnt(board) - 1;
  return max(-most, min(most, (estimateFinely(own, other, ownMoves, otherMoves, board) + 64) >> 7));
}

/**
 * For matches against plain evaluations, compiled by bench/against-plain.ts: 1 counts discs, 2 moves. The kernel
 * that ships has neither.
 */
const PLAIN: i32 = isDefined(PLAIN_EVALUATION) ? PLAIN_EVALUATION : 0;

/** In 1/128 of a disc. */
export function estimateFinely(own: u64, other: u64, ownMoves: u64, otherMoves: u64, board: u64): i32 {
  if (PLAIN == 1) return 128 * difference(own, other);
  if (PLAIN == 2) return 128 * difference(ownMoves, otherMoves);
  if (board == ~(<u64>0)) {
    const empty = 64 - <i32>popcnt(own | other);
    return patternSum(own, other, stageOf(empty), (empty & 1) != 0, difference(ownMoves, otherMoves));
  }
  const corners = cornersOf(board);
  const empty = board & ~(own | other);
  const stage = stageOf(<i32>popcnt(empty));
  const open = empty & corners;
  const diagonal = slantwise(open) & board;
  const beside = straight(open) & board;
  let sum = weight(stage, 0) * difference(ownMoves, otherMoves);
  sum += weight(stage, 1) * difference(ownMoves & corners, otherMoves & corners);
  sum += weight(stage, 2) * difference(around(own) & empty, around(other) & empty);
  sum += weight(stage, 3) * difference(own & corners, other & corners);
  sum += weight(stage, 4) * difference(own & diagonal, other & diagonal);
  sum += weight(stage, 5) * difference(own & beside, other & beside);
  sum += weight(stage, 6) * difference(anchored(own, corners, board), anchored(other, corners, board));
  sum += weight(stage, 7) * difference(own, other);
  // Parity: the side that moves while an odd number of squares is empty expects the last move.
  sum += popcnt(empty) & 1 ? weight(stage, 8) : -weight(stage, 8);
  return sum;
}

@inline
function difference(own: u64, other: u64): i32 {
  return <i32>popcnt(own) - <i32>popcnt(other);
}

/** Stability: discs that hang together with a corner along an edge can never be turned. */
@inline
function anchored(discs: u64, corners: u64, board: u64): u64 {
  const edge = discs & edgesOf(board);
  let held = discs & corners;
  if (held == 0) return 0;
  for (let i = 0; i < 6; i++) held |= straight(held) & edge;
  return held;
}

/** Squares next to these, in all eight directions. */
@inline
export function around(squares: u64): u64 {
  const rows = ((squares << 1) & 0xfefefefefefefefe) | ((squares >> 1) & 0x7f7f7f7f7f7f7f7f);
  const three = squares | rows;
  return rows | (three << 8) | (three >> 8);
}

@inline
function straight(squares: u64): u64 {
  return ((squares << 1) & 0xfefefefefefefefe) | ((squares >> 1) & 0x7f7f7f7f7f7f7f7f) | (squares << 8) | (squares >> 8);
}

@inline
function slantwise(squares: u64): u64 {
  const rows = ((squares << 1) & 0xfefefefefefefefe) | ((squares >> 1) & 0x7f7f7f7f7f7f7f7f);
  return (rows << 8) | (rows >> 8);
}

/** The corners of a board. */
@inline
export function cornersOf(board: u64): u64 {
  return board == ~(<u64>0) ? 0x8100000000000081 : board == 0x007e7e7e7e7e7e00 ? 0x0042000000004200 : 0x0000240000240000;
}

@inline
function edgesOf(board: u64): u64 {
  return board == ~(<u64>0) ? 0xff818181818181ff : board == 0x007e7e7e7e7e7e00 ? 0x007e424242427e00 : 0x00003c24243c0000;
}

/** The weight of each reply that is left to the other side, in 1/128 of a disc. */
const REPLY: i32 = 512;

/**
 * The score of a move in a search to the end of the game: few replies (fastest first), and a position that the
 * evaluation likes. `mover` is to reply.
 */
export function solvingScore(mover: u64, waiting: u64, replies: u64, board: u64): i32 {
  const cost = REPLY * (<i32>popcnt(replies) + <i32>popcnt(replies & cornersOf(board)));
  if (!ESTIMATED_ORDER) return -cost;
  return -cost - estimateFinely(mover, waiting, replies, playable(waiting, mover, board), board);
}
