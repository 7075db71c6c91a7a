import { AGE, layOut } from './memory';
import { countFromZero, openSlice, halted, positions } from './slice';
import { clearFar, clearNear, setAge } from './table';
import { lookAhead } from './heuristic';
import { begin, help as helpLeader } from './solver';

export { positions } from './slice';
export { bestColumn } from './heuristic';
export { advance, closeRound, leastWorth, mostWorth, narrow } from './solver';

let age: i32 = 1;

/** First of all, once in each instance: where in the memory this thread works. False if the memory is too small. */
export function setUp(thread: i32, threads: i32, megabytes: i32): bool {
  return layOut(thread, threads, megabytes);
}

/** Forgets all positions. Not needed for right answers: what a table holds stays true. */
export function forget(): void {
  age++;
  if (age > 7) {
    age = 1;
    clearFar();
    clearNear();
  }
  setAge(age);
  if (ASC_FEATURE_THREADS) atomic.store<i32>(AGE, age);
}

export function solve(mover: u64, mask: u64, weak: bool): void {
  countFromZero();
  begin(mover, mask, weak);
}

/** A helper thread's turn: false if there is nothing to do. */
export function help(): bool {
  if (ASC_FEATURE_THREADS) {
    const shared = atomic.load<i32>(AGE);
    if (shared) setAge(shared);
  }
  return helpLeader();
}

/** The minimax value at a depth from 1, or the lowest i32 if stopped or out of positions before. */
export function look(mover: u64, mask: u64, depth: i32, budget: f64): i32 {
  countFromZero();
  openSlice(budget, 0);
  const value = lookAhead(mover, mask, depth);
  return halted ? i32.MIN_VALUE : value;
}
