/**
 * How far selectivity goes: what is so likely not to matter that it is not searched, or searched less deep. Margins are in the game's unit of evaluation, where `swing` is
 * how much a value usually changes from a depth to the next; the shapes are those that chess programs share (chessprogramming.org: Reverse Futility Pruning, Futility Pruning,
 * Late Move Reductions, Razoring, Null Move Pruning), the numbers were measured here. `improving`: the side to move stands better than at its last turn.
 */

/** The binary logarithm in sixteenths, straight between powers of two. */
@inline
function logarithm16(n: i32): i32 {
  const whole = 31 - <i32>clz(n);
  return (whole << 4) + (((n << 4) >> whole) - 16);
}

/** Where a game is as good as won, evaluations say nothing about the way: only a search finds the mate. */
@inline
export function isUndecided(value: i32, swing: i32): bool {
  return abs(value) < 50 * swing;
}

/** Up to here, an evaluation far above the window is believed without a move. */
export const BELIEVED_ABOVE: i32 = 8;

@inline
export function marginAbove(depth: i32, swing: i32, improving: bool): i32 {
  return (3 * swing * (improving ? depth - 1 : depth));
}

/** Up to here, an evaluation far below the window is believed if captures do not bring it back. */
export const BELIEVED_BELOW: i32 = 3;

@inline
export function marginBelow(depth: i32, swing: i32): i32 {
  return 6 * swing + 7 * swing * depth;
}

/** How many plies a pass costs. */
@inline
export function passReduction(depth: i32, surplus: i32, swing: i32): i32 {
  return 3 + depth / 3 + min(surplus / (8 * swing), 3);
}

/** So many quiet moves are tried where `depth` plies are left. */
@inline
export function quietMoves(depth: i32, improving: bool): i32 {
  return improving ? 5 + depth * depth : 3 + depth * depth / 2;
}

export const LATE_MOVES_TO: i32 = 8;

/** A quiet move cannot be expected to gain more than this with so many plies to follow. */
export const FUTILE_TO: i32 = 7;

@inline
export function quietHope(depth: i32, swing: i32): i32 {
  return 4 * swing + 4 * swing * depth;
}

/** What a move may lose in exchanges and still be looked at. */
@inline
export function tolerableLoss(depth: i32, swing: i32, quiet: bool): i32 {
  return quiet ? swing * depth * depth : 4 * swing * depth;
}

/** Plies less for the move at place `i` in the list. `merit` is what history says, within ±3 * 2^14. */
@inline
export function lateReduction(depth: i32, i: i32, open: bool, cut: bool, improving: bool, favourite: bool, merit: i32): i32 {
  let thousandths = 768 + ((logarithm16(depth) * logarithm16(i)) * 7) / 8;
  if (open) thousandths -= 1024;
  if (cut) thousandths += 1024;
  if (!improving) thousandths += 512;
  if (favourite) thousandths -= 1024;
  thousandths -= merit / 12;
  return max(0, thousandths >> 10);
}

/** From here on it pays to see whether a move is the only good one: whether all others are so much below it. */
export const SINGLED_FROM: i32 = 7;

@inline
export function singledMargin(depth: i32, swing: i32): i32 {
  return (swing * depth) / 12;
}
