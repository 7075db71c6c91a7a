/** A flat array of 32-bit integers that grows: twice as long whenever it is full. */
export class GrowingInts {
  #items = new Int32Array(1024);
  length = 0;

  push(item: number): void {
    if (this.length === this.#items.length) {
      const larger = new Int32Array(2 * this.length);
      larger.set(this.#items);
      this.#items = larger;
    }
    this.#items[this.length++] = item;
  }

  at(index: number): number {
    return this.#items[index];
  }

  /** The items, in an array of just their number. */
  toArray(): Int32Array {
    return this.#items.slice(0, this.length);
  }
}
