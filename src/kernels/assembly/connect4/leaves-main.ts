/**
 * The search that closes the leaves of a certificate (engines/connect4/certificate/leaf-search.ts), on words of
 * 64 bits: the same answers with the same numbers of nodes. Certificates are made with it and checked without it. No
 * threads share its memory, so it may have static data.
 *
 * The order of moves depends only on the position, so the nodes of a whole subtree do too: a table keeps them, and the
 * search counts a subtree that it knows without visiting it.
 */

const MOST_COLUMNS = 32;
/** Cells of the columns from the centre outwards, one word each. */
const columnCells = memory.data(8 * MOST_COLUMNS);

let columns: i32 = 0;
let rows: u64 = 0;
let inRow: i32 = 0;
let drawsCount: bool = false;
let board: u64 = 0;
let bottom: u64 = 0;
let budget: i32 = 0;
let counted: i32 = 0;

/** An entry is a key and a word: the nodes of the subtree times 4, and two flags. No subtree has 0 nodes. */
const TABLE_BITS = 20;
const ENTRY: usize = 16;
const REACHES: u32 = 1;
/** The search was ended: the subtree has this number of nodes or more. */
const AT_LEAST: u32 = 2;
const table = (__heap_base + 15) & ~15;

/** The bytes of memory that this kernel needs. */
export function memoryBytes(): usize {
  return table + (ENTRY << TABLE_BITS);
}

export function setUp(theColumns: i32, theRows: i32, theInRow: i32, draws: bool): void {
  columns = theColumns;
  rows = theRows;
  inRow = theInRow;
  drawsCount = draws;
  board = 0;
  bottom = 0;
  for (let i = 0; i < columns; i++) {
    const column = (columns >> 1) + (i & 1 ? -((i + 1) >> 1) : i >> 1);
    const first = <u64>1 << (<u64>column * (rows + 1));
    const cells = (first << rows) - first;
    store<u64>(columnCells + (<usize>i << 3), cells);
    board |= cells;
    bottom |= first;
  }
}

/** Whether the owner, to move, reaches the goal. Invalid if `nodes` is above the budget. */
export function reaches(own: u64, other: u64, most: i32): bool {
  counted = 0;
  budget = most;
  return ownerNode(own, other, threats(own));
}

/** Positions with the owner to move that the last call counted. */
export function nodes(): i32 {
  return counted;
}

function ownerNode(own: u64, other: u64, wins: u64): bool {
  if (++counted > budget) return false;
  const mask = own | other;
  const free = ((mask << 1) | bottom) & ~mask & board;
  if (!free) return drawsCount;
  if (wins & free) return true;

  const key = own + mask;
  const entry = table + (<usize>((key * 0x9e3779b97f4a7c15) >> (64 - TABLE_BITS))) * ENTRY;
  const before = counted - 1;
  if (load<u64>(entry) == key) {
    const known = load<u32>(entry, 8);
    const total = before + <i32>(known >> 2);
    if (known && (!(known & AT_LEAST) || total > budget)) {
      counted = min(total, budget + 1);
      return total <= budget && (known & REACHES) != 0;
    }
  }

  let found = false;
  const danger = threats(other) & board;
  const blocks = free & danger;
  const moves = (blocks ? blocks : free) & ~(danger >> 1);
  for (let i = 0; i < columns && counted <= budget; i++) {
    const move = moves & load<u64>(columnCells + (<usize>i << 3));
    if (!move || !otherNode(own | move, other, danger)) continue;
    found = true;
    break;
  }
  const isEnded = counted > budget;
  store<u64>(entry, key);
  store<u32>(entry, (<u32>(counted - before) << 2) | (isEnded ? AT_LEAST : found ? REACHES : 0), 8);
  return found && !isEnded;
}

function otherNode(own: u64, other: u64, danger: u64): bool {
  const mask = own | other;
  const free = ((mask << 1) | bottom) & ~mask & board;
  if (!free) return drawsCount;
  if (danger & free) return false;
  const wins = threats(own);
  const ready = wins & free;
  for (let i = 0; i < columns; i++) {
    const move = free & load<u64>(columnCells + (<usize>i << 3));
    // Not searched: moves after which the owner wins at another cell.
    if (!move || ready & ~move) continue;
    if (!ownerNode(own, other | move, wins)) return false;
  }
  return true;
}

/** The cells that, added to these, complete a row, with some that are taken or off the board. */
@inline
function threats(stones: u64): u64 {
  return along(stones, 1) | along(stones, rows) | along(stones, rows + 1) | along(stones, rows + 2);
}

@inline
function along(stones: u64, step: u64): u64 {
  if (inRow == 4) {
    const after = stones >> step;
    const twoAfter = (stones & after) >> step;
    const threeAfter = (stones & twoAfter) >> step;
    const before = stones << step;
    const twoBefore = (stones & before) << step;
    const threeBefore = (stones & twoBefore) << step;
    return threeAfter | (twoAfter & before) | (after & twoBefore) | threeBefore;
  }
  // For each number of stones after the cell, the others before it.
  let found: u64 = 0;
  for (let stonesAfter = 0; stonesAfter < inRow; stonesAfter++) {
    let cells = ~(<u64>0);
    let shifted = stones;
    for (let n = 0; n < stonesAfter; n++) cells &= shifted = shifted >> step;
    shifted = stones;
    for (let n = 1; n < inRow - stonesAfter; n++) cells &= shifted = shifted << step;
    found |= cells;
  }
  return found;
}
