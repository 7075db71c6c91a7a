import { page, ROUND, ROUND_ANSWER, STOP } from './memory';

/**
 * A search runs in slices. Every LOOK positions it looks whether to go on; it halts when the slice is used up, when somebody wrote the
 * stop word, or when another thread has answered its question. A halted search returns up to its root at once, and each node on the way
 * saves a frame (search.ts), so that the next slice goes on exactly where this one ended: slices change neither the result nor
 * the number of positions.
 */
const LOOK: i32 = 4096;

/** While true, what a search returns means nothing. */
export let halted: bool = false;

let fuel: i32 = 0;
let fuelled: i32 = 0;
let counted: f64 = 0;
let limit: f64 = 0;
/** The round of the shared window that this thread searches, or 0. */
let round: i32 = 0;

/** Positions visited since the last `countFromZero`. */
export function positions(): f64 {
  return counted + <f64>(fuelled - fuel);
}

export function countFromZero(): void {
  counted = 0;
  fuelled = fuel = 0;
}

/** Opens a slice of this many positions, for a window of its own (round 0) or for one shared with other threads. */
export function openSlice(budget: f64, sharedRound: i32): void {
  counted = positions();
  fuelled = fuel = 0;
  limit = counted + budget;
  round = sharedRound;
  halted = false;
}

@inline
export function countPosition(): void {
  fuel--;
}

/** Asked on entering a node; where it says yes, `halted` tells why. */
@inline
export function mustHalt(): bool {
  return fuel <= 0 && !refuel();
}

function refuel(): bool {
  counted = positions();
  fuelled = fuel = 0;
  store<f64>(page, counted);
  if (counted >= limit || isStopped() || isAnswered()) {
    halted = true;
    return false;
  }
  fuelled = fuel = <i32>min(<f64>LOOK, limit - counted);
  return true;
}

@inline
export function isStopped(): bool {
  return (ASC_FEATURE_THREADS ? atomic.load<i32>(STOP) : load<i32>(STOP)) != 0;
}

/** Whether the shared window is no longer open: another thread has answered it, or the leader has gone on. */
@inline
export function isAnswered(): bool {
  if (!ASC_FEATURE_THREADS || round == 0) return false;
  return atomic.load<i32>(ROUND) != round || atomic.load<i32>(ROUND_ANSWER) >> 8 == round;
}
