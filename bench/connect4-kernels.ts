import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { compiledModule, type Use } from './kernels.js';

const TABLE_MB = 64;
const HOST = { shouldContinue: () => true, onInfo: () => {} };

/** The kernel's ideas in the order in which they are added. */
export const FEATURES: readonly (readonly [name: string, label: string])[] = [
  ['LOOKAHEAD', 'a move that leaves no safe reply wins: one ply of look-ahead while ordering'],
  ['HORIZON', 'where no move does, a win takes two plies more: a tighter bound by the free cells'],
  ['FORCED_MOVES', 'a single safe move is followed without table and ordering'],
  ['L1_TABLE', 'late positions in a table that stays in the second-level cache'],
  ['CHILD_PROBES', 'children are looked up before any is searched (enhanced transposition cut-off)'],
  ['SYMMETRY', 'mirror images share an entry in the opening'],
  ['FINE_ORDER', 'order: forcing moves first, moves below an own threat last'],
  ['CLAIM_EVEN', 'static bound: claim-even'],
  ['CONTROL', 'static bound: control of zugzwang, with shut and paired columns'],
  ['WINDOWS', 'windows: quick win, quick loss, draw, then outwards'],
];

export const without = (features: typeof FEATURES): Use => Object.fromEntries(features.map(([name]) => [`WITHOUT_${name}`, 1]));

interface Exports {
  setUp(thread: number, threads: number, megabytes: number): boolean;
  forget(): void;
  solve(mover: bigint, all: bigint, depth: number, least: number, most: number, nodes: number): void;
  positions(): number;
  leastValue(): number;
}

/** A build of the kernel, and what its fastest runs on a set of positions came to. */
export interface Build {
  readonly label: string;
  readonly kernel: Omit<Exports, 'setUp'>;
  /** Measures wall time, not CPU time: several threads work. */
  readonly usesWallTime?: boolean;
  nodes: number;
  ms: number;
}

const instance = (module: WebAssembly.Module, memory: WebAssembly.Memory) =>
  new WebAssembly.Instance(module, { env: { memory }, host: HOST }).exports as unknown as Exports;

export async function build(label: string, use: Use, main = 'connect4/main.ts'): Promise<Build> {
  const kernel = instance(await compiledModule(main, use), new WebAssembly.Memory({ initial: 2 + 8 + 16 * TABLE_MB }));
  if (!kernel.setUp(0, 1, TABLE_MB)) throw new Error('The memory is too small.');
  return { label, kernel, nodes: 0, ms: 0 };
}

/** The baseline: the reference's algorithm in AssemblyScript, which visits as many nodes as the reference. */
export const buildPlain = () => build("the reference's algorithm", without(FEATURES), 'connect4/plain.ts');

/** The full kernel with a second thread that helps all the time, until `end`. */
export async function buildThreads(): Promise<Build & { end(): void }> {
  const module = await compiledModule('connect4/main.ts', {}, true);
  const pages = 2 + 2 * 8 + 16 * TABLE_MB;
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true });
  const exports = instance(module, memory);
  exports.setUp(0, 2, TABLE_MB);
  const worker = new Worker(
    `const { module, memory, megabytes } = require('node:worker_threads').workerData;
     const { exports } = new WebAssembly.Instance(module, { env: { memory }, host: { shouldContinue: () => true } });
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
  let before = 0;
  const kernel: Build['kernel'] = {
    ...exports,
    solve: (...question) => {
      before = helper.getFloat64(0, true);
      exports.solve(...question);
    },
    positions: () => exports.positions() + helper.getFloat64(0, true) - before,
  };
  const end = () => void Atomics.store(new Int32Array(memory.buffer), 16, 1);
  return { label: 'two threads, one main table (wall time)', kernel, usesWallTime: true, nodes: 0, ms: 0, end };
}

/** A position solved by the reference, with the nodes that it took. */
export interface SolveCounts {
  readonly moves: string;
  readonly score: number;
  readonly nodes: number;
}

export const solvedPositions: readonly SolveCounts[] = readFileSync(
  new URL('../../src/kernels/fixtures/connect4-solved.txt', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' '))
  .map(([moves, score, nodes]) => ({ moves, score: Number(score), nodes: Number(nodes) }));

/** One position from an empty table. */
export function solve(
  kernel: Build['kernel'],
  moves: string,
  usesWallTime = false,
): { ms: number; nodes: number; score: number } {
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
  const ms = usesWallTime ? performance.now() - started : (process.cpuUsage().user - cpu) / 1e3;
  return { ms, nodes: kernel.positions(), score: kernel.leastValue() };
}

/** Solves the positions, all builds in turn on each; each gets the nodes and the time of its fastest repetitions. */
export function measure(
  builds: readonly Build[],
  positions: readonly SolveCounts[],
  repetitions: number,
  usesWallTime = false,
): void {
  for (const build of builds) Object.assign(build, { nodes: 0, ms: 0 });
  for (const { moves, score } of positions) {
    const fastest = new Map<Build, { ms: number; nodes: number }>();
    for (let repetition = 0; repetition < repetitions; repetition++)
      for (const build of builds) {
        const run = solve(build.kernel, moves, usesWallTime || build.usesWallTime);
        if (run.score !== score) throw new Error(`${build.label} finds ${run.score} for ${moves}, not ${score}.`);
        if (!(run.ms >= (fastest.get(build)?.ms ?? Number.POSITIVE_INFINITY))) fastest.set(build, run);
      }
    for (const [build, { nodes, ms }] of fastest) {
      build.nodes += nodes;
      build.ms += ms;
    }
  }
}
