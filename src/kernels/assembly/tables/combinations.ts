/**
 * Combinations in colexicographic order: the set {s1 < s2 < ... < sk} among n places has the rank C(s1, 1) + C(s2, 2)
 * + ... + C(sk, k), which counts from 0 to C(n, k) - 1 without a gap. Places are the members of a set of squares, so
 * that squares which are taken cost nothing.
 */

/** How many ways there are to choose k of n; 0 where n < k. Below 2^32 for whatever a material class has. */
@inline
export function choose(n: u32, k: u32): u32 {
  switch (k) {
    case 0:
      return 1;
    case 1:
      return n;
    case 2:
      return (n * (n - 1)) >> 1;
    case 3:
      return (n * (n - 1) * (n - 2)) / 6;
    case 4:
      return (n * (n - 1) * (n - 2) * (n - 3)) / 24;
    default:
      return chooseMany(n, k);
  }
}

function chooseMany(n: u32, k: u32): u32 {
  if (n < k) return 0;
  let ways: u64 = 1;
  for (let i: u32 = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return <u32>ways;
}

/** The rank of a set of squares among others that contain it. */
@inline
export function rankOf(squares: u64, among: u64): u32 {
  let rank: u32 = 0;
  for (let k: u32 = 1; squares; squares &= squares - 1, k++) {
    const below = (squares & -squares) - 1;
    rank += choose(<u32>popcnt(among & below), k);
  }
  return rank;
}

/** The set of k squares among others that has this rank. */
export function setOfRank(rank: u32, k: u32, among: u64): u64 {
  let squares: u64 = 0;
  for (; k > 1; k--) {
    let place = k - 1;
    while (choose(place + 1, k) <= rank) place++;
    rank -= choose(place, k);
    squares |= memberOf(among, place);
  }
  return k ? squares | memberOf(among, rank) : squares;
}

/** The member of a set with this number of members below it. */
@inline
function memberOf(squares: u64, place: u32): u64 {
  let at: u64 = 0;
  for (let width: u64 = 32; width; width >>= 1) {
    const count = <u32>popcnt((squares >> at) & ((<u64>1 << width) - 1));
    if (place >= count) {
      place -= count;
      at += width;
    }
  }
  return <u64>1 << at;
}
