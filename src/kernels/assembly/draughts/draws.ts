import { EXTRA, FRAME_BYTES, isSamePosition, KINGS, MATERIAL, QUIET } from './frame';
import { BRAZILIAN, ENGLISH, FRISIAN, INTERNATIONAL, POOL, RUSSIAN, SOUFFLER } from './rule-sets';

/**
 * The draw rules, with their limits in plies. In all rule sets the third occurrence of a position with the same side to
 * move is a draw. In addition:
 *
 *     international (FMJD 6.2 to 6.4)       only king moves, nothing taken                                50
 *                                           king against 3 pieces with a king among them                  32
 *                                           king against 1 or 2 pieces with a king among them             10
 *     Russian, Brazilian (FMJD-64 7.2)      king against 3 or more kings, since the pieces changed        30
 *                                           king that holds the main road, against 3 pieces with a king   10 *
 *                                           king against 1 or 2 pieces with a king among them             10 *
 *                                           4 or 5 pieces, kings on both sides, since the pieces changed  60
 *                                           6 or 7 pieces, kings on both sides, since the pieces changed  120
 *                                           in all other positions: only king moves, nothing taken        30
 *     pool                                  as Russian, but king against 3 or more kings                  26
 *     English (WCDF)                        no man moved, nothing taken                                   80
 *     Frisian                               2 kings against 1                                             14
 *                                           1 king against 1                                              4
 *     souffler (the source is silent)       as international, the first line                              50
 *
 * The move that leads into an ending does not count. A count for "king against" continues when pieces change within the
 * same row of the table, except against 3 or more kings, where the rule counts from the change.
 *
 * A lone king holds the main road while it is on it and no enemy is, and must hold it without a break. The rules with a
 * star require a "winning position" by the fifth move: they postpone the draw if the side to move can capture or win at
 * once.
 */

/** How many plies only kings may move. 0: for ever. */
function quietLimit(rules: i32): i32 {
  switch (rules) {
    case INTERNATIONAL:
    case SOUFFLER:
      return 50;
    case ENGLISH:
      return 80;
    case RUSSIAN:
    case BRAZILIAN:
    case POOL:
      return 30;
    default:
      return 0;
  }
}

const MAIN_ROAD_LIMIT: i32 = 10;

/** How many plies the ending on the board may last, or 0 if no limit applies. */
function endingLimit(rules: i32, frame: usize): i32 {
  const white = load<u64>(frame);
  const black = load<u64>(frame, 8);
  const kings = load<u64>(frame, KINGS);
  if ((white & kings) == 0 || (black & kings) == 0) return 0;
  const whites = <i32>popcnt(white);
  const blacks = <i32>popcnt(black);
  const stronger = max(whites, blacks);
  const lone = min(whites, blacks) == 1;
  if (rules == ENGLISH || rules == SOUFFLER) return 0;
  if (rules == FRISIAN) return (kings & (white | black)) != (white | black) || !lone || stronger > 2 ? 0 : stronger == 2 ? 14 : 4;
  if (lone && stronger <= 2) return 10;
  if (rules == INTERNATIONAL) return lone && stronger == 3 ? 32 : 0;
  if (lone && ((white | black) & ~kings) == 0) return rules == POOL ? 26 : 30;
  const total = whites + blacks;
  return total <= 5 ? 60 : total <= 7 ? 120 : 0;
}

/** Whether the count towards this limit continues when pieces change. */
@inline
function goesOn(rules: i32, limit: i32): bool {
  return limit == 10 || (rules == INTERNATIONAL && limit == 32);
}

/** The new count of `material` after a move that changed the pieces. */
export function materialAfterChange(rules: i32, before: usize, after: usize): i32 {
  if (load<u64>(after, KINGS) == 0) return 0;
  const limit = endingLimit(rules, after);
  return goesOn(rules, limit) && endingLimit(rules, before) == limit ? load<i32>(before, MATERIAL) + 1 : 0;
}

@inline
export function hasMainRoad(rules: i32): bool {
  return rules == RUSSIAN || rules == BRAZILIAN || rules == POOL;
}

/** Plies in a row after each of which a lone king held the main road against three pieces with a king among them. */
export function roadAfter(road: u64, before: usize, after: usize): i32 {
  const kings = load<u64>(after, KINGS);
  if (kings == 0) return 0;
  const white = load<u64>(after);
  const black = load<u64>(after, 8);
  const isHeld = holdsRoad(road, kings, black, white) || holdsRoad(road, kings, white, black);
  const wasThreeToOne = popcnt(load<u64>(before) | load<u64>(before, 8)) == 4;
  return isHeld && wasThreeToOne ? load<i32>(before, EXTRA) + 1 : 0;
}

@inline
function holdsRoad(road: u64, kings: u64, lone: u64, three: u64): bool {
  return (
    popcnt(lone) == 1 && popcnt(three) == 3 && (three & kings) != 0 && (lone & kings & road) != 0 && (three & road) == 0
  );
}

/**
 * How often the position was there before, since the last move that cannot be taken back. `bottom`: the first frame.
 */
export function repetitions(top: usize, bottom: usize): i32 {
  const quiet = <usize>load<i32>(top, QUIET) * FRAME_BYTES;
  const oldest = top - bottom < quiet ? bottom : top - quiet;
  let times = 0;
  for (let frame = top - 4 * FRAME_BYTES; frame >= oldest && frame < top; frame -= 2 * FRAME_BYTES)
    if (isSamePosition(frame, top)) times++;
  return times;
}

/** `material` if a draw rule depends on it, else 0. */
export function materialThatCounts(rules: i32, top: usize): i32 {
  return endingLimit(rules, top) == 0 ? 0 : load<i32>(top, MATERIAL);
}

/** The rules that make a draw, by the numbers that src/kernels/draughts.ts knows them by. */
const NO_RULE: i32 = 0;
const ENDING: i32 = 1;
const MAIN_ROAD: i32 = 2;
const ONLY_KINGS: i32 = 3;
const REPETITION: i32 = 4;

/** The rule by which the game is a draw; `late`: only the rules that cannot be postponed. */
@inline
export function drawingRule(rules: i32, top: usize, bottom: usize, late: bool): i32 {
  if (load<u64>(top, KINGS) == 0) return NO_RULE;
  const limit = endingLimit(rules, top);
  if (limit != 0 && load<i32>(top, MATERIAL) >= limit && !(late && canPutOff(rules, ENDING, limit))) return ENDING;
  if (hasMainRoad(rules) && load<i32>(top, EXTRA) >= MAIN_ROAD_LIMIT && !late) return MAIN_ROAD;
  const quiet = load<i32>(top, QUIET);
  const most = quietLimit(rules);
  if (most != 0 && quiet >= most && (limit == 0 || !hasMainRoad(rules))) return ONLY_KINGS;
  return quiet >= 8 && repetitions(top, bottom) >= 2 ? REPETITION : NO_RULE;
}

/** Whether the draw by this rule waits while the side to move takes a piece or wins at once. `limit`: its plies. */
@inline
export function canPutOff(rules: i32, rule: i32, limit: i32): bool {
  return hasMainRoad(rules) && (rule == MAIN_ROAD || (rule == ENDING && limit == 10));
}

/** How many plies a rule allows here; 0 if it does not count plies. */
export function pliesAllowed(rule: i32, rules: i32, top: usize): i32 {
  if (rule == ENDING) return endingLimit(rules, top);
  if (rule == MAIN_ROAD) return MAIN_ROAD_LIMIT;
  return rule == ONLY_KINGS ? quietLimit(rules) : 0;
}

/**
 * Whether a win in `plies` plies, with few pieces on the board, comes before every draw rule, given the present counts.
 * Later endings restart their counts at 0, and with up to four pieces their wins are short enough (docs/tablebases.md
 * has the longest). The exception is three against one under rules with a main road: the win must come before the road
 * could be held too long.
 */
export function comesInTime(rules: i32, top: usize, plies: i32): bool {
  const limit = endingLimit(rules, top);
  if (limit != 0 && load<i32>(top, MATERIAL) + plies > limit) return false;
  const most = quietLimit(rules);
  if (most != 0 && (limit == 0 || !hasMainRoad(rules)) && load<i32>(top, QUIET) + plies > most) return false;
  if (!hasMainRoad(rules)) return true;
  const whites = popcnt(load<u64>(top));
  const blacks = popcnt(load<u64>(top, 8));
  return max(whites, blacks) < 3 || load<i32>(top, EXTRA) + plies <= MAIN_ROAD_LIMIT;
}

/**
 * No line of `depth` plies can meet a draw rule that looks back further than this position (search/contract.ts has the
 * argument for repetitions).
 */
export function isHistoryFree(rules: i32, top: usize, bottom: usize, depth: i32): bool {
  if (load<u64>(top, KINGS) == 0) return true;
  const limit = endingLimit(rules, top);
  if (limit != 0 && load<i32>(top, MATERIAL) + depth >= limit) return false;
  const road = load<i32>(top, EXTRA);
  if (hasMainRoad(rules) && road != 0 && road + depth >= MAIN_ROAD_LIMIT) return false;
  const quiet = load<i32>(top, QUIET);
  if (quiet == 0) return true;
  const most = quietLimit(rules);
  if (most != 0 && quiet + depth >= most) return false;
  if (quiet < 4) return depth < 8 - quiet;
  if (quiet >= 8 || depth >= 5) return false;
  for (let back = 0; back <= quiet - 4; back++)
    if (repetitions(top - <usize>back * FRAME_BYTES, bottom) > 0) return false;
  return true;
}
