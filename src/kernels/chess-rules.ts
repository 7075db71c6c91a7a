import { compiledKernel, instantiate } from './wasm.ts';

/** What the kernel exports of the rules (assembly/chess/main.ts). It holds one position at a time. */
export interface ChessRules {
  setUpRules(): void;
  clearBoard(): void;
  put(colour: number, kind: number, square: number): void;
  settle(colour: number, castling: number, enPassant: number, clock: number): void;
  list(): number;
  listAt(): number;
  play(move: number): number;
  undo(): void;
  status(): number;
  occurrences(): number;
  hasRepeated(): number;
  pieceAt(square: number): number;
  isInCheck(): number;
  isOtherInCheck(): number;
  checks(): number;
  castling(): number;
  enPassant(): number;
  clock(): number;
  evaluate(which: number): number;
  see(move: number, least: number): number;
  writeKey(): number;
  perft(depth: number): number;
}

/** The rules and one thread's part of the memory, from assembly/search/memory.ts. */
const RULES_PAGES = 58;

export interface LoadedRules {
  readonly rules: ChessRules;
  /** The tags of the moves that `list` found last. */
  readonly tags: Uint16Array;
  /** The characters of the key that `writeKey` wrote last. */
  readonly characters: Uint8Array;
}

let loaded: LoadedRules | undefined;

/** One instance a thread. In pages, after `compileKernel('chess')`. */
export function chessRules(): LoadedRules {
  if (loaded === undefined) {
    const memory = new WebAssembly.Memory({ initial: RULES_PAGES, maximum: RULES_PAGES });
    const rules = instantiate<ChessRules>(compiledKernel('chess'), memory);
    rules.setUpRules();
    const at = rules.listAt();
    loaded = { rules, tags: new Uint16Array(memory.buffer, at, 256), characters: new Uint8Array(memory.buffer, at, 128) };
  }
  return loaded;
}
