// Compiles the kernels (AssemblyScript) to WebAssembly. `node scripts/kernels.mjs [folder]`: all of them, into dist/kernels where nothing else is said;
// with --if-stale only those that are older than their sources. Importing it gives the same as functions.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';
import { kernelWeights, WEIGHTS_FILE } from './othello-patterns.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = join(root, 'src/kernels/assembly');

/** Each kernel's main file in src/kernels/assembly. */
const KERNELS = {
  connect4: 'connect4/main.ts',
  othello: 'othello/main.ts',
  draughts: 'draughts/main.ts',
  chess: 'chess/main.ts',
};

/** Kernels that come with data: what it is, and which function of theirs says where it has to be. */
const DATA = {
  'othello/main.ts': { bytes: kernelWeights, at: 'weightsAt', file: fileURLToPath(WEIGHTS_FILE) },
};

/** Each kernel is compiled for memory of its own, and for memory that threads share, which only pages with certain headers may have. */
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
 * Compiles one kernel to `out`: its main file in `folder`, which is src/kernels/assembly or a changed copy of it. `use` switches parts of it off
 * or sets numbers, for measuring: `{ WITHOUT_CONTROL: 1 }`.
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
  if (Object.hasOwn(DATA, main)) addData(half, threads, DATA[main]);
  renameSync(half, out);
}

/** Gives a compiled kernel its data, as a segment that is put into memory wherever the kernel is instantiated: nothing is to be loaded, and threads find the same bytes. */
function addData(file, threads, { bytes, at }) {
  const code = readFileSync(file);
  const memory = new WebAssembly.Memory({ initial: 2, ...(threads && { maximum: 65536, shared: true }) });
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code), {
    env: { memory },
    host: { mayGoOn: () => 1, told() {} },
  });
  const data = bytes();
  // Section 11, one segment for memory 0: i32.const address, end, bytes.
  const segment = Buffer.concat([Buffer.of(1, 0, 0x41), leb(exports[at](), true), Buffer.of(0x0b), leb(data.length), data]);
  writeFileSync(file, Buffer.concat([code, Buffer.of(11), leb(segment.length), segment]));
}

/** A number in LEB128, as WebAssembly writes them. */
function leb(number, signed = false) {
  const bytes = [];
  for (let rest = number; ; rest >>>= 7) {
    const last = rest < (signed ? 64 : 128);
    bytes.push((rest & 127) | (last ? 0 : 128));
    if (last) return Buffer.from(bytes);
  }
}

/** Compiles every kernel into the folder, or only what is missing or older than its sources. */
export async function buildKernels(folder = join(root, 'dist/kernels'), ifStale = false) {
  for (const [name, main] of Object.entries(KERNELS))
    for (const variant of Object.keys(VARIANTS)) {
      const out = join(folder, `${name}${variant}.wasm`);
      if (!ifStale || isStale(out, name)) await buildKernel({ main, out, threads: variant === '-threads' });
    }
}

/** A kernel is made of its own folder and of what is not another kernel's. */
function isStale(out, name) {
  if (!existsSync(out)) return true;
  const built = statSync(out).mtimeMs;
  const others = Object.keys(KERNELS).filter((other) => other !== name);
  const files = readdirSync(sources, { recursive: true })
    .filter((file) => !others.includes(file.split(sep)[0]))
    .map((file) => join(sources, file));
  if (Object.hasOwn(DATA, KERNELS[name])) files.push(DATA[KERNELS[name]].file, join(root, 'scripts/othello-patterns.mjs'));
  return [fileURLToPath(import.meta.url), join(root, 'node_modules/assemblyscript/package.json'), ...files].some(
    (file) => statSync(file).mtimeMs > built,
  );
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const folder = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
  await buildKernels(folder && resolve(folder), process.argv.includes('--if-stale'));
}
