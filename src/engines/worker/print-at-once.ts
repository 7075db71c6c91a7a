import { nodeThreads } from './node-threads.ts';

/**
 * In a thread of Node: what a game prints is on standard error at once. By way of the main thread it would come after
 * the search, or be lost with the thread.
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
          // The pipe is full: whoever reads it is slower.
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
        }
      done();
    },
  });
  globalThis.console = new Console(stderr);
}
