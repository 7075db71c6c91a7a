import type { Thought } from '../think.ts';

/** What comes from the thread during one think: thoughts, then the end or an error. `hurry` asks to go on without waiting for it any longer. */
export type Event = { readonly thought: Thought } | { readonly error: Error } | 'end' | 'hurry';

/** The events of one think, in the order they came, for one reader. */
export class ThinkStream {
  readonly #events: Event[] = [];
  #wake = () => {};
  #settle = () => {};
  /** Resolves when the thread is through with it. */
  readonly settled = new Promise<void>((resolve) => {
    this.#settle = resolve;
  });

  push(event: Event): void {
    this.#events.push(event);
    this.#wake();
    if (event === 'end' || (typeof event === 'object' && 'error' in event)) this.#settle();
  }

  async next(): Promise<Event> {
    for (;;) {
      const event = this.#events.shift();
      if (event !== undefined) return event;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}
