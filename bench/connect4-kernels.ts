// Builds of the Connect 4 kernel for benchmarks: with features left out, as the yardstick
// (assembly/connect4/plain.ts), with a second thread.
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { compiledModule } from './compiled-kernel.mjs';

const TABLE_MB = 64;

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

/** The yardstick: the reference's algorithm, as many nodes as the reference. */
export async function loadPlain() {
  return { label: "the reference's algorithm", kernel: await load(without(names), 'connect4/plain.ts') };
}

export async function load(use, main = 'connect4/main.ts') {
  const memory = new WebAssembly.Memory({ initial: 2 + 8 + 16 * TABLE_MB });
  const { exports } = new WebAssembly.Instance(await compiledModule(main, use), { env: { memory }, host: HOST });
  if (!exports.setUp(0, 1, TABLE_MB)) throw new Error('The memory is too small.');
  return exports;
}

const HOST = { mayGoOn: () => true, told: () => {} };

/** The full kernel with a second thread that helps all the time. */
export async function loadThreads() {
  const module = await compiledModule('connect4/main.ts', {}, true);
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

/**
 * Solves the positions, all rows in turn on each; each row gets the nodes and the time of its fastest repetitions.
 * `wall` says of which rows the wall time counts.
 */
export function measure(rows, positions, repetitions, wall) {
  for (const row of rows) Object.assign(row, { nodes: 0, ms: 0 });
  for (const [moves, score] of positions) {
    const fastest = new Map();
    for (let repetition = 0; repetition < repetitions; repetition++)
      for (const row of rows) {
        const run = solve(row.kernel, moves, wall(row));
        if (run.score !== Number(score)) throw new Error(`${row.label} finds ${run.score} for ${moves}, not ${score}.`);
        if (!(run.ms >= fastest.get(row)?.ms)) fastest.set(row, run);
      }
    for (const [row, { nodes, ms }] of fastest) Object.assign(row, { nodes: row.nodes + nodes, ms: row.ms + ms });
  }
}

/** How many nodes the reference took. */
export const referenceNodesOf = (positions) => positions.reduce((sum, [, , nodes]) => sum + Number(nodes), 0);

/** Positions solved by the reference: [moves, score, nodes], as text. */
export function solvedPositions() {
  return readFileSync(new URL('../src/kernels/fixtures/connect4-solved.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' '));
}
