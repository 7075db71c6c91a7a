import { Pace, type Position } from '../core/index.ts';
import type { StopSignal } from './options.ts';

const GENERATIONS_BETWEEN_LOOKS = 1024;

/** Beyond this, adding to a double could be inexact: the count is then moved to a bigint. */
const SAFE = 2 ** 52;

/**
 * Counts the positions exactly `depth` plies below a position, each once per sequence of moves that reaches it: the
 * usual test of a move generator. Games that end sooner do not count. The last ply is counted without being played.
 * Returns undefined if the signal stopped it; `onStuck` is called at a position with neither a move nor an outcome.
 * Without recursion, so `depth` has no limit.
 */
export function perft(position: Position, depth: number, signal: StopSignal, onStuck: () => never): bigint | undefined {
  if (depth === 0) return 1n;
  const moves: number[] = [];
  /** For each ply of the current path: where its moves end, and the next one to try. */
  const ends: number[] = [];
  const next: number[] = [];
  let total = 0n;
  let count = 0;
  const pace = new Pace(GENERATIONS_BETWEEN_LOOKS);
  let fuel = 0;
  let ply = 0;
  const open = (from: number) => {
    const over = position.outcome() !== undefined;
    const end = over ? from : position.moves(moves, from);
    if (end === from && !over) onStuck();
    if (ply === depth - 1) count += end - from;
    next[ply] = ply === depth - 1 ? end : from;
    ends[ply] = end;
  };
  open(0);
  for (;;) {
    if (next[ply] < ends[ply]) {
      position.play(moves[next[ply]++]);
      ply++;
      open(ends[ply - 1]);
      if (count > SAFE) {
        total += BigInt(count);
        count = 0;
      }
      if (--fuel > 0) continue;
      fuel = pace.next(performance.now());
      signal.countNodes?.(fuel);
      if (!signal.aborted) continue;
      for (; ply > 0; ply--) position.undo();
      return undefined;
    }
    if (ply === 0) return total + BigInt(count);
    position.undo();
    ply--;
  }
}

/**
 * Counts the lines of `depth` plies from the current position. Draw rules end none of them, as in published counts.
 */
export type Bulk = (depth: number) => bigint;

/** A kernel call cannot be stopped; the number of plies it counts is adjusted so that it takes about this long. */
const SHORT_MS = 20;
const LONG_MS = 100;

/**
 * Perft with a kernel: the kernel counts the last plies in one call, as many of them as take a short time on this
 * machine; the plies above are played here. `onCount` receives the count so far. The result is undefined if the signal
 * stopped it; the position is then unchanged.
 */
export class BulkCount {
  readonly #position: Position;
  readonly #bulk: Bulk;
  readonly #signal: StopSignal;
  readonly #onCount: (counted: bigint) => void;
  #counted = 0n;
  /** Plies that the kernel counts in one call; adjusted by the time that calls take. */
  #plies = 1;

  constructor(position: Position, bulk: Bulk, signal: StopSignal, onCount: (counted: bigint) => void = () => {}) {
    this.#position = position;
    this.#bulk = bulk;
    this.#signal = signal;
    this.#onCount = onCount;
  }

  below(depth: number): bigint | undefined {
    const before = this.#counted;
    return this.#add(depth) ? this.#counted - before : undefined;
  }

  /** False if it was stopped. */
  #add(depth: number): boolean {
    if (depth <= this.#plies) return this.#call(depth);
    const moves: number[] = [];
    moves.length = this.#position.moves(moves, 0);
    return moves.every((move) => {
      this.#position.play(move);
      const whole = this.#add(depth - 1);
      this.#position.undo();
      return whole;
    });
  }

  #call(depth: number): boolean {
    if (this.#signal.aborted) return false;
    const started = performance.now();
    this.#counted += this.#bulk(depth);
    const ms = performance.now() - started;
    if (depth === this.#plies && ms < SHORT_MS / 10) this.#plies++;
    else if (ms > LONG_MS) this.#plies = Math.max(1, depth - 1);
    this.#onCount(this.#counted);
    return true;
  }
}
