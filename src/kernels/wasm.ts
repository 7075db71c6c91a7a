/** The compiled kernels. The same path leads to dist/kernels from src/kernels and from dist/kernels; bundlers know this form of URL and bring the file along. */
const FILES = {
  connect4: () => new URL('../../dist/kernels/connect4.wasm', import.meta.url),
  'connect4-threads': () => new URL('../../dist/kernels/connect4-threads.wasm', import.meta.url),
};

export type KernelFile = keyof typeof FILES;

const compiled = new Map<KernelFile, Promise<WebAssembly.Module>>();

/** A kernel's code, loaded and compiled once in each thread: from the disk in Node, over `fetch` in pages and their workers. */
export function compileKernel(file: KernelFile): Promise<WebAssembly.Module> {
  let module = compiled.get(file);
  if (module === undefined) {
    module = load(FILES[file]());
    compiled.set(file, module);
    module.catch(() => compiled.delete(file));
  }
  return module;
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
