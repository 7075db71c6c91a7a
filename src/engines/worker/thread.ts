import { nodeThreads } from './node-threads.ts';

/** A thread as its owner sees it, whether Node or a page runs it. */
export interface Thread {
  post(message: unknown): void;
  /** Whether it keeps a Node process alive. Nothing in a page. */
  hold(held: boolean): void;
  terminate(): void;
}

export interface ThreadEvents {
  message(data: unknown): void;
  /** It came to an end that nobody asked for. */
  died(reason: string): void;
}

/** Node's thread with this code, or undefined where this is not Node. The path is from this file. */
export function nodeThread(path: string, events: ThreadEvents): Thread | undefined {
  const threads = nodeThreads();
  if (threads === undefined) return undefined;
  const worker = new threads.Worker(new URL(path, import.meta.url));
  let ended = false;
  const died = (reason: string) => {
    if (!ended) events.died(reason);
    ended = true;
  };
  worker.on('message', (data) => ended || events.message(data));
  worker.on('error', (error) => died(error.message));
  worker.on('exit', (code) => died(`it exited with code ${code}`));
  return {
    post: (message) => worker.postMessage(message),
    hold: (held) => (held ? worker.ref() : worker.unref()),
    terminate: () => {
      ended = true;
      void worker.terminate();
    },
  };
}

/** A page's thread. Its owner writes `new Worker(new URL(...))` in full, which is how bundlers find its code. */
export function pageThread(worker: Worker, events: ThreadEvents): Thread {
  worker.addEventListener('message', (event: MessageEvent<unknown>) => events.message(event.data));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    worker.terminate();
    events.died(event.message || 'its code could not be loaded');
  });
  return {
    post: (message) => worker.postMessage(message),
    hold: () => {},
    terminate: () => worker.terminate(),
  };
}
