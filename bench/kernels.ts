// Kernels compiled for a benchmark: with parts left out or numbers set.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SearchKernel } from '../dist/kernels/index.js';
import { buildKernel } from '../scripts/kernels.mjs';
import { weightBytes } from '../scripts/weights.mjs';

/** A main file of src/kernels/assembly, compiled. */
export async function compiledModule(main, use, threads = false) {
  const scratch = mkdtempSync(join(tmpdir(), 'minerve-bench-'));
  try {
    const out = join(scratch, 'kernel.wasm');
    await buildKernel({ main, out, use, threads });
    return new WebAssembly.Module(readFileSync(out));
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/** The kernel of a game on the compiled search, as a search. */
export async function compiledKernel(game, use, tableMb = 64) {
  const memory = new WebAssembly.Memory({ initial: 128 + 16 * tableMb });
  const module = await compiledModule(`${game}/main.ts`, use);
  return SearchKernel.join({ module, weights: weightBytes(game), memory, tableMb, threads: 1 }, 0);
}

/** Processor time of some work, in seconds, and what it gave. */
export function cpuTime(work) {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return [(user + system) / 1e6, result];
}
