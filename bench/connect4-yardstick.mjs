// Builds of the Connect 4 kernel for benchmarks: with features left out, as the yardstick
// (assembly/connect4/plain.ts), with a second thread.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { buildKernel } from '../scripts/kernels.mjs';

export const TABLE_MB = 64;

/** The kernel's ideas in the order in which they are added. */
export const FEATURES = [
  ['LOOKAHEAD', 'a move that leaves no safe reply wins: one ply of look-ahead while ordering'],
  ['HORIZON', 'where no move does, a win takes two plies more: a tighter bound by the free cells'],
  ['FORCED_MOVES', 'a single safe move is followed without table and ordering'],
  ['NEAR_TABLE', 'late positions in a table that stays in the second-level cache'],
  ['CHILD_PROBES', 'children are looked up before any is searched (enhanced transposition cut-off)'],
  ['SYMMETRY', 'mirror images share an entry in the opening'],
  ['FINE_ORDER', 'order: forcing moves first, moves below an own threat last'],
  ['CLAIM_EVEN', 'static bound: claim-even'],
  ['CONTROL', 'static bound: control of zugzwang, with shut and paired columns'],
  ['WINDOWS', 'windows: quick win, quick loss, draw, then outwards'],
];
export const names = FEATURES.map(([name]) => name);

export const without = (names) => Object.fromEntries(names.map((name) => [`WITHOUT_${name}`, 1]));

/** Where kernels are compiled to. */
export function openScratch() {
  return mkdtempSync(join(tmpdir(), 'minerve-bench-'));
}

export function closeScratch(scratch) {
  rmSync(scratch, { recursive: true });
}

/** The yardstick: the reference's algorithm, as many nodes as the reference. */
export function loadPlain(scratch) {
  return load(scratch, 'plain', 'connect4/plain.ts', without(names));
}

export async function load(scratch, name, main, use) {
  const out = join(scratch, `${name}.wasm`);
  await buildKernel({ main, out, use });
  const memory = new WebAssembly.Memory({ initial: 2 + 8 + 16 * TABLE_MB });
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(out)), { env: { memory }, host: HOST });
  if (!exports.setUp(0, 1, TABLE_MB)) throw new Error('The memory is too small.');
  return exports;
}

const HOST = { mayGoOn: () => true, told: () => {} };

/** The full kernel with a second thread that helps all the time. */
export async function loadThreads(scratch) {
  const out = join(scratch, 'threads.wasm');
  await buildKernel({ main: 'connect4/main.ts', out, threads: true });
  const module = new WebAssembly.Module(readFileSync(out));
  const pages = 2 + 2 * 8 + 16 * TABLE_MB;
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true });
  const { exports } = new WebAssembly.Instance(module, { env: { memory }, host: HOST });
  exports.setUp(0, 2, TABLE_MB);
  const worker = new Worker(
    `const { module, memory, megabytes } = require('node:worker_threads').workerData;
     const { exports } = new WebAssembly.Instance(module, { env: { memory }, host: { mayGoOn: () => true } });
     exports.setUp(1, 2, megabytes);
     const words = new Int32Array(memory.buffer);
     require('node:worker_threads').parentPort.postMessage('ready');
     while (Atomics.load(words, 16) === 0) {
       const round = Atomics.load(words, 17);
       if (!exports.help()) Atomics.wait(words, 17, round, 20);
     }`,
    { eval: true, workerData: { module, memory, megabytes: TABLE_MB } },
  );
  await new Promise((resolve) => worker.once('message', resolve));
  const helper = new DataView(memory.buffer, 1024 + 4096);
  const words = new Int32Array(memory.buffer);
  let before = 0;
  return {
    label: 'two threads, one far table (wall time)',
    kernel: {
      ...exports,
      solve: (...question) => {
        before = helper.getFloat64(0, true);
        return exports.solve(...question);
      },
      positions: () => exports.positions() + helper.getFloat64(0, true) - before,
    },
    end: () => Atomics.store(words, 16, 1),
  };
}

/** One position from an empty table: CPU time, or wall time where several threads work. */
export function solve(kernel, moves, wall = false) {
  let mover = 0n;
  let other = 0n;
  const heights = Array(7).fill(0);
  for (const digit of moves) {
    const column = Number(digit) - 1;
    [mover, other] = [other, mover | (1n << BigInt(7 * column + heights[column]++))];
  }
  kernel.forget();
  const cpu = process.cpuUsage().user;
  const started = performance.now();
  kernel.solve(mover, mover | other, 0, -99, 99, Number.POSITIVE_INFINITY);
  const ms = wall ? performance.now() - started : (process.cpuUsage().user - cpu) / 1e3;
  return { ms, nodes: kernel.positions(), score: kernel.leastWorth() };
}

/** Positions solved by the reference: [moves, score, nodes], as text. */
export function solvedPositions() {
  return readFileSync(new URL('../src/kernels/fixtures/connect4-solved.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' '));
}
