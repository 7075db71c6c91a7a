import { FreeChoice, FreeCrossing, MostPieces, Orthogonal, ShortKings } from './capture-rules';
import { takingKings, takingMen, writeCaptures } from './captures';

/** The rule sets, by the number that src/kernels/draughts.ts knows them by. */
export const SOUFFLER: i32 = 0;
export const INTERNATIONAL: i32 = 1;
export const ENGLISH: i32 = 2;
export const RUSSIAN: i32 = 3;
export const BRAZILIAN: i32 = 4;
export const POOL: i32 = 5;
export const FRISIAN: i32 = 6;
export const RULE_SETS: i32 = 7;

/** All captures under a rule set, written from `at` on: the one place that chooses among the compiled generators. */
export function capturesOf(rules: i32, at: usize, own: u64, kings: u64, prey: u64, free: u64, up: bool, crown: u64): usize {
  switch (rules) {
    case INTERNATIONAL:
    case BRAZILIAN:
      return writeCaptures<MostPieces>(at, own, kings, prey, free, up, crown);
    case ENGLISH:
      return writeCaptures<ShortKings>(at, own, kings, prey, free, up, crown);
    case RUSSIAN:
      return writeCaptures<FreeCrossing>(at, own, kings, prey, free, up, crown);
    case FRISIAN:
      return writeCaptures<Orthogonal>(at, own, kings, prey, free, up, crown);
    default:
      return writeCaptures<FreeChoice>(at, own, kings, prey, free, up, crown);
  }
}

/** The pieces that can take something. */
@inline
export function takersOf(rules: i32, own: u64, kings: u64, prey: u64, free: u64, up: bool): u64 {
  if (rules == ENGLISH)
    return takingMen<ShortKings>(own & ~kings, prey, free, up) | takingKings<ShortKings>(own & kings, prey, free);
  if (rules == FRISIAN)
    return takingMen<Orthogonal>(own & ~kings, prey, free, up) | takingKings<Orthogonal>(own & kings, prey, free);
  const men = takingMen<MostPieces>(own & ~kings, prey, free, up);
  return own & kings ? men | takingKings<MostPieces>(own & kings, prey, free) : men;
}
