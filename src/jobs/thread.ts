import type { Worker as NodeWorker } from 'node:worker_threads';
import type { Sentence } from '../i18n/index.ts';
import { nodeThreads } from './node-threads.ts';
import { sentence } from './words.ts';

/** A thread of Node or of a page, from its owner's side. */
export interface Thread {
  post(message: unknown): void;
  /** Whether it keeps a Node process alive. Nothing in a page. */
  hold(held: boolean): void;
  terminate(): void;
}

export interface ThreadEvents {
  message(data: unknown): void;
  /** The thread ended unexpectedly. `code`: Node's exit code, where there is one. */
  died(reason: string | Sentence, code?: string): void;
}

/**
 * Searches recurse once per ply, and a user's game may need more stack on top; this is enough for DEEPEST plies. The
 * memory is only reserved: pages are used when they are touched.
 */
const STACK_MEGABYTES = 256;

/** How deep a recursion may go in a thread that was started here; tested with every kind of game. */
export const DEEPEST = 200_000;

/** Whether this thread has a stack of that size. */
export function hasLargeStack(): boolean {
  return (nodeThreads()?.resourceLimits.stackSizeMb ?? 0) >= STACK_MEGABYTES;
}

/**
 * A Node thread with this code, or undefined outside Node. What a game prints goes to standard error:
 * standard output belongs to the program.
 */
export function nodeThread(code: URL, events: ThreadEvents): Thread | undefined {
  const threads = nodeThreads();
  if (threads === undefined) return undefined;
  const worker = new threads.Worker(code, {
    resourceLimits: { stackSizeMb: STACK_MEGABYTES },
    // A thread does not start with the option --input-type of `node --input-type=module -e ...`. execArgv is set only
    // in that case, because Node checks explicit options more strictly than inherited ones.
    ...(process.execArgv.some((option) => option.startsWith('--input-type')) && { execArgv: [] }),
  });
  return workerThread(worker, events);
}

/** Terminated threads that have not ended yet. */
const ending = new Set<Promise<unknown>>();

/** Resolves when all terminated threads have ended; never while one is blocked in a system call. */
export async function threadsEnded(): Promise<void> {
  await Promise.all(ending);
}

/** A worker of a page or of Node's worker_threads, typed without the types of either. */
export interface StartedWorker {
  postMessage(message: unknown): void;
  terminate(): unknown;
}

/**
 * A worker that its owner has started. In a page its owner writes `new Worker(new URL(...))` in full, which is how
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
    const end = Promise.resolve(worker.terminate());
    ending.add(end);
    void end.then(() => ending.delete(end));
  };
  /** A message that cannot be read ends the thread, because the call that it belongs to is unknown. */
  const broken = (reason: string | Sentence) => {
    died(reason);
    end();
  };
  if ('on' in worker) {
    worker.on('message', (data) => ended || events.message(data));
    worker.on('error', (error: NodeJS.ErrnoException) => died(error.message, error.code));
    worker.on('messageerror', (error) => broken(error.message));
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
    broken(event.message || sentence('thread-not-loaded'));
  });
  worker.addEventListener('messageerror', () => broken(sentence('message-unreadable')));
  return { post: (message) => worker.postMessage(message), hold: () => {}, terminate: end };
}
