import type { StopSignal } from '../search/index.ts';
import { EXIT_OK, INTERRUPTED, TERMINATED } from './problems.ts';

/**
 * `npm run` passes on a Ctrl-C that the terminal already sent to everybody: two signals this close together are one
 * keystroke.
 */
const ONE_KEYSTROKE_MS = 250;

let handler: ((times: number) => void) | undefined;
let times = 0;
let last = Number.NEGATIVE_INFINITY;

/**
 * From now on Ctrl-C calls `listener` with how many times it has come since; undefined gives the process its own end
 * back.
 */
export function onInterrupt(listener: ((times: number) => void) | undefined): void {
  if (listener !== undefined && handler === undefined) process.on('SIGINT', hear);
  if (listener === undefined) process.off('SIGINT', hear);
  handler = listener;
  times = 0;
  last = Number.NEGATIVE_INFINITY;
}

/** Also called by code that reads the keyboard itself, where Ctrl-C is a key and not a signal. */
export function hear(): void {
  const now = performance.now();
  if (now - last < ONE_KEYSTROKE_MS) return;
  last = now;
  handler?.(++times);
}

/**
 * Whether the process must outlive its terminal. nohup makes the system ignore SIGHUP, but Node silently undoes that at
 * its start. What remains is the shell's variable `_` with the command that it ran.
 */
function isUnderNohup(): boolean {
  return /(^|\/)nohup$/.test(process.env._ ?? '');
}

/**
 * Runs work that returns its result so far when its signal is aborted: at the first Ctrl-C, at SIGTERM, or when the
 * terminal is closed (except under nohup). A second Ctrl-C ends the program. Returns the result and the exit code.
 */
export async function endable<T>(
  work: (signal: AbortSignal) => Promise<T>,
): Promise<{ readonly result: T; readonly code: number }> {
  const stop = new AbortController();
  let code = EXIT_OK;
  const end = (by: number) => {
    code = by;
    stop.abort();
  };
  const terminated = () => end(TERMINATED);
  onInterrupt((times) => (times === 1 ? end(INTERRUPTED) : process.exit(INTERRUPTED)));
  const hungUp = isUnderNohup() ? () => {} : terminated;
  process.on('SIGTERM', terminated).on('SIGHUP', hungUp);
  try {
    const result = await work(stop.signal);
    return { result, code };
  } finally {
    onInterrupt(undefined);
    process.off('SIGTERM', terminated).off('SIGHUP', hungUp);
  }
}

/**
 * A flag in memory that two threads share: the main thread raises it, a search in the worker sees it between two
 * nodes. The nodes are counted, which tells the main thread how far the search is without a message.
 */
export class StopFlag implements StopSignal {
  readonly memory: SharedArrayBuffer;
  readonly #words: BigInt64Array;

  constructor(memory: SharedArrayBuffer = new SharedArrayBuffer(16)) {
    this.memory = memory;
    this.#words = new BigInt64Array(memory);
  }

  raise(): void {
    Atomics.store(this.#words, RAISED, 1n);
  }

  get aborted(): boolean {
    return Atomics.load(this.#words, RAISED) === 1n;
  }

  countNodes(nodes: number): void {
    Atomics.add(this.#words, NODES, BigInt(nodes));
  }

  /** Nodes searched so far, to the nearest thousand or so. */
  get nodes(): number {
    return Number(Atomics.load(this.#words, NODES));
  }
}

const RAISED = 0;
const NODES = 1;
