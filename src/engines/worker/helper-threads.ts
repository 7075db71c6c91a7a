import { WorkerConnection } from '../../jobs/index.ts';
import type { KernelShare } from '../../kernels/index.ts';
import { startHelperThread } from './helper-thread.ts';

/** The leader of a search that several threads share; every KernelThread is one. */
export interface Leader {
  share(): KernelShare;
  openSession(): number;
  closeSession(): void;
  abandon(): void;
}

/** The calls of a helper thread: first the search that it joins, then the number of each session. */
export type HelperCall = { readonly share: KernelShare; readonly thread: number } | number;

/**
 * Helpers that wait for the next position use a little of the processor. Past this many milliseconds they go to
 * sleep.
 */
const AWAKE_MS = 1000;

/**
 * The threads that help a leader. They are started with the first position, and sleep when none has come for a while.
 */
export class HelperThreads {
  readonly #leader: Leader;
  readonly #helpers = new Set<WorkerConnection>();
  #dismissed = () => {};
  readonly #dismissal = new Promise<void>((resolve) => {
    this.#dismissed = resolve;
  });
  /** Resolves when every thread has joined or died. */
  #joined: Promise<unknown> | undefined;
  #isReady = false;
  #awake = false;
  #sleep: ReturnType<typeof setTimeout> | undefined;

  constructor(leader: Leader) {
    this.#leader = leader;
  }

  /** Await it before the first search: a page starts no thread while the requesting thread is busy. */
  async ready(): Promise<void> {
    this.#joined ??= Promise.race([this.#start(), this.#dismissal]);
    await this.#joined;
    this.#isReady = true;
  }

  /** Call before a search. If the helpers are not ready, the search starts without them. */
  start(): void {
    clearTimeout(this.#sleep);
    if (this.#awake || !this.#isReady) return;
    this.#awake = true;
    const session = this.#leader.openSession();
    for (const helper of this.#helpers)
      void helper.call(session satisfies HelperCall, { holds: false }).catch(() => this.#helpers.delete(helper));
  }

  /** Call after a search, finished or not. */
  park(): void {
    if (!this.#awake) return;
    this.#leader.abandon();
    clearTimeout(this.#sleep);
    this.#sleep = setTimeout(() => {
      this.#awake = false;
      this.#leader.closeSession();
    }, AWAKE_MS);
    if (typeof this.#sleep === 'object') this.#sleep.unref();
  }

  terminate(): void {
    clearTimeout(this.#sleep);
    this.#leader.closeSession();
    for (const helper of this.#helpers) helper.terminate(undefined);
    this.#helpers.clear();
    this.#dismissed();
  }

  #start(): Promise<unknown> {
    const share = this.#leader.share();
    const numbers = Array.from({ length: share.threads - 1 }, (_, i) => i + 1);
    return Promise.all(numbers.map((number) => this.#join(share, number)));
  }

  /** A helper that cannot join is left out: helpers save time and never change the result. */
  async #join(share: KernelShare, thread: number): Promise<void> {
    const helper = new WorkerConnection(startHelperThread, () => new Error('A helper thread died.'));
    this.#helpers.add(helper);
    await helper.call({ share, thread } satisfies HelperCall).catch(() => this.#helpers.delete(helper));
  }
}
