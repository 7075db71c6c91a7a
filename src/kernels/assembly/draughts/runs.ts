import { EXTRA } from './frame';

/**
 * Frisian kings tire: while its side has men, a king may step only three times in a row, then another piece has to
 * move or something be taken. Each side has 8 bits, White's the low ones: the square where the king stands, and in
 * bits 6 and 7 how often it has stepped. 0: no run.
 */
const LONGEST: i32 = 3;

/** The king of this colour that may not step again, as a set. */
@inline
export function tiredKing(extra: i32, colour: i32): u64 {
  const run = (extra >> (colour << 3)) & 255;
  return run >> 6 == LONGEST ? <u64>1 << (run & 63) : 0;
}

/** The runs after a move. `step`: a king moved and took nothing. A run ends with its king, if that is taken. */
export function runsAfter(before: usize, colour: i32, from: i32, to: i32, step: bool, taken: u64): i32 {
  const runs = load<i32>(before, EXTRA);
  const shift = colour << 3;
  let own = (runs >> shift) & 255;
  let other = (runs >> (8 - shift)) & 255;
  if (!step) own = 0;
  else if (own >> 6 != 0 && (own & 63) == from) own = (min((own >> 6) + 1, LONGEST) << 6) | to;
  else own = (1 << 6) | to;
  if ((taken >> (other & 63)) & 1) other = 0;
  return (own << shift) | (other << (8 - shift));
}
