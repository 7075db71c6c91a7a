/**
 * When a search stops. Every LOOK positions it checks the node limit, the stop flag, whether the leader of its threads
 * has started another round, and whether the host wants it to continue. A search that is halted returns to its root at
 * once, undoes its moves and stores nothing on the way.
 *
 * The words stand at the same addresses in every kernel's memory.
 */

/** Written from outside: not 0 means stop. */
export const STOP: usize = 64;
/** Which question the threads are working on, counted up; 0 or less: none. Written after all that it speaks of. */
export const ROUND: usize = 68;

const LOOK: i32 = 2048;

/** In the thread that leads: whether to go on, asked every LOOK positions. */
@external('host', 'shouldContinue')
declare function shouldContinue(positions: f64): bool;

/** While true, the values that a search returns are invalid. */
export let halted: bool = false;

let fuel: i32 = 0;
let fuelled: i32 = 0;
let counted: f64 = 0;
let limit: f64 = 0;
let asksHost: bool = false;
/** The round that this thread takes part in, or 0. */
let round: i32 = 0;
/** Where the thread tells how many positions it has visited: an f64. */
let countAt: usize = 0;

export function setUpCount(at: usize): void {
  countAt = at;
}

/** Positions visited since the last `countFromZero`. */
export function positions(): f64 {
  return counted + <f64>(fuelled - fuel);
}

export function countFromZero(): void {
  counted = 0;
  fuelled = fuel = 0;
}

/**
 * Before a search: it may visit positions up to this many in all, counted from the last `countFromZero`. `host`:
 * whether the host is asked. `sharedRound` is 0, or the round that has to be open for the search to make sense.
 */
export function allow(positionsInAll: f64, host: bool, sharedRound: i32): void {
  counted = positions();
  fuelled = fuel = 0;
  limit = positionsInAll;
  asksHost = host;
  round = sharedRound;
  halted = false;
}

@inline
export function countPosition(): void {
  fuel--;
}

/** Called by what takes long at one position: the next node asks, and the count of positions stays right. */
export function lookSoon(): void {
  fuelled -= fuel;
  fuel = 0;
}

/** Called on entering a node; if it returns true, `halted` is true. */
@inline
export function mustHalt(): bool {
  return fuel <= 0 && !refuel();
}

function refuel(): bool {
  tellCount();
  fuelled = fuel = 0;
  if (counted >= limit || isStopped() || isSuperseded() || (asksHost && !shouldContinue(counted))) {
    halted = true;
    return false;
  }
  fuelled = fuel = <i32>min(<f64>LOOK, limit - counted);
  return true;
}

/** Other threads and the outside read the count here. */
export function tellCount(): void {
  counted = positions();
  fuelled = fuel;
  store<f64>(countAt, counted);
}

@inline
export function isStopped(): bool {
  return (ASC_FEATURE_THREADS ? atomic.load<i32>(STOP) : load<i32>(STOP)) != 0;
}

/** Whether the round is no longer open: it is answered, or the leader has gone on. */
@inline
export function isSuperseded(): bool {
  return ASC_FEATURE_THREADS && round != 0 && atomic.load<i32>(ROUND) != round;
}

/** For the leader: opens a round for helpers, after everything that it speaks of was written. Returns its number. */
export function openRound(last: i32): i32 {
  if (!ASC_FEATURE_THREADS) return 0;
  const next = last >= 0x3fffff ? 1 : last + 1;
  atomic.store<i32>(ROUND, next);
  atomic.notify(ROUND, -1);
  return next;
}

export function closeRound(): void {
  if (ASC_FEATURE_THREADS) atomic.store<i32>(ROUND, 0);
}
