import { compileKernel, instantiate } from './wasm.ts';

interface LeafExports {
  setUp(columns: number, rows: number, inRow: number, drawsCount: boolean): void;
  reaches(own: bigint, other: bigint, budget: number): number;
  nodes(): number;
}

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
    const memory = new WebAssembly.Memory({ initial: 2 });
    const kernel = instantiate<LeafExports>(await compileKernel('connect4-leaves'), memory);
    kernel.setUp(columns, rows, inRow, drawsCount);
    return new LeafKernel(kernel);
  }

  private constructor(exports: LeafExports) {
    this.#exports = exports;
  }

  /** The nodes that it takes to see that the owner, to move, reaches the goal; undefined if that is above the budget, or false. */
  nodesToClose(own: bigint, other: bigint, budget: number): number | undefined {
    const found = this.#exports.reaches(own, other, budget);
    const nodes = this.#exports.nodes();
    return found && nodes <= budget ? nodes : undefined;
  }
}
