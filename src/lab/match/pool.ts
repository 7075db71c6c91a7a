/** What is opened once and used again by one after the other: engines, programs. */
export class Pool<T extends { close(): void }> {
  readonly #idle = new Map<string, T[]>();
  readonly #all = new Set<T>();

  /** One that nobody uses, or a new one. Things with the same key can stand in for each other. */
  async take(key: string, open: () => Promise<T>): Promise<T> {
    const idle = this.#idle.get(key)?.pop();
    if (idle !== undefined) return idle;
    const opened = await open();
    this.#all.add(opened);
    return opened;
  }

  /** It is in order, and free for the next. */
  giveBack(key: string, used: T): void {
    const idle = this.#idle.get(key);
    if (idle === undefined) this.#idle.set(key, [used]);
    else idle.push(used);
  }

  /** Nobody knows what state it is in. */
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
