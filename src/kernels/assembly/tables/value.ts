/**
 * The values of entries, for the side to move: 0 is a draw; v > 0 is decided in v - 1 plies, won if v is even and lost
 * if it is odd. docs/tablebases.md has the same for readers of the files.
 */
export const DRAWN: i32 = 0;
/** The side to move has lost. */
export const LOST: i32 = 1;
/** Nothing is known. */
export const UNKNOWN: i32 = -1;

@inline
export function isWon(value: i32): bool {
  return value > 0 && (value & 1) == 0;
}

@inline
export function isLost(value: i32): bool {
  return (value & 1) != 0 && value > 0;
}

/** The value of a position for the player who moves to it. */
@inline
export function beforeMove(value: i32): i32 {
  return value > 0 ? value + 1 : value;
}

/** The better one for the side to move: a win sooner, else a draw, else a loss later; anything before UNKNOWN. */
export function betterOf(a: i32, b: i32): i32 {
  return preference(a) >= preference(b) ? a : b;
}

@inline
function preference(value: i32): i32 {
  if (value == UNKNOWN) return i32.MIN_VALUE;
  if (value == DRAWN) return 0;
  return value & 1 ? value - 0x20000 : 0x20000 - value;
}
