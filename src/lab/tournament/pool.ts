/** A pool of engines or programs, which are opened once and reused. */
export class Pool<T extends { close(): void }> {
  readonly #idle = new Map<string, T[]>();
  readonly #all = new Set<T>();

  /** A free item, or a new one. Items with the same key are interchangeable. */
  async take(key: string, open: () => Promise<T>): Promise<T> {
    const idle = this.#idle.get(key)?.pop();
    if (idle !== undefined) return idle;
    const opened = await open();
    this.#all.add(opened);
    return opened;
  }

  /** Returns an item in good state for reuse. */
  giveBack(key: string, used: T): void {
    const idle = this.#idle.get(key);
    if (idle === undefined) this.#idle.set(key, [used]);
    else idle.push(used);
  }

  /** Closes an item whose state is unknown. */
  discard(used: T): void {
    this.#all.delete(used);
    used.close();
  }

  close(): void {
    for (const one of this.#all) one.close();
    this.#all.clear();
    this.#idle.clear();
  }
}
