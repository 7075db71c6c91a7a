import type { Worker as NodeWorker } from 'node:worker_threads';
import type { Sentence } from '../../say/index.ts';
import { sentence } from '../words.ts';
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
  /** It came to an end that nobody asked for. `code`: Node's, where there is one. */
  died(reason: string | Sentence, code?: string): void;
}

/**
 * Searches recurse once a ply, and a person's game takes what it takes on top: this is enough for DEEPEST of them.
 * Only reserved, pages are used as they are touched.
 */
const STACK_MEGABYTES = 256;

/** How deep a recursion may go in a thread that was started here; every kind of game was tried. */
export const DEEPEST = 200_000;

/** Whether this thread has that stack. */
export function hasLargeStack(): boolean {
  return (nodeThreads()?.resourceLimits.stackSizeMb ?? 0) >= STACK_MEGABYTES;
}

/**
 * Node's thread with this code, or undefined where this is not Node. A path is from this file. What a game prints
 * goes to standard error: standard output belongs to the program.
 */
export function nodeThread(path: string | URL, events: ThreadEvents): Thread | undefined {
  const threads = nodeThreads();
  if (threads === undefined) return undefined;
  const worker = new threads.Worker(new URL(path, import.meta.url), {
    resourceLimits: { stackSizeMb: STACK_MEGABYTES },
    // `node --input-type=module -e ...` speaks of the program's text, and a thread with that option does not start.
    // Options that are named are checked more strictly than those inherited: only then.
    ...(process.execArgv.some((option) => option.startsWith('--input-type')) && { execArgv: [] }),
  });
  return workerThread(worker, events);
}

/** A worker of a page or of Node's worker_threads: whoever uses the one needs no types of the other. */
export interface StartedWorker {
  postMessage(message: unknown): void;
  terminate(): unknown;
}

/**
 * A worker that somebody has started. In a page its owner writes `new Worker(new URL(...))` in full, which is how
 * bundlers find its code.
 */
export function workerThread(started: StartedWorker, events: ThreadEvents): Thread {
  const worker = started as Worker | NodeWorker;
  let ended = false;
  const died = (reason: string | Sentence, code?: string) => {
    if (!ended) events.died(reason, code);
    ended = true;
  };
  const end = () => {
    ended = true;
    void worker.terminate();
  };
  if ('on' in worker) {
    worker.on('message', (data) => ended || events.message(data));
    worker.on('error', (error: NodeJS.ErrnoException) => died(error.message, error.code));
    worker.on('exit', (code) => died(sentence('thread-exited', { code })));
    return {
      post: (message) => worker.postMessage(message),
      hold: (held) => (held ? worker.ref() : worker.unref()),
      terminate: end,
    };
  }
  worker.addEventListener('message', (event: MessageEvent<unknown>) => ended || events.message(event.data));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    worker.terminate();
    died(event.message || sentence('thread-not-loaded'));
  });
  return { post: (message) => worker.postMessage(message), hold: () => {}, terminate: end };
}
