import { nodeThreads } from './node-threads.ts';
import { error } from './words.ts';

/** A thread's end of the connection to the thread that started it. */
export interface Port {
  /** `transfer`: buffers that are transferred, not copied. */
  post(message: unknown, transfer?: ArrayBuffer[]): void;
  listen(receive: (message: unknown) => void): void;
}

/** The port of this thread, of Node or of a page. Throws outside a worker. An unreadable message ends the thread. */
export function threadPort(): Port {
  const parentPort = nodeThreads()?.parentPort;
  if (parentPort === null) throw error('not-in-a-thread');
  const unreadable = () => {
    throw new Error('A message to this thread could not be read.');
  };
  if (parentPort !== undefined)
    return {
      post: (message, transfer) => parentPort.postMessage(message, transfer),
      listen: (receive) => parentPort.on('message', receive).on('messageerror', unreadable),
    };
  return {
    post: (message, transfer = []) => postMessage(message, { transfer }),
    listen: (receive) => {
      addEventListener('message', ({ data }: MessageEvent<unknown>) => receive(data));
      addEventListener('messageerror', unreadable);
    },
  };
}

/**
 * In a thread of Node: writes what a game prints directly to standard error. Through the main thread it would appear
 * after the search, or be lost with the thread.
 */
export function printAtOnce(): void {
  if (nodeThreads() === undefined) return;
  const { Console } = process.getBuiltinModule('node:console');
  const { writeSync } = process.getBuiltinModule('node:fs');
  const { Writable } = process.getBuiltinModule('node:stream');
  const stderr = new Writable({
    write(text: Uint8Array, _, done) {
      for (let at = 0; at < text.length; )
        try {
          at += writeSync(2, text, at);
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') break;
          // The pipe is full because its reader is slower.
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
        }
      done();
    },
  });
  globalThis.console = new Console(stderr);
}
