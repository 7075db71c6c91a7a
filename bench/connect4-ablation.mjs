// What each idea in the Connect 4 kernel brings: `node bench/connect4-ablation.mjs [repetitions]`. Compiles the kernel once for each row and
// solves the hard positions of src/kernels/fixtures/connect4-solved.txt, all rows in turn on each position, keeping the fastest of the
// repetitions (CPU time). The table goes to the output in Markdown: docs/kernels.md holds one.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { buildKernel } from '../scripts/kernels.mjs';

const TABLE_MB = 64;
const REPETITIONS = Number(process.argv[2] ?? 3);

/** In the order in which they are added. */
const FEATURES = [
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
const without = (names) => Object.fromEntries(names.map((name) => [`WITHOUT_${name}`, 1]));
const names = FEATURES.map(([name]) => name);

const scratch = mkdtempSync(join(tmpdir(), 'minerve-ablation-'));
const plain = { label: "the reference's algorithm", kernel: await load('plain', 'connect4/plain.ts', without(names)) };
const ladder = [{ label: '8-byte entries with both bounds', kernel: await load('none', 'connect4/main.ts', without(names)) }];
for (let i = 0; i < names.length; i++)
  ladder.push({ label: FEATURES[i][1], kernel: await load(`to${i}`, 'connect4/main.ts', without(names.slice(i + 1))) });
const leftOut = [];
for (const [name, label] of FEATURES)
  if (name !== 'CLAIM_EVEN') leftOut.push({ label, kernel: await load(`no-${name}`, 'connect4/main.ts', without([name])) });
const rows = [plain, ...ladder, ...leftOut];
const threads = await loadThreads();

const positions = readFileSync(new URL('../src/kernels/fixtures/connect4-solved.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' '))
  .filter(([, , nodes]) => Number(nodes) > 100_000);

for (const row of rows) for (const [moves] of positions.slice(0, 3)) solve(row.kernel, moves);
for (const row of [...rows, threads]) Object.assign(row, { nodes: 0, ms: 0 });
let referenceNodes = 0;
for (const [moves, score, nodes] of positions) {
  referenceNodes += Number(nodes);
  const fastest = new Map();
  for (let repetition = 0; repetition < REPETITIONS; repetition++)
    for (const row of [...rows, threads]) {
      const run = solve(row.kernel, moves, row === threads);
      if (run.score !== Number(score)) throw new Error(`${row.label} finds ${run.score} for ${moves}, not ${score}.`);
      if (!(run.ms >= fastest.get(row)?.ms)) fastest.set(row, run);
    }
  for (const [row, run] of fastest) {
    row.nodes += run.nodes;
    row.ms += run.ms;
  }
}
threads.end();

const ratio = (value, base) => (value / base).toFixed(3);
const million = (value) => (value / 1e6).toFixed(2);
const full = ladder.at(-1);
console.log(
  `${positions.length} hard positions, ${million(referenceNodes)} M reference nodes, ${new Date().toISOString().slice(0, 10)}.\n`,
);
console.log('| each row adds to the one above | M nodes | of the reference | time | of the first row | M nodes/s |');
console.log('|---|---|---|---|---|---|');
for (const { label, nodes, ms } of [plain, ...ladder, threads])
  console.log(
    `| ${label} | ${million(nodes)} | ${ratio(nodes, referenceNodes)} | ${ms.toFixed(0)} ms | ${ratio(ms, plain.ms)} | ${(nodes / ms / 1e3).toFixed(1)} |`,
  );
console.log('\n| everything but | nodes | time |');
console.log('|---|---|---|');
for (const { label, nodes, ms } of leftOut) console.log(`| ${label} | ${ratio(nodes, full.nodes)} | ${ratio(ms, full.ms)} |`);
rmSync(scratch, { recursive: true });

async function load(name, main, use) {
  const out = join(scratch, `${name}.wasm`);
  await buildKernel({ main, out, use });
  const memory = new WebAssembly.Memory({ initial: 2 + 8 + 16 * TABLE_MB });
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(out)), { env: { memory } });
  if (!exports.setUp(0, 1, TABLE_MB)) throw new Error('The memory is too small.');
  return exports;
}

/** The full kernel with a second thread that helps all the time. */
async function loadThreads() {
  const out = join(scratch, 'threads.wasm');
  await buildKernel({ main: 'connect4/main.ts', out, threads: true });
  const module = new WebAssembly.Module(readFileSync(out));
  const pages = 2 + 2 * 8 + 16 * TABLE_MB;
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true });
  const { exports } = new WebAssembly.Instance(module, { env: { memory } });
  exports.setUp(0, 2, TABLE_MB);
  const worker = new Worker(
    `const { module, memory, megabytes } = require('node:worker_threads').workerData;
     const { exports } = new WebAssembly.Instance(module, { env: { memory } });
     exports.setUp(1, 2, megabytes);
     const words = new Int32Array(memory.buffer);
     require('node:worker_threads').parentPort.postMessage('ready');
     while (Atomics.load(words, 16) === 0) if (!exports.help()) Atomics.wait(words, 17, 0, 1000);`,
    { eval: true, workerData: { module, memory, megabytes: TABLE_MB } },
  );
  await new Promise((resolve) => worker.once('message', resolve));
  const helper = new DataView(memory.buffer, 1024 + 4096);
  const words = new Int32Array(memory.buffer);
  return {
    label: 'two threads, one far table (wall time)',
    kernel: { ...exports, positions: () => exports.positions() + helper.getFloat64(0, true) },
    end: () => Atomics.store(words, 16, 1),
  };
}

function solve(kernel, moves, wall = false) {
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
  kernel.solve(mover, mover | other, 0);
  const before = kernel.positions();
  kernel.advance(Number.POSITIVE_INFINITY);
  const ms = wall ? performance.now() - started : (process.cpuUsage().user - cpu) / 1e3;
  return { ms, nodes: kernel.positions() - before, score: kernel.leastWorth() };
}
