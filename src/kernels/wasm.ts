/** The compiled kernels. The same path leads to dist/kernels from src/kernels and from dist/kernels; bundlers know this form of URL and bring the file along. */
const FILES = {
  connect4: () => new URL('../../dist/kernels/connect4.wasm', import.meta.url),
  'connect4-threads': () => new URL('../../dist/kernels/connect4-threads.wasm', import.meta.url),
  othello: () => new URL('../../dist/kernels/othello.wasm', import.meta.url),
  'othello-threads': () => new URL('../../dist/kernels/othello-threads.wasm', import.meta.url),
  draughts: () => new URL('../../dist/kernels/draughts.wasm', import.meta.url),
  'draughts-threads': () => new URL('../../dist/kernels/draughts-threads.wasm', import.meta.url),
  chess: () => new URL('../../dist/kernels/chess.wasm', import.meta.url),
  'chess-threads': () => new URL('../../dist/kernels/chess-threads.wasm', import.meta.url),
};

export type KernelFile = keyof typeof FILES;

const compiled = new Map<KernelFile, Promise<WebAssembly.Module>>();
/** Those that are there at once. */
const ready = new Map<KernelFile, WebAssembly.Module>();

/** A kernel's code, loaded and compiled once in each thread: from the disk in Node, over `fetch` in pages and their workers. */
export function compileKernel(file: KernelFile): Promise<WebAssembly.Module> {
  let module = compiled.get(file);
  if (module === undefined) {
    module = load(FILES[file]());
    compiled.set(file, module);
    module.then(
      (code) => ready.set(file, code),
      () => compiled.delete(file),
    );
  }
  return module;
}

/** The same without waiting, for games whose rules are in a kernel. In Node it always works; a page awaits `compileKernel` first, because it may not block. */
export function compiledKernel(file: KernelFile): WebAssembly.Module {
  let module = ready.get(file);
  if (module === undefined) {
    const url = FILES[file]();
    if (url.protocol !== 'file:')
      throw new Error(`The kernel ${file} is not loaded yet: await compileKernel('${file}') before the game is created.`);
    module = new WebAssembly.Module(readFile(url));
    ready.set(file, module);
  }
  return module;
}

/** A compiled kernel, to be posted to another thread as it is. */
export interface KernelCode {
  readonly file: KernelFile;
  readonly module: WebAssembly.Module;
}

/** What this thread has compiled. */
export function compiledKernels(): KernelCode[] {
  return [...ready].map(([file, module]) => ({ file, module }));
}

/** Takes over what another thread has compiled. */
export function adoptKernels(kernels: readonly KernelCode[]): void {
  for (const { file, module } of kernels) {
    ready.set(file, module);
    compiled.set(file, Promise.resolve(module));
  }
}

/** What a search asks of its thread (kernel-thread.ts); rules never do. */
export interface HostImports {
  mayGoOn(positions: number): boolean;
  told(): void;
}

const NO_HOST: HostImports = { mayGoOn: () => true, told: () => {} };

/** A kernel's functions, on this memory. */
export function instantiate<E>(module: WebAssembly.Module, memory: WebAssembly.Memory, host: HostImports = NO_HOST): E {
  return new WebAssembly.Instance(module, { env: { memory }, host: { ...host } }).exports as unknown as E;
}

async function load(url: URL): Promise<WebAssembly.Module> {
  return WebAssembly.compile(url.protocol === 'file:' ? readFile(url) : await download(url));
}

function readFile(url: URL): Uint8Array<ArrayBuffer> {
  const { readFileSync } = process.getBuiltinModule('node:fs');
  try {
    return new Uint8Array(readFileSync(url));
  } catch (error) {
    throw new Error(`The kernel is not there (${(error as Error).message}). Build it: npm run build.`);
  }
}

async function download(url: URL): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok)
    throw new Error(`The kernel could not be loaded: ${url.href} answered ${response.status} ${response.statusText}.`);
  return response.arrayBuffer();
}
