import { BACK, FIRST_KING, KINGS, MEN, PAIRS, REACH, ROAD, STEPS, THREATS } from './evaluation-features';

/** The weights of a rule set on a board, written to `at` as evaluation-tables.ts draws it. */
export function placeWeights(at: usize, rules: i32, size: i32): void {
  memory.fill(at, 0, 512);
  placePlain(at, size);
}

/** For boards on which nothing was fitted. */
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

@inline
function one(at: usize, feature: i32, opening: i32, ending: i32): void {
  store<i32>(at + (<usize>feature << 2), (opening << 16) + ending);
}
