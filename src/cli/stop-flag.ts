import type { StopSignal } from '../search/index.ts';

/** Searches ask their signal once for this many nodes; counts that are polled by the same rule can share the same progress. */
export const NODES_PER_LOOK = 1024;

/**
 * A flag in memory that two threads share: the main thread raises it, a search in the worker sees it between two nodes. Each look is
 * counted, which tells the main thread how far the search is without a message.
 */
export class StopFlag implements StopSignal {
  readonly memory: SharedArrayBuffer;
  readonly #words: Int32Array;

  constructor(memory: SharedArrayBuffer = new SharedArrayBuffer(8)) {
    this.memory = memory;
    this.#words = new Int32Array(memory);
  }

  raise(): void {
    Atomics.store(this.#words, RAISED, 1);
  }

  /** For the one who searches. */
  get aborted(): boolean {
    Atomics.add(this.#words, LOOKS, 1);
    return this.raised;
  }

  /** For everybody else. */
  get raised(): boolean {
    return Atomics.load(this.#words, RAISED) === 1;
  }

  /** Nodes searched so far, to the nearest thousand or so. */
  get nodes(): number {
    return Atomics.load(this.#words, LOOKS) * NODES_PER_LOOK;
  }
}

const RAISED = 0;
const LOOKS = 1;
