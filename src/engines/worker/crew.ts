import type { KernelShare } from '../../kernels/index.ts';
import { startHelperThread } from './helper-thread.ts';
import type { Thread } from './thread.ts';

/** What the leader of a search that several threads share has to offer: every KernelThread does. */
export interface Leader {
  share(): KernelShare;
  openSession(): number;
  closeSession(): void;
  abandon(): void;
}

/**
 * What a helping thread is told: first whom it helps, which it answers when it is ready; then the number of each
 * session.
 */
export type HelperOrder = { readonly share: KernelShare; readonly thread: number } | number;

/**
 * Helpers that wait for the next position use a little of the processor. Past this many milliseconds they go to
 * sleep.
 */
const AWAKE_MS = 1000;

/**
 * The threads that help a leader. They are started with the first position, and sleep when none has come for a while.
 */
export class Crew {
  readonly #leader: Leader;
  readonly #threads = new Map<number, Thread>();
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

  /** To be waited for before the first search: a page starts no thread while the one that asks for it is busy. */
  async ready(): Promise<void> {
    this.#joined ??= Promise.race([this.#start(), this.#dismissal]);
    await this.#joined;
    this.#isReady = true;
  }

  /** Before a search. Where they are not ready it goes without them; costs nothing where they are awake. */
  wake(): void {
    clearTimeout(this.#sleep);
    if (this.#awake || !this.#isReady) return;
    this.#awake = true;
    const session = this.#leader.openSession();
    for (const thread of this.#threads.values()) thread.post(session satisfies HelperOrder);
  }

  /** After a search, finished or not. */
  rest(): void {
    if (!this.#awake) return;
    this.#leader.abandon();
    clearTimeout(this.#sleep);
    this.#sleep = setTimeout(() => {
      this.#awake = false;
      this.#leader.closeSession();
    }, AWAKE_MS);
    if (typeof this.#sleep === 'object') this.#sleep.unref();
  }

  dismiss(): void {
    clearTimeout(this.#sleep);
    this.#leader.closeSession();
    for (const thread of this.#threads.values()) thread.terminate();
    this.#threads.clear();
    this.#dismissed();
  }

  #start(): Promise<unknown> {
    const share = this.#leader.share();
    const numbers = Array.from({ length: share.threads - 1 }, (_, i) => i + 1);
    return Promise.all(numbers.map((number) => this.#join(share, number)));
  }

  #join(share: KernelShare, number: number): Promise<void> {
    return new Promise((resolve) => {
      const thread = startHelperThread({
        message: () => {
          thread.hold(false);
          resolve();
        },
        // The search goes on without it: helpers bring time, never the result.
        died: () => {
          this.#threads.delete(number);
          resolve();
        },
      });
      this.#threads.set(number, thread);
      thread.post({ share, thread: number } satisfies HelperOrder);
    });
  }
}
