import { compileKernel, instantiate } from './wasm.ts';

interface LeafExports {
  setUp(columns: number, rows: number, inRow: number, drawsCount: boolean): void;
  memoryBytes(): number;
  reaches(own: bigint, other: bigint, budget: number): number;
  nodes(): number;
}

/** The first size of the memory, and what a page of it has. */
const PAGES = 2;
const PAGE_BYTES = 65_536;

/** The most nodes that the kernel counts. */
const MOST_NODES = 2 ** 29 - 2;

/** The size of a board of Connect 4 with at most 60 bits: columns times (rows + 1). */
export interface LeafBoard {
  readonly columns: number;
  readonly rows: number;
  readonly inRow: number;
}

/** The compiled search that closes leaves of a certificate of Connect 4 (assembly/connect4/leaves-main.ts). */
export class LeafKernel {
  readonly #exports: LeafExports;

  static async open({ columns, rows, inRow }: LeafBoard, drawsCount: boolean): Promise<LeafKernel> {
    const memory = new WebAssembly.Memory({ initial: PAGES });
    const kernel = instantiate<LeafExports>(await compileKernel('connect4-leaves'), memory);
    memory.grow(Math.max(0, Math.ceil(kernel.memoryBytes() / PAGE_BYTES) - PAGES));
    kernel.setUp(columns, rows, inRow, drawsCount);
    return new LeafKernel(kernel);
  }

  private constructor(exports: LeafExports) {
    this.#exports = exports;
  }

  /** The nodes needed to see that the owner, to move, reaches the goal; undefined if false, or above the budget. */
  nodesToClose(own: bigint, other: bigint, budget: number): number | undefined {
    if (budget > MOST_NODES) throw new RangeError(`A leaf may cost ${MOST_NODES} nodes, not ${budget}.`);
    const found = this.#exports.reaches(own, other, budget);
    const nodes = this.#exports.nodes();
    return found && nodes <= budget ? nodes : undefined;
  }
}
