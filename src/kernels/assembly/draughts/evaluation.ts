import {
  blackMenValue,
  evenRows,
  farForBlack,
  farForWhite,
  inner,
  leftHalf,
  middleForBlack,
  middleForWhite,
  nearForBlack,
  nearForWhite,
  weight,
  whiteMenValue,
} from './evaluation-tables';
import * as feature from './evaluation-features';
import { patternsValue } from './evaluation-patterns';
import { WHITE } from './frame';
import { takersOf } from './rule-sets';
import { kingReach } from './steps';

/**
 * The value of a position from White's view, a man about 100: a sum of features, White's minus Black's, each times a
 * weight that moves from the opening's to the ending's as pieces leave the board. The places of men are judged by
 * learned patterns if a rule set has them (`isPatterned`), otherwise by features. The weights of each rule set are
 * fitted to results of games that the program played against itself (scripts/tune-draughts.mjs).
 *
 * It must be linear in the weights: the script reads the features off by setting one weight at a time.
 */
export function evaluation(
  white: u64,
  black: u64,
  kings: u64,
  turn: i32,
  rules: i32,
  size: i32,
  board: u64,
  mainRoad: u64,
  flying: bool,
  isPatterned: bool,
): i32 {
  const whiteMen = white & ~kings;
  const blackMen = black & ~kings;
  const free = board ^ (white | black);
  let sum = isPatterned
    ? patternsValue(whiteMen, blackMen, size) + weight(feature.MAN) * (count(whiteMen) - count(blackMen))
    : whiteMenValue(whiteMen) - blackMenValue(blackMen) + formation(whiteMen, blackMen, free, board);
  sum += weight(feature.BALANCE) * (leaning(whiteMen) - leaning(blackMen));

  const mover = turn == WHITE ? 1 : -1;
  sum += weight(feature.TURN) * mover;
  const system = turn == WHITE ? ~evenRows : evenRows;
  sum += weight(feature.OPPOSITION) * (count((white | black) & system) & 1 ? mover : -mover);
  const own = turn == WHITE ? white : black;
  const other = turn == WHITE ? black : white;
  sum -= weight(feature.THREATS) * mover * count(takersOf(rules, other, kings, own, free, turn != WHITE));

  const pieces = count(white | black);
  const most = size * (size / 2 - 1);
  if (pieces * 5 <= most * 3) sum += passed(whiteMen & ~coneDown(black, board, size), blackMen & ~coneUp(white, board, size));
  if (kings) sum += kingsValue(white & kings, free, mainRoad, flying) - kingsValue(black & kings, free, mainRoad, flying);

  const opening = (sum + 0x8000) >> 16;
  const ending = <i32>(<i16>sum);
  const value = (opening * pieces + ending * (most - pieces)) / most;
  return kings != 0 && isDrawish(white, black, kings, mainRoad, flying) ? value / 8 : value;
}

/** Terms for the formation of the men and the squares they can step to. */
function formation(whiteMen: u64, blackMen: u64, free: u64, board: u64): i32 {
  let sum = weight(feature.STEPS) * (steps(whiteMen >> 6, whiteMen >> 7, free) - steps(blackMen << 6, blackMen << 7, free));
  sum += weight(feature.BLOCKED) * (count(whiteMen & ~((free << 6) | (free << 7))) - count(blackMen & ~((free >> 6) | (free >> 7))));
  const whiteLeft = whiteMen & (whiteMen >> 6);
  const whiteRight = whiteMen & (whiteMen >> 7);
  const blackLeft = blackMen & (blackMen >> 6);
  const blackRight = blackMen & (blackMen >> 7);
  sum += weight(feature.PAIRS) * (count(whiteLeft) + count(whiteRight) - count(blackLeft) - count(blackRight));
  sum +=
    weight(feature.CHAINS) *
    (count(whiteLeft & (whiteLeft >> 6)) +
      count(whiteRight & (whiteRight >> 7)) -
      count(blackLeft & (blackLeft >> 6)) -
      count(blackRight & (blackRight >> 7)));
  // A man with a free square behind it, and room before it for the piece that takes it.
  sum +=
    weight(feature.OPEN) *
    (count(whiteMen & (free >> 6) & (board << 6)) +
      count(whiteMen & (free >> 7) & (board << 7)) -
      count(blackMen & (free << 6) & (board >> 6)) -
      count(blackMen & (free << 7) & (board >> 7)));
  const whiteOut = whiteMen & farForWhite;
  const blackOut = blackMen & farForBlack;
  const whiteBacked = whiteOut & (whiteLeft | whiteRight);
  const blackBacked = blackOut & ((blackMen << 6) | (blackMen << 7));
  sum += weight(feature.OUTPOST) * (count(whiteBacked) - count(blackBacked));
  return sum + weight(feature.STRAY) * (count(whiteOut ^ whiteBacked) - count(blackOut ^ blackBacked));
}

@inline
function count(squares: u64): i32 {
  return <i32>popcnt(squares);
}

@inline
function steps(left: u64, right: u64, free: u64): i32 {
  return count(left & free) + count(right & free);
}

@inline
function leaning(men: u64): i32 {
  return abs(2 * count(men & leftHalf) - count(men));
}

/** All squares below these pieces that a piece coming up would have to pass them from. */
function coneDown(pieces: u64, board: u64, size: i32): u64 {
  let cone = pieces;
  for (let row = 2; row < size; row++) cone |= ((cone << 6) | (cone << 7)) & board;
  return cone;
}

function coneUp(pieces: u64, board: u64, size: i32): u64 {
  let cone = pieces;
  for (let row = 2; row < size; row++) cone |= ((cone >> 6) | (cone >> 7)) & board;
  return cone;
}

/** Unobstructed men, by their distance to the last row: 1 or 2 rows, 3 or 4, more. */
function passed(whiteMen: u64, blackMen: u64): i32 {
  if ((whiteMen | blackMen) == 0) return 0;
  return (
    weight(feature.PASSED_NEAR) * (count(whiteMen & nearForWhite) - count(blackMen & nearForBlack)) +
    weight(feature.PASSED_MIDDLE) * (count(whiteMen & middleForWhite) - count(blackMen & middleForBlack)) +
    weight(feature.PASSED_FAR) * (count(whiteMen & ~(nearForWhite | middleForWhite)) - count(blackMen & ~(nearForBlack | middleForBlack)))
  );
}

function kingsValue(kings: u64, free: u64, mainRoad: u64, flying: bool): i32 {
  if (kings == 0) return 0;
  let sum = weight(feature.FIRST_KING) + weight(feature.KINGS) * count(kings);
  sum += weight(feature.ROAD) * (kings & mainRoad ? 1 : 0) + weight(feature.INNER_KINGS) * count(kings & inner);
  for (let rest = kings; rest; rest &= rest - 1) {
    const reach = count(kingReach(<i32>ctz(rest), free, flying));
    sum += weight(feature.REACH) * reach;
    if (reach < 2) sum += weight(feature.SHUT_IN);
  }
  return sum;
}

/**
 * Endings that are more often drawn than the pieces say: a lone flying king on the main road is not caught by three;
 * and one anywhere is not caught by two.
 */
function isDrawish(white: u64, black: u64, kings: u64, mainRoad: u64, flying: bool): bool {
  if (!flying) return false;
  const whites = count(white);
  const blacks = count(black);
  if (whites == 1 && (white & kings) != 0) return blacks <= (white & mainRoad ? 3 : 2);
  if (blacks == 1 && (black & kings) != 0) return whites <= (black & mainRoad ? 3 : 2);
  return false;
}
