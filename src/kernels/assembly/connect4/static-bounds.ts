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
 * A result that the side not to move, the follower, can reach without any search: a lower bound of the position's
 * value for it, if that bound is above `need`, else NO_BOUND. `other` is the side to move, `wins` the follower's
 * winning cells.
 *
 * The free cells of a column are numbered from 1 upwards. The bound is the result of this strategy of the follower:
 *
 * Claim-even (Allis 1988). Suppose that every column has an even number of free cells. The follower answers every move
 * in the same column, so the other side gets only odd cells: if its stones and all the odd cells contain no four, the
 * follower does not lose. He gets the even cells, all of them by the time the board is full: if these and his stones
 * contain a four, he wins, at the latest with his last stone: 1.
 *
 * Shut columns. If the follower wins on an even cell 2m, the other side cannot play 2m - 1 without losing at once.
 * The column has 2m - 2 playable cells: an even number, whatever is above.
 *
 * Paired columns. A column with an odd number of playable cells is paired with another such column. The first stone
 * that the other side puts into either is answered at the bottom of its partner; now both have an even number of cells
 * left, and the follower answers in the same column again. So in paired columns the other side gets the even cells and
 * perhaps cell 1; the follower gets 3 and 5. Hence, if the follower wins on an odd cell 2k + 1 from 3 on, the other
 * side cannot play 2k: the column is shut there, with 2k - 1 playable cells, an odd number, whatever is above.
 *
 * Control. So the follower can answer inside a column that has an even number of free cells or an even winning cell,
 * and he can pair a column that has an odd number of free cells or an odd winning cell from 3 on. Columns of the second
 * kind only are paired; if their number is odd, one column of both kinds is paired as well. If there is none, the
 * follower has no control, and nothing is known.
 *
 * With control the follower has an answer to every move. With a shut column he wins: the other side runs out of moves
 * and has to play directly below a winning cell. At the latest this happens when nothing else is left: then the shut
 * columns still have their forbidden cell and all cells above it. With k shut columns and c cells from the winning ones
 * up, c + k - 2 cells remain empty after the win, and its value is half of that, rounded down, plus 1.
 *
 * The forbidden cells are among those that the other side gets: it may play there if that completes its own four. The
 * bound says nothing about the cells above a winning cell, because the game is over before they are played.
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
  let bound = 0;
  if (beyond) bound = <i32>((popcnt(beyond) + popcnt(columnsOf(beyond))) >> 1);
  else if (need <= 0 && hasFour((BOARD ^ reach) & ~other)) bound = 1;
  if (bound <= need) return NO_BOUND;
  return hasFour(other | reach) ? NO_BOUND : bound;
}

@inline
function claimEvenBound(other: u64, mask: u64, need: i32): i32 {
  const open = openCells(mask);
  if (need > 0 || open & ODD_HEIGHTS) return NO_BOUND;
  const reach = oddCells(open);
  const bound = hasFour((BOARD ^ reach) & ~other) ? 1 : 0;
  if (bound <= need) return NO_BOUND;
  return hasFour(other | reach) ? NO_BOUND : bound;
}

/** Cells 1, 3 and 5 of each column's free cells. */
@inline
function oddCells(open: u64): u64 {
  return open | ((open & (BOTTOM * 0b001111)) << 2) | ((open & (BOTTOM * 0b000011)) << 4);
}
