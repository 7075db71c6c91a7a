import type { Position } from '../core/index.ts';
import type { StopSignal } from './options.ts';
import { NODES_BETWEEN_POLLS } from './run.ts';

/** Beyond this a count of doubles could lose ones: it is then moved to a bigint. */
const SAFE = 2 ** 52;

/**
 * Counts the positions exactly `depth` plies below a position, each as often as there are ways to reach it, as chess
 * programmers check their move generators. Games that end sooner do not count. The last ply is counted without being
 * played. undefined where the signal came first; `onStuck` is called where there is neither a move nor an outcome. No
 * recursion: `depth` may be anything.
 */
export function perft(position: Position, depth: number, signal: StopSignal, onStuck: () => never): bigint | undefined {
  if (depth === 0) return 1n;
  const moves: number[] = [];
  /** For each ply of the current path: where its moves end, and the next one to try. */
  const ends: number[] = [];
  const next: number[] = [];
  let total = 0n;
  let count = 0;
  let fuel = NODES_BETWEEN_POLLS;
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
      fuel = NODES_BETWEEN_POLLS;
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
 * Lines of so many plies from the position as it stands. Draw rules end none of them, as everywhere where such counts
 * are published.
 */
export type Bulk = (depth: number) => bigint;

/** One call of the kernel cannot be stopped: it may take about this long. */
const SHORT_MS = 20;
const LONG_MS = 100;

/**
 * The same count, but the last plies are counted by the kernel in one call, as many of them as take a moment on this
 * machine; the plies above are played here. `told` gets what was counted so far. undefined where the signal came
 * first; the position is then as it was.
 */
export class BulkCount {
  readonly #position: Position;
  readonly #bulk: Bulk;
  readonly #signal: StopSignal;
  readonly #told: (counted: bigint) => void;
  #counted = 0n;
  /** Plies that the kernel counts in one call: found by trying. */
  #plies = 1;

  constructor(position: Position, bulk: Bulk, signal: StopSignal, told: (counted: bigint) => void = () => {}) {
    this.#position = position;
    this.#bulk = bulk;
    this.#signal = signal;
    this.#told = told;
  }

  below(depth: number): bigint | undefined {
    const before = this.#counted;
    return this.#add(depth) ? this.#counted - before : undefined;
  }

  /** False where it was stopped. */
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
    this.#told(this.#counted);
    return true;
  }
}
