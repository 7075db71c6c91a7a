import { allow, countFromZero, halted, positions } from '../stop';
import { AGE, layOut } from './memory';
import { clearMain, clearL1, setAge } from './table';
import { lookAhead } from './heuristic';
import { begin, help as helpLeader, run } from './solver';

export { closeRound, positions } from '../stop';
export { bestColumn } from './heuristic';
export { doneShare } from './search';
export { leastValue, mostValue, window } from './solver';

let age: i32 = 1;

/** Must be called first, once per instance: sets this thread's part of the memory. False if memory is too small. */
export function setUp(thread: i32, threads: i32, megabytes: i32): bool {
  return layOut(thread, threads, megabytes);
}

/** Clears the table. Never needed for correct values: entries are facts about positions. */
export function forget(): void {
  age++;
  if (age > 7) {
    age = 1;
    clearMain();
    clearL1();
  }
  setAge(age);
  if (ASC_FEATURE_THREADS) atomic.store<i32>(AGE, age);
}

/**
 * Finds the value, which lies between `least` and `most`. False if the limit, the stop or the host ended it
 * before.
 */
export function solve(mover: u64, mask: u64, weak: bool, least: i32, most: i32, limit: f64): bool {
  countFromZero();
  begin(mover, mask, weak, least, most);
  return run(limit);
}

/** A helper thread's turn: false if there is nothing to do. */
export function help(): bool {
  if (ASC_FEATURE_THREADS) {
    const shared = atomic.load<i32>(AGE);
    if (shared) setAge(shared);
  }
  return helpLeader();
}

/** The minimax value at a depth from 1, or the lowest i32 if the limit, the stop or the host ended it before. */
export function minimax(mover: u64, mask: u64, depth: i32, limit: f64): i32 {
  countFromZero();
  allow(limit, true, 0);
  const value = lookAhead(mover, mask, depth);
  return halted ? i32.MIN_VALUE : value;
}
