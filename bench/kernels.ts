import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SearchExports, SearchKernel } from '#built/kernels/index.js';
import { buildKernel } from '#scripts/kernels.mjs';
import { weightBytes } from '#scripts/weights.mjs';

/** Parts left out and numbers set, by the names of the assembly: `WITHOUT_TABLE`, `PLAIN_EVALUATION`. */
export type Use = Readonly<Record<string, number>>;

/** A main file of src/kernels/assembly, compiled for a benchmark. */
export async function compiledModule(main: string, use: Use, threads = false): Promise<WebAssembly.Module> {
  const scratch = mkdtempSync(join(tmpdir(), 'minerve-bench-'));
  try {
    const out = join(scratch, 'kernel.wasm');
    await buildKernel({ main, out, use, threads });
    return new WebAssembly.Module(readFileSync(out));
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/** The kernel of a game on the compiled search. */
export async function compiledKernel<E extends SearchExports>(game: string, use: Use, hashMb = 64): Promise<SearchKernel<E>> {
  const memory = new WebAssembly.Memory({ initial: 128 + 16 * hashMb });
  const module = await compiledModule(`${game}/main.ts`, use);
  return SearchKernel.join<E>({ module, weights: weightBytes(game), memory, hashMb, threads: 1 }, 0);
}
