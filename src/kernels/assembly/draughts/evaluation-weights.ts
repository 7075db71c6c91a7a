import {
  BACK,
  BALANCE,
  BLOCKED,
  CAPTURES,
  CHAINS,
  FIRST_KING,
  HUFFABLE,
  INNER_KINGS,
  KINGS,
  MEN,
  OPEN,
  OPPOSITION,
  OUTPOST,
  PAIRS,
  PASSED_FAR,
  PASSED_MIDDLE,
  PASSED_NEAR,
  REACH,
  ROAD,
  SHUT_IN,
  STEPS,
  STRAY,
  THREATS,
  TURN,
} from './evaluation-features';
import { BRAZILIAN, ENGLISH, FRISIAN, INTERNATIONAL, POOL, RUSSIAN, SOUFFLER } from './rule-sets';

/**
 * The weights of a rule set on a board, written to `at` as evaluation-tables.ts draws it. Each line has those of the opening, then those of the ending. The functions with a
 * rule set's name are written by scripts/tune-draughts.mjs; Brazilian and pool draughts play with the Russian ones.
 */
export function placeWeights(at: usize, rules: i32, size: i32): void {
  memory.fill(at, 0, 512);
  if (size == 10 && rules == SOUFFLER) placeSouffler(at);
  else if (size == 10 && rules == INTERNATIONAL) placeInternational(at);
  else if (size == 10 && rules == FRISIAN) placeFrisian(at);
  else if (size == 8 && rules == ENGLISH) placeEnglish(at);
  else if (size == 8 && (rules == RUSSIAN || rules == BRAZILIAN || rules == POOL)) placeRussian(at);
  else placePlain(at, size);
}

/** For boards on which nothing was fitted; and what the first fit began with. */
function placePlain(at: usize, size: i32): void {
  one(at, KINGS, 250, 250);
  one(at, FIRST_KING, 50, 50);
  one(at, REACH, 2, 2);
  one(at, ROAD, 10, 20);
  one(at, STEPS, 1, 1);
  one(at, PAIRS, 1, 1);
  one(at, THREATS, 20, 20);
  const half = size / 2;
  for (let row = 1; row < size; row++)
    for (let column = 0; column < half; column++)
      one(at, MEN + (row - 1) * half + column, 100 + (row == size - 1 ? 4 : 0), 95 + 3 * (size - 1 - row));
}

function one(at: usize, feature: i32, opening: i32, ending: i32): void {
  store<i32>(at + (<usize>feature << 2), (opening << 16) + ending);
}

function four(at: usize, first: i32, a: i32, b: i32, c: i32, d: i32, e: i32, f: i32, g: i32, h: i32): void {
  one(at, first, a, e);
  one(at, first + 1, b, f);
  one(at, first + 2, c, g);
  one(at, first + 3, d, h);
}

function five(at: usize, first: i32, a: i32, b: i32, c: i32, d: i32, e: i32, f: i32, g: i32, h: i32, i: i32, j: i32): void {
  four(at, first, a, b, c, d, f, g, h, i);
  one(at, first + 4, e, j);
}

function placeSouffler(at: usize): void {
  one(at, KINGS, 233, 203);
  one(at, FIRST_KING, 56, 86);
  one(at, REACH, 18, -11);
  one(at, SHUT_IN, -1, -4);
  one(at, ROAD, 16, 52);
  one(at, INNER_KINGS, -1, 0);
  one(at, TURN, 0, 6);
  one(at, OPPOSITION, 1, -4);
  one(at, STEPS, 24, 2);
  one(at, BLOCKED, 3, 3);
  one(at, PAIRS, 11, -7);
  one(at, CHAINS, 4, 11);
  one(at, OPEN, -11, 3);
  one(at, OUTPOST, 15, 11);
  one(at, STRAY, 5, 15);
  one(at, BALANCE, 8, -26);
  one(at, PASSED_NEAR, 37, 42);
  one(at, PASSED_MIDDLE, 7, -15);
  one(at, PASSED_FAR, -5, -24);
  one(at, THREATS, 33, 17);
  one(at, CAPTURES, 0, 0);
  one(at, HUFFABLE, 0, 0);
  five(at, MEN, 99, 98, 98, 103, 111, 105, 117, 120, 131, 146);
  five(at, MEN + 5, 95, 92, 99, 99, 106, 110, 108, 116, 129, 99);
  five(at, MEN + 10, 102, 86, 81, 93, 99, 93, 101, 103, 118, 102);
  five(at, MEN + 15, 74, 87, 85, 83, 112, 92, 106, 121, 92, 101);
  five(at, MEN + 20, 117, 99, 85, 98, 93, 88, 107, 111, 87, 91);
  five(at, MEN + 25, 110, 103, 102, 87, 81, 98, 89, 84, 90, 86);
  five(at, MEN + 30, 102, 102, 111, 88, 94, 106, 98, 86, 88, 84);
  five(at, MEN + 35, 104, 120, 100, 93, 110, 110, 108, 105, 97, 93);
  five(at, MEN + 40, 105, 118, 89, 93, 87, 117, 117, 78, 93, 87);
  four(at, BACK, -7, 9, 0, 2, -10, 16, -4, 1);
  four(at, BACK + 4, -1, 1, -5, 4, -3, -4, -4, 2);
  four(at, BACK + 8, -9, 1, 1, 13, -11, 3, 7, 11);
  four(at, BACK + 12, 0, -1, -1, 6, 2, -5, 6, -2);
  four(at, BACK + 16, -3, 10, 7, -6, 2, 17, 7, -2);
  four(at, BACK + 20, -4, 1, 17, -18, -15, 2, 15, -23);
  four(at, BACK + 24, -2, -12, -5, 12, -10, -20, -8, 13);
  four(at, BACK + 28, -2, 1, 9, -18, 2, 7, 0, 7);
}

function placeInternational(at: usize): void {
  one(at, KINGS, 238, 207);
  one(at, FIRST_KING, 52, 60);
  one(at, REACH, 36, -10);
  one(at, SHUT_IN, -2, -9);
  one(at, ROAD, 8, 28);
  one(at, INNER_KINGS, 0, -10);
  one(at, TURN, 0, 8);
  one(at, OPPOSITION, 4, -1);
  one(at, STEPS, 24, 0);
  one(at, BLOCKED, 8, -2);
  one(at, PAIRS, 21, -6);
  one(at, CHAINS, -2, 0);
  one(at, OPEN, -10, -2);
  one(at, OUTPOST, 11, 12);
  one(at, STRAY, -5, 14);
  one(at, BALANCE, 9, -21);
  one(at, PASSED_NEAR, 34, 47);
  one(at, PASSED_MIDDLE, 10, 1);
  one(at, PASSED_FAR, -3, -23);
  one(at, THREATS, 27, 21);
  one(at, CAPTURES, 0, 0);
  one(at, HUFFABLE, 0, 0);
  five(at, MEN, 106, 98, 101, 100, 115, 124, 119, 123, 122, 151);
  five(at, MEN + 5, 96, 90, 96, 100, 94, 109, 107, 111, 123, 96);
  five(at, MEN + 10, 100, 86, 86, 94, 88, 85, 100, 100, 121, 109);
  five(at, MEN + 15, 87, 67, 85, 80, 114, 84, 94, 104, 110, 99);
  five(at, MEN + 20, 110, 103, 90, 109, 96, 98, 99, 92, 90, 88);
  five(at, MEN + 25, 101, 93, 98, 91, 108, 89, 95, 105, 91, 70);
  five(at, MEN + 30, 111, 97, 100, 101, 98, 91, 105, 93, 95, 97);
  five(at, MEN + 35, 109, 105, 95, 94, 115, 96, 96, 101, 97, 98);
  five(at, MEN + 40, 109, 114, 91, 96, 101, 94, 127, 112, 91, 80);
  four(at, BACK, -3, -3, -7, -2, -13, -10, -2, -3);
  four(at, BACK + 4, -6, 12, 3, 3, 5, 19, 8, 0);
  four(at, BACK + 8, 11, -3, 8, 4, 11, -6, 8, 6);
  four(at, BACK + 12, -6, -4, 2, -9, -13, 0, 3, 0);
  four(at, BACK + 16, -1, 4, -1, 3, -5, 0, 1, 4);
  four(at, BACK + 20, -3, 7, -5, 5, -3, 4, -4, 0);
  four(at, BACK + 24, 4, -17, 5, 7, 2, -20, 8, 0);
  four(at, BACK + 28, -4, -3, -7, 6, -1, -4, -7, 14);
}

function placeEnglish(at: usize): void {
  one(at, KINGS, 243, 213);
  one(at, FIRST_KING, 48, 47);
  one(at, REACH, 36, -17);
  one(at, SHUT_IN, -2, -11);
  one(at, ROAD, 10, 5);
  one(at, INNER_KINGS, 17, -13);
  one(at, TURN, -2, 2);
  one(at, OPPOSITION, -2, 3);
  one(at, STEPS, 57, 49);
  one(at, BLOCKED, 6, 17);
  one(at, PAIRS, 36, 37);
  one(at, CHAINS, 10, 11);
  one(at, OPEN, -32, 9);
  one(at, OUTPOST, 2, 7);
  one(at, STRAY, 21, 18);
  one(at, BALANCE, 7, -3);
  one(at, PASSED_NEAR, 10, 14);
  one(at, PASSED_MIDDLE, 8, 21);
  one(at, PASSED_FAR, 2, 13);
  one(at, THREATS, 29, 26);
  one(at, CAPTURES, 0, 0);
  one(at, HUFFABLE, 0, 0);
  four(at, MEN, 89, 99, 101, 96, 97, 114, 114, 107);
  four(at, MEN + 4, 96, 95, 96, 101, 107, 108, 110, 104);
  four(at, MEN + 8, 117, 90, 90, 99, 136, 101, 103, 110);
  four(at, MEN + 12, 82, 81, 81, 120, 101, 88, 87, 114);
  four(at, MEN + 16, 121, 84, 95, 100, 132, 95, 82, 93);
  four(at, MEN + 20, 94, 92, 96, 115, 90, 89, 83, 96);
  four(at, MEN + 24, 92, 110, 109, 108, 89, 103, 91, 106);
  four(at, BACK, 4, 3, -11, -4, -2, 3, -12, 3);
  four(at, BACK + 4, 2, -5, 0, 0, -1, -6, 0, -2);
  four(at, BACK + 8, -3, -14, 6, 7, 5, -12, 5, 8);
  four(at, BACK + 12, 2, -2, 5, 8, 1, -2, 5, 7);
}

function placeRussian(at: usize): void {
  one(at, KINGS, 217, 146);
  one(at, FIRST_KING, 65, 92);
  one(at, REACH, 34, -17);
  one(at, SHUT_IN, -4, -11);
  one(at, ROAD, 6, 22);
  one(at, INNER_KINGS, -2, -11);
  one(at, TURN, 3, 6);
  one(at, OPPOSITION, -6, 2);
  one(at, STEPS, 60, -12);
  one(at, BLOCKED, 12, 3);
  one(at, PAIRS, 36, -18);
  one(at, CHAINS, -4, 25);
  one(at, OPEN, -14, 4);
  one(at, OUTPOST, 16, 11);
  one(at, STRAY, 23, 13);
  one(at, BALANCE, 3, -28);
  one(at, PASSED_NEAR, 31, 10);
  one(at, PASSED_MIDDLE, -10, -14);
  one(at, PASSED_FAR, -6, -15);
  one(at, THREATS, 36, 15);
  one(at, CAPTURES, 0, 0);
  one(at, HUFFABLE, 0, 0);
  four(at, MEN, 110, 100, 102, 121, 111, 118, 122, 139);
  four(at, MEN + 4, 80, 84, 94, 123, 87, 101, 111, 98);
  four(at, MEN + 8, 133, 82, 68, 97, 78, 106, 99, 88);
  four(at, MEN + 12, 73, 95, 105, 137, 96, 114, 86, 75);
  four(at, MEN + 16, 115, 86, 104, 99, 82, 102, 85, 86);
  four(at, MEN + 20, 93, 102, 108, 126, 94, 87, 89, 80);
  four(at, MEN + 24, 114, 100, 105, 111, 84, 100, 103, 112);
  four(at, BACK, -1, -4, 0, -1, -7, -16, 5, -11);
  four(at, BACK + 4, -2, 6, 0, -7, -3, 6, 5, 2);
  four(at, BACK + 8, -3, 0, -2, 7, 11, 1, -2, 8);
  four(at, BACK + 12, -7, 12, 2, 0, -3, 4, 2, -1);
}

function placeFrisian(at: usize): void {
  one(at, KINGS, 230, 244);
  one(at, FIRST_KING, 37, 50);
  one(at, REACH, -23, 14);
  one(at, SHUT_IN, -5, -4);
  one(at, ROAD, 8, 32);
  one(at, INNER_KINGS, -2, -7);
  one(at, TURN, -7, 6);
  one(at, OPPOSITION, 9, -4);
  one(at, STEPS, -3, 22);
  one(at, BLOCKED, -4, 16);
  one(at, PAIRS, 2, -4);
  one(at, CHAINS, 2, -5);
  one(at, OPEN, -14, -16);
  one(at, OUTPOST, -2, 4);
  one(at, STRAY, -21, 34);
  one(at, BALANCE, -1, -17);
  one(at, PASSED_NEAR, 21, 94);
  one(at, PASSED_MIDDLE, 7, 21);
  one(at, PASSED_FAR, -8, -25);
  one(at, THREATS, 15, 28);
  one(at, CAPTURES, 0, 0);
  one(at, HUFFABLE, 0, 0);
  five(at, MEN, 91, 94, 96, 96, 108, 112, 119, 113, 123, 164);
  five(at, MEN + 5, 102, 96, 92, 99, 74, 124, 112, 97, 134, 103);
  five(at, MEN + 10, 100, 94, 84, 84, 109, 102, 97, 86, 97, 128);
  five(at, MEN + 15, 91, 90, 72, 93, 75, 112, 92, 91, 120, 99);
  five(at, MEN + 20, 91, 83, 85, 77, 99, 96, 103, 68, 95, 119);
  five(at, MEN + 25, 88, 82, 86, 95, 113, 121, 79, 76, 80, 98);
  five(at, MEN + 30, 104, 102, 98, 87, 113, 82, 99, 65, 81, 91);
  five(at, MEN + 35, 110, 105, 114, 108, 122, 120, 92, 88, 106, 123);
  five(at, MEN + 40, 132, 105, 102, 89, 130, 129, 110, 101, 96, 100);
  four(at, BACK, -13, 1, 3, 2, -10, 5, 5, 8);
  four(at, BACK + 4, -9, 6, 5, 5, -17, 13, 4, 0);
  four(at, BACK + 8, -3, -3, 5, -1, -9, -1, 13, -1);
  four(at, BACK + 12, -7, -8, -8, -5, -9, 0, -6, -3);
  four(at, BACK + 16, 6, -2, -7, 0, -14, -1, -7, -5);
  four(at, BACK + 20, -5, 8, 5, 7, -1, 12, 10, -5);
  four(at, BACK + 24, 1, 11, -8, 5, 3, 12, -7, -1);
  four(at, BACK + 28, 6, 5, -3, 0, -2, 2, 8, 5);
}
