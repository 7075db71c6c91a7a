import { entryOf, isThere, slotOf } from './directory';
import { QUESTIONS } from './memory';
import { beforeMove, betterOf, LOST, UNKNOWN } from './value';

/**
 * What a position is worth is one entry, or the best of several: who may huff, or capture en passant, has besides the
 * position itself others to choose from, all of them in slices with fewer pieces. A position asks a main question and
 * any number of others:
 *
 *     0 key of the slice, 0: nobody is left to move there, who has lost   4 index   8 whether a move leads there
 */
const QUESTION_BYTES: usize = 16;

/** The main question; key 0: there is none, because every move is one of the others. */
export let askedKey: u32 = 0;
export let askedIndex: u32 = 0;
/** How many others. */
export let others: i32 = 0;

@inline
export function ask(key: u32, index: u32): void {
  askedKey = key;
  askedIndex = index;
  others = 0;
}

export function askAlso(key: u32, index: u32, after: bool): void {
  const at = QUESTIONS + <usize>others * QUESTION_BYTES;
  store<u32>(at, key);
  store<u32>(at, index, 4);
  store<u32>(at, after ? 1 : 0, 8);
  others++;
}

/** The best of the others' answers; UNKNOWN where there are none. */
export function answerOfOthers(): i32 {
  let best = UNKNOWN;
  for (let i = 0; i < others; i++) {
    const at = QUESTIONS + <usize>i * QUESTION_BYTES;
    const key = load<u32>(at);
    const value = key == 0 ? LOST : answerIn(slotOf(key), load<u32>(at, 4));
    best = betterOf(best, load<u32>(at, 8) ? beforeMove(value) : value);
  }
  return best;
}

/** An entry of a finished slice, which has to be there: the host brings all that a pair converts into. */
@inline
export function answerIn(slot: usize, index: u32): i32 {
  if (!isThere(slot)) unreachable();
  return entryOf(slot, index);
}
