import { compileKernel, instantiate, type KernelFile } from './wasm.ts';
import { error } from './words.ts';

/**
 * The exports of every kernel of tablebases (assembly/draughts/tables-main.ts). Material classes are identified by
 * their keys.
 */
export interface TableExports {
  roomAt(): number;
  /** 0 if the memory cannot grow so far. */
  reserve(end: number): number;
  unloadClasses(): void;
  loadClass(key: number, entries: number, width: number): void;
  sizeOf(key: number): number;
  /** The address of the pair's entries, u16 each; 0 if the memory is too small. */
  beginPair(at: number, key: number): number;
  initialise(from: number, to: number): number;
  propagate(most: number): number;
  isOutOfRoom(): number;
  finish(): void;
  /** After `finish`: how many numbers in a range belong to no position. */
  unusedNumbers(from: number, to: number): number;
  /** The number of alternatives besides the main entry; -1: the position has too many pieces for any table. */
  locate(): number;
  mainKey(): number;
  mainIndex(): number;
  alternativesAt(): number;
  find(key: number, index: number): number;
}

/** The entries of a material class as in its file: one byte each, or two, low byte first. */
export interface TableEntries {
  readonly width: 1 | 2;
  readonly bytes: Uint8Array;
}

/**
 * One place of a position's value (assembly/tables/lookups.ts): an entry of a material class, or, without a key, a side
 * that has lost. `after`: it is the entry of the position after a move.
 */
export interface TableLookup {
  readonly key: number | undefined;
  readonly index: number;
  readonly after: boolean;
}

/**
 * The first size of the memory. It grows at once to what the rules use (assembly/tables/memory.ts), then to what a pair
 * needs.
 */
const PAGES = 2;
const LOOKUP_BYTES = 16;
/** The number of positions between two checks whether to continue. */
const BATCH = 1 << 18;

/** The compiled index and attractor of a game's tablebases. */
export class TableKernel<E extends TableExports = TableExports> {
  readonly exports: E;
  readonly #memory: WebAssembly.Memory;

  static async open<E extends TableExports>(file: KernelFile, setUp: (kernel: E) => void): Promise<TableKernel<E>> {
    const memory = new WebAssembly.Memory({ initial: PAGES });
    const kernel = instantiate<E>(await compileKernel(file), memory);
    kernel.reserve(kernel.roomAt());
    setUp(kernel);
    return new TableKernel(kernel, memory);
  }

  private constructor(exports: E, memory: WebAssembly.Memory) {
    this.exports = exports;
    this.#memory = memory;
  }

  sizeOf(key: number): number {
    return this.exports.sizeOf(key) >>> 0;
  }

  /**
   * The entries to look up for the position on the kernel's board: the best of them is its value. None if it has too
   * many pieces.
   */
  lookups(): TableLookup[] {
    const others = this.exports.locate();
    if (others < 0) return [];
    const key = this.exports.mainKey() >>> 0;
    const found: TableLookup[] = key === 0 ? [] : [{ key, index: this.exports.mainIndex() >>> 0, after: false }];
    if (others === 0) return found;
    const view = new DataView(this.#memory.buffer, this.exports.alternativesAt(), others * LOOKUP_BYTES);
    for (let at = 0; at < view.byteLength; at += LOOKUP_BYTES) {
      const other = view.getUint32(at, true);
      found.push({ key: other || undefined, index: view.getUint32(at + 4, true), after: view.getUint32(at + 8, true) !== 0 });
    }
    return found;
  }

  /**
   * Solves the material class with this key and the one with the other side to move, which has `otherSize` positions (0
   * where both are the same). `known`: entries of the classes that they convert into. `checkAbort` is called regularly
   * and stops it by throwing. The result is valid until the next call of the kernel.
   */
  solve(key: number, otherSize: number, known: ReadonlyMap<number, TableEntries>, checkAbort: () => void): Uint16Array {
    const size = this.sizeOf(key) + otherSize;
    const { exports } = this;
    exports.unloadClasses();
    let at = exports.roomAt();
    for (const [slice, { width, bytes }] of known) {
      const entries = at;
      // Addresses exceed 2^31, so bit operations would be wrong.
      at = 16 * Math.ceil((at + bytes.length) / 16);
      if (!exports.reserve(at)) throw this.#noRoom(size);
      new Uint8Array(this.#memory.buffer, entries, bytes.length).set(bytes);
      exports.loadClass(slice, entries, width);
    }
    const entries = exports.beginPair(at, key) >>> 0;
    if (entries === 0) throw this.#noRoom(size);
    for (let from = 0; from < size; from += BATCH) {
      checkAbort();
      if (!exports.initialise(from, Math.min(size, from + BATCH))) throw this.#noRoom(size);
    }
    while (exports.propagate(BATCH) !== 0) {
      if (exports.isOutOfRoom()) throw this.#noRoom(size);
      checkAbort();
    }
    exports.finish();
    return new Uint16Array(this.#memory.buffer, entries, size);
  }

  #noRoom(positions: number): Error {
    return error('no-room-for-pair', { positions });
  }
}
