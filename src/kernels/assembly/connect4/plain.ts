import { layOut } from './memory';
import { mainSlot, setAge, tagOf } from './table';
import { columnOf, firstRank, insert, promiseOf, rankOf, withoutFirst } from './ordering';
import { mirror, openCells, safeMoves, winningCells, winValue } from './position';

/**
 * A reference for measurements, not shipped: the algorithm that P. Pons describes (blog.gamesolver.org) without any
 * addition. Null windows by bisection, safe moves only, most threats first and the middle first among equals, a table
 * with one bound per position that is always replaced. On the positions of fixtures/connect4-solved.txt it visits as
 * many nodes as his program did, within one per cent, so comparisons with it are comparisons with his algorithm.
 * Compiled by bench/connect4.ts with every WITHOUT_.
 */
let nodes: f64 = 0;
let score: i32 = 0;
let age: u32 = 1;

export function setUp(thread: i32, threads: i32, megabytes: i32): bool {
  return layOut(thread, threads, megabytes);
}

/** Good for seven times: the ages are three bits. */
export function forget(): void {
  age = (age & 7) + 1;
  setAge(age);
}

export function positions(): f64 {
  return nodes;
}

export function leastValue(): i32 {
  return score;
}

/**
 * His order prefers the left one of two columns at the same distance from the middle, ours the right one: so this
 * solves the mirror image.
 */
export function solve(theMover: u64, theMask: u64): void {
  const mover = mirror(theMover);
  const mask = mirror(theMask);
  nodes = 0;
  const ply = <i32>popcnt(mask);
  if (winningCells(mover, mask) & openCells(mask)) {
    score = winValue(ply + 1);
    return;
  }
  let least = -winValue(ply + 2);
  let most = winValue(ply + 1);
  while (least < most) {
    let middle = least + (most - least) / 2;
    if (middle <= 0 && least / 2 < middle) middle = least / 2;
    else if (middle >= 0 && most / 2 > middle) middle = most / 2;
    const value = search(mover, mask, ply, middle, middle + 1);
    if (value <= middle) most = value;
    else least = value;
  }
  score = least;
}

/** Alpha-beta, fail-hard, for a mover who cannot win with this stone. */
function search(mover: u64, mask: u64, ply: i32, alpha: i32, beta: i32): i32 {
  nodes++;
  const other = mover ^ mask;
  const moves = safeMoves(openCells(mask), winningCells(other, mask));
  if (!moves) return -winValue(ply + 2);
  if (ply >= 40) return 0;
  alpha = max(alpha, -winValue(ply + 4));
  beta = min(beta, winValue(ply + 3));
  if (alpha >= beta) return alpha;

  // An entry has the key, whether the bound is a lower one, and the bound + 32.
  const tag = tagOf(mover + mask);
  const slot = mainSlot(tag);
  const entry = load<u64>(slot);
  if (entry >> 8 == tag) {
    const bound = <i32>(entry & 63) - 32;
    if (entry & 128) alpha = max(alpha, bound);
    else beta = min(beta, bound);
    if (alpha >= beta) return bound;
  }

  const ownWins = winningCells(mover, mask);
  let order: u64 = 0;
  for (let rest = moves; rest; rest &= rest - 1) {
    const move = rest & (0 - rest);
    order = insert(order, promiseOf(move, ownWins, winningCells(mover | move, mask | move), false), rankOf(move));
  }
  for (; order; order = withoutFirst(order)) {
    const value = -search(other, mask | (moves & columnOf(firstRank(order))), ply + 1, -beta, -alpha);
    if (value >= beta) {
      store<u64>(slot, (tag << 8) | 128 | <u64>(value + 32));
      return value;
    }
    alpha = max(alpha, value);
  }
  store<u64>(slot, (tag << 8) | <u64>(alpha + 32));
  return alpha;
}
