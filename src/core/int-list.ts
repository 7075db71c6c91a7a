/** A list of 32-bit integers that grows by doubling, for code that does not know the final length in advance. */
export class IntList {
  length = 0;
  #items: Int32Array;

  constructor(room = 64) {
    this.#items = new Int32Array(room);
  }

  /** A list of these items. It uses the array itself, not a copy. */
  static over(items: Int32Array): IntList {
    const list = new IntList(0);
    list.#items = items;
    list.length = items.length;
    return list;
  }

  push(item: number): void {
    if (this.length === this.#items.length) {
      const larger = new Int32Array(Math.max(16, 2 * this.length));
      larger.set(this.#items);
      this.#items = larger;
    }
    this.#items[this.length++] = item;
  }

  /** Takes the last item off; the list must not be empty. */
  pop(): number {
    return this.#items[--this.length];
  }

  get(index: number): number {
    return this.#items[index];
  }

  set(index: number, item: number): void {
    this.#items[index] = item;
  }

  /** The items without a copy; valid until the list grows. */
  view(): Int32Array {
    return this.#items.subarray(0, this.length);
  }

  /** A copy of the items. */
  toArray(): Int32Array {
    return this.#items.slice(0, this.length);
  }
}
