import { FINE_ORDER } from './features';

/**
 * A sorted list of at most seven moves in one u64: lanes of nine bits, the best move in the lowest lane. A lane holds
 *
 *     8        7 ..... 3   2 .. 0
 *     guard    promise     rank of the column, 1 to 7
 *
 * so that comparing lanes compares promises first and ranks where these are equal. The guard bit is 0, for comparing
 * all lanes with one subtraction; an empty lane is 0, below every move.
 */
const LANE: u64 = 9;
const ONES: u64 = 0x0040201008040201;
const GUARDS: u64 = ONES << 8;

/** The middle columns first: 3 4 2 5 1 6 0 have ranks 7 6 5 4 3 2 1. Four bits each. */
const RANKS: u32 = 0x2467531;
const COLUMNS: u32 = 0x34251600;

/** The promise of a move without merits; large enough for all penalties to be subtracted. */
const NEUTRAL: i32 = 12;

@inline
export function rankOf(move: u64): u64 {
  return (RANKS >> ((<u32>ctz(move) / 7) << 2)) & 15;
}

/**
 * How good a move looks: two for each winning cell that it adds, one if it leaves a single reply, four off if it lets
 * the other side take a winning cell of the mover's own. Nothing else: the coarser the order, the more often two lines
 * of play meet in one position. (Weighting the rows by parity, or the cells by their lines, cost more nodes than it
 * saved.)
 */
@inline
export function promiseOf(move: u64, winsBefore: u64, winsAfter: u64, forces: bool): i32 {
  const added = <i32>popcnt(winsAfter) - <i32>popcnt(winsBefore);
  if (!FINE_ORDER) return NEUTRAL + 2 * added;
  return NEUTRAL + 2 * added + (forces ? 1 : 0) - ((move << 1) & winsBefore ? 4 : 0);
}

@inline
export function insert(list: u64, promise: i32, rank: u64): u64 {
  const lane = (<u64>promise << 3) | rank;
  const better = popcnt(((list | GUARDS) - lane * ONES) & GUARDS) * LANE;
  const kept = ((<u64>1 << better) - 1) & list;
  return kept | (lane << better) | ((list ^ kept) << LANE);
}

@inline
export function firstRank(list: u64): u64 {
  return list & 7;
}

@inline
export function withoutFirst(list: u64): u64 {
  return list >> LANE;
}

/** The cells of the column with this rank. */
@inline
export function columnOf(rank: u64): u64 {
  return <u64>63 << (7 * ((<u64>COLUMNS >> (rank << 2)) & 15));
}

/** How many moves the list holds. */
export function lengthOf(list: u64): i32 {
  return <i32>((64 - clz(list) + LANE - 1) / LANE);
}
