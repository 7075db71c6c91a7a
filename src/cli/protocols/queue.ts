/** What another program asked for: done one after the other, in the order in which it was asked. */
export class Queue {
  #last: Promise<void> = Promise.resolve();
  /** What can be stopped, and whether it comes to an end by itself. */
  readonly #stops = new Map<AbortController, boolean>();
  #closed = false;

  /** Whether something that can be stopped is under way or waiting. */
  get busy(): boolean {
    return this.#stops.size > 0;
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** Work that cannot be stopped. It sees to its own errors. */
  add(work: () => Promise<void> | void): void {
    this.#last = this.#last.then(() => (this.#closed ? undefined : work()));
  }

  /** Work that `stop` stops, before it begins or in the middle: it then comes to its end at once. `ends`: it does so by itself, too. */
  addStoppable(ends: boolean, work: (stop: AbortController) => Promise<void>): void {
    const stop = new AbortController();
    this.#stops.set(stop, ends);
    this.add(() => work(stop).finally(() => this.#stops.delete(stop)));
  }

  /** Stops everything that was asked for so far. */
  stop(): void {
    for (const stop of this.#stops.keys()) stop.abort();
  }

  /** Nobody will ask for more: resolves when everything is done. Only what would go on for ever is stopped. */
  async finish(): Promise<void> {
    for (const [stop, ends] of this.#stops) if (!ends) stop.abort();
    await this.#last;
  }

  /** Nothing more is begun; resolves when what is under way has ended, after so many milliseconds in any case. */
  async close(ms: number): Promise<void> {
    this.#closed = true;
    this.stop();
    let timer: ReturnType<typeof setTimeout> | undefined;
    await Promise.race([
      this.#last,
      new Promise<void>((resolve) => {
        timer = setTimeout(resolve, ms);
      }),
    ]);
    clearTimeout(timer);
  }
}
