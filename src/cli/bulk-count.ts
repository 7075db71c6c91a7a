import type { Position } from '../core/index.ts';
import { ChessPosition, DraughtsPosition, OthelloPosition } from '../games/index.ts';
import type { StopSignal } from '../search/index.ts';

/** Lines of so many plies from the position as it stands. Draw rules end none of them, as everywhere where such counts are published. */
export type Bulk = (depth: number) => bigint;

/** How the kernel of a position's game counts; undefined where it has no count of its own. */
export function bulkOf(position: Position): Bulk | undefined {
  if (position instanceof DraughtsPosition) return (depth) => position.perft(depth);
  if (position instanceof ChessPosition) return (depth) => BigInt(position.board.perft(depth));
  if (position instanceof OthelloPosition) return (depth) => position.perft(depth);
  return undefined;
}

/** One call of the kernel cannot be stopped: it may take about this long. */
const SHORT_MS = 20;
const LONG_MS = 100;

/**
 * The same count as perft-count.ts, but the last plies are counted by the kernel in one call, as many of them as take a moment on this machine; the plies above are played
 * here. `told` gets what was counted so far. undefined where the signal came first; the position is then as it was.
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
