import { compiledKernel, instantiate, type KernelFile } from './wasm.ts';

/**
 * The exports that the rules of all kernels share; moves are numbers. Each game adds its own, such as the function that
 * sets a position.
 */
export interface RulesExports {
  /** Address of the position on the board and of the earlier positions that undo and repetitions need. */
  stateAt(): number;
  /** Completes that state in memory and returns the address after its last byte. */
  saveState(): number;
  /** Continues with a state of this many bytes that the host has written to `stateAt`. */
  restoreState(bytes: number): void;
  /** Writes the legal moves to `listAt`, Int32s, and returns how many there are. */
  list(): number;
  listAt(): number;
  /** 0, and nothing happens, if the move is not legal. */
  play(move: number): number;
  /** 0, and nothing happens, if there is no move to take back. */
  undo(): number;
  /** 0 while the game is not over. */
  outcome(): number;
}

/** A position that plays by a kernel's rules. */
export interface RulesPosition {
  /** Its bytes, kept here while another position has the board. */
  savedState: Uint8Array | undefined;
}

/** Room for the rules and one thread's part of the memory, from assembly/search/memory.ts. */
const PAGES = 66;

/**
 * A kernel of rules: one board, which positions take in turns. A position that takes the board copies its bytes in, and
 * the position before it gets its own bytes back; a search, which stays with one position, copies nothing. Boards are
 * made without waiting, so a page awaits `compileKernel` before.
 */
export class RulesBoard<E extends RulesExports> {
  readonly kernel: E;
  readonly memory = new WebAssembly.Memory({ initial: PAGES });
  /** The kernel's memory, to read the position on the board. */
  readonly words = new Int32Array(this.memory.buffer);
  readonly #bytes = new Uint8Array(this.memory.buffer);
  readonly #bottom: number;
  readonly #list: number;
  #seated: RulesPosition | undefined;

  constructor(file: KernelFile, setUp: (kernel: E) => void) {
    this.kernel = instantiate<E>(compiledKernel(file), this.memory);
    setUp(this.kernel);
    this.#bottom = this.kernel.stateAt();
    this.#list = this.kernel.listAt() >> 2;
  }

  /** Puts a new position on the board, which `set` sets, or makes out of the one that is there. */
  begin(position: RulesPosition, set: (kernel: E) => void): void {
    this.#leave(position);
    set(this.kernel);
  }

  /** The kernel with this position on its board. */
  load(position: RulesPosition): E {
    if (position !== this.#seated) {
      this.#leave(position);
      const state = position.savedState as Uint8Array;
      this.#bytes.set(state, this.#bottom);
      this.kernel.restoreState(state.length);
    }
    return this.kernel;
  }

  /** Writes a position's legal moves to into[at], into[at + 1]... and returns the index after the last. */
  moves(position: RulesPosition, into: number[], at: number): number {
    const count = this.load(position).list();
    const { words } = this;
    const list = this.#list;
    for (let i = 0; i < count; i++) into[at + i] = words[list + i] as number;
    return at + count;
  }

  #leave(next: RulesPosition): void {
    const left = this.#seated;
    this.#seated = next;
    if (left === undefined) return;
    const end = this.kernel.saveState();
    // Most often as many as it came with.
    if (left.savedState?.length === end - this.#bottom) left.savedState.set(this.#bytes.subarray(this.#bottom, end));
    else left.savedState = this.#bytes.slice(this.#bottom, end);
  }
}
