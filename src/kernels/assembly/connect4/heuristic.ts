import { listAt } from './memory';
import { countPosition, halted, mustHalt } from '../stop';
import { columnOf, firstRank, insert, promiseOf, rankOf, withoutFirst } from './ordering';
import { BOARD, CELLS, openCells, safeMoves, winningCells } from './position';

/** The value of a win, minus one for each ply to it: src/core/score.ts. */
const WIN: i32 = 1_000_000_000;

/**
 * The weights of the cells, the number of alignments through each (the Course, figure 2; games/connect4/shape.ts), one
 * plane a binary digit:
 *
 *     3  4  5  7  5  4  3
 *     4  6  8 10  8  6  4
 *     5  8 11 13 11  8  5
 *     5  8 11 13 11  8  5
 *     4  6  8 10  8  6  4
 *     3  4  5  7  5  4  3
 */
const WEIGHT_1: u64 = 0xb402d5ab402d;
const WEIGHT_2: u64 = 0x8490c6630921;
const WEIGHT_4: u64 = 0x799a15a8599e;
const WEIGHT_8: u64 = 0x61e3c78600;

@inline
function weightOf(stones: u64): i32 {
  return <i32>(
    popcnt(stones & WEIGHT_1) +
    2 * popcnt(stones & WEIGHT_2) +
    4 * popcnt(stones & WEIGHT_4) +
    8 * popcnt(stones & WEIGHT_8)
  );
}

/** The column of the best move that the last `lookAhead` found at its root. */
let bestMove: u64 = 0;

export function bestColumn(): i32 {
  return <i32>ctz(bestMove) / 7;
}

/**
 * The minimax value at this depth of an unfinished position, from the view of the side to move. Invalid once `halted`.
 */
export function lookAhead(mover: u64, mask: u64, depth: i32): i32 {
  return alphaBeta(mover, mask, winningCells(mover ^ mask, mask), <i32>popcnt(mask), depth, 0, -WIN, WIN);
}

/**
 * Alpha-beta to a fixed depth, fail-soft: the value of plain minimax with `weightOf` at the leaves. `wins` are the
 * other side's winning cells, `ply` the stones on the board, `away` the plies from the root. The short cuts change no
 * value: a win at once is the best there is, and with two plies to go, moves that are not safe lose at once, which is
 * the worst there is.
 */
function alphaBeta(mover: u64, mask: u64, wins: u64, ply: i32, depth: i32, away: i32, alpha: i32, beta: i32): i32 {
  if (mustHalt()) return 0;
  countPosition();
  if (ply == CELLS) return 0;
  const other = mover ^ mask;
  if (depth == 0) return weightOf(mover) - weightOf(other);
  const open = openCells(mask);
  const ownWins = winningCells(mover, mask);
  if (ownWins & open) {
    if (away == 0) bestMove = ownWins & open;
    return WIN - away - 1;
  }
  const moves = depth == 1 ? open : safeMoves(open, wins);
  if (!moves) {
    if (away == 0) bestMove = open & wins ? open & wins : open;
    return away + 2 - WIN;
  }

  const list = listAt(ply);
  let order: u64 = 0;
  for (let rest = moves; rest; rest &= rest - 1) {
    const move = rest & (0 - rest);
    const childWins = winningCells(mover | move, mask | move);
    const rank = rankOf(move);
    store<u64>(list + (<usize>rank << 3), childWins);
    order = insert(order, promiseOf(move, ownWins, childWins, false), rank);
  }
  let best = -WIN;
  for (; order; order = withoutFirst(order)) {
    const rank = firstRank(order);
    const move = moves & columnOf(rank);
    const childWins = load<u64>(list + (<usize>rank << 3));
    const value = -alphaBeta(other, mask | move, childWins, ply + 1, depth - 1, away + 1, -beta, -max(alpha, best));
    if (halted) return 0;
    if (value > best) {
      best = value;
      if (away == 0) bestMove = move;
      if (value >= beta) break;
    }
  }
  return best;
}
