/**
 * A 32-bit checksum of numbers, FNV-1a with 32-bit items. Each step is one-to-one in the state for a given item and
 * in the item for a given state: so two sequences that differ in a single item never have the same sum. It finds
 * accidents, not forgeries; `verify` finds those.
 */
export class Checksum {
  #state = 0x811c9dc5 | 0;

  add(item: number): void {
    this.#state = Math.imul(this.#state ^ item, 0x01000193);
  }

  addText(text: string): void {
    for (let i = 0; i < text.length; i++) this.add(text.charCodeAt(i));
  }

  /** From 0 to 2^32 - 1. */
  get value(): number {
    return this.#state >>> 0;
  }

  /** Eight hexadecimal digits. */
  toString(): string {
    return this.value.toString(16).padStart(8, '0');
  }
}
