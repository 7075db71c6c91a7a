/** What another program asked for: done one after the other, in the order in which it was asked. */
export class Queue {
  #last: Promise<void> = Promise.resolve();
  readonly #stops = new Set<AbortController>();
  #closed = false;

  /** Whether something that can be stopped is under way or waiting. */
  get busy(): boolean {
    return this.#stops.size > 0;
  }

  /** Work that cannot be stopped. It sees to its own errors. */
  add(work: () => Promise<void> | void): void {
    this.#last = this.#last.then(() => (this.#closed ? undefined : work()));
  }

  /** Work that `stop` stops, before it begins or in the middle: it then comes to its end at once. */
  addStoppable(work: (stop: AbortController) => Promise<void>): void {
    const stop = new AbortController();
    this.#stops.add(stop);
    this.add(() => work(stop).finally(() => this.#stops.delete(stop)));
  }

  /** Stops everything that was asked for so far. */
  stop(): void {
    for (const stop of this.#stops) stop.abort();
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
