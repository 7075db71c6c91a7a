// Kernels compiled for a benchmark: with parts left out or numbers set.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SearchKernel } from '../dist/kernels/index.js';
import { buildKernel } from '../scripts/kernels.mjs';
import { weightBytes } from '../scripts/weights.mjs';

/** The kernel of a game on the compiled search, as a search. */
export async function compiledKernel(game, use, tableMb = 64) {
  const scratch = mkdtempSync(join(tmpdir(), 'minerve-bench-'));
  try {
    const out = join(scratch, `${game}.wasm`);
    await buildKernel({ main: `${game}/main.ts`, out, use });
    const memory = new WebAssembly.Memory({ initial: 128 + 16 * tableMb });
    const code = { module: new WebAssembly.Module(readFileSync(out)), weights: weightBytes(game) };
    return SearchKernel.join({ ...code, memory, tableMb, threads: 1 }, 0);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/** Processor time of some work, in seconds, and what it gave. */
export function cpuTime(work) {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return [(user + system) / 1e6, result];
}
