import { inFull, type Translation } from '../i18n/index.ts';
import { error, KERNEL } from './words.ts';

/**
 * The compiled kernels. The same path leads to dist/kernels from src/kernels and from dist/kernels; bundlers know
 * this form of URL and bring the file along.
 */
const FILES = {
  connect4: () => new URL('../../dist/kernels/connect4.wasm', import.meta.url),
  'connect4-threads': () => new URL('../../dist/kernels/connect4-threads.wasm', import.meta.url),
  'connect4-leaves': () => new URL('../../dist/kernels/connect4-leaves.wasm', import.meta.url),
  othello: () => new URL('../../dist/kernels/othello.wasm', import.meta.url),
  'othello-threads': () => new URL('../../dist/kernels/othello-threads.wasm', import.meta.url),
  draughts: () => new URL('../../dist/kernels/draughts.wasm', import.meta.url),
  'draughts-threads': () => new URL('../../dist/kernels/draughts-threads.wasm', import.meta.url),
  chess: () => new URL('../../dist/kernels/chess.wasm', import.meta.url),
  'chess-threads': () => new URL('../../dist/kernels/chess-threads.wasm', import.meta.url),
  'draughts-tables': () => new URL('../../dist/kernels/draughts-tables.wasm', import.meta.url),
  'chess-tables': () => new URL('../../dist/kernels/chess-tables.wasm', import.meta.url),
};

/** The weights of their evaluations, the same for both builds (scripts/weights.mjs). */
const WEIGHTS: Readonly<Record<string, () => URL>> = {
  othello: () => new URL('../../dist/kernels/othello.weights', import.meta.url),
  draughts: () => new URL('../../dist/kernels/draughts.weights', import.meta.url),
  chess: () => new URL('../../dist/kernels/chess.weights', import.meta.url),
};

export type KernelFile = keyof typeof FILES;

/** A kernel's code; and its weights, unless it has none or they are in the memory already. */
export interface KernelCode {
  readonly module: WebAssembly.Module;
  readonly weights?: Uint8Array | undefined;
}

const compiled = new Map<KernelFile, Promise<KernelCode>>();
/** Those that are there at once. */
const ready = new Map<KernelFile, KernelCode>();

/**
 * A kernel's code, loaded and compiled once in each thread: from the disk in Node, over `fetch` in pages and their
 * workers.
 */
export function compileKernel(file: KernelFile): Promise<KernelCode> {
  if (!Object.hasOwn(FILES, file)) throw error('no-such-kernel', { file: String(file), files: Object.keys(FILES) });
  let code = compiled.get(file);
  if (code === undefined) {
    code = load(file);
    compiled.set(file, code);
    code.then(
      (loaded) => ready.set(file, loaded),
      () => compiled.delete(file),
    );
  }
  return code;
}

/**
 * The same without waiting, for games whose rules are in a kernel. In Node it always works; a page awaits
 * `compileKernel` first, because it may not block.
 */
export function compiledKernel(file: KernelFile): KernelCode {
  let code = ready.get(file);
  if (code === undefined) {
    const [url, weights] = addressesOf(file);
    if (url.protocol !== 'file:')
      throw new Error(`The kernel ${file} is not loaded yet: await compileKernel('${file}') before the game is created.`);
    code = { module: new WebAssembly.Module(readFile(url)), weights: weights && readFile(weights) };
    ready.set(file, code);
  }
  return code;
}

/** The kernels that this thread has compiled; can be posted to another thread. */
export function compiledKernels(): ReadonlyMap<KernelFile, KernelCode> {
  return ready;
}

/** Takes over what another thread has compiled. */
export function adoptKernels(kernels: ReadonlyMap<KernelFile, KernelCode>): void {
  for (const [file, code] of kernels) {
    ready.set(file, code);
    compiled.set(file, Promise.resolve(code));
  }
}

/** The functions that a search imports from its thread (kernel-thread.ts); rules never call them. */
export interface HostImports {
  shouldContinue(positions: number): boolean;
  onInfo(): void;
}

const NO_HOST: HostImports = { shouldContinue: () => true, onInfo: () => {} };

/** A kernel's functions, on this memory, with its weights in it. */
export function instantiate<E>({ module, weights }: KernelCode, memory: WebAssembly.Memory, host: HostImports = NO_HOST): E {
  const { exports } = new WebAssembly.Instance(module, { env: { memory }, host: { ...host } });
  if (weights) new Uint8Array(memory.buffer).set(weights, (exports.weightsAt as () => number)());
  return exports as unknown as E;
}

async function load(file: KernelFile): Promise<KernelCode> {
  const [url, weights] = addressesOf(file);
  const [module, loaded] = await Promise.all([
    fileBytes(url, KERNEL, noKernel).then((bytes) => WebAssembly.compile(bytes)),
    weights && fileBytes(weights, KERNEL, noKernel),
  ]);
  return { module, weights: loaded };
}

function addressesOf(file: KernelFile): readonly [code: URL, weights: URL | undefined] {
  return [FILES[file](), WEIGHTS[file.replace('-threads', '')]?.()];
}

/** A file that comes with Minerve: from the disk in Node, over `fetch` in pages. */
export async function fileBytes(
  url: URL,
  what: Translation,
  missing: (reason: string) => Error,
): Promise<Uint8Array<ArrayBuffer>> {
  if (url.protocol === 'file:') return readFile(url, missing);
  const response = await fetch(url);
  if (!response.ok)
    throw error('not-downloaded', {
      what,
      address: inFull(url.href),
      status: inFull(`${response.status} ${response.statusText}`),
    });
  return new Uint8Array(await response.arrayBuffer());
}

function readFile(url: URL, missing: (reason: string) => Error = noKernel): Uint8Array<ArrayBuffer> {
  const { readFileSync } = process.getBuiltinModule('node:fs');
  try {
    return new Uint8Array(readFileSync(url));
  } catch (thrown) {
    throw missing((thrown as Error).message);
  }
}

function noKernel(reason: string): Error {
  return error('no-kernel', { reason: inFull(reason) });
}
