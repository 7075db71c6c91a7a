import type { HelperOrder } from '../helpers.ts';
import { startHelperThread } from './helper-thread.ts';
import type { Thread } from './thread.ts';

/** What the leader of a search that several threads share has to offer: Connect4Kernel does. */
export interface Leader {
  share(): { readonly threads: number };
  openSession(): number;
  closeSession(): void;
  abandon(): void;
}

/** Helpers that wait for the next position use a little of the processor. Past this many milliseconds they go to sleep. */
const AWAKE_MS = 1000;

/** The threads that help a leader. They are started with the first position, and sleep when none has come for a while. */
export class Crew {
  readonly #leader: Leader;
  readonly #kernel: HelperOrder['kernel'];
  readonly #threads = new Map<number, Thread>();
  #started = false;
  #awake = false;
  #sleep: ReturnType<typeof setTimeout> | undefined;

  constructor(leader: Leader, kernel: HelperOrder['kernel']) {
    this.#leader = leader;
    this.#kernel = kernel;
  }

  /** Before a search: costs nothing if they are awake. */
  wake(): void {
    clearTimeout(this.#sleep);
    if (this.#awake) return;
    this.#awake = true;
    if (!this.#started) this.#start();
    const session = this.#leader.openSession();
    const share = this.#leader.share();
    for (const [thread, { post }] of this.#threads) post({ kernel: this.#kernel, share, thread, session } satisfies HelperOrder);
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
    this.#leader.abandon();
    this.#leader.closeSession();
    for (const thread of this.#threads.values()) thread.terminate();
    this.#threads.clear();
  }

  #start(): void {
    this.#started = true;
    for (let number = 1; number < this.#leader.share().threads; number++) {
      const thread = startHelperThread({
        message: () => {},
        // The search goes on without it: helpers bring time, never the result.
        died: () => this.#threads.delete(number),
      });
      thread.hold(false);
      this.#threads.set(number, thread);
    }
  }
}
