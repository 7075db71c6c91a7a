/**
 * Some of the discs that can never be turned again: those on a full edge; those along an edge from a corner; and,
 * inwards from these, discs that in each of the four directions lie on a full line or next to such a disc of their own
 * colour. Sound: no line through such a disc can be closed by the other side.
 */
const INNER: u64 = 0x007e7e7e7e7e7e00;

export function stableDiscs(own: u64, other: u64): u64 {
  const taken = own | other;
  const rows = fullRows(taken);
  const columns = fullColumns(taken);
  const falling = fullFalling(taken);
  const rising = fullRising(taken);
  let stable = own & (anchored(own, rows, columns) | (rows & columns & falling & rising));
  if (stable == 0) return 0;
  while (true) {
    const next =
      own &
      (rows | (stable << 1) & 0xfefefefefefefefe | (stable >> 1) & 0x7f7f7f7f7f7f7f7f) &
      (columns | (stable << 8) | (stable >> 8)) &
      (falling | (stable << 9) & 0xfefefefefefefefe | (stable >> 9) & 0x7f7f7f7f7f7f7f7f) &
      (rising | (stable << 7) & 0x7f7f7f7f7f7f7f7f | (stable >> 7) & 0xfefefefefefefefe) &
      INNER;
    if ((next & ~stable) == 0) return stable;
    stable |= next;
  }
}

/** On the edges only the line of the edge matters. */
@inline
function anchored(own: u64, rows: u64, columns: u64): u64 {
  let stable = own & 0x8100000000000081;
  if (stable) {
    // Along each edge from its corners, a square a step: the six squares between two corners.
    const row = own & 0xff000000000000ff;
    const column = own & 0x8181818181818181;
    let right = stable;
    let left = stable;
    let down = stable;
    let up = stable;
    for (let i = 0; i < 6; i++) {
      right |= row & ((right << 1) & 0xfefefefefefefefe);
      left |= row & ((left >> 1) & 0x7f7f7f7f7f7f7f7f);
      down |= column & (down << 8);
      up |= column & (up >> 8);
    }
    stable = right | left | down | up;
  }
  return stable | (own & ((rows & 0xff000000000000ff) | (columns & 0x8181818181818181)));
}

@inline
function fullRows(taken: u64): u64 {
  let full = taken & (taken >> 1);
  full &= full >> 2;
  full &= full >> 4;
  return (full & 0x0101010101010101) * 255;
}

@inline
function fullColumns(taken: u64): u64 {
  let full = taken & rotr<u64>(taken, 8);
  full &= rotr<u64>(full, 16);
  return full & rotr<u64>(full, 32);
}

/**
 * Diagonals running down and to the right: a square keeps its bit if all squares of its diagonal are taken. Squares
 * off the board count as taken.
 */
@inline
function fullFalling(taken: u64): u64 {
  const UP1: u64 = 0xff80808080808080;
  const UP2: u64 = 0xffffc0c0c0c0c0c0;
  const UP4: u64 = 0xfffffffff0f0f0f0;
  const DOWN1: u64 = 0x01010101010101ff;
  const DOWN2: u64 = 0x030303030303ffff;
  const DOWN4: u64 = 0x0f0f0f0fffffffff;
  let down = taken & ((taken >> 9) | UP1);
  let up = taken & ((taken << 9) | DOWN1);
  down &= (down >> 18) | UP2;
  up &= (up << 18) | DOWN2;
  down &= (down >> 36) | UP4;
  up &= (up << 36) | DOWN4;
  return down & up;
}

@inline
function fullRising(taken: u64): u64 {
  const UP1: u64 = 0xff01010101010101;
  const UP2: u64 = 0xffff030303030303;
  const UP4: u64 = 0xffffffff0f0f0f0f;
  const DOWN1: u64 = 0x80808080808080ff;
  const DOWN2: u64 = 0xc0c0c0c0c0c0ffff;
  const DOWN4: u64 = 0xf0f0f0f0ffffffff;
  let down = taken & ((taken >> 7) | UP1);
  let up = taken & ((taken << 7) | DOWN1);
  down &= (down >> 14) | UP2;
  up &= (up << 14) | DOWN2;
  down &= (down >> 28) | UP4;
  up &= (up << 28) | DOWN4;
  return down & up;
}
