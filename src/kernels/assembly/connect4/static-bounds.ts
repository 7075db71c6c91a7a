import { CLAIM_EVEN, CONTROL } from './features';
import { BOARD, BOTTOM, hasFour, openCells, SPARE } from './position';

/** No bound, or none that helps. */
export const NO_BOUND: i32 = -99;

const ODD_HEIGHTS: u64 = BOTTOM * 0b101010;

/**
 * In each column the lowest cell of the set. (64 - column has the bits of -column, and no borrow leaves the column.)
 */
@inline
function lowest(cells: u64): u64 {
  return cells & (SPARE - cells);
}

/** For at most one cell a column: that cell and those above it; in a column without one, the spare cell. */
@inline
function fromThereUp(cells: u64): u64 {
  return SPARE - cells;
}

/** The spare cell of each column in which the set has a cell. */
@inline
function columnsOf(cells: u64): u64 {
  return (cells + BOARD) & SPARE;
}

/** All cells of the columns given by their spare cells. */
@inline
function cellsOf(columns: u64): u64 {
  return columns - (columns >> 6);
}

/**
 * A result that the side not to move, the follower, is sure of without any search: a lower bound of the position's
 * worth for it, if that bound is above `need`, else NO_BOUND. `other` is the side to move, `wins` the follower's
 * winning cells.
 *
 * The free cells of a column are numbered from 1 upwards. The bound is what this strategy of the follower brings:
 *
 * Claim-even. Say every column has an even number of free cells. Wherever the other side plays, the follower answers
 * on top. So the other side gets odd cells only: if its stones and all the odd cells hold no four, the follower does
 * not lose. He gets the even cells, all of them by the time the board is full: if these and his stones hold a four,
 * he wins, at the latest with his last stone: 1. (The bottom-up pairing is Allis's claimeven, A Knowledge-based
 * Approach of Connect-Four, 1988.)
 *
 * Shut columns. If the follower wins on an even cell 2m, the other side cannot play 2m - 1 without losing at once.
 * The column has 2m - 2 cells to play on: an even number, whatever lies above.
 *
 * Paired columns. A column with an odd number of cells to play on is paired with another one. The first stone that
 * the other side puts into either is answered at the bottom of its partner; now both have an even number of cells
 * left, and the follower answers on top again. So of paired columns the other side gets cell 1, perhaps, and the even
 * ones; the follower is sure of 3 and 5. Hence, if the follower wins on an odd cell 2k + 1 from 3 on, the other side
 * cannot play 2k: the column is shut there, with 2k - 1 cells to play on, an odd number, whatever lies above.
 *
 * Control. So a column can be answered in if it has an even number of free cells or an even winning cell, and it can
 * be paired if it has an odd number of free cells or an odd winning cell from 3 on. Those that cannot be answered in
 * are paired; if their number is odd, one of those that can be either is paired as well. If there is none, the
 * follower has no control, and nothing is known.
 *
 * Then the follower has an answer to every move. With a shut column he wins: the other side runs out of moves, and
 * has to play right below a winning cell. At the latest this happens when nothing else is left: then the shut columns
 * still have their forbidden cell and all that is above it. With k shut columns and c cells from the winning ones up,
 * c + k - 2 cells remain empty after the win, and it is worth half of that, rounded down, plus 1.
 *
 * The forbidden cells are among those that the other side gets: it may step there if that completes its own four.
 * Nothing is claimed about a column beyond the point where it is shut, for there the game is over.
 */
@inline
export function followerBound(other: u64, mask: u64, wins: u64, need: i32): i32 {
  if (CONTROL) return controlBound(other, mask, wins, need);
  if (CLAIM_EVEN) return claimEvenBound(other, mask, need);
  return NO_BOUND;
}

@inline
function controlBound(other: u64, mask: u64, wins: u64, need: i32): i32 {
  if (need > 0 && !wins) return NO_BOUND;
  const open = openCells(mask);
  const odd = oddCells(open);
  const evenShut = fromThereUp(lowest(wins & ~odd));
  const oddWins = lowest(wins & odd & ~open);
  let paired = columnsOf(open & ODD_HEIGHTS) & evenShut;
  if (popcnt(paired) & 1) {
    const choices = columnsOf(oddWins | (open & ODD_HEIGHTS)) & ~paired;
    if (!choices) return NO_BOUND;
    paired |= choices & (0 - choices);
  }
  const pairedCells = cellsOf(paired);
  const shut = (evenShut & ~pairedCells) | (fromThereUp(oddWins) & pairedCells);

  const beyond = shut & BOARD;
  const reach = ((odd ^ pairedCells) | open) & ~shut & ~mask;
  let worth = 0;
  if (beyond) worth = <i32>((popcnt(beyond) + popcnt(columnsOf(beyond))) >> 1);
  else if (need <= 0 && hasFour((BOARD ^ reach) & ~other)) worth = 1;
  if (worth <= need) return NO_BOUND;
  return hasFour(other | reach) ? NO_BOUND : worth;
}

@inline
function claimEvenBound(other: u64, mask: u64, need: i32): i32 {
  const open = openCells(mask);
  if (need > 0 || open & ODD_HEIGHTS) return NO_BOUND;
  const reach = oddCells(open);
  const worth = hasFour((BOARD ^ reach) & ~other) ? 1 : 0;
  if (worth <= need) return NO_BOUND;
  return hasFour(other | reach) ? NO_BOUND : worth;
}

/** Cells 1, 3 and 5 of each column's free cells. */
@inline
function oddCells(open: u64): u64 {
  return open | ((open & (BOTTOM * 0b001111)) << 2) | ((open & (BOTTOM * 0b000011)) << 4);
}
