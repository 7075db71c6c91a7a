// Compiles the kernels (AssemblyScript) to WebAssembly, and writes their weights. `node scripts/kernels.mjs
// [folder]`: all of them, into dist/kernels by default; with --if-stale only those that are older
// than their sources. Importing it gives the same as functions.
import { existsSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import asc from 'assemblyscript/asc';
import { WEIGHED, weightBytes } from './weights.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = join(root, 'src/kernels/assembly');

/**
 * Each kernel's main file in src/kernels/assembly.
 * @type {Readonly<Record<string, string>>}
 */
const KERNELS = {
  connect4: 'connect4/main.ts',
  othello: 'othello/main.ts',
  draughts: 'draughts/main.ts',
  chess: 'chess/main.ts',
  'connect4-leaves': 'connect4/leaves-main.ts',
  'draughts-tables': 'draughts/tables-main.ts',
  'chess-tables': 'chess/tables-main.ts',
};
/** Kernels that no threads share. */
const ALONE = ['connect4-leaves', 'draughts-tables', 'chess-tables'];

/**
 * Each kernel is compiled for memory of its own, and for memory that threads share, which only pages with certain
 * headers may have.
 */
const VARIANTS = {
  '': [],
  '-threads': ['--enable', 'threads', '--sharedMemory', '--maximumMemory', '65536'],
};

const FLAGS = [
  '-O3',
  '--converge',
  '--noAssert',
  '--runtime',
  'stub',
  '--importMemory',
  '--noExportMemory',
  '--initialMemory',
  '2',
];

/**
 * Compiles one kernel to `out`: its main file in `folder`, which is src/kernels/assembly or a changed copy of it.
 * `use` switches parts of it off or sets numbers, for measuring: `{ WITHOUT_CONTROL: 1 }`.
 * @param {{ main: string, out: string, threads?: boolean, use?: Readonly<Record<string, number>>, folder?: string }} build
 */
export async function buildKernel({ main, out, threads = false, use = {}, folder = sources }) {
  mkdirSync(dirname(out), { recursive: true });
  const half = `${out}.${process.pid}`;
  const { error, stderr } = await asc.main([
    main,
    ...['--baseDir', folder],
    ...['--outFile', relative(folder, half)],
    ...FLAGS,
    ...VARIANTS[threads ? '-threads' : ''],
    ...Object.entries(use).flatMap(([name, value]) => ['--use', `${name}=${value}`]),
  ]);
  if (error) throw new Error(`asc could not compile ${main}:\n${stderr.toString()}`);
  renameSync(half, out);
}

/**
 * Compiles every kernel into the folder (with `ifStale` only those that are missing or older than their sources) and
 * writes the weights of their evaluations.
 */
export async function buildKernels(folder = join(root, 'dist/kernels'), ifStale = false) {
  const all = Object.keys(KERNELS).flatMap((name) =>
    (ALONE.includes(name) ? [''] : Object.keys(VARIANTS)).map((variant) => ({ name, variant })),
  );
  /** @param {{ name: string, variant: string }} kernel */
  const outOf = ({ name, variant }) => join(folder, `${name}${variant}.wasm`);
  const wanted = all.filter((kernel) => !ifStale || isStale(outOf(kernel), kernel.name));
  const left = [...wanted.entries()];
  const compileNext = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [done, kernel] = next;
      process.stderr.write(`Compiling the kernels, ${done + 1} of ${wanted.length}: ${kernel.name}${kernel.variant}...\n`);
      await compileInThread({ main: KERNELS[kernel.name], out: outOf(kernel), threads: kernel.variant === '-threads' });
    }
  };
  // Each thread loads a compiler of its own, some 200 MB.
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism(), wanted.length) }, compileNext));
  for (const name of WEIGHED) {
    const out = join(folder, `${name}.weights`);
    writeFileSync(`${out}.${process.pid}`, weightBytes(name));
    renameSync(`${out}.${process.pid}`, out);
  }
}

/** `buildKernel` in a thread of its own, so that kernels are compiled side by side. */
function compileInThread(build) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { kernel: build } });
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0 ? resolve(undefined) : reject(new Error(`The compiler of ${build.main} exited with code ${code}.`)),
    );
  });
}

/** Whether a compiled kernel is older than its sources: its own folder, and the folders that no other kernel owns. */
function isStale(out, name) {
  if (!existsSync(out)) return true;
  const built = statSync(out).mtimeMs;
  const folderOf = (kernel) => KERNELS[kernel].split('/')[0];
  const others = Object.keys(KERNELS)
    .map(folderOf)
    .filter((other) => other !== folderOf(name));
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => !others.includes(file.split(sep)[0]))
    .map((file) => join(sources, file));
  return [fileURLToPath(import.meta.url), join(root, 'node_modules/assemblyscript/package.json'), ...files].some(
    (file) => statSync(file).mtimeMs > built,
  );
}

if (!isMainThread && workerData?.kernel) await buildKernel(workerData.kernel);
else if (isMainThread && process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const folder = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
  await buildKernels(folder && resolve(folder), process.argv.includes('--if-stale'));
}
