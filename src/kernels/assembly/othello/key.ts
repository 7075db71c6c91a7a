/** A position's key: discs of the mover and of the other side, and the board they are on. */
@inline
export function keyOf(mover: u64, waiting: u64, board: u64): u64 {
  let mixed = (mover + board * 3) * 0x9e3779b97f4a7c15;
  mixed ^= rotl<u64>(waiting * 0xc2b2ae3d27d4eb4f, 31);
  mixed ^= mixed >> 29;
  return mixed * 0xbf58476d1ce4e5b9;
}
