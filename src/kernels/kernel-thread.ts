import { instantiate, type KernelCode } from './wasm.ts';

/**
 * The functions that a kernel calls in its host. They must not throw, and must not call the kernel except to read its
 * results.
 */
export interface KernelHost {
  /** Every 2,000 positions or so: whether to go on. `positions` are those of this thread. */
  shouldContinue(positions: number): boolean;
  /** A better move was found at the root, within a depth. */
  onInfo?(): void;
}

/** What other threads need to help; it can be posted to a worker. */
export interface KernelShare extends KernelCode {
  readonly memory: WebAssembly.Memory;
  readonly hashMb: number;
  readonly threads: number;
}

/** The exports that all searching kernels share. */
export interface KernelExports {
  setUp(thread: number, threads: number, megabytes: number): number;
  /** A helper's turn at the round that the leader has opened; 0 if there is nothing to do. */
  help(): number;
  closeRound(): void;
  forget(): void;
}

/** The words that all threads share, counted in Int32s: assembly/stop.ts, and one that only this file knows. */
const STOP_WORD = 16;
const ROUND_WORD = 17;
const SESSION_WORD = 25;
/** How long a helper sleeps at most before it looks whether its session is over. */
const NAP_MS = 20;

/** A kernel in one of the threads that share its memory: its host, its stop flag, the work of helpers. */
export class KernelThread<E extends KernelExports> {
  readonly exports: E;
  readonly memory: WebAssembly.Memory;
  readonly thread: number;
  /** Called by the running search. */
  protected host: KernelHost | undefined;
  readonly #share: KernelShare;
  readonly #words: Int32Array<ArrayBufferLike>;
  /** The byte address of each thread's count of positions. */
  readonly #countAt: (thread: number) => number;

  constructor(share: KernelShare, thread: number, countAt: (thread: number) => number) {
    this.memory = share.memory;
    this.thread = thread;
    this.#share = share;
    this.#countAt = countAt;
    this.exports = instantiate<E>(share, share.memory, {
      shouldContinue: (positions) => this.host?.shouldContinue(positions) ?? true,
      onInfo: () => this.host?.onInfo?.(),
    });
    if (!this.exports.setUp(thread, share.threads, share.hashMb))
      throw new RangeError(`Thread ${thread} of ${share.threads} has no place in this memory: threads are counted from 0.`);
    this.#words = new Int32Array(share.memory.buffer, 0, 64);
  }

  get threads(): number {
    return this.#share.threads;
  }

  get hashMb(): number {
    return this.#share.hashMb;
  }

  /** For other threads to join: they make a kernel of their own from it. */
  share(): KernelShare {
    if (this.#share.threads === 1)
      throw new Error('This kernel was made for one thread: say { threads } when you create it, and send its share then.');
    return { ...this.#share, weights: undefined };
  }

  /**
   * Clears the table: the next search visits as many positions as a new kernel's would. Never needed for correct
   * values.
   */
  forget(): void {
    this.exports.forget();
  }

  /**
   * Makes every search on this memory stop within some thousand positions, and stay stopped. With shared memory any
   * thread may call it.
   */
  stop(): void {
    Atomics.store(this.#words, STOP_WORD, 1);
  }

  /** Leaves the position: helpers have nothing to do any more. */
  abandon(): void {
    this.exports.closeRound();
  }

  /** Opens a session for helpers, and ends the one before. To be called before they receive its number. */
  openSession(): number {
    return Atomics.add(this.#words, SESSION_WORD, 1) + 1;
  }

  /** Ends the session: helpers return within 20 ms. */
  closeSession(): void {
    Atomics.add(this.#words, SESSION_WORD, 1);
    this.exports.closeRound();
  }

  /**
   * A helper's work: searches whatever thread 0 searches, until the session is over or everything is stopped. Blocks
   * its thread.
   */
  help(session: number): void {
    const goesOn = () => Atomics.load(this.#words, SESSION_WORD) === session && Atomics.load(this.#words, STOP_WORD) === 0;
    while (goesOn()) {
      // Read first: a round that is opened after `help` found none ends the nap at once.
      const round = Atomics.load(this.#words, ROUND_WORD);
      if (!this.exports.help()) Atomics.wait(this.#words, ROUND_WORD, round, NAP_MS);
    }
  }

  /** Positions that the other threads have counted. */
  countedByHelpers(): number {
    let total = 0;
    for (let thread = 0; thread < this.#share.threads; thread++)
      if (thread !== this.thread) total += new DataView(this.memory.buffer, this.#countAt(thread), 8).getFloat64(0, true);
    return total;
  }
}
